# Felix / Filou

# Cards are named without an article: they stand after a colon or in brackets.
card-rabbit = lapin
card-large-dog = gros chien
card-small-dog = petit chien
# felix-chase chooses the article by this very word.
animal-rabbit = lapin

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
felix-no-such-bid = Personne ne peut miser { $mice } souris : une mise va de 1 à { $most }.
felix-must-raise = { $mice } ne dépasse pas la plus haute mise, { $high }.
felix-too-few-mice = Vous ne pouvez pas miser { $mice } : vous avez { $purse } souris.
felix-bad-cards = Il faut dans « { $key } » neuf cartes différentes parmi : { $words }.

# La page. Un chat est nommé par sa valeur ; { $what } est un tel nom ou celui d’une autre carte.
felix-ui-cat = chat { $value }
felix-ui-sack = Le sac
felix-ui-stack = Pile
felix-ui-start = ouvre
felix-ui-secret = Les souris et les chats gagnés sont secrets
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
   *[other] Passer, +{ $mice }
}
felix-ui-bid = Miser { $mice }
felix-ui-seal = Miser pour moi jusqu’à { $mice }
felix-ui-seal-why = Vous pouvez déjà fixer votre maximum : on ne mise pour vous que le nécessaire.
felix-ui-sealed = Maximum secret : on mise pour vous jusqu’à { $mice }.
felix-ui-unseal = Oublier le maximum
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
felix-ui-do-pass = À vous : vous ne pouvez que passer.
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

felix-hint-sack = Le sac vaut environ { $value } pour vous ; passer rapporte { $mice }.
felix-count-sacks = Sacs achetés
felix-count-price = Souris par sac
