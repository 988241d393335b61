# Batches of games

batch-bad-actions = A step takes { $size } actions, one for each lane, as an array of whole numbers. This is { $found }.
batch-no-such-action = Lane { $lane }, seat { $seat_number }: there is no action { $code }. Actions go from 0 to { $last }.
batch-illegal = Lane { $lane }, seat { $seat_number }: “{ $action }” is not possible. { $reason } Nothing has been done in any lane.
batch-other = These lanes were saved from another kind of batch.
batch-closed = This batch has been closed.

# Pictures of a table
envs-no-pictures = Pictures are drawn with { $missing }, which is not installed. Install the extra “envs”: pip install "ninelives[envs]".

# PettingZoo
envs-in-turns = In { $game } the players act one after another: it has no Parallel API.
