# Felix / Filou

# Cards are named without an article: they stand after a colon or in brackets.
felix-card-rabbit = lapin
felix-card-large-dog = gros chien
felix-card-small-dog = petit chien
# felix-chase chooses the article by this very word.
felix-animal-rabbit = lapin

felix-round = Tour { $round }. { $seat } commence.
felix-dry = Il n’y a pas de souris sur les cartes souris pour ce tour.
felix-place = { $seat } pose une carte : { $card }.
felix-place-hidden = { $seat } pose une carte.
felix-turn = { $seat } dévoile sa carte : { $card }.
felix-turn-passive = La carte de la pile est dévoilée : { $card }.
felix-bid = { $seat } mise { $mice } souris.
felix-pass = { $mice ->
    [0] { $seat } passe.
   *[other] { $seat } passe et prend { $mice } souris.
}
felix-chase = Un chien dans le sac ({ $card }) : il chasse { $animal ->
    [lapin] le lapin
   *[other] le chat { $animal }
}.
felix-dogs = { $count } chiens se chamaillent et s’en vont. Aucun animal n’est chassé.
felix-dog-alone = Un chien dans le sac ({ $card }) : il ne trouve rien à chasser et s’en va.
felix-sold = { $seat } paie { $mice } souris et emporte le sac : { $count ->
    [0] il est vide.
   *[other] { $cards }.
}
felix-unsold = Personne ne veut du sac. Il est retiré de la partie.

felix-unreadable = « { $action } » n’est pas une action. Écrivez « place » (poser) et une carte ({ $words }), « bid » (miser) et un nombre jusqu’à { $most }, ou « pass » (passer).
felix-place-first = C’est le moment de poser une carte : écrivez « place » et une de vos cartes.
felix-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
felix-placed-already = Les cartes sont sur la table ; c’est le moment de miser (« bid ») ou de passer (« pass »).
felix-buy-for-one = Tous les autres ont passé : vous pouvez acheter le sac pour exactement 1 souris (« bid 1 »), ou passer (« pass »).
felix-must-raise = { $mice } ne dépasse pas la plus haute mise, { $high }.
felix-too-few-mice = Vous ne pouvez pas miser { $mice } : vous avez { $purse } souris.
felix-bad-cards = Il faut dans « { $key } » neuf cartes différentes parmi : { $words }.

# La page. Un chat est nommé par sa valeur ; { $what } est un tel nom ou celui d’une autre carte.
felix-ui-cat = chat { $value }
felix-ui-sack = Le sac
felix-ui-stack = Pile
felix-ui-start = ouvre
felix-ui-leads = mène les enchères
felix-ui-cards-left = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
felix-ui-thinking = réfléchit…
felix-ui-to-beat = À dépasser
felix-ui-in-bank = Dans la banque
felix-ui-own = souris · chats gagnés
felix-ui-own-secret = souris · chats gagnés (secret)
felix-ui-owns = { $mice } souris, { $points ->
    [one] { $shown } point
   *[other] { $shown } points
} en chats
felix-ui-card-up = { $name }, carte visible : { $what }
felix-ui-card-mine = { $name }, carte face cachée : { $what }
felix-ui-card-down = { $name }, carte face cachée
felix-ui-card-none = { $name } n’a pas encore posé de carte
felix-ui-passed = passe
felix-ui-bids = mise { $mice }
felix-ui-mouse-cards = Souris pour qui passe
felix-ui-mouse-next = La prochaine personne à passer prend { $mice } souris
felix-ui-mouse-full = { $mice } souris pour qui passera plus tard
felix-ui-mouse-empty = Pas de souris sur la carte { $value }
felix-ui-hand = Vos cartes
felix-ui-place = Poser : { $what }
felix-ui-hinted = conseil
felix-ui-pass = { $mice ->
    [0] Passer
   *[other] Passer, prendre { $mice }
}
felix-ui-bid = Miser { $mice }
felix-ui-seal = Sceller { $mice }
felix-ui-seal-why = On mise pour vous, jamais plus que nécessaire.
felix-ui-seal-switch = Sceller un maximum
felix-ui-seal-now = On mise pour vous le nécessaire, jusqu’à { $mice }.
felix-ui-seal-before = Scellez déjà un maximum : on ne mise pour vous que le nécessaire.
felix-ui-sealed = Scellé : on mise pour vous jusqu’à { $mice }.
felix-ui-unseal = Annuler
felix-ui-cannot = Vous ne pouvez plus monter. À votre tour, vous passerez.
felix-ui-out = Vous avez passé. Voyons ce qui sort du sac !
felix-ui-amount = Souris à miser
felix-ui-less = Une souris de moins
felix-ui-more = Une souris de plus
felix-ui-round = Tour { $round } sur 9
felix-ui-bank = banque : { $mice }
felix-ui-last = Tour précédent
felix-ui-scene = C’était le tour { $round }
felix-ui-took = { $seat } paie { $mice } souris et reçoit { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}.
felix-ui-fate-chased = chassé
felix-ui-fate-gone = parti
felix-ui-fate-taken = pour { $seat }
felix-ui-go-on = Continuer
felix-ui-no-bid = Pas encore de mise
felix-ui-high = Plus haute mise :
felix-ui-wait-place = On attend une carte de : { $seats }
felix-ui-wait-bid = { $seats } mise ou passe…
felix-ui-do-place = À vous : choisissez une carte pour le sac.
felix-ui-do-pass = { $mice ->
    [0] À vous : vous ne pouvez que passer.
   *[other] À vous : vous ne pouvez que passer et prendre { $mice } souris.
}
felix-ui-do-open = { $mice ->
    [0] À vous : ouvrez les enchères, ou passez.
   *[other] À vous : ouvrez les enchères, ou passez et prenez { $mice } souris.
}
felix-ui-do-beat = { $mice ->
    [0] À vous : dépassez les { $high } de { $seat }, ou passez.
   *[other] À vous : dépassez les { $high } de { $seat }, ou passez et prenez { $mice } souris.
}
felix-ui-best = La meilleure prise : { $seat } au tour { $round }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $mice } souris.
felix-ui-do-buy = Tous les autres ont passé : achetez le sac pour 1 souris, ou passez.
felix-ui-do-bid = { $high ->
    [0] À vous : ouvrez les enchères, ou passez.
   *[other] À vous : misez plus de { $high }, ou passez.
}
felix-ui-my-mice = { $mice } souris
felix-ui-my-cats = chats : { $shown }
felix-ui-won = Ce que vous avez gagné
felix-ui-won-nothing = n’a rien gagné
felix-ui-player = Nom
felix-ui-cats = Chats
felix-ui-mice = Souris
felix-ui-points = Points
felix-ui-winner = a gagné
felix-ui-scored = chats { $cats } · souris { $mice }
felix-ui-catch = La prise de la soirée : { $seat } a payé { $mice } souris pour { $points } points au tour { $round }.
felix-ui-your-catch = Votre plus belle prise : { $points } points pour { $mice } souris au tour { $round }.

# L’accueil et une nouvelle table
felix-title = Filou
felix-home-pitch = Misez sur un chat dans un sac. Personne ne sait ce qu’il contient, pas même vous.
felix-option-edition = Édition
felix-option-edition-en = anglaise
felix-option-edition-fr = française
felix-option-edition-means = Une seule différence : quand un chien ne trouve pas de chat à sa mesure, il chasse d’abord un lapin dans l’édition française.
felix-option-open_mice = Bourses ouvertes
felix-option-open_mice-means = Tout le monde voit combien de souris ont les autres.

# Les règles à notre façon
felix-rules-aim-title = De quoi s’agit-il ?
felix-rules-aim = Neuf sacs sont vendus l’un après l’autre, contre des souris. Chacun a mis une carte dans chaque sac : vous connaissez donc une partie de ce que vous achetez. À la fin, les chats gagnés et les souris gardées font vos points.
felix-rules-cards-title = Vos cartes
felix-rules-cards = Tout le monde a les mêmes dix cartes : de bons chats (3, 5, 8, 11 et 15), de mauvais chats (−8 et −5), un lapin qui ne vaut rien, un gros chien et un petit chien. L’une d’elles, tirée au hasard, est retirée au début : vous voyez laquelle vous manque, les autres non.

    Vous commencez avec 15 souris. C’est votre argent, et chaque souris gardée vaut un point.
felix-rules-round-title = Un tour
felix-rules-round = Chacun met une carte face cachée dans le sac. La rangée commence par la carte du premier joueur. La première carte est dévoilée, et les enchères commencent.

    À trois, une carte de la pile vient en tête, et c’est elle qui est dévoilée.
felix-rules-bidding-title = Les enchères
felix-rules-bidding = Chacun à son tour, misez plus de souris que tous les autres, ou passez. Qui passe reprend sa mise, prend les souris de la plus petite carte souris restante, et la carte suivante du sac est dévoilée. Passer tôt rapporte donc moins, et chaque fois que quelqu’un passe, tout le monde en voit plus.

    La dernière personne en lice paie sa mise, emporte le sac et commence le tour suivant. Si personne n’a misé, elle peut acheter le sac pour 1 souris ; sinon le sac est retiré de la partie, et au tour suivant passer ne rapporte rien.

    Les souris gagnées en passant viennent de la banque, et le prix d’un sac y retourne. Si la banque ne peut pas remplir toutes les cartes souris, aucune n’est remplie : passer ne rapporte rien pour ce tour.
felix-rules-dogs-title = Les chiens
felix-rules-dogs = S’il n’y a qu’un chien dans le sac, il chasse un animal, et tous deux disparaissent : le gros chien chasse le meilleur chat, le petit chien le pire. Plusieurs chiens ne font que se chasser entre eux.
felix-rules-edition-en = Édition anglaise : s’il n’y a pas de bon chat pour le gros chien, ou pas de mauvais pour le petit, c’est le chat le plus proche de zéro qui est chassé. Les lapins ne sont jamais chassés.
felix-rules-edition-fr = Édition française : s’il n’y a pas de bon chat pour le gros chien, ou pas de mauvais pour le petit, c’est le lapin qui est chassé ; sans lapin, le chat le plus proche de zéro.
felix-rules-end-title = La fin
felix-rules-end = Après neuf tours, additionnez vos chats et vos souris. Le plus grand total gagne ; à égalité, le plus de points en chats.
felix-rules-picture-round = La première carte est visible. Vous connaissez la vôtre ; les autres, la leur.
felix-rules-picture-bidding = La première personne a passé et pris 2 souris. La mise à dépasser est de 8 ; qui passe maintenant prend 4 souris.
felix-rules-example-small = Le petit chien chasse le pire chat, −8. Il reste 11 − 5 = 6.
felix-rules-example-large = Le gros chien aurait chassé le meilleur chat, 11. Il resterait −5 − 8 = −13.

# Le guide d’une première partie
felix-coach-first = Les chats gagnés et les souris gardées sont vos points. Mettez une carte dans le sac : un bon chat, ou un piège. Personne ne la voit encore.
felix-coach-place = Choisissez une carte pour le sac. Un chien seul dans le sac chasse un chat : le gros chien le meilleur, le petit chien le pire.
felix-coach-open = Personne n’a encore misé : misez des souris pour tout le sac, ou passez. Passer rapporte les { $mice } souris du cadre doré et dévoile la carte suivante.
felix-coach-bid = Misez plus, ou passez : vous reprenez votre mise, gagnez les { $mice } souris du cadre doré, et la carte suivante est dévoilée.
felix-coach-dog = Un chien seul chasse un animal : le gros chien le meilleur chat, le petit le pire. Deux chiens ne font que se chasser l’un l’autre.
felix-coach-dry = Cette fois, il n’y a pas de souris sur les cartes souris : passer ne rapporte rien. Si le sac vaut pour vous plus que votre mise, misez.
felix-coach-pass = { $mice ->
    [0] Vous avez trop peu de souris pour monter. Passez : vous reprenez votre mise.
   *[other] Vous avez trop peu de souris pour monter. Passez : vous reprenez votre mise et gagnez { $mice } souris.
}
felix-coach-buy = Tous les autres ont passé. Le sac est à vous pour une seule souris ; si vous passez, il est retiré de la partie.
felix-coach-wait = Regardez qui mise combien : chacun connaît une carte que vous ne connaissez pas.
felix-coach-end = C’était le dernier sac. On compte maintenant les chats gagnés et les souris gardées.

# Après la partie
felix-course = Points après chaque tour : chats et souris

# Dans un terminal
felix-table-row = Le sac : { $items }
felix-table-mice = Cartes souris : { $items }
felix-table-bid = { $seat } mise { $mice }
felix-table-passed = { $seat } a passé
felix-table-purses = Souris : { $items }
felix-table-own = Vous avez { $mice } souris, et vos chats valent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
felix-pitch = Filou — misez sur un sac de chats dont vous n’avez vu que la moitié. De 3 à 5 joueurs.
felix-help =
    Neuf tours. À chaque tour, chacun met une carte face cachée dans le sac : un bon chat (3 à 15), un mauvais chat (-8, -5), un lapin (0) ou un chien. On dévoile la première carte, puis vous misez des souris ou vous passez.
    Chaque mise doit dépasser la précédente. Qui passe prend les souris de la plus petite carte souris restante, et on dévoile la carte suivante. La dernière personne en jeu paie et emporte le sac.
    Un chien seul dans le sac chasse un animal et s’en va avec lui : le gros chien vise le meilleur chat, le petit chien le pire. Plusieurs chiens ne font que se poursuivre entre eux.
    Si personne ne mise, la dernière personne peut avoir le sac pour 1 souris. À la fin, on compte ses chats et ses souris. Le plus grand total gagne.
    Écrivez : « place 11 » ou « place large-dog » (poser le 11, le gros chien), « bid 5 » (miser 5), « pass » (passer).
felix-legend = Dans le sac : « · » pas encore de carte, « ? » une carte cachée, « (11) » votre propre carte, que personne d’autre ne connaît. Les cartes souris entre parenthèses sont vides.

felix-no-such-bid = Personne ne peut miser { $mice } souris : une mise va de 1 à { $most }.
felix-hint-sack = Le sac vaut environ { $value } pour vous ; passer rapporte { $mice } souris.
felix-count-sacks = Sacs achetés
felix-count-price = Souris par sac
