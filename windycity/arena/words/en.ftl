# Runs on disk
no-run = { $folder } holds no run: it has no run.json that can be read.
run-format = The run in { $folder } has format { $found }; this program reads format { $wanted }.
run-malformed = { $file } is not right: { $reason }.
batch-malformed = { $file } cannot be read: { $reason }. Delete it, and the same command plays its matches again.
different-run = { $folder } holds a different run: its { $setting } is { $found }, not { $wanted }. Choose another folder, or the settings in its run.json.
folder-not-empty = { $folder } holds other things; results go into a folder that is new, empty, or holds the same run.
cannot-keep = { $file } cannot be written: { $reason }. What was written before is kept.
record-not-over = The match of the record is not over.
record-other-seats = The match of the record has { $found } seats, those of the run have { $wanted }.

# What cannot be played
number-too-small = { $name } must be at least { $low }, not { $value }.
number-too-large = { $name } can be at most { $high }, not { $value }.
batch-killed = Batch { $batch } was given up: the process that played it was killed { $times } times. Is there enough memory? The other batches are kept.
too-few-bots = A tournament is for two bots or more.
bot-twice = { $bot } is named twice; every bot of a tournament is named once.
question-form = A question is written as in x>y, with two different bots of the tournament ({ $bots }), not { $text }.

# Clusters
no-ray = Ray is not installed here; install it with: pip install 'windycity[ray]'.
no-cluster = There is no Ray cluster to be reached at { $address }: { $reason }
no-cores = No machine of the Ray cluster at { $address } has a core to play on. Add a node, and go on with the same command.
other-version = A machine of the cluster has Windy City { $found }; this run needs { $wanted }. Install the same version everywhere.

# Data sets
dataset-no-games = A data set of { $games } matches cannot be written. At least 1 is needed.
dataset-program = { $bot } is a program, which a data set cannot be repeated with. Name other bots, such as greedy or search:500.
dataset-exists = { $file } exists already, and nothing is written over. Name another file, or remove it.
dataset-other = { $folder } holds the beginning of a data set with other settings. Name another file than { $file }, or remove that folder.
dataset-unwritable = { $file } cannot be written: { $reason }. Name a file in a folder where you may write.
