counted = punten
most = de meeste punten
stretch = beurt
topic-trust = Loont vertrouwen?
topic-trust-about = Hoe vaak een speler die een krat neemt of weigert, gelijk heeft.
topic-trust-axis = gelijk
trust-taken = genomen
trust-refused = geweigerd
