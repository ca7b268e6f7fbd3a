# Auf eine Partie zurückblicken.
back = Einen Schritt zurück
chances-as-table = Als Tabelle
chances-now = Die Chancen jetzt
eye-everyone = Alle
eye-spectator = Zuschauer
eyes-later = Mit den Augen der anderen siehst du, sobald die Partie zu Ende ist.
eyes-of = Mit den Augen von
first = Zum Anfang
forward = Einen Schritt weiter
jump-back = { $what }: zurück
jump-count = { $done } von { $all }
jump-on = { $what }: weiter
jumps-and-speed = Sprünge und Tempo
last = Zum Ende
moment = Moment der Partie
moment-link = Link zu diesem Moment
moment-of = Moment { $moment } von { $last }
no-replay = Keine Partie zum Zurückblicken
pause = Anhalten
play-match = Abspielen
play-on = Von hier weiterspielen
play-on-how = Ein neuer Tisch beginnt so, wie die Partie bei Moment { $moment } stand, mit eigenem Glück. Wer spielt?
play-on-now = Weiterspielen
change-position = Diese Stellung ändern
proof-cards-open = Welche Karten das Glück gab: Dafür braucht man die Regeln.
proof-dice-open = Die Würfel: In dieser Partie wurden Ergebnisse von Hand gesetzt, oder das Glück kam anders zustande.
proof-dice-right = { $count ->
    [one] Ein Würfel wurde mit dem Geheimnis noch einmal geworfen: Er zeigt dasselbe.
   *[other] { $count } Würfel wurden mit dem Geheimnis noch einmal geworfen: Sie zeigen dasselbe.
 }
proof-dice-wrong = Die Würfel zeigen, mit dem Geheimnis noch einmal geworfen, etwas anderes.
proof-hash = Das Siegel (SHA-256 des Geheimnisses)
proof-is-open = Nicht geprüft:
proof-is-right = Geprüft:
proof-is-wrong = Falsch:
proof-no-means = Das Glück lässt sich hier nicht prüfen: Der Browser bietet das nur über https an.
proof-right = Ehrlich gegeben, geprüft
proof-seal = Das Siegel auf dem Glück:
proof-secret = Das Geheimnis
proof-secret-right = Das Geheimnis des Glücks hat das Siegel, mit dem die Partie begann.
proof-secret-wrong = Das Geheimnis des Glücks hat nicht das Siegel, mit dem die Partie begann.
proof-seen-open = Ob das Siegel vor der Partie da war: Dieser Browser hat es damals nicht gesehen.
proof-seen-right = Dieser Browser sah das Siegel, bevor die Partie begann.
proof-seen-wrong = Vor der Partie sah dieser Browser ein anderes Siegel.
proof-under-way = Das Glück wird geprüft …
proof-words-right = Deine eigenen Worte stecken im Glück; niemand konnte es sich aussuchen.
proof-words-wrong = Die Worte, die du zum Glück gegeben hast, stecken nicht darin.
proof-wrong = Das Glück geht nicht auf
proof-yourself = Alles selbst prüfen
proof-yourself-how = Lade die Aufzeichnung herunter. Dieser Befehl spielt sie noch einmal, mit jedem Zug und allem Glück:
replay-beside = Über die Partie
replay-brought = aus einer Datei, { $date }
replay-date = gespielt am { $date }
replay-goes-on = Wird noch gespielt
replay-goes-on-how = Du siehst, was du bisher wissen konntest. Wenn die Partie zu Ende ist, kann man alles sehen, mit allen Augen.
replay-no-winner = Ohne Gewinner beendet
replay-title = Rückblick
replay-under-way = wird noch gespielt
replay-won = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
 }
review-better = Besser:
review-by = { $bot ->
    [don] geschätzt vom stärksten Bot
    [boss] geschätzt von einem suchenden Bot
   *[other] geschätzt vom Bot { $bot }
}
at-moment = Moment { $moment }
review-costs = Die teuersten Züge
review-costs-how = In Prozentpunkten der Gewinnchance, nach dem, was man wissen konnte; beide Züge wurden gleich oft weitergespielt. Weniger als 2 Punkte gelten nie als Fehler.
review-lucks = Glück und Pech
review-no-costs = Kein Zug hat jemanden 2 Punkte oder mehr der Gewinnchance gekostet.
review-title = Gewinnchance
review-turns = Wo die Partie kippte
share-moment = Diesen Moment teilen
share-moment-how = Öffnet sich bei Moment { $moment }, mit den Augen von: { $eye }.
share-moment-later = Öffnet sich bei Moment { $moment }. Bis die Partie zu Ende ist, sehen alle nur, was sie wissen dürfen.
speed = Tempo
speed-times = { $value }-mal so schnell
to-moment = Zu Moment { $moment }
transport = Durch die Partie gehen
