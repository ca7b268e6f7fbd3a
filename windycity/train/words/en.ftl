no-torch = Training needs one more package: pip install 'windycity[train]'.
no-device = There is no { $device } here that torch can use. Leave --device out to train on what there is.
checkpoint-broken = { $file } cannot be read: it is not a checkpoint, or it is damaged. Name another folder to begin anew.
checkpoint-misfit = { $file } belongs to another training: another game than { $game }, other rules, or a net of another size. Name another folder.
minutes-too-few = { $minutes } minutes are no time to train. Name more than 0.
begin-misfit = { $file } is a net of another size than the one that { $game } has now. Leave --begin out to train one from nothing.
