# Maus geflippt

maus-start = { $seat } retourne la première souris. Fromage sur la table : { $cheese }.
maus-flip = { $seat } retourne la souris { $mouse }, qui porte { $garments } (fromage : { $cheese }).
maus-protected = Elle est protégée : c’est le fromage de la table ({ $cheese }).
maus-slap = { $seat } frappe avec { $garment } après { $ms } ms.
maus-shout = { $seat } crie « Sourifou ! » après { $ms } ms.
maus-hold = { $seat } ne bouge pas.
maus-nobody = Personne ne frappe. La souris va sous la pile.
maus-asleep = Toute la pile est passée et personne n’a frappé : la partie est terminée.
maus-result-garment-mouse = { $seat } a frappé en premier ({ $ms } ms) avec le bon vêtement : la souris est attrapée.
maus-result-shout-mouse = { $seat } a crié en premier ({ $ms } ms), et à raison : la souris est attrapée.
maus-result-garment-pile-mouse = { $seat } a frappé tout aussi vite ({ $ms } ms) et prend une souris de la pile.
maus-result-shout-pile-mouse = { $seat } a crié tout aussi vite ({ $ms } ms) et prend une souris de la pile.
maus-result-wrong = { $seat } a frappé en premier ({ $ms } ms), mais la souris ne porte pas { $garments } : linge sale.
maus-result-false-shout = { $seat } a crié en premier ({ $ms } ms), mais à tort. Linge sale : { $garments }.
maus-result-cheese = { $seat } a frappé une souris protégée ({ $ms } ms) et prend le fromage : { $cheese }.
maus-result-cheese-laundry = { $seat } a en plus crié à tort. Linge sale : { $garments }.
maus-result-garment-late = { $seat } a frappé trop tard ({ $ms } ms).
maus-result-shout-late = { $seat } a crié trop tard ({ $ms } ms).
maus-result-shown-late = { $seat } arrive trop tard ({ $ms } ms), mais a dû montrer : { $garments }.
maus-next-cheese = Fromage suivant : { $cheese }.
maus-shuffle = On mélange la défausse des vêtements.
maus-shouts-spent = { $seat } a trois cartes face cachée et ne peut plus crier.

maus-unreadable = « { $action } » n’est pas une action. Écris « flip » (retourner), « hold » (ne pas bouger), « slap » (frapper) avec un vêtement et le temps en millisecondes (« slap red-hat 430 »), ou « shout » (crier) avec le temps (« shout 512 »).
maus-no-time = Il manque à « { $action } » le temps de réaction en millisecondes, comme dans « { $action } 430 ».
maus-unknown-garment = Il n’y a pas de vêtement « { $garment_name } ». Il y a : { $words }.
maus-flip-first = Il n’y a pas encore de souris : écris « flip » pour la retourner.
maus-flipped-already = Il y a déjà une souris : frappe (« slap »), crie (« shout ») ou ne bouge pas (« hold »).
maus-not-in-hand = Tu n’as pas { $garment } en main.
maus-bad-time = Une réaction prend de 1 à { $limit } millisecondes, pas { $time }.
maus-no-more-shouts = Tu as trois cartes face cachée : tu ne peux plus crier.
maus-no-cards = Tu n’as pas de cartes en main : tu ne peux pas crier.
maus-not-each-once = « { $key } » doit nommer chacun de ces éléments une seule fois : { $things }.
maus-garments-incomplete = « { $key } » est donné, mais « { $missing } » ne l’est pas.
maus-bad-garments = Il faut dans « { $key } » { $count } vêtements ; il y en a { $found }, { $wrong ->
    [0] tous connus.
   *[other] dont certains inconnus : { $unknown }.
}
maus-bad-copies = Il faut { $copies } exemplaires pour { $garment }, mais les mains et la pioche en contiennent { $found }.

maus-ui-ready = { $seat } retourne une souris. Pattes prêtes…
maus-ui-ready-you = Vous retournez une souris. Pattes prêtes…
maus-ui-slap = Que porte-t-elle ? Vite !
maus-ui-watch = Qui sera le plus rapide ?
maus-ui-answered = C’est fait. Les autres jouent encore…
maus-ui-hand = Vos vêtements
maus-ui-shout = Sourifou !
maus-ui-shout-means = rien à moi ne va
maus-ui-shouts-spent = trois erreurs : fini
maus-ui-hold = Ne pas bouger
maus-ui-key-space = Espace
maus-ui-hint = Conseil
maus-ui-easy = Plus facile
maus-ui-easy-means = Plus facile à voir et à entendre : grandes cartes avec leur nom, et un son quand une souris arrive
maus-ui-carries = Elle tient
maus-ui-visible = Sur la table
maus-ui-pile = { $count ->
    [one] encore { $count } souris
   *[other] encore { $count } souris
}
maus-ui-mouse = Une souris. Elle porte { $garments } (fromage : { $cheese }).
maus-ui-protected = Elle est protégée.
maus-ui-unprotected = Elle n’est pas protégée.
maus-ui-was-protected = Son fromage protégeait la souris.
maus-ui-times = Temps de réaction
maus-ui-ms = { $ms } ms
maus-ui-result-mouse = +1
maus-ui-result-pile-mouse = +1, à égalité
maus-ui-result-wrong = linge sale, −1
maus-ui-result-false-shout = linge sale
maus-ui-result-cheese = −2
maus-ui-result-late = trop tard
maus-ui-result-too-late = trop tard
maus-ui-result-false-start = trop tôt
maus-ui-corrected = annoncé : { $ms } ms
maus-ui-head-start = avance : { $ms } ms
maus-ui-owns = Points : { $score }. Souris : { $mice }. Linge : { $laundry }, face cachée : { $hidden }. Fromages : { $cheeses }.
maus-ui-name = Nom
maus-ui-mice = Souris
maus-ui-laundry = Linge
maus-ui-cheese = Fromages
maus-ui-points = Points
maus-ui-winner = a gagné

garment-red-hat = le chapeau rouge
garment-blue-hat = le chapeau bleu
garment-red-cap = la casquette rouge
garment-blue-cap = la casquette bleue
garment-red-glasses = les lunettes rouges
garment-blue-glasses = les lunettes bleues
garment-red-scarf = l’écharpe rouge
garment-blue-scarf = l’écharpe bleue
garment-red-tie = la cravate rouge
garment-blue-tie = la cravate bleue
garment-red-shirt = la chemise rouge
garment-blue-shirt = la chemise bleue
garment-red-jumper = le pull rouge
garment-blue-jumper = le pull bleu
garment-red-coat = le manteau rouge
garment-blue-coat = le manteau bleu
garment-red-belt = la ceinture rouge
garment-blue-belt = la ceinture bleue
garment-red-skirt = la jupe rouge
garment-blue-skirt = la jupe bleue
garment-red-trousers = le pantalon rouge
garment-blue-trousers = le pantalon bleu
garment-red-socks = les chaussettes rouges
garment-blue-socks = les chaussettes bleues
garment-red-shoes = les chaussures rouges
garment-blue-shoes = les chaussures bleues

cheese-brie = brie
cheese-camembert = camembert
cheese-cheddar = cheddar
cheese-edam = édam
cheese-emmental = emmental
cheese-feta = feta
cheese-gouda = gouda
cheese-parmesan = parmesan
cheese-roquefort = roquefort
