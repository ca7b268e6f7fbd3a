# Warum ein Tisch einen Auftrag ablehnt.
seated-already = Du hast schon einen Platz an diesem Tisch.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind 1 bis { $last }.
seat-taken = Platz { $seat } ist nicht frei; wähle einen freien.
seat-empty = Auf Platz { $seat } sitzt niemand.
host-only = Das kann nur, wer den Tisch eröffnet hat.
contributed-already = Du hast deine Worte schon zum Glück beigetragen.
words-too-late = Die Partie hat begonnen; Worte kann man dem Zufall nur davor hinzufügen.
stale-decision = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin, bevor du antwortest.
wrong-turn = Du wirst gerade nichts gefragt; der Tisch wartet auf { $players }.
propose-not-now = { $matter ->
    [rematch] Eine neue Partie kann vorgeschlagen werden, wenn diese vorbei ist.
   *[other] Das kann nur vorgeschlagen werden, solange eine Partie gespielt wird.
 }
followed-already = Es gibt schon eine neue Partie; geh dorthin.
proposed-already = Es ist schon etwas vorgeschlagen; antworte erst darauf.
nothing-proposed = Im Augenblick ist nichts vorgeschlagen.
not-handed-over = Du spielst deinen Platz selbst.
handed-over = Ein Bot spielt deinen Platz; nimm ihn erst zurück.
no-lesson = An diesem Tisch läuft keine Lektion.
in-lesson = Das geht in einer Lektion nicht. Geh lieber einen Schritt zurück, oder verlass den Tisch.
nothing-said = Schreib erst etwas.
no-partners = Du hast jetzt keine Partner, mit denen du reden könntest.
muted = Wer den Tisch eröffnet hat, möchte dich hier nicht hören.
nobody-there = Niemand mit diesem Namen hat an diesem Tisch etwas gesagt.
begun-already = Die Partie hat begonnen; die Plätze können nicht mehr geändert werden.
not-seated = Du hast keinen Platz an diesem Tisch.
not-playing = An diesem Tisch wird gerade keine Partie gespielt.
not-asked = Du wirst jetzt nichts gefragt.
not-a-phrase = "{ $phrase }" ist keine Wendung dieses Spiels, die für mehrere Züge steht.
hints-off = Dieser Tisch wurde ohne Ratschläge eröffnet.
hint-in-lesson = In einer Lektion und bei einem Rätsel gibt es keinen Rat. Sie können selbst zeigen, was zu tun ist.
hint-among-people = Einen Rat gibt es nur, wo niemand sonst mitspielt; den anderen gegenüber wäre er nicht fair. Du kannst einen Bot für dich spielen lassen, das sehen dann alle.
table-moving = Der Tisch zieht gerade auf einen anderen Server um; versuche es in einigen Sekunden noch einmal.

# Was mit dem Speicher nicht stimmt.
store-unknown-scheme = Der Speicher ist eine Datei oder eine Adresse, die mit postgresql:// beginnt; { $scheme }:// ist keins von beiden.
store-bad-address = Das ist nicht die Adresse einer PostgreSQL-Datenbank. So sieht sie aus: postgresql://benutzer:passwort@host/datenbank; ein @ im Passwort schreibt man %40.
store-no-psycopg = PostgreSQL braucht noch ein Paket: pip install 'windycity[postgres]'.
store-folder = { $store } ist ein Ordner; nenne eine Datei darin.
store-no-file = Der Speicher { $store } kann nicht angelegt oder geöffnet werden: { $reason }.
store-in-use = Ein anderer Server benutzt den Speicher { $store } gerade. Halte erst diesen an, oder nenne einen anderen Speicher.
store-cannot-open = Der Speicher { $store } kann nicht geöffnet werden: { $reason }.
store-not-utf8 = Die Datenbank { $store } kann nicht alle Buchstaben aufnehmen. Lege eine an, die es kann: CREATE DATABASE ... ENCODING 'UTF8'.
store-foreign = Die Datenbank { $store } enthält Daten eines anderen Programms; nenne eine leere.
store-newer = Eine neuere Version von Windy City hat den Speicher { $store } geschrieben (Version { $found }, dieses Programm kennt { $known }). Aktualisiere Windy City.
store-failed = Der Speicher { $store } funktioniert gerade nicht: { $reason }.
store-closed = Der Speicher ist geschlossen, weil der Server anhält.
table-lost = Um Tisch { $table } kümmert sich jetzt ein anderer Server, oder es gibt ihn nicht mehr; öffne ihn neu.
id-taken = Der Name { $id } ist schon vergeben.
key-taken = Dieser Schlüssel oder Code ist schon vergeben.
notice-too-long = Eine Nachricht von { $size } Zeichen auf dem Kanal { $channel } ist zu lang; { $most } sind möglich.
entry-unreadable = Eintrag { $number } von Tisch { $table } fehlt oder ist nicht lesbar: Eine neuere Version von Windy City hat ihn geschrieben, oder der Speicher ist beschädigt.
founding-unreadable = Tisch { $table } ist nicht lesbar: Eine neuere Version von Windy City hat ihn angelegt, oder der Speicher ist beschädigt.
backup-onto-itself = { $file } ist der Speicher selbst; nenne eine andere Datei für die Kopie.
backup-not-a-file = { $file } ist keine gewöhnliche Datei; nenne eine für die Kopie.
backup-failed = Es konnte keine Kopie des Speichers nach { $file } geschrieben werden: { $reason }.
backup-postgres = { $store } ist eine PostgreSQL-Datenbank; kopiere sie mit pg_dump.

# Warum eine Datenbank versagt, nach dem Namen des Fehlers bei SQLite oder der Nummer bei PostgreSQL.
database-full = die Festplatte ist voll
database-53100 = die Festplatte ist voll
database-ioerr = die Festplatte kann nicht gelesen oder beschrieben werden
database-readonly = sie kann nur gelesen werden; sieh nach, wer in die Datei und ihren Ordner schreiben darf
database-cantopen = die Datei kann nicht geöffnet werden
database-busy = ein anderes Programm benutzt sie; beende es
database-notadb = das ist keine SQLite-Datenbank; nenne eine andere Datei
database-corrupt = sie ist beschädigt; setze die letzte Sicherung an ihre Stelle
database-42501 = dieser Benutzer darf das nicht; gib ihm das Recht, Tabellen anzulegen
database-57p01 = sie wird gerade angehalten

# Was der Server über HTTP und WebSockets ablehnt.
no-guest = Du bist hier noch kein Gast. Das wirst du mit POST /api/guests; Programme senden den Schlüssel, den sie bekommen, als Authorization: Bearer SCHLÜSSEL mit.
unknown-key = Niemand hat hier diesen Schlüssel; werde Gast mit POST /api/guests.
guest-already = Du bist hier schon Gast; mit PATCH /api/me änderst du deinen Namen.
guest-first = Du siehst nur zu. Um zu spielen oder zu reden, werde erst Gast: Gib dir einen Namen.
unknown-code = Diesen Code gibt es nicht, oder er wurde schon benutzt, oder zehn Minuten sind um; hol dir auf dem anderen Gerät einen neuen.
name-length = Ein Name hat 1 bis { $most } Zeichen; { $length ->
    [0] dieser ist leer.
   *[other] dieser hat { $length }.
 }
name-control = Ein Name besteht aus Buchstaben, Ziffern und Zeichen, die man sehen kann.
no-such-table = Es gibt keinen Tisch { $table }; sieh dir den Link noch einmal an.
other-rules = Tisch { $table } wurde für Version { $rules } der Regeln oder für andere gedruckte Angaben eröffnet; dieser Server hat Version { $here }. Das Programm, mit dem er eröffnet wurde, kann ihn noch öffnen.
edition-control = In { $file } hat der Text { $text } ein Zeichen, das den Bildschirm steuert oder Text umkehrt; lass es weg.
no-match-yet = Die Partie hat noch nicht begonnen, darum gibt es noch keine Aufzeichnung.
match-not-over = Der Verlauf der Punkte wird gezeigt, sobald die Partie zu Ende ist.
seats-me-twice = Du kannst nur einen Platz haben: schreib me nur einmal.
seats-only-bots = Jemand muss mitspielen: lass mindestens einen Platz me oder open sein.
position-one-way = Eine Stellung gibt man als json an, oder als replay mit moment: eines von beiden.
position-seats = Diese Stellung ist für { $wanted } Plätze; genannt sind { $seats }.
position-options = Die Optionen einer Partie aus einer Stellung sind die der Stellung: { $option } ist dort { $value }.
not-found = Unter { $path } ist nichts. Was es gibt, steht unter /api/schema.
wrong-method = { $path } lässt sich nicht mit { $method } abfragen. Was geht, steht unter /api/schema.
wrong-origin = Eine Seite von { $origin } darf diesen Server nicht benutzen. Öffne { $site } selbst, oder starte den Server mit --origin { $origin }.
not-json = Sende JSON, mit dem Header Content-Type: application/json; hier steht { $sort }.
too-large = Das ist zu lang; hier sind { $most } Bytes möglich.
too-many-requests = Das war zu viel auf einmal; versuche es in { $seconds } Sekunden noch einmal.
too-many-guests = Von dieser Adresse sind in einer Stunde zu viele Gäste gekommen; versuche es in { $seconds } Sekunden noch einmal.
too-many-claims = Es wurden zu viele Codes probiert; versuche es in { $seconds } Sekunden noch einmal.
too-many-live-tables = Du sitzt an { $most } Tischen, die noch nicht fertig sind; spiele erst einen zu Ende.
too-many-tables = Du hast an einem Tag { $most } Tische eröffnet; eröffne morgen weitere.
too-many-connections = Es gibt schon { $most } Verbindungen; schließe erst eine.
metrics-local = Messwerte sieht nur der Rechner selbst: Öffne /metrics dort.
internal = Hier ist etwas schiefgegangen, nicht bei dir. Die Nummer im Protokoll ist { $id }.
no-body = Die Anfrage braucht einen Inhalt: ein Objekt in JSON.

# Was mit einem JSON-Dokument nicht stimmt.
mistake-missing = { $place ->
    [none] { $name } fehlt.
   *[other] { $place }: { $name } fehlt.
 }
mistake-unknown = { $place ->
    [none] Es gibt kein Feld { $name }.
   *[other] { $place }: Es gibt kein Feld { $name }.
 }
mistake-value = { $place } kann nicht { $found } sein.
mistake-type = { $place ->
    [none] Das muss { $wanted } sein, nicht { $found }.
   *[other] { $place } muss { $wanted } sein, nicht { $found }.
 }
mistake-length = { $place } ist zu { $range ->
    [most] lang; die Länge darf höchstens { $count } sein.
   *[least] kurz; die Länge muss mindestens { $count } sein.
 }
mistake-range = { $place } muss { $range ->
    [most] höchstens { $count } sein.
   *[least] mindestens { $count } sein.
 }
mistake-json = Das ist kein JSON ({ $reason }).
mistake-deep = Das ist zu tief verschachtelt.
kind-str = ein Text
kind-int = eine ganze Zahl
kind-float = eine Zahl
kind-bool = true oder false
kind-array = eine Liste
kind-object = ein Objekt
kind-null = nichts (null)
message-like = So sollte es aussehen: { $like }
message-binary = Sende Textnachrichten, keine binären.
message-too-long = Eine Nachricht hat höchstens { $most } Zeichen; diese hat { $length }.
wrong-protocol = Dieser Server spricht Version { $known } des Protokolls, nicht { $asked }. Lade die Seite neu; ein Programm fragt mit ?protocol={ $known }.
too-fast = Zu viele Nachrichten auf einmal; diese wurde nicht ausgeführt. Warte { $seconds } Sekunden und sende sie noch einmal.
flood = Viel zu viele Nachrichten; die Verbindung wird geschlossen. Verbinde dich neu und sende weniger.

# Die Seite, solange es noch keinen Client gibt.
page-what = Das ist ein Server von Windy City: vier Brettspiele aus der Zeit der Prohibition, mit Freunden und Bots zu spielen.
page-how = Um hier im Terminal zu spielen: { $join } findet einen Tisch, { $host } macht einen auf. Veröffentlichte Fassungen haben eine Seite für Browser; in einem Klon des Projekts baut sie { $client }. Für Programme ist die Schnittstelle unter { $schema } beschrieben.

# Auf Partien zurückblicken.
no-such-replay = Es gibt keine Partie { $replay }, auf die man zurückblicken könnte; sieh dir den Link noch einmal an.
replay-not-over = Die Partie ist noch nicht zu Ende; danach geht das.
replay-observed = Die Aufzeichnung beginnt mit dem, was ein Spieler wusste; auf das Ganze kann damit niemand zurückblicken.
no-such-moment = Diesen Moment gibt es nicht: Sie zählen von 0 bis { $final }, und der letzte darf nicht vor dem ersten liegen.
no-such-eye = Durch die Augen von { $eye } kann niemand sehen; es gibt: { $known }.
eye-not-yet = Solange die Partie nicht zu Ende ist, kannst du nicht durch die Augen von { $eye } sehen, nur durch: { $known }.
too-many-replays = Du hast an einem Tag { $most } Aufzeichnungen mitgebracht; morgen geht es weiter.
no-such-review = Von der Partie { $replay } gibt es noch keine Nachbetrachtung; POST beginnt eine.
review-not-over = Die Partie ist nicht zu Ende und kann deshalb nicht nachbetrachtet werden.
review-not-compiled = Die Regeln dieses Spiels werden hier noch kompiliert; versuch es in einer Minute noch einmal.
too-many-reviews = Hier warten viele Partien auf eine Nachbetrachtung; versuch es später noch einmal.

# Warum ein Server nicht gestartet werden kann.
cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht erreichbar sein: { $reason } Wähle etwas anderes mit --host oder --port.
port-taken = Port { $port } von { $host } ist belegt; wähle einen anderen mit --port.
unknown-host = Die Adresse { $host } gibt es nicht; --host 127.0.0.1 ist nur dieser Rechner, --host 0.0.0.0 sind alle in deinem Netz.
