no-features = { $game } kan niet geleerd worden: zijn map heeft geen features.py. "Adding a game" in de documentatie zegt wat erin hoort.
inside-seat = Plaats { $seat } kan niet door "{ $bot }" binnen de aanroep gespeeld worden. Plaatsen zijn 0 tot en met { $most }, en de bots die erbinnen spelen zijn { $known }.
inside-all = Alle { $seats } plaatsen worden binnen de aanroep gespeeld. Laat er minstens één over die van buiten gevraagd wordt.
size-too-small = { $size } partijen kunnen niet naast elkaar gespeeld worden. Er is er minstens 1 nodig.
actions-shape = Voor elk van { $wanted } partijen is één actie nodig; deze array heeft de vorm { $found }.
action-not-legal = Actie { $action } mag niet in partij { $match }. Het masker van een partij heeft een 1 voor elk van haar { $count } toegestane acties.
action-not-legal-now = Actie { $action } mag nu niet voor plaats { $seat }. Het masker heeft een 1 voor elk van haar { $count } toegestane acties.
