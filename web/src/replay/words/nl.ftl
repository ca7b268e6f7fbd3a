# Terugkijken naar een partij.
back = Een stap terug
chances-as-table = Als tabel
chances-now = De kansen nu
eye-everyone = Iedereen
eye-spectator = Toeschouwer
eyes-later = Door andermans ogen kijk je als de partij is afgelopen.
eyes-of = Door de ogen van
first = Naar het begin
forward = Een stap verder
jump-back = { $what }: de vorige
jump-count = { $done } van { $all }
jump-on = { $what }: de volgende
jumps-and-speed = Sprongen en snelheid
last = Naar het einde
moment = Moment in de partij
moment-link = Link naar dit moment
moment-of = Moment { $moment } van { $last }
no-replay = Geen partij om op terug te kijken
pause = Pauze
play-match = Afspelen
play-on = Vanaf hier verder spelen
play-on-how = Een nieuwe tafel begint zoals de partij stond op moment { $moment }, met eigen geluk. Wie speelt er?
play-on-now = Verder spelen
change-position = Verander deze stelling
proof-cards-open = Welke kaarten het geluk deelde: daar zijn de regels voor nodig.
proof-dice-open = De dobbelstenen: in deze partij zijn uitkomsten met de hand gezet, of het geluk kwam anders tot stand.
proof-dice-right = { $count ->
    [one] Eén dobbelsteen is opnieuw gegooid met het geheim: dezelfde worp.
   *[other] { $count } dobbelstenen zijn opnieuw gegooid met het geheim: dezelfde worpen.
 }
proof-dice-wrong = De dobbelstenen, opnieuw gegooid met het geheim, vallen anders.
proof-hash = Het zegel (SHA-256 van het geheim)
proof-is-open = Niet nagerekend:
proof-is-right = Nagerekend:
proof-is-wrong = Fout:
proof-no-means = Het geluk kan hier niet worden nagerekend: de browser staat dat alleen via https toe.
proof-right = Eerlijk gedeeld, nagerekend
proof-seal = Het zegel op het geluk:
proof-secret = Het geheim
proof-secret-right = Het geheim van het geluk heeft het zegel waarmee de partij begon.
proof-secret-wrong = Het geheim van het geluk heeft niet het zegel waarmee de partij begon.
proof-seen-open = Of het zegel er vóór de partij al was: deze browser heeft het toen niet gezien.
proof-seen-right = Deze browser zag dat zegel voordat de partij begon.
proof-seen-wrong = Voor het begin van de partij zag deze browser een ander zegel.
proof-under-way = Het geluk wordt nagerekend …
proof-words-right = Je eigen woorden zitten in het geluk, dus niemand kon het kiezen.
proof-words-wrong = De woorden die je aan het geluk toevoegde, zitten er niet in.
proof-wrong = Het geluk klopt niet
proof-yourself = Alles zelf narekenen
proof-yourself-how = Download het verslag. Dit commando speelt het opnieuw, met elke zet en al het geluk:
replay-beside = Over de partij
replay-brought = uit een bestand, { $date }
replay-date = gespeeld op { $date }
replay-goes-on = Wordt nog gespeeld
replay-goes-on-how = Je ziet wat je tot nu toe kon weten. Als de partij is afgelopen, is alles te zien, door ieders ogen.
replay-no-winner = Geëindigd zonder winnaar
replay-title = Terugkijken
replay-under-way = wordt nog gespeeld
replay-won = { $count ->
    [one] Winnaar
   *[other] Winnaars
 }
review-better = Beter:
review-by = { $bot ->
    [don] geschat door de sterkste bot
    [boss] geschat door een zoekende bot
   *[other] geschat door de bot { $bot }
}
at-moment = moment { $moment }
review-costs = De duurste zetten
review-costs-how = In procentpunten van de winstkans, naar wat de speler kon weten; beide zetten zijn even vaak doorgespeeld. Minder dan 2 punten heet nooit een fout.
review-lucks = Geluk en pech
review-no-costs = Geen zet kostte iemand 2 punten of meer van de winstkans.
review-title = Kans om te winnen
review-turns = Waar de partij kantelde
share-moment = Dit moment delen
share-moment-how = Opent bij moment { $moment }, door de ogen van: { $eye }.
share-moment-later = Opent bij moment { $moment }. Tot de partij is afgelopen, ziet iedereen alleen wat die mag weten.
speed = Snelheid
speed-times = { $value } keer zo snel
to-moment = Naar moment { $moment }
transport = Door de partij bladeren
