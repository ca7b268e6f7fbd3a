no-torch = Zum Trainieren fehlt noch ein Paket: pip install 'windycity[train]'.
no-device = Hier gibt es kein { $device }, das torch benutzen kann. Lass --device weg, um auf dem zu trainieren, was da ist.
checkpoint-broken = { $file } lässt sich nicht lesen: Es ist kein Zwischenstand, oder er ist beschädigt. Nenne einen anderen Ordner, um neu zu beginnen.
checkpoint-misfit = { $file } gehört zu einem anderen Training: ein anderes Spiel als { $game }, andere Regeln oder ein Netz anderer Größe. Nenne einen anderen Ordner.
minutes-too-few = { $minutes } Minuten reichen nicht zum Trainieren. Nenne mehr als 0.
begin-misfit = { $file } ist ein Netz von anderer Größe als das, das { $game } jetzt hat. Ohne --begin wird eines von Anfang an trainiert.
