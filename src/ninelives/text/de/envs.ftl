# Viele Partien auf einmal

batch-bad-actions = Ein Schritt braucht { $size } Aktionen, eine für jede Spur, als Feld ganzer Zahlen. Das hier ist { $found }.
batch-no-such-action = Spur { $lane }, Platz { $seat_number }: Es gibt keine Aktion { $code }. Aktionen gehen von 0 bis { $last }.
batch-illegal = Spur { $lane }, Platz { $seat_number }: „{ $action }“ ist nicht möglich. { $reason } In keiner Spur wurde etwas getan.
batch-other = Diese Spuren wurden aus einer anderen Art von Partien gespeichert.
batch-closed = Diese Spuren wurden geschlossen.

# Bilder eines Tisches
envs-no-pictures = Bilder zeichnet { $missing }, und das ist nicht installiert. Installiere das Extra „envs“: pip install "ninelives[envs]".

# PettingZoo
envs-in-turns = In { $game } handeln alle nacheinander: Dieses Spiel hat keine Parallel-API.
