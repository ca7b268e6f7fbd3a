# Warum ein suchender Bot einen Zug gut findet.
reason-best = { $move } sieht am besten aus: etwa { $share } % eines Sieges, in { $visits } von { $all } gedachten Partien.
reason-alone = { $move } ist der einzige Zug, der versucht wurde, in { $all } gedachten Partien: etwa { $share } % eines Sieges.
reason-next = Danach: { $moves }.
reason-other = { $move } ({ $share } %, { $visits }-mal)
