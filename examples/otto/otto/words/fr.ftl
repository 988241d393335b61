# Otto

otto-night = Nuit { $night } sur { $nights } : il y a du fromage pour { $cheese } dans le garde-manger.
otto-send = { $seat } envoie la souris { $mouse }.
otto-send-hidden = { $seat } envoie une souris.
otto-show = { $seat } a envoyé la { $mouse }.
otto-wakes = Bruit : { $noise }. Otto se réveille ! { $count ->
    [one] Il attrape la souris de { $seats }.
   *[other] Il attrape les souris de { $seats }.
}
otto-sleeps = Bruit : { $noise }. Otto dort toujours.
otto-takes = { $seat } prend le fromage : { $cheese }.
otto-left = Personne ne prend le fromage, { $cheese }. Il reste dans le garde-manger.

otto-unreadable = « { $action } » n’est pas une action. Dites « send » et une souris de 1 à { $most }.
otto-no-such-mouse = Il n’y a pas de souris { $mouse } : elles portent les numéros 1 à { $most }.
otto-not-in-hand = Vous n’avez plus la souris { $mouse }.

# The page
otto-ui-night = Nuit { $night } sur { $nights }
otto-ui-cheese = Fromage : { $cheese }
otto-ui-limit = se réveille au-dessus de { $limit }
otto-ui-asleep = Otto dort
otto-ui-awake = Otto est réveillé
otto-ui-hand = Vos souris
otto-ui-send = Envoyer la { $mouse }
otto-ui-mouse = Souris { $mouse }
otto-ui-out = { $seat } a envoyé une souris
otto-ui-none = { $seat } n’a pas encore envoyé de souris
otto-ui-seen = Vues : { $mice }
otto-ui-owns = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de fromage
otto-ui-do-send = À vous : quelle souris sort cette nuit ?
otto-ui-wait = On attend encore une souris de : { $seats }
otto-ui-hinted = conseil
otto-ui-last = Nuit { $night } : fromage { $cheese }, bruit { $noise }
otto-ui-caught = attrapée
otto-ui-takes = prend le fromage
otto-ui-equal = gênée par une égale
otto-ui-player = Nom
otto-ui-safe = Souris rentrées
otto-ui-total = Fromage
otto-ui-winner = a gagné

# Home, and a new table
otto-title = Otto
otto-home-pitch = Chacun envoie en secret une souris vers le fromage. Une grosse prend tout. S’il y en a trop, Otto se réveille.
otto-option-sleep = Le sommeil d’Otto
otto-option-sleep-light = Léger
otto-option-sleep-sound = Profond
otto-option-sleep-means = S’il a le sommeil léger, un bruit de plus de 4 par joueur le réveille ; s’il dort profondément, de plus de 5.

# The rules in our own words
otto-rules-aim-title = Le but du jeu
otto-rules-aim = Sept nuits, et chaque nuit du fromage dans le garde-manger. Votre souris peut le prendre, si Otto ne prend pas votre souris. Qui a le plus de fromage gagne.
otto-rules-mice-title = Vos souris
otto-rules-mice = Chacun a les mêmes huit souris, numérotées de 1 à 8. L’une d’elles, tirée au hasard, reste à la maison : vous voyez laquelle vous manque, les autres non. Chaque souris ne sort qu’une fois.
otto-rules-night-title = Une nuit
otto-rules-night = On mélange neuf fromages qui valent de 1 à 9, et chaque nuit il y en a un dans le garde-manger ; deux ne viendront jamais. Chacun envoie une souris en secret. Puis on les montre toutes à la fois.
otto-rules-cat-title = Otto
otto-rules-cat = Une souris fait autant de bruit que son numéro. Si toutes ensemble font plus de bruit que le sommeil d’Otto (4 par joueur, ou 5 s’il dort profondément), il se réveille et attrape la plus bruyante, ou toutes les plus bruyantes si elles sont égales.
otto-rules-cheese-title = Le fromage
otto-rules-cheese = La plus grosse souris qui n’a pas été attrapée prend tout le fromage. Des souris égales se gênent : alors c’est la plus grosse suivante, seule de son numéro, qui le prend. S’il n’y en a pas, le fromage reste, et le suivant s’y ajoute.
otto-rules-end-title = La fin
otto-rules-end = Après sept nuits, qui a le plus de fromage gagne ; à égalité, qui a le plus de souris rentrées.
otto-rules-example = À trois : 3 + 4 + 7 = 14, c’est plus que 12. Otto se réveille et attrape la 7, et la 4 prend le fromage.

# The coach of a first game
otto-coach-first = Envoyez une souris vers le fromage ; personne ne voit laquelle. La plus grosse prend tout, sauf si le bruit de toutes réveille Otto : alors il attrape la plus grosse.
otto-coach-much = Beaucoup de fromage : tout le monde le veut, et trop de grosses souris réveillent Otto. C’est peut-être la deuxième qui le prendra.
otto-coach-little = Peu de fromage : une bonne nuit pour une souris dont vous pouvez vous passer.
otto-coach-wait = Les autres choisissent encore. Chaque souris ne sort qu’une fois : celles que vous avez vues ne reviendront pas.
otto-coach-end = C’était la dernière nuit. Qui a le plus de fromage gagne.

# After the game
otto-course = Fromage après chaque nuit

# What an arena counts
otto-count-caught = Attrapées
otto-count-raids = Fromages

# In a terminal
otto-table-larder = Nuit { $night } sur { $nights }. Fromage : { $cheese }. Otto se réveille à plus de { $limit } de bruit.
otto-table-seat = { $seat } : { $mark }   points : { $points }   vues : { $items }
otto-pitch = Otto — envoyez une souris vers le fromage, et ne réveillez pas le chat. De 2 à 4 joueurs.
otto-help =
    Sept nuits. Chaque nuit il y a du fromage dans le garde-manger, et chacun envoie une souris (1 à 8) en secret. Chaque souris ne sort qu’une fois ; une des vôtres reste à la maison.
    On montre toutes les souris à la fois. Si elles font ensemble plus de bruit que le sommeil d’Otto, il se réveille et attrape la plus bruyante. La plus grosse des autres prend le fromage ; des souris égales se gênent.
    Ce que personne ne prend reste pour la nuit suivante. Le plus de fromage gagne.
    Dites : « send 5 », ou seulement « 5 ».
otto-legend = Souris de cette nuit : « · » pas encore, « ? » une est en route, « (5) » la vôtre, que vous seul connaissez.
