# Die Wörter des Rahmens um alle Tische. Namen von Dingen und Sätze über eine Partie kommen vom Server.
about-chicago = Vier Banden, vier Ecken, ein Platz. Wer Kämpfe gewinnt, steigt auf.
about-chicago-gangsters = Die Karten wählen heute Abend deinen Partner. Ehrlich machen sie ihn nicht.
about-chicago-gangsters-goal = Habe am Ende den meisten Alkohol, nach 10 bis 12 Runden.
about-chicago-gangsters-turn = Sprich mit deinem Partner, dann legt ihr beide verdeckt Karten.
about-chicago-gangsters-twist = Die Karten wählen deinen Partner, und kein Wort bindet.
about-chicago-goal = Drei Kasinos, alle acht zentralen Bars oder fünf gelbe Stecker.
about-chicago-poker = Schick Gangster in Kneipen und Brauereien. Das beste Pokerblatt bekommt den Betrieb.
about-chicago-poker-goal = Besitze drei gleiche Betriebe, einen jeder Art oder fünf beliebige.
about-chicago-poker-turn = Drei Aktionen: eine Karte ziehen oder eine an einen Betrieb legen.
about-chicago-poker-twist = Deine fünfte Karte ruft ein Duell aus. Manche Karten liegen verdeckt.
about-chicago-turn = Wirf drei Würfel und verteile sie auf deine Mitglieder.
about-chicago-twist = Wer einen Kampf gewinnt, wird bezahlt und steigt im Rang.
about-decisions = etwa { $count } Entscheidungen
about-decisions-how = So oft wird jeder von vier Spielern im Schnitt gefragt
about-gangsters = Läden führen, Polizisten schmieren, Publikum anlocken. Zehn Läden oder zehntausend.
about-gangsters-goal = Eine ganze Bande, dazu alle Läden einer Farbe, zehn beliebige oder 10.000 in bar.
about-gangsters-turn = Kaufen, fünf Würfel werfen, die Polizei lenken, ziehen.
about-gangsters-twist = Niemand weiß, welcher Polizist wessen Geld genommen hat.
about-goal = Ziel
about-turn = Ein Zug
about-twist = Der Kniff
afterwards = Danach
against-bots = { $count ->
    [one] { $game }, du gegen einen Bot ({ $level })
   *[other] { $game }, du gegen { $count } Bots ({ $level })
  }
agree = Einverstanden
all-games = Alle Spiele
another-device = Auf einem anderen Gerät
another-device-how = Hol dir hier einen Code und gib ihn dort unter „Ich habe schon gespielt“ ein. Dein Name und deine Partien kommen mit.
another-match = Noch eine Partie?
as-table = Als Tabelle
asked-and-away = { $name } ist dran, aber weg.
asks-chicago-buy = { $names } darf Stecker kaufen.
asks-chicago-fight = { $names } wählt, gegen wen gekämpft wird.
asks-chicago-from = { $names } wählt, wo ein Mitglied ins Spiel kommt.
asks-chicago-gangsters-bruiser = { $names } entscheidet über den Schläger.
asks-chicago-gangsters-choose = { $names } wählt ein Paket.
asks-chicago-gangsters-declare = { $names } darf sich zum Paten erklären.
asks-chicago-gangsters-duel = { $names } wählt eine Karte für das Duell.
asks-chicago-gangsters-gamble = { $names } pokert.
asks-chicago-gangsters-hide = { $names } wählt, welche Karte verdeckt bleibt.
asks-chicago-gangsters-join = { $names } ist Mr. X und wählt eine Seite.
asks-chicago-gangsters-lay = { $names } legt Karten.
asks-chicago-gangsters-pay = { $names } bezahlt.
asks-chicago-gangsters-round-end = { $names } darf am Ende der Runde eine Person einsetzen.
asks-chicago-gangsters-say = { $names } sagt an, was zu erwarten ist.
asks-chicago-gangsters-sell = { $names } darf verkaufen.
asks-chicago-gangsters-show = { $names } darf Karten offen auslegen.
asks-chicago-gangsters-take = { $names } pokert.
asks-chicago-move = { $names } wählt ein Mitglied und Würfel.
asks-chicago-poker-action = { $names } zieht eine Karte oder spielt eine.
asks-chicago-poker-discard = { $names } hat zu viele Karten und wirft ab.
asks-chicago-poker-limousine = { $names } fährt Karten mit der Limousine.
asks-chicago-poker-tiebreak = { $names } wählt eine Karte für das Stechen.
asks-chicago-step = { $names } ist unterwegs.
asks-gangsters-accept = { $names } hat ein Angebot bekommen.
asks-gangsters-attack = { $names } entscheidet über den Polizisten mit den Donuts.
asks-gangsters-buy = { $names } darf kaufen, ausbauen oder handeln.
asks-gangsters-cash = { $names } macht ein Angebot.
asks-gangsters-claim = { $names } beansprucht einen Laden.
asks-gangsters-cop-to = { $names } schickt einen Polizisten irgendwohin.
asks-gangsters-donuts = { $names } darf einem Polizisten die Donuts wegnehmen.
asks-gangsters-feed = { $names } darf dem Polizisten Donuts geben.
asks-gangsters-gang = { $names } wählt eine Bande.
asks-gangsters-give = { $names } macht ein Angebot.
asks-gangsters-keep = { $names } hat eine Marke gezogen.
asks-gangsters-move = { $names } zieht.
asks-gangsters-place = { $names } stellt die Figuren auf.
asks-gangsters-police = { $names } darf die Polizei einsetzen.
asks-gangsters-public-to = { $names } bewegt das Publikum.
asks-gangsters-react = { $names } darf eine Marke zeigen.
asks-gangsters-return = { $names } wählt, wo eine Figur zurückkommt.
asks-gangsters-seduce = { $names } wählt, wen die Vamps verführen.
asks-gangsters-shield = { $names } darf einem Polizisten die Donuts wegnehmen.
asks-gangsters-shoot = { $names } entscheidet in einer Schießerei.
asks-gangsters-target = { $names } wählt, wen der Polizist angreift.
asks-gangsters-want = { $names } macht ein Angebot.
at-start = Beginn
away = weg
away-clock = Die Uhr läuft: { $time }. Danach macht ein Bot diesen einen Zug.
away-no-clock = An diesem Tisch läuft keine Uhr. Die Partie wartet.
away-since = weg seit { $time }
back-to-search = Zurück zu „{ $sought }“
behind = { $count ->
    [one] Ein weiteres Ereignis.
   *[other] { $count } weitere Ereignisse.
  }
beside-table = Spieler, Ereignisse und Gespräch
biggest-swing = Größter Umschwung
bot = Bot
bot-for-seat = Bot für Platz { $seat }
bot-for-you = Ein Bot ({ $level }) spielt für dich.
bot-level = Bot, { $level }
bot-named = Bot, { $bot }
bot-strength = Wie stark
bots-counted = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
  } ({ $level })
bots-warming = Die Regeln dieses Spiels werden noch übersetzt. Bis dahin spielen alle Bots auf der untersten Stufe.
by-link = Über den Link
by-link-how = Nur wem du den Link schickst, findet den Tisch.
catch-up = Zum Jetzt
change = Ändern
change-name = Namen ändern
choices = Was du tun kannst
chosen = Gewählt
claim = Übernehmen
claim-how = Öffne auf dem Gerät, auf dem du gespielt hast, dein Profil und hol dir einen Code. Er gilt einmal, zehn Minuten lang.
clauses-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
  }
clock = Uhr
clock-days = Tage
clock-days-how = Für eine Partie nebenher. Ist die Zeit um, macht ein Bot den einen Zug.
clock-live = Live
clock-live-how = Für Leute, die jetzt zusammen spielen. Ist die Zeit um, macht ein Bot den einen Zug.
clock-none = Keine
clock-none-how = Niemand wird gedrängt.
close = Schließen
code-until = Er gilt einmal, bis { $time } Uhr.
continue-games = Meine Partien
copied = Kopiert
copy = Kopieren
copy-by-hand = Der Browser lässt uns nicht kopieren. Der Text ist markiert: Kopiere ihn mit Strg+C.
count-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
  }
count-open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
count-running = { $count ->
    [one] 1 läuft
   *[other] { $count } laufen
  }
count-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
  }
course = Punkte nach Runden
days-clock = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
deal = Los geht's
decided-by = Ausschlaggebend: { $reason } ({ $rule }).
disagree = Nicht einverstanden
download-record = Partie herunterladen
earlier = Früher
ended-early = Die Partie wurde vorzeitig beendet
ended-early-how = Alle haben zugestimmt. Es gibt keinen Sieger.
ended-old-client = Diese Seite ist veraltet
ended-old-client-why = Der Server spricht eine neuere Version. Lade die Seite neu.
ended-unknown-key = Der Server kennt dich nicht mehr
ended-unknown-key-why = Lade die Seite neu, um als neuer Gast hereinzukommen.
first-time = Neu hier? Nimm dieses
for-players = { $least } bis { $most }
games-over = { $count ->
    [one] 1 Partie ist zu Ende
   *[other] { $count } Partien sind zu Ende
  }
get-code = Code holen
go-on = Weiter
guest = Gast
hand-over = Einen Bot für mich spielen lassen
hear = { $name } hören
house = Vier Brettspiele um Gangster im Chicago der Zwanzigerjahre. Kein Konto, keine Uhr, nichts zu installieren.
i-am-in = Ich bin dabei
is-asked = am Zug
is-in = dabei
is-out = nicht dabei
is-sealed = versiegelt
key-arrows = innerhalb einer Gruppe von Ding zu Ding gehen
key-digits = das erste, zweite … Ding der Gruppe mit dem Fokus
key-enter = ausführen
key-escape = Auswahl aufheben oder schließen
key-tab = zur nächsten Gruppe: Plan, Hand, Aktionen, Ereignisse, Gespräch
keys = Alle Tasten
language = Sprache
language-de = Deutsch
language-en = English
language-nl = Nederlands
letter-keys = Buchstaben als Tasten
letter-keys-how = Einzelne Buchstaben lösen etwas aus, außer wo du schreibst.
letters-off = Buchstaben als Tasten sind im Menü ausgeschaltet.
level-boss = suchend
level-capo = stark
level-capo-how = Stark: hat aus Partien gegen sich selbst gelernt und antwortet sofort.
level-don = meisterlich
level-don-how = Meisterlich: spielt seine wahrscheinlichsten Züge im Kopf weiter, mit dem, was er gelernt hat, bis etwa zwei Sekunden je Zug.
level-greedy = schlicht
level-learned = Autodidakt
level-lookout = leicht
level-lookout-how = Leicht: macht den Zug, der auf den ersten Blick der beste ist. Gut für den Anfang.
level-planner = weitsichtig
level-soldier = mittel
level-soldier-how = Mittel: spielt wie der starke Bot, macht aber ab und zu den Zug des leichten.
line-as-of = Was du siehst, ist von { $time }.
line-lost = Der Server ist nicht erreichbar.
line-retry = Neuer Versuch in { $seconds } s
line-trying = Neuer Versuch …
link-for-friends = Der Link für deine Freunde
link-how = Wer den Link hat, kann sich setzen oder zuschauen, ohne Konto.
listed = Öffentlich
listed-how = Alle sehen den Tisch in der Lobby und können sich setzen.
live-clock = { $turn } s je Zug, { $reserve } Min. Reserve
load-again = Neu laden
loading = Einen Moment …
lobby = Lobby
look = Ansehen
look-at-table = Tisch ansehen
look-back = Zurückblicken
looks-on = schaut zu
luck-checked = Ehrlich gemischt, geprüft.
luck-checked-how = Dieser Browser hat geprüft: Das Geheimnis des Zufalls ist das, dessen Hash dir vor der Partie gezeigt wurde.
luck-no-means = Der Zufall wurde hier nicht geprüft.
luck-no-means-how = Browser können das nur auf https-Seiten. Die Aufzeichnung prüft: windycity replay DATEI --verify
luck-not-seen = Der Zufall wurde hier nicht geprüft.
luck-not-seen-how = Diese Seite wurde erst nach Beginn geöffnet. Die Aufzeichnung prüft: windycity replay DATEI --verify
luck-wrong = Der Zufall passt nicht!
luck-wrong-how = Das Geheimnis gehört nicht zu dem Hash, der dir vor der Partie gezeigt wurde, oder deine Worte fehlen.
made-table = hat den Tisch eröffnet
match-begins = Die Partie beginnt
match-over = Die Partie ist zu Ende
menu = Menü
missed = { $count ->
    [one] Ein Ereignis verpasst, während du weg warst.
   *[other] { $count } Ereignisse verpasst, während du weg warst.
  }
mute-for-all = Niemand hört { $name }
my-seat = Mein Platz
needs-seats = Mit { $seats } Plätzen.
never-mind = Doch nicht
new-table = Neuer Tisch
review = Nachbetrachtung
review-begin = Partie nachbetrachten lassen
review-progress = Wie weit die Nachbetrachtung ist
review-see = Nachbetrachtung ansehen
review-under-way = Die Partie wird nachbetrachtet …
review-waits = Die Nachbetrachtung wartet, bis sie an der Reihe ist …
review-what = Der stärkste Bot geht die Partie durch: wer in jedem Moment wie stand, welche Züge am meisten kosteten und was Glück war. Das dauert etwa eine Minute, bei langen Partien mehrere.
set-up-position = Stellung aufbauen
from-position = Die Partie beginnt mit einer Stellung, die aufgebaut wurde oder aus einer anderen Partie stammt.
no-clause = Keine Regel mit „{ $sought }“.
no-clock = keine Uhr
no-clock-no-account = Keine Uhr. Du kannst alles später ändern.
no-games-yet = Du sitzt noch an keinem Tisch. Eröffne einen oder setz dich an einen offenen.
no-link = Das ist kein Link zu einem Tisch. Er endet mit /table/ und einem Namen.
no-open-tables = Gerade wartet kein Tisch. Eröffne einen öffentlichen.
no-page = Hier ist nichts
no-page-why = Unter { $path } gibt es nichts.
no-server = Der Server ist nicht erreichbar
no-server-why = Vielleicht startet er gerade, oder deine Verbindung ist unterbrochen.
no-table = Diesen Tisch gibt es nicht
no-table-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
not-arrived = Noch nicht angekommen:
not-arrived-how = Es wird von selbst wieder gesendet und nur einmal ausgeführt.
not-asked = noch nicht gefragt
not-now = Jetzt nicht
not-ready = nicht bereit
nothing-said = Niemand hat etwas gesagt.
nothing-yet = Noch nichts.
notify-how = Wenn diese Seite im Hintergrund ist. Der Browser fragt dich um Erlaubnis.
notify-impossible = Dieser Browser bietet das hier nicht.
notify-me = Bescheid geben, wenn ich dran bin
notify-refused = Der Browser erlaubt es nicht. Das geht in seinen Einstellungen für diese Seite.
now = Jetzt
only-to = Nur an { $names }
open = Öffnen
open-again = Wieder öffnen
open-record = Aufzeichnung öffnen …
open-record-how = Sieh dir eine Partie noch einmal an, die du als Datei hast: Wähle sie aus oder zieh sie hierher.
open-seat = Freier Platz
open-table = Tisch eröffnen
open-tables = Offene Tische
open-to-others = Offen
option-chicago-gangsters-godfather = Der Pate
option-chicago-gangsters-talk = Verhandeln
option-chicago-poker-short = Kurzes Spiel
option-chicago-poker-specials = Sonderkarten
options = Regeln
others-decide = Die anderen entscheiden.
outdated-why = Auf dem Server liegt inzwischen eine neuere Fassung. Lade die Seite neu; deine Partien gehen weiter.
own-edition = eigene Ausgabe
peeks = Meine verdeckten Karten zeigen
peeks-how = Schalte es aus, wenn dir jemand über die Schulter schaut.
pick-game = Wähle ein Spiel
place = Platz
plain-table = Schlichter Tisch
plain-table-how = Eine Liste aller Möglichkeiten statt der Zeichnung.
play = Spielen
play-bots-now = Gleich gegen Bots spielen
played-before = Ich habe schon gespielt
player = Spieler
players = Spieler
privately = (an Partner)
profile = Profil
profile-of = Profil von
propose-end = Ende der Partie vorschlagen
propose-end-sure = Wenn alle zustimmen, endet die Partie ohne Sieger.
proposed-end = { $name } schlägt vor, die Partie jetzt zu beenden.
proposed-rematch = { $name } schlägt noch eine Partie vor.
proposed-undo = { $name } möchte den letzten Zug zurücknehmen.
declined-undo = { $name } ist nicht einverstanden: Der Zug gilt.
declined-end = { $name } ist nicht einverstanden: Die Partie geht weiter.
declined-rematch = { $name } möchte gerade nicht noch einmal spielen.
ranking = Rangliste
ready = bereit
record-too-long = { $name } ist zu lang für die Aufzeichnung einer Partie.
rematch = Noch eine Partie
rematch-how = Gleiche Plätze und Regeln, neu gemischt. Beginnt, sobald alle zugesagt haben.
remove = Entfernen
round = Runde
rules = Regeln
rules-long = lange Regeln
rules-medium = mittellange Regeln
rules-short = kurze Regeln
ruling-how = [Festlegung]: Die gedruckten Regeln lassen das offen; so wird es hier gespielt.
save = Speichern
saved = Gespeichert
say-something = Sag etwas
score = Punkte
sealed = Deine Wahl ist versiegelt.
sealed-until = Sie wird aufgedeckt, wenn alle fertig sind.
search-rules = Regeln durchsuchen
seat-bot = Bot setzen
seat-number = Platz { $seat }
seat-stays-open = Platz bleibt frei
seats = Plätze
seats-missing = { $count ->
    [one] Ein Platz ist noch frei. Die Partie beginnt von selbst, wenn er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Die Partie beginnt von selbst, wenn sie besetzt sind.
  }
seats-taken = { $taken } von { $seats } Plätzen besetzt
seconds-left = Noch { $seconds } Sekunden.
sections = Abschnitte
send = Senden
sent-a-link = Ich habe einen Link
sent-a-link-how = Öffne einfach den Link, oder füge ihn hier ein.
settings = Einstellungen
share-win = { $names } teilen sich den Sieg
show-clause = Regel { $clause }
show-it = Zeigen
sit-down = Hinsetzen
sounds = Töne
stage-gathering = noch nicht voll
stage-over = zu Ende
stage-playing = die anderen sind dran
stand-up = Aufstehen
still-choosing = wählt noch
still-thinks = überlegt noch
swing-chance-of = Die Gewinnchance von { $name } ging von { $from } auf { $to }.
swing-chance-yours = Deine Gewinnchance ging von { $from } auf { $to }.
swing-of = { $name } von { $from } auf { $to }.
swing-places = Von Platz { $before } auf Platz { $after }.
swing-round = Runde { $round }:
swing-yours = du von { $from } auf { $to }.
tab-news = Ereignisse
tab-players = Spieler
tab-talk = Gespräch
table-not-full = Der Tisch ist noch nicht voll
table-talk = Tischgespräch
take-back = Wieder selbst spielen
tempo = Züge der anderen
tempo-at-once = auf einmal
tempo-calm = einzeln
tempo-quick = zügig
that-is-you = { "" } (du)
the-link = Der Link
this-table = Dieser Tisch
to-lobby = Zur Lobby
to-lobby-brand = Windy City: zur Lobby
to-next-match = Zur nächsten Partie
to-table = Zum Tisch
transfer-code = Code
try-again = Noch einmal versuchen
understood = Alles klar
undo = Zurücknehmen
unmute-for-all = Alle hören { $name } wieder
unread = { $count } neu
waiting-for = Warten auf { $names }.
watch = Ansehen
watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
what-happened = Was geschah
what-it-is-about = { $game }: worum es geht
which-game = Welches Spiel
while-away = Während du weg warst
who-finds = Wer ihn findet
who-sits = Wer sitzt
who-takes-seat = Wer nimmt Platz { $seat }
whole-replay = Ganze Partie ansehen
whom-to-hear = Wen du hörst
why-now = Warum jetzt?
winner = { $names } gewinnt
with-friends = Mit Freunden
with-names = { "" } mit { $names }
withdraw = Zurückziehen
you = Du
you-look-on = Du schaust zu.
you-look-on-talk = Was du sagst, lesen alle.
you-look-on-what = Du siehst, was alle sehen; Verdecktes bleibt verdeckt.
you-are-asked = du bist gefragt
you-made-table = hast den Tisch eröffnet
you-named = Du, { $name }
you-propose-end = Du schlägst vor, die Partie jetzt zu beenden.
you-propose-undo = Du möchtest deinen letzten Zug zurücknehmen.
you-sit = Du sitzt hier
you-share-win = Du teilst dir den Sieg mit { $names }
you-win = Du gewinnst
your-name = Dein Name
your-place = Du belegst Platz { $place }.
your-turn = Du bist dran

# Lektionen
learn-it = Lerne es:
lessons-of = Lektionen für { $game }
lesson-step = Lektion, Schritt { $number } von { $count }
lesson-over = Das war die Lektion.
lesson-goes-on = Die Partie geht von hier aus weiter, mit echtem Glück, gegen Bots. Vorgemacht wird nichts mehr: Spiel, wie du willst.
more-lessons = Weitere Lektionen
your-task = Deine Aufgabe
step-back = Zurück
show-me = Mach es vor

hint = Rat
hint-more = Die Zahlen dahinter
hint-thinking = Der Bot denkt nach …
helps = Ratschläge
helps-how = Was der stärkste Bot täte, und warum; nur solange sonst niemand mitspielt.

# Rätsel
solve-it = Rätsel:
puzzles-of = Rätsel für { $game }
puzzle-named = Rätsel { $number }: { $title }
puzzle-titled = Rätsel: { $title }
puzzle-over = Das war das Rätsel.
more-puzzles = Weitere Rätsel
your-question = Die Frage
show-answer = Antwort zeigen

# The page about oneself
my-record = Meine Partien und Wertungen
results-and-ratings = Ergebnisse und Wertungen
no-results-yet = Noch nichts: Spiel eine Partie zu Ende, dann steht sie hier.
ratings-how = Alle beginnen bei 1000; ± sagt, um wie viel die Zahl noch danebenliegen kann. Lektionen, Rätsel, gestellte Positionen und vorzeitig beendete Partien zählen nicht. Wer einen Bot zu Ende spielen lässt, wird Letzter; hat ein Bot nur eine Weile gespielt, wird die Partie nicht gewertet.
my-matches = Meine Partien
my-data = Meine Daten
my-data-what = Es gibt kein Konto und keine Adresse: Der Server hat deinen Namen, die Tische, an denen du saßt, mit deinen Zügen und dem, was du gesagt hast, und die Ergebnisse oben.
matches-played = Partien
matches-won = Gewonnen
among-people = Wertung unter Menschen
with-bots = Wertung mit Bots
no-people-yet = noch keine Partie mit Menschen
no-bots-yet = noch keine Partie mit Bots
from-matches = { $count ->
    [one] aus einer Partie
   *[other] aus { $count } Partien
  }
level-worth = { $level } { $points }
bots-are-worth = Die Bots hier: { $levels }
somebody = jemand
bot-finished = Ein Bot hat sie für dich zu Ende gespielt.
download-data = Meine Daten herunterladen
delete-data = Meine Daten löschen
delete-now = Alles löschen
what-goes = Was verschwindet
what-goes-list = Dein Name, die Schlüssel deiner Geräte, deine Ergebnisse und Wertungen, mitgebrachte Aufzeichnungen, alles, was du gesagt hast, und alle Tische, an denen außer dir nur Bots saßen.
what-stays = Was bleibt
what-stays-list = Partien, die andere mit dir gespielt haben, gehören auch ihnen. Dein Platz bleibt dort unter einem Namen aus dem Spiel, mit deinen Zügen. In laufenden Partien übernimmt ein Bot deinen Platz.
no-way-back = Das lässt sich nicht rückgängig machen.
nobody-yet = Du hast hier noch nicht gespielt
nobody-yet-how = Sobald du dich an einen Tisch setzt, stehen hier deine Partien und Wertungen.
data-deleted = Deine Daten sind gelöscht
data-deleted-how = Der Server weiß nichts mehr von dir.
