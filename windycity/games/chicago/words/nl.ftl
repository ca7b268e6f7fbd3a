# Het spel
chicago = Chicago
goal = Je wint meteen als je drie van de vier casino's in handen hebt, of alle acht kroegen rond het centrale plein, of vijf mannen met een gele kop. Lukt dat niemand in 24 rondes, dan wint de rijkste bende.
turn-in-short = In je beurt gooi je drie dobbelstenen en verdeel je ze over je mannen: elke kroeg waar een van hen doorheen loopt is van jou, een casino zolang hij er blijft; wie tegen een man van een andere bende aan loopt, vecht met hem.
score = vermogen { $score }
head-blue = blauw
head-green = groen
head-red = rood
head-yellow = geel
head-none = geen kop
head-out = uitgeschakeld
colour-red = rood
colour-blue = blauw
colour-green = groen
colour-purple = paars
reserve = in de reserve

# De tafel
headline-buy = { $player } mag koppen kopen.
headline-move = { $player } is aan de beurt; dobbelstenen over: { $dice }.
headline-from = { $player } brengt man { $man } uit de reserve in het spel: vanaf welk vak?
headline-step = Man { $man } van { $player } is bij { $at }; stappen over: { $steps }.
headline-fight = Man { $man } van { $player } valt { $at } aan: tegen wie vecht hij nu?
headline-over = De partij is afgelopen.
round = { $round ->
    [0] Vóór ronde 1 van 24.
   *[other] Ronde { $round } van 24.
}
bank-pays = De bank betaalt na ronde 6, 12 en 18.
purse = geld { $money }, inkomsten { $income }, fiches over { $chips }, vermogen { $worth }
men = mannen: { $men }
legend = { $letter }{ $bar } een kroeg met waarde { $worth } en het fiche van { $name }, te typen met de wijk erbij: NW{ $bar } (een hoofdletter: centraal); CA casino met waarde { $casino }: NW-casino; HQ hoofdkwartier: NW-hq; { $letter }y2 twee mannen van { $name }, de eerste geel (yellow); ▶▶ de man die loopt; ⇄ uitgang.
legend-doors = ▴ ▸ ▾ ◂ de deur van een gebouw, + meer deuren.
bars = kroegen: { $bars }

# Hulp
help-phrase =
    Een hele tocht kun je in één keer typen: loop 3 naar NW5b kiest zo weinig mogelijk dobbelstenen, loop 3 met 2+5 naar NW5b
    gebruikt deze, en met naar NW5b ga je midden in een tocht verder. Waar de wegen verschillende kroegen innemen, kies je.
    Gebouwen noem je met wijk en aanduiding, zoals op het bord (NW5b, NW-casino), of net als straten met kolom en rij (k7).
    ? loop 3 met 2+5 vertelt in welke nieuwe kroegen en casino's de tocht kan eindigen.

# Waarom een zet niet mag
# Alleen blauwe en groene koppen worden verkocht: daarom staat er een e achter de kleur, hier en bij event-bought.
asked-for-buy = De vraag is welke koppen je koopt: "koop blauw", "koop groen" of "klaar".
asked-for-move = Kies een man en dobbelstenen: "loop 3 met 2+5", of sluit af met "einde".
asked-for-from = De vraag is waar de man uit de reserve begint: "vanaf k12".
asked-for-step = Er is een man onderweg: noem het volgende vak, zoals in "stap k12".
asked-for-fight = Er wordt gevochten: "vecht 4" zegt wie de volgende tegenstander van de aanvaller is.
too-little-money = Een { $head }e kop kost { $price }; je hebt { $money }.
no-heads-left = De bank heeft geen { $head }e koppen meer.
no-bodies-left = Al je pionnen zijn in het spel of uitgeschakeld.
no-such-space = Zo'n vak is er niet in deze stad.
no-such-man = Je hebt geen man { $man } in het spel.
no-such-dice = De dobbelstenen { $dice } zijn er niet; je hebt nog: { $left }.
take-the-first-of-equals = Man { $other } staat op dezelfde plaats en heeft dezelfde kop; kies hem.
no-walk-of-that-length = Man { $man } kan geen tocht lopen met precies dit aantal stappen: { $steps }.
no-own-man-there = { $space }: daar staat geen man van jou.
no-walk-from-there = Vanaf { $space } kan de man geen tocht lopen met precies dit aantal stappen: { $steps }.
not-next-to = { $space } ligt niet naast { $here }.
enemy-in-the-way = Je kunt niet langs { $space }: daar staan mannen van een andere bende. Alleen met je laatste stap kun je erheen.
foreign-headquarters = { $space } is het hoofdkwartier van een andere bende.
own-man-there = Op { $space } staat al een man van jou, en op een straatvak is maar plaats voor één man.
cannot-be-completed = Vanaf { $space } zou de tocht niet meer precies uitkomen; stappen over: { $steps }.
no-such-defender = Man { $man } is geen van de verdedigers.
fight-the-first-of-equals = Man { $other } verdedigt met dezelfde kop als man { $man }; vecht tegen hem.
starts-elsewhere = De man is niet in de reserve: hij begint waar hij staat, niet bij { $space }.
walk-of-another-length = Man { $man } kan in { $counts } stappen bij { $space } komen, niet in { $steps }.
no-walk-there = Man { $man } kan niet bij { $space } komen; andere bendes staan in de weg, of het is te ver.
name-the-man = Zeg welke man, bijvoorbeeld "{ $phrase }".
dice-do-not-reach = Man { $man } kan in { $counts } stappen bij { $space } komen; met de dobbelstenen die er nog zijn, { $left }, lukt dat niet.
space-in-every-district = { $space } is er in elke wijk: { $spaces }. Zeg welke je bedoelt.

# Wat er mis is met een stelling
flaw-men-misplaced = Er staat een man zonder kop of een uitgeschakelde man op het bord, of een man staat waar geen vak is.
flaw-beyond-seats = Er is iets van een plaats die niet meespeelt.
flaw-space-miscounted = Op een vak staan mannen van twee bendes, of wat er over een vak staat, past niet bij de mannen die daar staan.
flaw-street-crowded = Op een straatvak is plaats voor één man.
flaw-foreign-headquarters = Er staat een man in het hoofdkwartier van een andere bende.
flaw-heads-miscounted = Het aantal koppen op mannen en in de bank klopt niet.
flaw-chips-miscounted = Een bende heeft 30 fiches, in kroegen of in voorraad.
flaw-chip-misplaced = Er ligt een fiche waar geen kroeg is of waar een andere bende staat, of er ontbreekt een fiche waar een bende die er nog heeft in een kroeg staat.
flaw-dice-misfit = De dobbelstenen, de ronde en wat er aan de gang is, passen niet bij elkaar.
flaw-ask-mismatch = Wat er gevraagd wordt, en van wie, past niet bij de rest van de stelling: een bende is bijvoorbeeld aan zet of mag kopen, maar kan dat niet.
flaw-walk-misfit = Er loopt een man die dat niet kan, of waar hij niet kan zijn: tussen mannen van een andere bende zonder met hen te vechten, of in een hoofdkwartier dat niet het zijne is.
flaw-steps-misfit = Een man heeft meer stappen over dan de gebruikte dobbelstenen kunnen geven.
flaw-already-won = Een bende heeft wat meteen wint, drie casino's, alle centrale kroegen of vijf gele koppen, en toch gaat de partij door.
flaw-reason-misfit = De partij is afgelopen, maar niet door wat de stelling laat zien, of met andere winnaars.
flaw-too-much-money = De bendes hebben samen meer geld dan er binnengekomen kan zijn: elk 50 aan het begin, hooguit 50 voor elke uitgeschakelde man, en op elke betaaldag tot nu toe de waarde van het hele bord.

# Hoe een partij eindigt
reason-three-casinos = drie casino's
reason-central-bars = alle acht centrale kroegen
reason-five-yellows = vijf gele koppen
reason-richest = het grootste vermogen

# Wat een zet doet
explain-buy-blue = Koop een blauwe kop voor 10.
explain-buy-green = Koop een groene kop voor 25.
explain-done = Koop niets meer.
explain-move = Man { $man } ({ $head }) loopt met { $dice }; aantal stappen: { $steps }. { $count ->
    [0] Hij kan niet in een nieuwe kroeg of een nieuw casino eindigen.
   *[other] Hij kan eindigen in: { $gains }.
}
explain-from = De man uit de reserve begint bij { $space }.
explain-step = Zet een stap naar { $space }.
explain-fight = Vecht nu tegen man { $man }.
explain-end = Laat de rest van de dobbelstenen ongebruikt.

# Wat er mis is met een editie
edition-wrong-faces = In { $file } moeten bij { $path } getallen van 1 tot en met 6 staan.
edition-wrong-worth = In { $file } is { $path } { $worth }; het moet een getal van 1 tot en met { $most } zijn.
plan-wrong-rows = In { $file } heeft de plattegrond { $count } rijen; het moeten er { $wanted } (één wijk) of { $whole } (het hele bord) zijn.
plan-wrong-columns = In { $file } heeft rij { $row } van de plattegrond { $count } vakken; het moeten er { $wanted } zijn.
plan-unknown-token = In { $file } staat in rij { $row }, kolom { $column } van de plattegrond "{ $token }"; het moet .. ## HQ CA EX SQ zijn of een kroeg zoals 5b.
plan-label-twice = In { $file } staat { $label } { $count } keer op de plattegrond; elk gebouw heeft een eigen aanduiding.
plan-wrong-number = In { $file } staat { $label } { $count } keer op de plattegrond; het moet { $wanted } keer zijn.
plan-wrong-bars = { $district } heeft op de plattegrond { $count } { $count ->
    [one] kroeg
   *[other] kroegen
} met waarde { $worth }; volgens "bar" zijn het er { $wanted }.
plan-wrong-central = { $district } heeft op de plattegrond { $count } centrale { $count ->
    [one] kroeg
   *[other] kroegen
} (met een hoofdletter), niet { $wanted }. Wie alle centrale kroegen van het bord in handen heeft, wint; zijn er geen, dan wint niemand zo.
doors-unreadable = In { $file } moet de regel "{ $line }" eruitzien als 5c: N S, met de zijden N (noord), E (oost), S (zuid) en W (west).
doors-of-nothing = In { $file } staan deuren voor { $label }, maar dat staat niet op de plattegrond.
building-without-door = In { $file } heeft { $label } geen deur.
door-not-to-street = In { $file } komt de deur van { $label } aan zijde { $side } niet op een straat uit.
headquarters-doors = { $label } heeft minder dan { $wanted } deuren.
central-not-at-square = De centrale kroeg { $label } ligt niet aan het plein.
plan-not-reached = In { $file } is { $space } niet te bereiken vanaf { $home }.
doors-twice = In { $file } staan de deuren van { $label } twee keer in de lijst.
exit-not-at-edge = In { $file } ligt de uitgang in rij { $row }, kolom { $column } van de plattegrond niet aan de rand van het bord, waar de weg het verlaat (van één wijk: de noord- of westrand).
plan-districts-differ = De vier wijken zijn niet gelijk als je ze om het plein draait.
plan-wrong-exits = { $district } heeft op de plattegrond { $count } { $count ->
    [one] uitgang
   *[other] uitgangen
}, niet { $wanted }.
plan-no-bars = In { $file } heeft { $district } geen kroeg op de plattegrond; er moet er minstens één zijn, zoals 5b.
plan-too-many-exits = In { $file } staat EX { $count } keer op de plattegrond; er is plaats voor hooguit { $most }.

# Wat er gebeurde
event-bought = { $seat } koopt een { $head }e kop: man { $man }.
event-bought-many = { $seat } koopt { $count } { $head }e koppen: mannen { $man }.
event-finished = { $seat } koopt geen koppen meer.
event-round = Ronde { $round } begint.
event-threw = { $seat } gooit { $dice }.
event-skipped = { $seat } heeft geen mannen en slaat de beurt over.
event-used-dice = { $seat } gebruikt { $dice } voor man { $man }.
event-left-dice = { $seat } laat { $dice } ongebruikt.
event-set-out = Man { $man } van { $seat } vertrekt van { $from }; aantal stappen: { $steps }.
event-stepped = Man { $man } van { $seat } zet een stap van { $from } naar { $to }.
event-took-bar = { $seat } neemt { $space } in.
event-took-bar-many = { $seat } neemt { $space } in.
event-chip-back = { $seat } krijgt een fiche terug uit { $space }.
event-stopped = Man { $man } van { $seat } stopt bij { $space }.
event-attacked = Man { $man } van { $seat } valt { $defender } aan bij { $space }!
event-fought = Man { $man } van { $seat } gooit { $face }, man { $other } van { $defender } gooit { $other_face }.
event-fell = Man { $man } van { $seat } ({ $head }) is uitgeschakeld.
event-was-paid = { $seat } krijgt { $money }.
event-rose = Man { $man } van { $seat } stijgt in rang en is nu { $head }.
event-payday = Betaaldag: { $seat } krijgt { $money }.
event-worth = { $seat }: geld { $money }, kroegen en casino's { $places }, koppen { $heads }.
event-ended = De partij is afgelopen: { $reason }.
result = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de winst
} met { $reason } ({ $rule }).

# Dingen die een zet verkeerd noemt
move-no-such-dice = Er zijn geen dobbelstenen { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-man = Er is geen man { $thing } in "{ $move }"; schrijf het zo: { $example }.
move-no-such-space = Er is geen vak { $thing } in "{ $move }"; schrijf het zo: { $example }.

# Zoals mensen het zeggen die het niet hoeven te typen
event-bought-spoken = { $seat } koopt een { $head }e kop.
event-bought-many-spoken = { $seat } koopt { $count } { $head }e koppen.
event-used-dice-spoken = { $seat } gebruikt { $dice }.
event-fought-spoken = { $seat } gooit { $face }, { $defender } gooit { $other_face }.
event-fell-spoken = { $seat } verliest een man ({ $head }).
event-rose-spoken = Een man van { $seat } stijgt in rang en is nu { $head }.
event-set-out-spoken = Een man van { $seat } vertrekt van { $from }: { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
event-stopped-spoken = De man van { $seat } stopt: { $space }.
event-attacked-spoken = { $seat } valt { $defender } aan: { $space }!
explain-move-spoken = Man { $man } loopt { $steps ->
    [one] één stap, met { $dice }
   *[other] { $steps } stappen, met { $dice }
}. { $count ->
    [0] Hij kan niet in een nieuwe kroeg of een nieuw casino eindigen.
   *[other] Hij kan eindigen in: { $gains }.
}
no-walk-of-that-length-spoken = Hij kan geen tocht lopen met precies dit aantal stappen: { $steps }.
walk-of-another-length-spoken = Hij kan in { $counts } stappen op { $space } komen, niet in { $steps }.
no-walk-there-spoken = Hij kan niet op { $space } komen; andere bendes staan in de weg, of het is te ver.

# Waar je bij het terugkijken naartoe springt
jump-fight = Gevechten
jump-payday = Betaaldagen

# Waarom een zet goed is
because-fell = Je verliest een man op { $space }
because-was-paid = Je verslaat een man van een andere bende en wordt daarvoor betaald
because-rose = Een van je mannen stijgt in rang
because-took-bar = Je neemt { $space } in
because-lost-bar = Je raakt { $space } kwijt
because-payday = Op betaaldag krijg je geld voor { $spaces }
because-attacked = { $seat } valt je aan op { $space }
because-rival-payday = Op betaaldag krijgt { $seat } geld voor { $spaces }
because-rival-took-bar = { $seat } neemt { $space } in
# Hetzelfde voor anderen: wat het voor { $player } is, in een nabeschouwing.
because-fell-of = { $player } verliest een man op { $space }
because-was-paid-of = { $player } verslaat een man van een andere bende en wordt daarvoor betaald
because-rose-of = Een man van { $player } stijgt in rang
because-took-bar-of = { $player } neemt { $space } in
because-lost-bar-of = { $player } raakt { $space } kwijt
because-payday-of = Op betaaldag krijgt { $player } geld voor { $spaces }
because-attacked-of = { $seat } valt { $player } aan op { $space }

walk-of-another-length-spoken = Hij kan in { $counts } stappen bij { $space } komen, niet in { $steps }.
no-walk-there-spoken = Hij kan niet bij { $space } komen; andere bendes staan in de weg, of het is te ver.
explain-fight-spoken = Vecht nu tegen de man met de { $head ->
    [rood] rode
    [geel] gele
   *[other] { $head }e
} kop.
explain-buy-blue-spoken = Koop een blauwe kop voor 10: een man erbij, { $reserve ->
    [yes] in de reserve. Hij vertrekt van een vak met een man van jou, of van het hoofdkwartier.
   *[no] die in je hoofdkwartier begint.
}
explain-buy-green-spoken = Koop een groene kop voor 25: een man erbij, { $reserve ->
    [yes] in de reserve. Hij vertrekt van een vak met een man van jou, of van het hoofdkwartier.
   *[no] die in je hoofdkwartier begint.
}
asked-for-buy-spoken = Welke koppen koop je?
asked-for-move-spoken = Welke man loopt er, en met welke dobbelstenen?
asked-for-from-spoken = Waar begint de man uit de reserve?
asked-for-step-spoken = Waar loopt de man verder heen?
asked-for-fight-spoken = Tegen wie vecht je man nu?

# Plekken en getallen, om een stelling met de hand op te zetten.
arrange-space = { $space }
arrange-man = { $player } { $man } ({ $head })
arrange-body = een man van { $player }
arrange-reserve = In de reserve: { $player }
arrange-bodies = Nog niet in het spel: { $player }
arrange-out = Uitgeschakeld: { $player }
arrange-bars = Kroegen van { $player }
arrange-no-bars = Kroegen van niemand
arrange-round = Ronde (0: de eerste aankoop)
arrange-active = Wie aan de beurt is
arrange-dice = De worp
arrange-money = Geld van { $player }
arrange-head = Kop
things-man = mannen
things-own-man = mannen van die bende
things-space = kroegen

# Zetten zoals je ze typt; van meerdere woorden wordt het eerste getoond
move-buy-blue = koop blauw
move-buy-green = koop groen
move-done = klaar
move-move = loop, ga
move-from = vanaf, van
move-step = stap
move-fight = vecht
move-end = einde, beëindig
between-with = met
between-to = naar
between-from = vanaf

# De tafel in woorden, om voor te lezen
description-man = man { $man } van { $player } ({ $head })
description-own-man = Jouw man { $man } ({ $head }): { $space }.
description-reach = Met { $dice } kan hij eindigen in: { $spaces }.
description-bar = { $space }: een { $central ->
    [yes] centrale kroeg
   *[no] kroeg
} met waarde { $worth }, { $owner ->
    [none] van niemand
   *[other] met een fiche van { $owner }
}
description-casino = { $space }: een casino met waarde { $worth }
description-headquarters = { $space }: hoofdkwartier
description-street = { $space }: een straat
description-there = { $place }. Daar: { $men }.

# Een wandeling kiezen op het volle scherm
choose-man = { $man } { $head } { $at }
choose-end = naar ...
choose-reach = { $count ->
    [one] Hij kan op één plaats eindigen
   *[other] Hij kan op { $count } plaatsen eindigen
}; iets waard: { $gains }
choose-way = { $count ->
    [0] neemt niets
   *[other] neemt { $bars }: +{ $worth }
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}{ $dice ->
    [none] {""}
   *[other] { " " }met { $dice }
}
choose-fight = Hij vecht tegen { $player }{ $count ->
    [one] {""}
   *[other] { " " }({ $count } man)
}: kans om te winnen { NUMBER($chance, style: "percent") }, voor { $prize }.
