# Wie eine beendete Partie für den stärksten Bot aussieht.
review-unreadable = Das ist keine Nachbetrachtung: { $reason }.
review-other-version = Diese Nachbetrachtung hat Version { $version }; gebraucht wird { $wanted }. Lass die Partie neu nachbetrachten.
review-not-over = Nur eine Partie, die zu Ende ist, kann nachbetrachtet werden; diese läuft noch.
review-unknown-effort = Den Aufwand { $effort } gibt es nicht; es gibt { $known }.
review-thinking = Weiterspielen
review-head = { $game }, { $answers ->
    [one] ein Zug
   *[other] { $answers } Züge
}.
review-chances = Gewinnchance je Spieler (Standardfehler bis zu { $points } Punkte):
review-after = nach Zug
review-turns = Wo die Partie kippte:
review-turn = Bis Zug { $moment }, { $player } { $points }:
review-costs = Die Züge, die am meisten gekostet haben, höchstens drei je Spieler:
review-no-costs = Von keinem Zug steht fest, dass er { $points } Punkte oder mehr gekostet hat.
review-cost = { $player } hat { $points } Punkte verschenkt.
review-cost-head = Zug { $number }: { $sentence } (Standardfehler { $error }.)
review-did = Gespielt, { $share }: { $move }
review-instead = Besser, { $share }: { $move }
review-lucks = Glück, getrennt von Können:
review-no-lucks = Von keinem Glück steht fest, dass es eine Chance um { $points } Punkte oder mehr verschoben hat.
review-luck = Zug { $number }: { $swings }.
review-balance = Glück oder Können, nach dem, was oben steht:
review-balance-of = { $player }: Züge haben { $cost } Punkte gekostet, Glück hat { $luck } ausgemacht.
review-how = Geschätzt vom Bot { $bot }, Aufwand { $effort }: Menschen hätten vielleicht anders weitergespielt. Was hier ein Fehler heißt, war einer nach dem, was der Spieler wusste, nicht nach dem, was daraus wurde.
