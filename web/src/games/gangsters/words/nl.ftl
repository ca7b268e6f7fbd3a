# De getekende tafel van Gangsters. Namen van dingen en zinnen over een partij komen van de server.
ga-money = ${ $amount }
ga-you = Jij
ga-grey = grijs
ga-gang = Bende
ga-gangs = Bendes
ga-members = Leden
ga-joints = Joints
ga-cash = Geld
ga-worth = Vermogen
ga-pieces = Stukken
ga-gone = weg
ga-turn = aan de beurt
ga-yours = van jou
ga-give = jij geeft
ga-give-with = jij geeft, plus { $cash }
ga-get = jij krijgt
ga-get-with = jij krijgt, plus { $cash }
ga-left = over
ga-danger = gevaar
ga-cop = agent { $cop }
ga-cop-eating = agent { $cop } met Donuts { $donuts }
ga-crowd = publiek { $name }
ga-neutral = neutraal
ga-station = station { $number }
ga-owned = { $name }, niveau { $level }
ga-guarded = bewakers, niveau { $level }
ga-can-go = te kiezen
ga-here = hier
ga-comes-in-at = Start: { $at }.
ga-your-pieces = jouw { $piece }
ga-pieces-of = { $piece } van { $name }
ga-crime = misdaadniveau { $crime }, agenten { $cops }
ga-joints-count = { $count ->
    [one] één Joint
   *[other] { $count } Joints
  }
ga-own-joints = { $count ->
    [one] één Joint
   *[other] { $count } Joints
  }
ga-income = { $income } per beurt
ga-joints-by-colour = Joints per kleur
ga-colour-of = { $colour }: { $count } van { $all }
ga-choosing = kiest nog
ga-sealed = Verzegeld
ga-phase-short = Ronde { $round }
ga-phase-short-setup = Voorbereiding
ga-phase-setup = { $city }, voorbereiding
ga-phase-yours = { $city }, ronde { $round }, jij bent aan de beurt
ga-phase = { $city }, ronde { $round }, beurt van { $name }
ga-phase-over = { $city }, afgelopen in ronde { $round }

# De kaart
ga-map = Kaart van { $city }
ga-closer = Dichterbij
ga-further = Verder weg
ga-whole-city = De hele stad
ga-districts = Wijken
ga-reached = { $count ->
    [one] één doel
   *[other] { $count } doelen
  }
ga-threat-joint = Er is iemand in jouw { $at }
ga-threat-cop = Een agent naast jouw mensen: { $at }
ga-threat-piece = Jouw mensen zijn niet alleen: { $at }

# De stappen
ga-steps-title = Stappen van de beurt
ga-step-claim-1 = Eerste Joint
ga-step-claim-2 = Tweede Joint
ga-step-claim-3 = Derde Joint
ga-step-gang = Bende kiezen, in het geheim
ga-step-place = Neerzetten, in het geheim
ga-step-buy = Kopen en ruilen
ga-step-police = Dobbelstenen en politie
ga-step-moves = { $moves ->
    [0] Bewegingen
   *[other] Bewegingen: nog { $moves }
  }
ga-step-income = Inkomsten
ga-step-shooting = Schietpartijen
ga-dice = De dobbelstenen
ga-die-blue = Politie
ga-die-white = Publiek
ga-die-green = Racketeers
ga-die-black = Thugs
ga-die-red = Vamps
ga-steps = { $count ->
    [one] één stap
   *[other] { $count } stappen
  }
ga-not-thrown = niet gegooid

# Voorbereiding
ga-claim-it = { $name } claimen voor { $price }
ga-claim-pick = Kies een Joint op de kaart
ga-as-list = Als lijst
ga-gang-secret = Jouw bende, in het geheim
ga-fewer = Eén minder: { $piece }
ga-no-fewer = Al ingehuurd: { $piece }. Wil je er minder, neem dat dan terug in het menu
ga-more = Eén meer: { $piece }, { $price }
ga-more-too-dear = Eén meer zou te duur zijn: { $piece }, { $price }
ga-no-more = Meer { $piece } kan in het begin niet
ga-stays-cash = blijft over als geld
ga-too-much = te veel
ga-piece-count = { $piece }: { $count }
ga-where-begin = Waar ze beginnen
ga-where = waar?
ga-put-there = Zet de { $piece } in { $name }
ga-seal = Bende en plaatsen verzegelen
ga-seal-nobody = Verzegelen: huur eerst iemand
ga-seal-missing = Verzegelen: nog geen plaats voor de { $piece }
ga-seal-too-dear = Verzegelen: de bende kost te veel
ga-sealed-wait = Verzegeld. Als iedereen heeft verzegeld, wordt alles onthuld.

# Kopen en ruilen
ga-throw = Dobbelstenen gooien
ga-buy = Kopen
ga-raise = Verbeteren
ga-buy-it = { $name } kopen voor { $price }
ga-raise-it = { $name } verbeteren voor { $price }
ga-trade = Een ruil aanbieden
ga-offer-to = Bod aan
ga-trade-how = Klik op een Joint op de kaart: die van jou geef je, die van { $name } vraag je.
ga-you-give = Jij geeft
ga-you-get = Jij krijgt
ga-they-give = { $name } geeft
ga-no-joint = geen Joint
ga-and-cash = en geld
ga-cash-way = Geld gaat maar één kant op:
ga-get-more = { $cash } meer vragen
ga-pay-more = { $cash } bijleggen
ga-trade-sentence = Je geeft { $name } { $give ->
    [none] ${ $pay }
   *[other] { $pay ->
        [0] { $give }
       *[other] { $give } en ${ $pay }
    }
  } voor { $want ->
    [none] ${ $get }
   *[other] { $get ->
        [0] { $want }
       *[other] { $want } en ${ $get }
    }
  }.
ga-offer-it = Dit aan { $name } aanbieden
ga-no-trade = Geen ruil
ga-offered = { $name } biedt je een ruil aan
ga-colour-then = jouw Joints in { $colour }: { $now }, daarna { $after }
ga-cash-after = Je zou dan { $cash } hebben.
ga-joints-after = Je zou dan { $count ->
    [one] één Joint
   *[other] { $count } Joints
  } hebben.
ga-accept = Akkoord met de ruil
ga-refuse = Weigeren

# Politie
ga-police-title = Eén politieactie, of geen
ga-blue-die = blauwe dobbelsteen { $steps }
ga-must-move = Agent { $cop } moet worden verplaatst of omgekocht (GA-4.9)
ga-donuts-of = Donuts { $donuts } van { $name }
ga-donuts-yours = jouw Donuts { $donuts }
ga-places = { $count ->
    [one] één plaats om heen te gaan
   *[other] { $count } plaatsen om heen te gaan
  }
ga-no-places = kan nu niet worden verplaatst
ga-subway = Metro
ga-bribe = Omkopen
ga-new-cop = Nieuwe agent
ga-call = Roepen
ga-keep-feeding = Jouw agent eet door.
ga-donuts-2 = Donuts 2
ga-send-there = Stuur agent { $cop } daarheen
ga-no-police = Geen politieactie
ga-bribes = Omkopingen
ga-only-you = alleen jij ziet je fiches
ga-order-stands = Onkreukbaren die teruggaan voordat een ander trekt: { $count }
ga-order = { $count ->
    [0] Geen terugleggen
    [one] Eén terugleggen
   *[other] { $count } terugleggen
  }
ga-bribe-unknown = { $name }, agent { $cop }: niet bekend
ga-bribe-worked = { $name }, agent { $cop }: gelukt
ga-bribe-failed = { $name }, agent { $cop }: mislukt

# Vragen
ga-in-turn-of = In de beurt van { $name }
ga-in-your-turn = In jouw beurt
ga-ask-react = Een fiche laten zien?
ga-ask-donuts = Donuts weghalen?
ga-ask-shield = Donuts weghalen voordat hij aanvalt?
ga-ask-feed = Donuts voor agent { $cop }?
ga-ask-target = Wie wordt het doelwit van agent { $cop }?
ga-ask-attack = Valt agent { $cop } aan?
ga-ask-seduce = Wie verleiden jouw vamps?
ga-ask-shoot = De volgende schietpartij
ga-ask-keep = Het fiche dat je hebt getrokken
ga-cop-at = Agent { $cop } staat hier: { $at }
ga-cop-replaced = Agent { $cop } nam de metro; deze kwam eruit.
ga-eats = Agent { $cop } eet Donuts { $donuts } van { $name }: { $at }
ga-eats-yours = Agent { $cop } eet jouw Donuts { $donuts }: { $at }
ga-all-asked = Het wordt aan iedereen tegelijk gevraagd; dat het jou gevraagd wordt, verraadt dus niets.
ga-show = Fiche van agent { $cop } laten zien
ga-attack = Aanvallen: { $target }
ga-seduce = Verleiden: { $target }
ga-donuts = Donuts 1 geven
ga-kept-worked = Het is gelukt: je hebt nu het fiche van agent { $cop }.
ga-kept-failed = Het is mislukt: je krijgt het fiche van agent { $cop } niet.
ga-keep = Houden
ga-put-back = Terugleggen
ga-pass-react = Niets laten zien
ga-pass-donuts = Niets laten zien
ga-pass-shield = Niets laten zien
ga-pass-feed = Geen donuts
ga-pass-attack = Door laten eten

# Bewegingen
ga-moves-left = { $count ->
    [one] nog één beweging
   *[other] nog { $count } bewegingen
  }
ga-on-arrival = Bij aankomst
ga-with-dice = Met
ga-on-foot = de eigen dobbelsteen
ga-go-there = Naar { $name }
ga-recruit = Rekruteren
ga-new-public = Nieuw publiek
ga-wheels = Wheels
ga-heaters = Heaters
ga-clothes = Nieuwe kleren
ga-done = Niets meer verplaatsen

# Wat verteld wordt
ga-income-since = Inkomsten sinds je laatste worp:
ga-income-round = Inkomsten van deze ronde:
ga-paid = { $at } betaalt { $name }
ga-extorted = { $name }: afgeperst in { $at }
ga-guards-of = bewakers van { $name }
ga-fight-of = Schietpartij { $number } van { $count }
ga-fight-cop = Eerst agenten
ga-fight-piece = Stukken die hebben bewogen
ga-fight-guards = Bewakers, Joint voor Joint
ga-fight-cancelled = Gaat niet door
ga-fight-before = De vorige schietpartij
ga-fight-next = De volgende schietpartij
ga-fight-hold = Pauzeren
ga-fight-run = Vanzelf verder
ga-fights-again = { $count ->
    [one] De laatste schietpartij
   *[other] De laatste { $count } schietpartijen
  }
ga-throws = { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
  }, { $from ->
    [6] raak bij 6
   *[other] raak bij { $from } tot 6
  }
ga-no-dice = schiet niet
ga-hit = raak
ga-miss = mis
ga-hits = { $count ->
    [one] treffer
   *[other] treffers
  }
ga-at-once = één worp, allebei tegelijk
ga-pace = Hoe schietpartijen worden getoond
ga-pace-die = Elke dobbelsteen
ga-pace-fight = Elk gevecht
ga-pace-result = Alleen uitslag

# Soorten zetten
move-claim = Claimen
move-hire = Huren
move-done = Klaar
move-place = Neerzetten
move-buy = Kopen
move-raise = Verbeteren
move-wheels = Wheels kopen
move-heaters = Heaters kopen
move-clothes = Nieuwe kleren kopen
move-offer = Ruil aanbieden aan
move-give = Geven
move-want = Vragen
move-pay = Betalen
move-get = Krijgen
move-propose = Het bod doen
move-accept = Akkoord
move-refuse = Weigeren
move-throw = Dobbelstenen gooien
move-show = Fiche laten zien van agent
move-pass = Passen
move-bribe = Omkopen: agent
move-cop = Agent verplaatsen
move-subway = Metro voor agent
move-new-cop = Nieuwe agent
move-donuts = Donuts
move-to = Naar
move-attack = Aanvallen
move-move = Stuk verplaatsen
move-drive = Stuk rijden
move-public = Publiek verplaatsen
move-new-public = Nieuw publiek
move-recruit = Rekruteren
move-seduce = Verleiden
move-keep = Houden
move-put-back = Terugleggen
move-shoot = Schieten
move-order = Onkreukbaren terugleggen

# Wat er aan de getekende tafel wordt gevraagd
ga-prompt-claim = Claim een Joint: klik op een verlichte, of kies uit de lijst. Van dit geld betaal je drie Joints (GA-2.1).
ga-prompt-buy = Koop of verbeter waar je racketeers staan, bied ruilen aan, en gooi dan de dobbelstenen (GA-3.1).
ga-prompt-police = { $cops ->
    [0] Er is geen agent in de stad: roep er een, of laat de politie met rust (GA-4.1).
   *[other] Kies een agent en zie waar hij heen kan, koop er een om, roep een nieuwe, of laat de politie met rust (GA-4.1).
  }
ga-prompt-cop-to = Waar gaat agent { $cop } heen? Klik op een verlichte plaats (GA-4.5).
ga-prompt-move = Kies een stuk of publiek, met de dobbelsteen of op de kaart, en dan een verlichte plaats (GA-5.1).
ga-prompt-public-to = Waar gaat publiek { $public } heen? Klik op een verlichte plaats (GA-5.6).
ga-prompt-return = Waar komen de { $piece } terug? Klik op een verlichte plaats (GA-6.3).
ga-prompt-picked = { $count ->
    [0] Er is niets te bereiken: kies iets anders.
    [one] Er is één plaats te bereiken: klik erop om erheen te gaan.
   *[other] Er zijn { $count } plaatsen te bereiken: klik er een aan om erheen te gaan.
  }
ga-prompt-gang = Huur je bende en geef elk stuk een plaats; niemand ziet het tot iedereen heeft verzegeld (GA-2.2, GA-2.3).
ga-prompt-gang-again = Wie je al hebt ingehuurd, blijft: neem er meer of verzegel weer. Moeten het er minder zijn, neem dat dan terug in het menu (GA-2.2, GA-2.3).
