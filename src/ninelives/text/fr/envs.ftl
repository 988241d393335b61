# Lots de parties

batch-bad-actions = Un pas demande { $size } actions, une par file, dans un tableau de nombres entiers. Ceci est { $found }.
batch-no-such-action = File { $lane }, place { $seat_number } : il n’y a pas d’action { $code }. Les actions vont de 0 à { $last }.
batch-illegal = File { $lane }, place { $seat_number } : « { $action } » est impossible. { $reason } Rien n’a été fait, dans aucune file.
batch-other = Ces files viennent d’un autre genre de lot.
batch-closed = Ce lot est fermé.

# Images d’une table
envs-no-pictures = Les images sont dessinées avec { $missing }, qui n’est pas installé. Installez l’extra « envs » : pip install "ninelives[envs]".

# PettingZoo
envs-in-turns = Dans { $game }, on joue chacun son tour : ce jeu n’a pas d’API Parallel.
