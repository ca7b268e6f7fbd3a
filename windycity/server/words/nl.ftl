# Waarom een tafel een opdracht weigert.
seated-already = Je hebt al een plaats aan deze tafel.
seat-taken = Plaats { $seat } is niet vrij; kies er een die vrij is.
seat-empty = Op plaats { $seat } zit niemand.
host-only = Dat kan alleen de gastheer van de tafel, die haar gemaakt heeft.
contributed-already = Je hebt je woorden al aan het geluk toegevoegd.
stale-decision = De tafel is intussen verder; kijk nog eens voordat je antwoordt.
propose-not-now = { $matter ->
    [rematch] Een nieuwe partij kan worden voorgesteld als deze is afgelopen.
   *[other] Dat kan alleen worden voorgesteld zolang er een partij wordt gespeeld.
 }
followed-already = Er is al een nieuwe partij; ga daarheen.
proposed-already = Er is al iets voorgesteld; beantwoord dat eerst.
nothing-proposed = Er is op dit moment niets voorgesteld.
not-handed-over = Je speelt je plaats zelf.
handed-over = Een bot speelt jouw plaats; neem haar eerst terug.
nothing-said = Schrijf eerst iets.
no-partners = Je hebt nu geen partners om mee te praten.
begun-already = De partij is begonnen; plaatsen kunnen niet meer veranderen.
not-seated = Je hebt geen plaats aan deze tafel.
not-playing = Aan deze tafel wordt nu geen partij gespeeld.
table-moving = De tafel verhuist net naar een andere server; probeer het over een paar seconden opnieuw.
