# Soorten zetten, voor de lijst met keuzes
move-buy-blue = Een blauwe kop kopen
move-buy-green = Een groene kop kopen
move-done = Niets meer kopen
move-move = Met een man lopen
move-from = Beginnen op
move-step = Stap naar
move-fight = Vechten
move-end = De beurt beëindigen

# Plaatsen
ch-district-NW = Noordwest
ch-district-NE = Noordoost
ch-district-SE = Zuidoost
ch-district-SW = Zuidwest
ch-casino = Casino { $district }
ch-headquarters = Hoofdkwartier { $district }
ch-bar = Kroeg van { $worth }, { $where }
ch-central-bar = Centrale kroeg van { $worth } ({ $district })
ch-street = Straat { $where }
ch-exit = Uitgang ({ $district })
ch-near = { $side } van het { $landmark } ({ $district })
ch-exact = { $place }: { $away }
ch-exact-word = { $place }, vanaf het { $landmark } { $away }
ch-squares-N = { $count ->
    [one] één vak naar het noorden
   *[other] { $count } vakken naar het noorden
  }
ch-squares-E = { $count ->
    [one] één vak naar het oosten
   *[other] { $count } vakken naar het oosten
  }
ch-squares-S = { $count ->
    [one] één vak naar het zuiden
   *[other] { $count } vakken naar het zuiden
  }
ch-squares-W = { $count ->
    [one] één vak naar het westen
   *[other] { $count } vakken naar het westen
  }
ch-side-N = ten noorden
ch-side-NE = ten noordoosten
ch-side-E = ten oosten
ch-side-SE = ten zuidoosten
ch-side-S = ten zuiden
ch-side-SW = ten zuidwesten
ch-side-W = ten westen
ch-side-NW = ten noordwesten
ch-landmark-headquarters = hoofdkwartier
ch-landmark-casino = casino
ch-landmark-park = park
ch-letters-NW = NW
ch-letters-NE = NO
ch-letters-SE = ZO
ch-letters-SW = ZW
ch-bar-word = kroeg { $worth } ({ $district })
ch-casino-word = casino ({ $district })
ch-headquarters-word = hoofdkwartier ({ $district })
ch-street-word = een straat ({ $district })
ch-percent = { $figure }%

# Het bord
ch-board = De stad
ch-men-on-board = Je mannen op het bord
ch-places-in-reach = Plaatsen binnen bereik
ch-own-man = { $count ->
    [one] Je { $worth }, { $place }
   *[other] Je { $count } mannen van { $worth }, { $place }
  }
ch-small-map = Kaartje van de stad: een deel ervan tonen
ch-zoom-in = Dichterbij
ch-zoom-out = Verder weg
ch-threat = { $steps ->
    [one] De { $worth } van { $name } is één stap van jouw casino
   *[other] De { $worth } van { $name } is { $steps } stappen van jouw casino
  }
ch-place-does = { $place }: { $what }.
ch-would-attack = { $count ->
    [one] { $name } aanvallen
   *[other] { $count } mannen van { $name } aanvallen
  }
ch-would-own = al van jou
ch-would-walk = hier stoppen
ch-would-hold = bezetten, waarde { $worth }
ch-would-take-from = { $worth } afpakken van { $name }
ch-would-take = { $worth } innemen
ch-would-take-all = in totaal { $worth } innemen

# De worp en de tocht
ch-throw-of = De worp van { $name }
ch-your-throw = Je worp
ch-hint-buy = Kies hoeveel mannen je koopt.
ch-hint-dice = Kies de dobbelstenen voor een van je mannen; de rest is voor de volgende.
ch-hint-his-dice = Met welke dobbelstenen loopt hij? Meerdere worden opgeteld.
ch-hint-man = { $steps ->
    [one] Wie zet deze ene stap?
   *[other] Wie zet deze { $steps } stappen?
  }
ch-hint-where = { $steps ->
    [one] Waar brengt zijn stap hem? Klik op een gemarkeerde plek; een tweede klik stuurt hem op pad.
   *[other] Waar brengen zijn { $steps } stappen hem? Klik op een gemarkeerde plek; een tweede klik stuurt hem op pad.
  }
ch-hint-fight = Kies tegen wie hij nu vecht.
ch-hint-moment = Een ogenblik …
ch-hint-walk = { $steps ->
    [one] Nog één stap: waarheen?
   *[other] Nog { $steps } stappen: waarheen?
  }
ch-dice = Dobbelstenen
ch-die = Dobbelsteen { $number } van { $count }, toont { $face }
ch-steps = { $steps ->
    [one] stap
   *[other] stappen
  }
ch-your-men = Je mannen
ch-men-named = { $count ->
    [one] Man { $men }
   *[other] Mannen { $men }
  }
ch-men-at = { $count ->
    [one] Man { $men }, van { $worth }: { $place }
   *[other] Mannen { $men }, elk van { $worth }: { $place }
  }
ch-in-reserve = in de reserve
ch-walk-dice = Kies dobbelstenen
ch-walk-who = Kies een man
ch-walk-where = Kies een plaats
ch-walk = { $steps ->
    [one] Eén stap lopen
   *[other] { $steps } stappen lopen
  }
ch-walk-take = Loop { $steps }, neem { $worth } in
ch-walk-casino = Loop { $steps }, het casino in
ch-walk-attack = Loop { $steps } en val aan
ch-clear = Wissen
ch-end-turn = Beurt beëindigen
ch-ways = { $count } wegen daarheen
ch-ways-there = Wegen daarheen
ch-from = Vanaf { $place }
ch-through = Door
ch-through-nothing = Over straat, zonder iets in te nemen
ch-gain = +{ $worth } per betaaldag
ch-odds-win = { $chance } je { $own } verslaat de { $other }
ch-reach = { $steps ->
    [one] Met één stap bereik je
   *[other] Met { $steps } stappen bereik je
  }
ch-show = Tonen
ch-sort-fight = Gevechten { $count }
ch-sort-new = Te halen { $count }
ch-sort-own = Eigen { $count }
ch-sort-street = Straten { $count }
ch-starts = Of kies waar hij begint

# Gevechten
ch-fight-at = Gevecht: { $place }
ch-your-man = Je { $worth }
ch-man-of = { $name }: { $worth }
ch-for-you = voor jou
ch-throw-against = Gooi tegen de { $worth }
ch-whom-first = Wie is de volgende?
ch-opponent = { $count ->
    [one] De { $worth } (man { $number })
   *[other] Een van { $count } × { $worth } (man { $number })
  }
ch-brings = levert { $worth } op
ch-if-win = Winst
ch-if-lose = Verlies
ch-won = Je krijgt { $prize }.
ch-rises = Je man stijgt in rang en wordt { $head }.
ch-lost = Je bent je man kwijt, en { $name } krijgt { $prize }.
ch-thrown = { $face } tegen { $other }
ch-then = daarna
ch-skip = Verder

# Kopen en betaaldagen
ch-buy-first = Koop je eerste mannen
ch-buy-after = Mannen kopen na ronde { $round }
ch-you-have = je hebt
ch-heads-blue = Blauw, { $price } per stuk
ch-heads-green = Groen, { $price } per stuk
ch-heads-red = Rood, { $price } per stuk
ch-heads-yellow = Geel, { $price } per stuk
ch-count-blue = { $count } blauw
ch-count-green = { $count } groen
ch-count-red = { $count } rood
ch-count-yellow = { $count } geel
ch-bank-has = de bank heeft er { $count }
ch-no-bodies = Voor nog meer mannen heb je geen pion meer.
ch-one-less = Eén minder
ch-one-more = Eén meer
ch-buy-do = Koop { $heads }, houd { $left } over
ch-buy-none = Kies mannen met + en −
ch-buy-nothing = Niets kopen
ch-payday-after = Betaaldag na ronde { $round }
ch-gang = Bende
ch-paid-for = Voor kroegen en casino's
ch-paid = Betaald
ch-money = Geld
ch-odds-title = Wie wint een gevecht
ch-odds-about = De kans van jouw man (rijen) tegen een ander (kolommen) (CH-4.1).

# De bendes
ch-gangs = Bendes
ch-purse = inkomsten { $income }, totaal { $worth }, { $chips } { $chips ->
    [one] fiche
   *[other] fiches
  }
ch-purse-about = Wat de volgende betaaldag oplevert; wat na de laatste ronde telt; hoeveel fiches nog gelegd kunnen worden
ch-no-men = geen mannen
ch-round = Ronde { $round } van { $last }, fase { $phase }
ch-before = Vóór de eerste ronde
ch-next-payday = betaaldag na ronde { $round }
ch-places = Kroegen en casino's
ch-heads = Koppen
ch-worth = Vermogen
