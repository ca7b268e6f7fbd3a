# De eigen woorden van Chicago Poker in de browser. Hoe kaarten, bedrijven en combinaties heten komt van de server.
cp-actions-left = acties over
cp-actions-left-of = acties over voor { $name }
cp-actions-of = { $left } van { $all }
cp-all-down = alles gedekt
cp-all-up = alles open
cp-beats = Wat wint van wat
cp-beats-equal = Gelijke combinaties: de hoogste waarden winnen. Ook met minder dan vijf kaarten kun je winnen.
cp-blackmail-none = Er is geen kaart die je mag nemen; je kunt Chantage zonder effect spelen.
cp-blackmail-take = Neem een kaart in je hand. De rest wordt door de trekstapel geschud.
cp-boss = Baas
cp-businesses-left = Nog in de stapel
cp-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
cp-clear = Terug
cp-complete = { $you ->
    [yes] Compleet: duel in jouw beurt
   *[no] Compleet: duel in de beurt van { $name }
  }
cp-complete-short = Duel: { $name }
cp-discards = Aflegstapel
cp-discards-short = Afleg { $count }
cp-do-blackmail = { $card } nemen
cp-do-choose = { $card } in het geheim kiezen
cp-do-discard = { $card } afleggen
cp-do-done = De rit eindigt hier
cp-do-gun = Het pistool gebruiken
cp-do-limousine = { $count ->
    [one] Eén kaart laten rijden
   *[other] { $count } kaarten laten rijden
  }
cp-do-murder = Laatste kaart van { $name } vermoorden: { $business }
cp-do-play = { $card } aanleggen: { $business }
cp-do-raid = Inval bij { $name }: { $business }
cp-does-blackmail = Neem een kaart naar keuze van de aflegstapel
cp-does-gun = Twee extra acties in deze beurt
cp-does-limousine = Rijd 1 tot 4 van je kaarten naar een ander bedrijf
cp-does-murder = Leg de laatste kaart van een andere rij af
cp-does-raid = Bekijk de gedekte kaarten van een andere rij
cp-down = gedekt
cp-down-then-up = { $down } gedekt, { $up } open
cp-draw = Kaart trekken
cp-draw-pile = Trekstapel
cp-draw-short = Trekken { $count }
cp-duel = Duel
cp-duel-at = Duel: { $business }
cp-duel-by = { $you ->
    [yes] Door jouw kogel.
   *[no] Door de kogel van { $name }.
  }
cp-duel-settling = De partij staat stil: elk open bedrijf wordt beslist.
cp-duel-soon = duel
cp-duel-taken = { $you ->
    [yes] Jij neemt de { $business } over.
   *[no] { $name } neemt de { $business } over.
  }
cp-duel-tied = gelijk
cp-duel-won = wint
cp-end = Beurt beëindigen
cp-face-down = gedekte kaart
cp-first-round = Ronde 1: de eerste speler heeft één actie, de tweede twee.
cp-hand-card = { $card }, kaart { $place } van { $count }
cp-hand-card-picked = { $card }, kaart { $place } van { $count }, gekozen
cp-hand-count = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }, hoogstens { $limit } aan het eind van je beurt
cp-hide-peeks = Mijn gedekte kaarten verbergen
cp-in-all = Totaal
cp-is-chicago-poker = vijf van één waarde
cp-is-flush = vijf van één kleur
cp-is-four-of-a-kind = vier van één waarde
cp-is-full-house = drie van één waarde en twee van een andere
cp-is-high-card = niets van dit alles: de hoogste kaart telt
cp-is-pair = twee van één waarde
cp-is-rainbow-straight = vijf op volgorde, in vijf kleuren
cp-is-straight = vijf op volgorde, kleuren door elkaar
cp-is-straight-flush = vijf op volgorde, alle van één kleur
cp-is-three-of-a-kind = drie van één waarde
cp-is-two-pair = twee van één waarde en twee van een andere
cp-last-duel = Laatste duel
cp-lay-here = Hier aanleggen, { $facing }
cp-left-in-pile = nog { $count } in de stapel
cp-makes = vormt { $combination }
cp-murder-here = De laatste kaart vermoorden
cp-next-place = Volgende kaart: { $facing }
cp-no-cards = Je hebt geen kaarten.
cp-no-discards = Er is nog niets afgelegd.
cp-no-effect = Alleen afleggen
cp-of = { $have } van { $need }
cp-only-draw = Trek een kaart
cp-open-businesses = Open bedrijven
cp-open-hands = Alle handen
cp-own-face-down = { $card }, gedekt
cp-pick-card = Kies een kaart, of trek
cp-pick-one = Kies een kaart
cp-pick-target = Kies een verlichte rij
cp-raid-here = { $count ->
    [one] De gedekte kaart bekijken
   *[other] De { $count } gedekte kaarten bekijken
  }
cp-rank = Plaats
cp-ride-card = { $order ->
    [0] { $card }: laten meerijden
   *[other] { $card }: rijdt mee als nummer { $order }
  }
cp-ride-from = Van welke rij?
cp-ride-goal = De kaarten gaan hierheen
cp-ride-other = Of liever naar deze rij
cp-ride-pick = Welke kaarten, in volgorde?
cp-ride-start = De rit begint hier
cp-ride-to = Naar welke rij?
cp-rival = { $name }: { $have }
cp-round = Ronde { $round }
cp-row-full = rij is vol
cp-row-of = { $you ->
    [yes] Jouw rij, { $business }
   *[no] Rij van { $name }, { $business }
  }, { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
  }
cp-rows-light = { $card }: { $count } rijen lichten op. Kies waar hij heen gaat.
cp-seen-face-down = { $card }, gedekt, bij jou bekend
cp-show-peeks = Mijn gedekte kaarten tonen
cp-skip = Overslaan
cp-special = Speciaal
cp-spot = Bedrijf { $spot }
cp-tab-lay = + { $facing }
cp-tab-targets = { $count ->
    [one] één doelwit
   *[other] { $count } doelwitten
  }
cp-tab-told = { $count } nieuw
cp-tie-break = Tiebreak:
cp-title-chicago-poker = Chicago Poker
cp-title-flush = Flush
cp-title-four-of-a-kind = Four of a kind
cp-title-full-house = Full house
cp-title-high-card = Hoge kaart
cp-title-pair = Paar
cp-title-rainbow-straight = Regenboogstraat
cp-title-straight = Straat
cp-title-straight-flush = Straight flush
cp-title-three-of-a-kind = Three of a kind
cp-title-two-pair = Twee paar
cp-up = open
cp-up-then-down = { $up } open, { $down } gedekt
cp-wait = De anderen spelen
cp-why-alone = Niemand anders heeft daar een kaart (CP-5.2).
cp-why-best = De beste combinatie wint (CP-5.3).
cp-why-not = Kan niet gekozen worden; druk om te horen waarom
cp-why-tie-break = De beste rijen waren gelijk: de tiebreak geeft de doorslag (CP-5.6).
cp-why-tied = Gelijk: { $names }. Nog niemand heeft gewonnen; elk kiest een kaart, en de hoogste waarde wint (CP-5.6).
cp-why-values = Gelijke combinaties: de hogere waarden geven de doorslag (CP-5.5).
cp-wins-with = Wat wint
cp-won = Gewonnen bedrijven
cp-you = Jij
cp-you-win-with = Je wint met
cp-your-hand = Je hand
cp-your-turn = jouw beurt

# Soorten zetten
move-blackmail = Chantage: een afgelegde kaart nemen
move-blackmail-nothing = Chantage zonder effect
move-choose = Een kaart voor de tiebreak kiezen
move-discard = Een kaart afleggen
move-done = De rit beëindigen
move-draw = Een kaart trekken
move-end = De beurt beëindigen
move-gun = Pistool: twee extra acties
move-gun-nothing = Pistool zonder effect
move-limousine = Limousine: van en naar
move-limousine-nowhere = Limousine zonder effect
move-murder = Moord: bedrijf en baas
move-murder-nobody = Moord zonder effect
move-play = Een gangster bij een bedrijf aanleggen
move-raid = Politie-inval: bedrijf en baas
move-raid-nobody = Politie-inval zonder effect
move-take = Een kaart meenemen
