# Wat een bot in iemands plaats zou doen.
hint = { $bot ->
    [don] De sterkste bot zou kiezen
    [greedy] Een makkelijke bot zou kiezen
   *[other] { $bot } zou kiezen
}: { $move }
hint-leads = Waar het naartoe leidt: { $move }
hint-instead = Vergeleken met: { $move }
hint-liking = De bot heeft hier niets doorgespeeld: op grond van wat hij heeft geleerd, zou hij deze zet { $share } van de 100 keer kiezen.
# Welke zet een zoekende bot goed vindt.
choice-best = { $move } lijkt het best: ongeveer { $share }% van een overwinning.
choice-close = Ongeveer even goed: { $moves }.
choice-next = Daarna: { $moves }.
choice-other = { $move } ({ $share }%)
# Waarom een zet goed is.
why-wins = Wat de zet oplevert: { $what }.
why-prepares = Wat de zet voorbereidt: { $what }.
why-prevents = { $chance ->
    [0] Wat de zet voorkomt:
   *[other] Wat de zet minder waarschijnlijk maakt:
} { $what }.
why-standing = Gemiddeld sta je er kort daarna beter voor.
why-standing-of = Gemiddeld staat { $player } er kort daarna beter voor.
why-unclear = Niets van wat er binnenkort gebeurt is duidelijk anders; het gaat om kleine voordelen.
why-learned = Binnenkort loopt er niets duidelijk anders, maar de bot heeft geleerd dit zo goed als altijd te kiezen.
# Hoe vaak dat gebeurt: de woorden daarvoor volgen.
chances = Met deze zet gebeurt dat { $chance }, anders { $other }.
chance-more = Met deze zet gebeurt dat vaker dan anders.
chance-less = Met deze zet gebeurt dat minder vaak dan anders.
chance-0 = zo goed als nooit
chance-1 = soms
chance-2 = ongeveer de helft van de keren
chance-3 = meestal
chance-4 = bijna altijd
numbers = Van { $plays } partijen die de bot heeft bedacht, gebeurde het na deze zet in { $often } en na de andere in { $otherwise }.
numbers-standing = Het gemiddelde van { $plays } partijen die de bot heeft bedacht: { $score } na deze zet, { $other } na de andere.
because-won-match = Je wint de partij
because-won-match-of = { $player } wint de partij
because-lost-match = Een ander wint de partij
# De bestanden van netten die geleerd hebben.
weights-missing = Voor { $game } is er geen bot die geleerd heeft: in de map van het spel staat geen learned.npz.
weights-broken = { $file } is geen bestand van een geleerd net, of het is beschadigd.
weights-format = { $file } heeft formaat { $found }, en dat leest deze versie niet; ze leest formaat { $wanted }.
weights-misfit = { $file } is voor iets anders gemaakt: { $what } is daar { $found }, en { $wanted } is nodig. Train het net opnieuw voor deze versie van het spel.
