# Maus geflippt

maus-start = { $seat } retourne la première souris. Fromage sur la table : { $cheese }.
maus-flip = { $seat } retourne la souris { $mouse } : { $garments } ; fromage : { $cheese }.
maus-protected = Elle est protégée : c’est le fromage de la table ({ $cheese }).
maus-slap = { $seat } frappe après { $ms } ms : { $garment }.
maus-shout = { $seat } crie « Sourifou ! » après { $ms } ms.
maus-hold = { $seat } ne bouge pas.
maus-nobody = Personne ne frappe. La souris va sous la pile.
maus-asleep = Toute la pile est passée et personne n’a frappé : la partie est terminée.
maus-result-garment-mouse = { $seat } a frappé en premier ({ $ms } ms) avec le bon vêtement : la souris est attrapée.
maus-result-shout-mouse = { $seat } a crié en premier ({ $ms } ms), et à raison : la souris est attrapée.
maus-result-garment-pile-mouse = { $seat } a frappé tout aussi vite ({ $ms } ms) et prend une souris de la pile.
maus-result-shout-pile-mouse = { $seat } a crié tout aussi vite ({ $ms } ms) et prend une souris de la pile.
maus-result-wrong = { $seat } a frappé en premier ({ $ms } ms), mais la souris ne porte pas cela. Linge sale : { $garments }.
maus-result-false-shout = { $seat } a crié en premier ({ $ms } ms), mais à tort. Linge sale : { $garments }.
maus-result-cheese = { $seat } a frappé une souris protégée ({ $ms } ms) et prend le fromage : { $cheese }.
maus-result-cheese-laundry = { $seat } a en plus crié à tort. Linge sale : { $garments }.
maus-result-garment-late = { $seat } a frappé trop tard ({ $ms } ms).
maus-result-shout-late = { $seat } a crié trop tard ({ $ms } ms).
maus-result-shown-late = { $seat } a réagi trop tard ({ $ms } ms), mais a dû montrer : { $garments }.
maus-next-cheese = Fromage suivant : { $cheese }.
maus-shuffle = On mélange la défausse des vêtements.
maus-shouts-spent = { $seat } a trois cartes face cachée et ne peut plus crier.

maus-unreadable = « { $action } » n’est pas une action. Écrivez « flip » (retourner), « hold » (ne pas bouger), « slap » (frapper) avec un vêtement et le temps en millisecondes (« slap blue-tie 430 »), ou « shout » (crier) avec le temps (« shout 512 »).
maus-no-time = Personne ne réagit en un temps nul : le plus court est 1 milliseconde.
maus-unknown-garment = Il n’y a pas de vêtement « { $garment_name } ». Il y a : { $words }.
maus-flip-first = Il n’y a pas encore de souris : écrivez « flip » pour en retourner une.
maus-flipped-already = Il y a déjà une souris : frappez (« slap »), criez (« shout ») ou ne bougez pas (« hold »).
maus-not-in-hand = Vous n’avez pas cette carte en main : { $garment }.
maus-bad-time = Une réaction prend de 1 à { $limit } millisecondes, pas { $time }.
maus-no-more-shouts = Vous avez trois cartes face cachée : vous ne pouvez plus crier.
maus-no-cards = Vous n’avez pas de cartes en main : vous ne pouvez pas crier.
maus-not-each-once = « { $key } » doit nommer chacun de ces éléments une seule fois : { $things }.
maus-garments-incomplete = « { $key } » est donné, mais « { $missing } » ne l’est pas.
maus-bad-garments = Il faut dans « { $key } » { $count } vêtements ; il y en a { $found }, { $wrong ->
    [0] tous connus.
   *[other] dont certains inconnus : { $unknown }.
}
maus-bad-copies = Cette carte existe en { $copies } exemplaires, mais les mains et la pioche en contiennent { $found } : { $garment }.

maus-garment-red-hat = chapeau rouge
maus-garment-blue-hat = chapeau bleu
maus-garment-red-cap = casquette rouge
maus-garment-blue-cap = casquette bleue
maus-garment-red-glasses = lunettes rouges
maus-garment-blue-glasses = lunettes bleues
maus-garment-red-scarf = écharpe rouge
maus-garment-blue-scarf = écharpe bleue
maus-garment-red-tie = cravate rouge
maus-garment-blue-tie = cravate bleue
maus-garment-red-shirt = chemise rouge
maus-garment-blue-shirt = chemise bleue
maus-garment-red-jumper = pull rouge
maus-garment-blue-jumper = pull bleu
maus-garment-red-coat = manteau rouge
maus-garment-blue-coat = manteau bleu
maus-garment-red-belt = ceinture rouge
maus-garment-blue-belt = ceinture bleue
maus-garment-red-skirt = jupe rouge
maus-garment-blue-skirt = jupe bleue
maus-garment-red-trousers = pantalon rouge
maus-garment-blue-trousers = pantalon bleu
maus-garment-red-socks = chaussettes rouges
maus-garment-blue-socks = chaussettes bleues
maus-garment-red-shoes = chaussures rouges
maus-garment-blue-shoes = chaussures bleues

maus-cheese-brie = brie
maus-cheese-camembert = camembert
maus-cheese-cheddar = cheddar
maus-cheese-edam = édam
maus-cheese-emmental = emmental
maus-cheese-feta = feta
maus-cheese-gouda = gouda
maus-cheese-parmesan = parmesan
maus-cheese-roquefort = roquefort

# La page
maus-ui-ready = { $seat } va retourner une souris. Pattes prêtes…
maus-ui-ready-you = Vous allez retourner une souris. Pattes prêtes…
maus-ui-slap = Que porte-t-elle ? Vite !
maus-ui-watch = Qui sera le plus rapide ?
maus-ui-answered = C’est fait. Les autres jouent encore…
maus-ui-hand = Vos vêtements
maus-ui-shout = Sourifou !
maus-ui-shout-means = je n’ai rien de tout ça
maus-ui-shouts-spent = trois erreurs : fini
maus-ui-hold = Ne pas bouger
maus-ui-key-space = Espace
maus-ui-hint = Conseil
maus-ui-fitted = bon choix
maus-ui-easy = Grandes cartes
maus-ui-easy-means = Plus facile à voir et à entendre : grandes cartes avec leur nom, et un son quand une souris arrive
maus-ui-carries = Elle tient
maus-ui-visible = Sur la table
maus-ui-same = Le même ? Ne bougez pas !
maus-ui-stays = { $seconds ->
    [one] Elle reste encore { $seconds } seconde
   *[other] Elle reste encore { $seconds } secondes
}
maus-ui-keys = Touchez, ou appuyez sur 1–{ $count }. Espace : Sourifou !
maus-ui-catches = { $seat } l’attrape !
maus-ui-catches-you = Vous l’attrapez !
maus-ui-escapes = La souris s’échappe.
maus-ui-pile = encore { $count } souris
maus-ui-mouse = Une souris. Elle porte : { $garments }. Elle tient : { $cheese }.
maus-ui-protected = Elle est protégée.
maus-ui-unprotected = Elle n’est pas protégée.
maus-ui-was-protected = Son fromage protégeait la souris.
maus-ui-times = Temps de réaction
maus-ui-ms = { $ms } ms
maus-ui-result-mouse = +1
maus-ui-result-pile-mouse = +1, à égalité
maus-ui-result-wrong = linge sale, −1
maus-ui-result-false-shout = linge sale
maus-ui-result-cheese = −2
maus-ui-result-late = trop tard
maus-ui-result-too-late = trop tard
maus-ui-result-false-start = trop tôt
maus-ui-corrected = mesuré sur son appareil : { $ms } ms
maus-ui-head-start = avance : { $ms } ms
maus-ui-owns = Points : { $score }. Souris : { $mice }. Linge : { $laundry }, face cachée : { $hidden }. Fromages : { $cheeses }.
maus-ui-name = Nom
maus-ui-mice = Souris
maus-ui-laundry = Linge
maus-ui-cheese = Fromages
maus-ui-points = Points
maus-ui-winner = a gagné
maus-ui-scored = souris { $mice } · linge { $laundry } · fromage { $cheese }
maus-ui-key-slap = Taper avec ce vêtement

# L’accueil et une nouvelle table
maus-title = Maus geflippt
maus-home-pitch = Frappez la souris avec un vêtement qu’elle porte. Sauf si elle tient le fromage.
maus-option-uncertainty = Écart qui compte comme une égalité, en millisecondes
maus-option-time_limit = Temps pour chaque souris, en millisecondes
maus-option-time_limit-question = La souris est-elle rapide ?
maus-option-time_limit-sleepy = Endormie
maus-option-time_limit-sleepy-means = Elle attend 20 secondes. Bien avec des enfants.
maus-option-time_limit-lively = Vive
maus-option-time_limit-lively-means = Elle attend 10 secondes. La partie habituelle.
maus-option-time_limit-lightning = Éclair
maus-option-time_limit-lightning-means = Elle attend 4 secondes. Vous l’aurez voulu.

# Les règles à notre façon
maus-rules-aim-title = De quoi s’agit-il ?
maus-rules-aim = Une souris est retournée, tout habillée. Frappez-la avant les autres avec quelque chose qu’elle porte.
maus-rules-slap-title = Frapper
maus-rules-slap = Si vous avez en main un vêtement que la souris porte, de la même sorte et de la même couleur, frappez avec. La main la plus rapide prend la souris : un point. Si la souris ne le porte pas, la carte devient votre linge sale : moins un.

    Seul le coup le plus rapide compte. Les autres reprennent leurs cartes.
maus-rules-shout-title = Sourifou !
maus-rules-shout = Si vous n’avez rien de ce que la souris porte, criez « Sourifou ! » et frappez avec toute votre main. Si c’est juste, la souris est à vous et vous gardez vos cartes. Sinon, tous vos vêtements qu’elle porte deviennent du linge sale, dont un face cachée. Avec trois cartes face cachée, vous ne pouvez plus crier.
maus-rules-cheese-title = Le fromage
maus-rules-cheese = Un fromage est sur la table. Une souris qui tient le même est protégée : qui la frappe reçoit le fromage et perd deux points. Regardez donc d’abord le fromage – et ne bougez pas.

    Si vous l’avez frappée avec un seul vêtement, cette carte revient dans votre main. Si vous avez crié « Sourifou ! », tous vos vêtements qu’elle porte deviennent en plus du linge sale, dont un face cachée. Puis le fromage suivant est dévoilé.
maus-rules-tie-title = Trop serré pour trancher
maus-rules-tie = Si plusieurs coups justes sont si proches qu’on ne peut dire lequel est le premier, l’un rapporte la souris, un autre la première souris de la pile.
maus-rules-end-title = La fin
maus-rules-end = La partie se termine avec la dernière souris ou le dernier fromage, et aussi quand toute la pile est passée sans que personne ne frappe. Points : vos souris, moins votre linge sale, moins deux par fromage.
maus-rules-example = Cette souris porte une cravate bleue. Votre cravate bleue l’attrape ; la jaune deviendrait du linge sale.

# Le guide d’une première partie
maus-first-title = Avant la première souris
maus-first-slap = Vous avez un vêtement que porte la souris, de la même couleur ? Touchez-le, plus vite que les chats : un point.
maus-first-shout = Vous n’avez rien de ce qu’elle porte ? Touchez « Sourifou ! ».
maus-first-hold = Elle tient le même fromage que celui de la table ? Ne bougez pas : y toucher coûte deux points.
maus-first-when = Prenez votre temps : rien ne se passe avant votre signal. Ensuite, personne ne sait quand une souris arrive.
maus-first-ready = C’est parti
maus-coach-slap = Le même fromage que sur la table ? Ne bougez pas. Sinon, touchez ce qu’elle porte. Vous n’avez rien de tel ? « Sourifou ! »
maus-coach-answered = Seule la patte la plus rapide compte. Une souris vaut un point, une mauvaise carte en coûte un, une souris protégée deux.
maus-coach-end = C’est fini. Chaque souris compte +1, chaque carte de linge sale −1, chaque fromage −2.
maus-coach-wait = Quand une souris apparaît, soyez plus rapide que les autres : touchez ce qu’elle porte. Si elle tient le fromage de la table, ne touchez à rien !

# Après la partie
maus-course = Points, souris après souris

# Dans un terminal
maus-table-seat = { $seat } : { $mice } souris, linge sale : { $laundry }, fromage : { $cheese }
maus-table-cheese = Fromage sur la table : { $cheese }
maus-table-mouse = La souris { $mouse } porte : { $items }   (fromage : { $cheese })
maus-pitch = Maus geflippt — frappez avant les autres la souris qui porte un vêtement de votre main. De 2 à 6 joueurs.
maus-help =
    On retourne une souris. Si vous avez en main un vêtement qu’elle porte (même sorte, même couleur), frappez avec ; la main la plus rapide prend la souris. Un mauvais vêtement devient du linge sale : moins 1.
    Si vous n’avez rien de ce qu’elle porte, criez et frappez avec toute votre main. En cas d’erreur, tous vos vêtements qu’elle porte aussi deviennent du linge sale ; après trois cris à tort, vous ne pouvez plus crier.
    Une souris qui tient le fromage de la table est protégée : qui la frappe prend le fromage, moins 2.
    La partie se termine avec la dernière souris ou le dernier fromage. Ici, le temps est réel : tapez le numéro d’un vêtement puis Entrée, « s » pour crier, Entrée seule pour ne pas bouger. « flip » retourne la souris suivante.
maus-legend = Un vêtement que vous avez deux fois en main est noté ×2.

maus-garment-green-hat = chapeau vert
maus-garment-purple-hat = chapeau violet
maus-garment-black-glasses = lunettes noires
maus-garment-pink-glasses = lunettes roses
maus-garment-yellow-tie = cravate jaune
maus-garment-green-shirt = chemise verte
maus-garment-white-shirt = chemise blanche
maus-garment-blue-t-shirt = t-shirt bleu
maus-garment-pink-t-shirt = t-shirt rose
maus-garment-red-jacket = veste rouge
maus-garment-black-jacket = veste noire
maus-garment-yellow-dress = robe jaune
maus-garment-red-dress = robe rouge
maus-garment-brown-trousers = pantalon marron
maus-garment-brown-belt = ceinture marron
maus-garment-purple-belt = ceinture violette
maus-garment-brown-bag = sac marron
maus-garment-pink-bag = sac rose
maus-garment-green-ring = bague verte
maus-garment-purple-ring = bague violette
maus-garment-yellow-shoes = chaussures jaunes
maus-garment-black-shoes = chaussures noires
maus-garment-red-trainers = baskets rouges
maus-garment-white-trainers = baskets blanches
maus-hint-flip = Retournez la souris suivante.
maus-hint-protected = Bas les pattes : cette souris est protégée ({ $cheese }).
maus-hint-worn = La souris porte ce vêtement, et vous l’avez en main : { $garment }.
maus-hint-shout = Vous n’avez en main rien de ce que porte la souris.
maus-hint-hold = Vous n’avez rien pour frapper.
maus-count-mice = Souris
maus-count-laundry = Linge sale
maus-count-cheese = Fromage
maus-count-reaction = Réaction en ms
maus-race-prompt = Frappez ! (numéro ou vêtement, puis Entrée ; « s » pour crier ; Entrée seule pour ne pas bouger)
maus-race-unknown = Écrivez le numéro d’un vêtement, « s » pour crier, ou Entrée seule pour ne pas bouger.
