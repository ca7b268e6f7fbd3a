# Warum ein Tisch einen Auftrag ablehnt.
seated-already = Du hast schon einen Platz an diesem Tisch.
seat-taken = Platz { $seat } ist nicht frei; wähle einen freien.
seat-empty = Auf Platz { $seat } sitzt niemand.
host-only = Das kann nur, wer den Tisch eröffnet hat.
contributed-already = Du hast deine Worte schon zum Glück beigetragen.
stale-decision = Am Tisch ist es inzwischen weitergegangen; sieh noch einmal hin, bevor du antwortest.
propose-not-now = { $matter ->
    [rematch] Eine neue Partie kann vorgeschlagen werden, wenn diese vorbei ist.
   *[other] Das kann nur vorgeschlagen werden, solange eine Partie gespielt wird.
 }
followed-already = Es gibt schon eine neue Partie; geh dorthin.
proposed-already = Es ist schon etwas vorgeschlagen; antworte erst darauf.
nothing-proposed = Im Augenblick ist nichts vorgeschlagen.
not-handed-over = Du spielst deinen Platz selbst.
handed-over = Ein Bot spielt deinen Platz; nimm ihn erst zurück.
nothing-said = Schreib erst etwas.
no-partners = Du hast jetzt keine Partner, mit denen du reden könntest.
begun-already = Die Partie hat begonnen; die Plätze können nicht mehr geändert werden.
not-seated = Du hast keinen Platz an diesem Tisch.
not-playing = An diesem Tisch wird gerade keine Partie gespielt.
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
notice-too-long = Eine Nachricht von { $size } Bytes auf dem Kanal { $channel } ist zu lang; { $most } sind möglich.
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
muted = Wer den Tisch eröffnet hat, möchte dich hier nicht hören.
nobody-there = Niemand mit diesem Namen hat an diesem Tisch etwas gesagt.
database-57p01 = sie wird gerade angehalten
