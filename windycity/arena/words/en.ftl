# Runs on disk
no-run = { $folder } holds no run: it has no run.json that can be read.
run-format = The run in { $folder } has format { $found }; this program reads format { $wanted }.
run-malformed = { $file } is not right: { $reason }.
batch-malformed = { $file } cannot be read: { $reason }. Delete it, and the same command plays its matches again.
