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
