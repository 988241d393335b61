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
felix-turn-passive = La carte du joueur passif est dévoilée : { $card }.
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
felix-unsold = Personne ne veut du sac. Il quitte la partie.

felix-unreadable = « { $action } » n’est pas une action. Écris « place » (poser) et une carte ({ $words }), « bid » (miser) et un nombre jusqu’à { $most }, ou « pass » (passer).
felix-place-first = C’est le moment de poser une carte : écris « place » et une de tes cartes.
felix-not-in-hand = Tu n’as pas cette carte en main : { $card }.
felix-placed-already = Les cartes sont sur la table ; c’est le moment de miser (« bid ») ou de passer (« pass »).
felix-buy-for-one = Tous les autres ont passé : tu peux acheter le sac pour exactement 1 souris (« bid 1 »), ou passer (« pass »).
felix-must-raise = { $mice } ne dépasse pas la plus haute enchère, { $high }.
felix-too-few-mice = Tu ne peux pas miser { $mice } : tu as { $purse } souris.
felix-bad-cards = Il faut dans « { $key } » neuf cartes différentes parmi : { $words }.
