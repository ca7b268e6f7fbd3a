# Welke zet een zoekende bot goed vindt.
choice-best = { $move } lijkt het best: ongeveer { $share }% van een overwinning.
choice-close = Ongeveer even goed: { $moves }.
choice-next = Daarna: { $moves }.
choice-other = { $move } ({ $share }%)
# Waarom een zet goed is.
why-wins = Wat de zet oplevert: { $what }. Dat gebeurt in { $often } van de 10 bedachte partijen, met de andere zet in { $otherwise }.
why-prepares = Wat de zet voorbereidt: { $what }. Dat gebeurt in { $often } van de 10 bedachte partijen, met de andere zet in { $otherwise }.
why-prevents = { $often ->
    [0] Wat de zet voorkomt:
   *[other] Wat de zet minder waarschijnlijk maakt:
} { $what }. Dat gebeurt in { $often } van de 10 bedachte partijen, met de andere zet in { $otherwise }.
why-standing = Gemiddeld sta je er kort daarna beter voor: { $score }, in plaats van { $other }.
why-unclear = Niets van wat er binnenkort gebeurt is duidelijk anders; het gaat om kleine voordelen.
because-won-match = Je wint de partij
because-lost-match = Een ander wint de partij
# De bestanden van netten die geleerd hebben.
weights-missing = Voor { $game } is er geen bot die geleerd heeft: in de map van het spel staat geen learned.npz.
weights-broken = { $file } is geen bestand van een geleerd net, of het is beschadigd.
weights-format = { $file } heeft formaat { $found }, en dat leest deze versie niet; ze leest formaat { $wanted }.
weights-misfit = { $file } is voor iets anders gemaakt: { $what } is daar { $found }, en { $wanted } is nodig. Train het net opnieuw voor deze versie van het spel.
