no-torch = Voor trainen is nog een pakket nodig: pip install 'windycity[train]'.
no-device = Er is hier geen { $device } die torch kan gebruiken. Laat --device weg om te trainen op wat er is.
checkpoint-broken = { $file } kan niet worden gelezen: het is geen tussenstand, of het is beschadigd. Noem een andere map om opnieuw te beginnen.
checkpoint-misfit = { $file } hoort bij een andere training: een ander spel dan { $game }, andere regels of een net van een andere grootte. Noem een andere map.
minutes-too-few = In { $minutes } minuten valt niets te trainen. Noem er meer dan 0.
begin-misfit = { $file } is een net van een andere grootte dan dat van { $game } nu. Laat --begin weg om er een van voren af aan te trainen.
