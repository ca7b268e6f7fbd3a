# Waarom een zoekende bot een zet goed vindt.
reason-best = { $move } lijkt het best: ongeveer { $share }% van een overwinning, in { $visits } van { $all } bedachte partijen.
reason-alone = { $move } is de enige zet die is geprobeerd, in { $all } bedachte partijen: ongeveer { $share }% van een overwinning.
reason-next = Daarna: { $moves }.
reason-other = { $move } ({ $share }%, { $visits } keer)
