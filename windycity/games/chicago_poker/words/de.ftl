# Das Spiel
chicago-poker = Chicago Poker
bar = Kneipe
jazz-club = Jazzclub
brewery = Brauerei
gambling-den = Spielhölle

# Der Tisch
headline-action = { $boss } ist am Zug: noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
headline-limousine = { $boss } bewegt Karten mit der Limousine.
headline-discard = { $boss } hat zu viele Karten und muss abwerfen.
headline-tiebreak = Gleichstand: eine Karte wird erwartet von { $boss }.
headline-over = Die Partie ist zu Ende.
piles = Nachziehstapel { $pile }, Ablagestapel { $discarded }: { $discards }

# Warum ein Zug nicht erlaubt ist
asked-for-nothing = Die Partie ist zu Ende.
asked-for-action = Gefragt ist eine Aktion: eine Karte ziehen oder eine spielen.
asked-for-limousine = Die Limousine ist unterwegs: nimm eine Karte der Reihe oder sage done.
asked-for-discard = Du hast zu viele Karten: wirf eine ab.
asked-for-tiebreak = Das Duell steht unentschieden: wähle eine Karte aus der Hand.
card-not-in-hand = Du hast { $card } nicht auf der Hand.
no-cards-to-draw = Nachziehstapel und Ablagestapel sind beide leer, es kann keine Karte gezogen werden.
hand-would-be-over = Du würdest deinen Zug mit mehr als { $limit } Karten beenden; spiele eine Karte.
no-business-there = Auf Platz { $spot } liegt kein offener Betrieb.
row-full = Deine Reihe bei Betrieb { $spot } hat schon { $most } Karten; lege die Karte woanders an.
boss-not-playing = { $boss } spielt nicht mit.
own-row = Das ist deine eigene Reihe; wähle die eines anderen.
row-empty = { $boss } hat keine Karten bei Betrieb { $spot }.
row-locked = Die Reihe von { $boss } bei Betrieb { $spot } trägt eine Kugel und ist gesperrt.
nothing-face-down = { $boss } hat keine verdeckten Karten bei Betrieb { $spot }.
drive-to-same = Die Limousine fährt von einem Betrieb zu einem anderen.
own-row-empty = Du hast keine Karten bei Betrieb { $spot }.
own-row-locked = Deine Reihe bei Betrieb { $spot } trägt eine Kugel und ist gesperrt.
card-not-discarded = { $card } liegt nicht auf dem Ablagestapel.
card-not-in-row = { $card } liegt nicht in deiner Reihe bei Betrieb { $spot }.
take-one-first = Nimm mindestens eine Karte, bevor du fertig bist.

# Was an einer Stellung falsch ist
flaw-gap-in-list = Eine Hand, ein Stapel oder eine Reihe enthält nicht so viele Karten, wie die Anzahl sagt.
flaw-hand-not-sorted = Die Karten einer Hand stehen nach Farbe und Wert, Sonderkarten am Ende.
flaw-beyond-seats = Es gibt Karten oder Betriebe eines Platzes, der nicht mitspielt.
flaw-card-missing = Eine Karte fehlt.
flaw-card-twice = Eine Karte liegt an zwei Stellen.
flaw-unknown-cards = Die Zahl der unbekannten Karten passt nicht zur Zahl der Karten ohne Platz.
flaw-businesses-miscounted = Von jeder Art gibt es fünf Betriebe: im Stapel, offen, gewonnen oder aus dem Spiel.
flaw-row-at-no-business = Es liegt eine Reihe, wo kein Betrieb liegt.
flaw-bullet-misplaced = Auf jeder Reihe von fünf Karten liegt eine Kugel, auf keiner anderen.
flaw-face-up-unseen = Eine offene Karte hat jeder gesehen, und jede Karte ihr Besitzer.
flaw-ask-mismatch = Was gefragt ist, und von wem, passt nicht zum Rest der Stellung.

# Wie eine Partie endet
three-of-a-kind = drei gleiche Betriebe
one-of-each = ein Betrieb jeder Art
five-businesses = fünf Betriebe
two-of-a-kind = zwei gleiche Betriebe
three-businesses = drei Betriebe
last-business = der letzte Betrieb
most-businesses = die meisten Betriebe
