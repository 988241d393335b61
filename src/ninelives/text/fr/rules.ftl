# Les règles à notre façon, et le guide d’une première partie

rules-example = Un exemple

rules-felix-aim-title = De quoi s’agit-il ?
rules-felix-aim = Neuf sacs sont vendus l’un après l’autre, contre des souris. Chacun a mis une carte dans chaque sac : vous connaissez donc une partie de ce que vous achetez. À la fin, les chats gagnés et les souris gardées font vos points.
rules-felix-cards-title = Vos cartes
rules-felix-cards = Tout le monde a les mêmes dix cartes : de bons chats (3, 5, 8, 11 et 15), de mauvais chats (−8 et −5), un lapin qui ne vaut rien, un gros chien et un petit chien. L’une d’elles, tirée au hasard, est retirée au début : vous voyez laquelle vous manque, les autres non.

    Vous commencez avec 15 souris. C’est votre argent, et chaque souris gardée vaut un point.
rules-felix-round-title = Un tour
rules-felix-round = Chacun met une carte face cachée dans le sac. La rangée commence par la carte du premier joueur. La première carte est dévoilée, et les enchères commencent.

    À trois, une carte de la pile vient en tête, et c’est elle qui est dévoilée.
rules-felix-bidding-title = Les enchères
rules-felix-bidding = Chacun à son tour, misez plus de souris que tous les autres, ou passez. Qui passe reprend sa mise, prend les souris de la plus petite carte souris restante, et la carte suivante du sac est dévoilée. Passer tôt rapporte donc moins, et chaque fois que quelqu’un passe, tout le monde en voit plus.

    La dernière personne en lice paie sa mise, emporte le sac et commence le tour suivant. Si personne n’a misé, elle peut acheter le sac pour 1 souris ; sinon le sac est retiré de la partie, et au tour suivant passer ne rapporte rien.

    Les souris gagnées en passant viennent de la banque, et le prix d’un sac y retourne. Si la banque ne peut pas remplir toutes les cartes souris, aucune n’est remplie : passer ne rapporte rien pour ce tour.
rules-felix-dogs-title = Les chiens
rules-felix-dogs = Un seul chien dans le sac chasse un animal, et tous deux disparaissent : le gros chien chasse le meilleur chat, le petit chien le pire. Plusieurs chiens ne font que se chasser entre eux.
rules-felix-edition-en = Édition anglaise : s’il n’y a pas de bon chat pour le gros chien, ou pas de mauvais pour le petit, c’est le chat le plus proche de zéro qui est chassé. Les lapins ne sont jamais chassés.
rules-felix-edition-fr = Édition française : s’il n’y a pas de bon chat pour le gros chien, ou pas de mauvais pour le petit, c’est le lapin qui est chassé ; sans lapin, le chat le plus proche de zéro.
rules-felix-end-title = La fin
rules-felix-end = Après neuf tours, additionnez vos chats et vos souris. Le plus grand total gagne ; à égalité, le plus de points en chats.
rules-felix-example-small = Le petit chien chasse le pire chat, −8. Il reste 11 − 5 = 6.
rules-felix-example-large = Le gros chien aurait chassé le meilleur chat, 11. Il resterait −5 − 8 = −13.

rules-catbox-aim-title = De quoi s’agit-il ?
rules-catbox-aim = Vous faites des plis avec des cartes qui ont un numéro mais pas de couleur. Vous déclarez la couleur en jouant, et le tableau s’en souvient : chaque numéro n’existe qu’une fois dans chaque couleur. Annoncez combien de plis vous ferez, et ne vous laissez jamais coincer.
rules-catbox-setup-title = Avant de jouer
rules-catbox-setup = Il y a cinq cartes de chaque numéro, mais seulement quatre couleurs : toutes ne trouveront pas de place. Écartez une carte de votre main. Puis, chacun à son tour, annoncez combien de plis vous ferez : 1, 2 ou 3 ; à trois joueurs 1, 3 ou 4 ; à deux, personne n’annonce. On joue autant de manches que l’on est à table.
rules-catbox-play-title = Jouer une carte
rules-catbox-play = Choisissez une carte et déclarez sa couleur : une couleur qui vous reste, et dont la case pour ce numéro est libre. Votre jeton est posé sur la case.

    Qui entame un pli ne peut déclarer rouge que si quelqu’un l’a déjà fait dans cette manche, ou si rien d’autre n’est possible.
rules-catbox-trick-title = Le pli
rules-catbox-trick = Rien ne vous oblige à fournir la couleur demandée. Mais qui déclare une autre couleur renonce à la couleur demandée jusqu’à la fin de la manche.

    La plus haute carte rouge l’emporte ; s’il n’y en a pas, la plus haute de la couleur demandée. Qui remporte le pli entame le suivant. La dernière carte de la main n’est jamais jouée.
rules-catbox-paradox-title = Paradoxe
rules-catbox-paradox = Si c’est à vous et que vous ne pouvez plus déclarer de couleur pour aucune de vos cartes, c’est un paradoxe : la manche s’arrête aussitôt, et chacun de vos plis compte moins un.
rules-catbox-score-title = Les points
rules-catbox-score = Chaque pli vaut un point. Si votre annonce est exacte et que vous n’avez pas causé de paradoxe, votre plus grand groupe de jetons voisins sur le tableau, côte à côte ou l’un sous l’autre, compte aussi. À deux, vous l’obtenez avec quatre plis au plus.

    Le plus grand total gagne ; à égalité, la meilleure dernière manche.
rules-catbox-example = Quatre de vos jetons se touchent par les côtés : le groupe compte 4. Le cinquième, dans le coin, n’en touche aucun.

rules-maus-aim-title = De quoi s’agit-il ?
rules-maus-aim = Une souris est retournée, habillée pour la journée. Frappez-la avant les autres avec quelque chose qu’elle porte.
rules-maus-slap-title = Frapper
rules-maus-slap = Si vous avez en main un vêtement que la souris porte, de la même sorte et de la même couleur, frappez avec. La main la plus rapide prend la souris : un point. Si la souris ne le porte pas, la carte devient votre linge sale : moins un.

    Seul le coup le plus rapide compte. Les autres reprennent leurs cartes.
rules-maus-shout-title = Crier
rules-maus-shout = Si vous n’avez rien de ce que la souris porte, criez et frappez avec toute votre main. Si c’est juste, la souris est à vous et vous gardez vos cartes. Sinon, tous vos vêtements qu’elle porte deviennent du linge sale, dont un face cachée. Avec trois cartes face cachée, vous ne pouvez plus crier.
rules-maus-cheese-title = Le fromage
rules-maus-cheese = Un fromage est sur la table. Une souris qui a le même sur elle est protégée : qui la frappe reçoit le fromage et perd deux points. Regardez donc d’abord le fromage – et ne bougez pas.
rules-maus-tie-title = Trop serré pour trancher
rules-maus-tie = Si plusieurs coups justes sont si proches qu’on ne peut dire lequel est le premier, l’un rapporte la souris, un autre la première souris de la pile.
rules-maus-end-title = La fin
rules-maus-end = La partie se termine avec la dernière souris ou le dernier fromage. Points : vos souris, moins votre linge sale, moins deux par fromage.
rules-maus-example = Cette souris porte une cravate bleue. Votre cravate bleue l’attrape ; la jaune deviendrait du linge sale.

coach-name = Premiers pas
coach-leave = Masquer les conseils
coach-back = Afficher de nouveau les conseils
coach-felix-first = Les chats gagnés et les souris gardées sont vos points. Mettez une carte dans le sac : un bon chat, ou un piège. Personne ne la voit encore.
coach-felix-place = Choisissez une carte pour le sac. Un chien seul dans le sac chasse un chat : le gros chien le meilleur, le petit chien le pire.
coach-felix-open = Personne n’a encore misé : misez des souris pour tout le sac, ou passez. Passer rapporte les souris du double cadre et dévoile la carte suivante.
coach-felix-bid = Misez plus, ou passez : vous reprenez votre mise, gagnez les souris du double cadre, et la carte suivante est dévoilée.
coach-felix-dog = Un chien seul chasse un animal : le gros chien le meilleur chat, le petit le pire. Deux chiens ne font que se chasser l’un l’autre.
coach-felix-dry = Cette fois, il n’y a pas de souris sur les cartes souris : passer ne rapporte rien. Si le sac vaut pour vous plus que votre mise, misez.
coach-felix-wait = Regardez qui mise combien : chacun connaît une carte que vous ne connaissez pas.
coach-felix-end = C’était le dernier sac. On compte maintenant les chats gagnés et les souris gardées.
coach-catbox-first = Un pli vaut un point. Vous choisissez la couleur d’une carte en la jouant ; chaque numéro n’existe qu’une fois par couleur. Écartez d’abord une carte : les doubles se placent mal.
coach-catbox-over = La manche est terminée. Chaque pli vaut un point, et chaque jeton d’un groupe encadré aussi : c’est la prime pour le bon nombre de plis.
coach-catbox-paradox = Un paradoxe : quelqu’un ne pouvait plus donner de couleur à aucune carte. La manche s’arrête, et chacun de ses plis compte −1. Rien ne change pour les autres.
coach-catbox-aside = Écartez une carte. Un numéro que vous avez plusieurs fois est un bon choix : il sera difficile à placer.
coach-catbox-predict = Combien de plis ferez-vous ? Les hauts numéros et le rouge gagnent. Si votre annonce est exacte, votre plus grand groupe de jetons compte aussi.
coach-catbox-lead = Vous entamez : choisissez une carte, puis sa couleur. Le plus haut numéro de cette couleur gagne, sauf si quelqu’un joue rouge.
coach-catbox-lead-closed = Vous entamez : choisissez une carte, puis sa couleur. Le plus haut numéro de cette couleur gagne, sauf si quelqu’un joue rouge. Vous ne pouvez pas encore entamer à rouge.
coach-catbox-follow = Choisissez une carte, puis sa couleur. Le plus haut numéro { $colour } gagne, mais le rouge bat tout. Avec une autre couleur, vous perdez le { $colour } pour la manche.
coach-catbox-follow-red = Choisissez une carte, puis sa couleur. Le rouge est demandé : le plus haut numéro rouge gagne. Avec une autre couleur, vous perdez le rouge pour la manche.
coach-catbox-wait = Là où vos jetons se touchent, votre groupe grandit. Gardez des couleurs : si aucune carte ne peut plus en avoir, c’est le paradoxe, et il coûte des points.
coach-maus-slap = Le même fromage que sur la table ? Ne bougez pas. Sinon, touchez ce qu’elle porte. Vous n’avez rien de tel ? « Sourifou ! »
coach-maus-answered = Seule la patte la plus rapide compte. Une souris vaut un point, une mauvaise carte en coûte un, une souris protégée deux.
coach-maus-end = C’est fini : il n’y a plus de souris, ou plus de fromage. Chaque souris compte +1, chaque carte de linge sale −1, chaque fromage −2.
coach-maus-wait = Quand une souris apparaît, touchez en premier ce qu’elle porte. Si elle tient le fromage de la table, ne touchez à rien !
