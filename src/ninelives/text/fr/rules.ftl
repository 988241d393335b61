# Les règles à notre façon, et le guide d’une première partie

rules-example = Un exemple

rules-felix-aim-title = De quoi s’agit-il ?
rules-felix-aim = Neuf sacs sont vendus l’un après l’autre, contre des souris. Chacun a mis une carte dans chaque sac : vous connaissez donc une partie de ce que vous achetez. À la fin, les chats gagnés et les souris gardées font vos points.
rules-felix-cards-title = Vos cartes
rules-felix-cards = Tout le monde a les mêmes dix cartes : de bons chats (3, 5, 8, 11 et 15), de mauvais chats (−8 et −5), un lapin qui ne vaut rien, un grand chien et un petit chien. L’une d’elles, personne ne sait laquelle, est retirée au début.

    Vous commencez avec 15 souris. C’est votre argent, et chaque souris gardée vaut un point.
rules-felix-round-title = Une manche
rules-felix-round = Chacun met une carte face cachée dans le sac. La rangée commence par le premier joueur. La première carte est retournée, et les enchères commencent.

    À trois joueurs, une carte de la pile vient d’abord et est retournée.
rules-felix-bidding-title = Les enchères
rules-felix-bidding = À votre tour, offrez plus de souris que tous les autres, ou passez. Qui passe reprend son offre, prend les souris de la plus petite carte souris restante, et la carte suivante du sac est retournée. Passer tôt rapporte moins, mais tous en voient plus.

    Le dernier en lice paie son offre, prend le sac et commence la manche suivante. Si personne n’a rien offert, le dernier peut acheter le sac pour 1 souris ; sinon il quitte le jeu, et à la manche suivante passer ne rapporte rien.
rules-felix-dogs-title = Les chiens
rules-felix-dogs = Un seul chien dans le sac chasse un animal, et tous deux disparaissent : le grand chien chasse le meilleur chat, le petit chien le pire. Plusieurs chiens ne font que se chasser entre eux.
rules-felix-edition-en = Édition anglaise : s’il n’y a pas de bon chat pour le grand chien, ou pas de mauvais pour le petit, c’est l’autre chat le plus proche qui est chassé. Les lapins ne sont jamais chassés.
rules-felix-edition-fr = Édition française : s’il n’y a pas de bon chat pour le grand chien, ou pas de mauvais pour le petit, c’est le lapin qui est chassé ; sans lapin, l’autre chat le plus proche.
rules-felix-end-title = La fin
rules-felix-end = Après neuf manches, additionnez vos chats et vos souris. La plus grande somme gagne ; à égalité, le plus de points en chats.
rules-felix-example-small = Le petit chien chasse le pire chat, −8. Le gagnant compte 11 − 5 = 6.
rules-felix-example-large = Le grand chien aurait chassé le meilleur chat, 11. Le gagnant compte −5 − 8 = −13.

rules-catbox-aim-title = De quoi s’agit-il ?
rules-catbox-aim = Vous remportez des plis avec des cartes qui ont un nombre mais pas de couleur. Vous choisissez la couleur en jouant, et le plateau s’en souvient : chaque nombre ne peut avoir chaque couleur qu’une fois. Annoncez combien de plis vous ferez, et ne restez jamais coincé.
rules-catbox-setup-title = Avant de jouer
rules-catbox-setup = Écartez une carte de votre main. Puis, chacun à son tour, annoncez combien de plis vous ferez (à deux, personne n’annonce). On joue autant de manches qu’il y a de joueurs.
rules-catbox-play-title = Jouer une carte
rules-catbox-play = Choisissez une carte et annoncez sa couleur : une couleur qui vous reste, et dont la case pour ce nombre est libre. Votre jeton est posé sur la case.

    Qui commence un pli ne peut pas annoncer le rouge tant que personne ne l’a annoncé dans cette manche, sauf si rien d’autre n’est possible.
rules-catbox-trick-title = Le pli
rules-catbox-trick = Rien ne vous oblige à suivre la couleur demandée. Mais qui annonce une autre couleur renonce à la couleur demandée jusqu’à la fin de la manche.

    Le rouge bat tout ; sinon, le plus grand nombre de la couleur demandée l’emporte. Le gagnant commence le pli suivant. La dernière carte de la main n’est jamais jouée.
rules-catbox-paradox-title = Paradoxe
rules-catbox-paradox = Si c’est à vous et qu’aucune de vos cartes ne peut plus avoir de couleur, c’est un paradoxe : la manche s’arrête aussitôt, et chacun de vos plis compte moins un.
rules-catbox-score-title = Les points
rules-catbox-score = Chaque pli vaut un point. Si votre annonce est exacte et que vous n’avez pas causé de paradoxe, votre plus grand groupe de jetons voisins sur le plateau, côte à côte ou l’un sous l’autre, compte aussi. À deux, vous l’obtenez avec quatre plis au plus.

    Le plus grand total gagne ; à égalité, la meilleure dernière manche.
rules-catbox-example = Quatre de vos jetons se touchent par les côtés : le groupe compte 4. Le cinquième, dans le coin, n’en touche aucun.

rules-maus-aim-title = De quoi s’agit-il ?
rules-maus-aim = Une souris est retournée, habillée pour la journée. Soyez le premier à la taper avec quelque chose qu’elle porte.
rules-maus-slap-title = Taper
rules-maus-slap = Si vous avez en main un vêtement que la souris porte, du même genre et de la même couleur, tapez avec. Le plus rapide prend la souris : un point. Si elle ne le porte pas, la carte devient votre linge sale : moins un.

    Seule la tape la plus rapide compte. Les autres reprennent leurs cartes.
rules-maus-shout-title = Crier
rules-maus-shout = Si vous n’avez rien de ce que la souris porte, criez et tapez avec toute votre main. Si c’est juste, la souris est à vous et vous gardez votre main. Sinon, tout ce qui convenait devient du linge sale, dont une carte face cachée. Avec trois cartes face cachée, vous ne pouvez plus crier.
rules-maus-cheese-title = Le fromage
rules-maus-cheese = Un fromage est sur la table. Une souris qui porte le même fromage est protégée : qui la tape reçoit le fromage, moins deux. Regardez donc d’abord le fromage – et ne bougez pas.
rules-maus-tie-title = Trop serré pour trancher
rules-maus-tie = Si plusieurs tapes justes sont si proches qu’on ne peut dire qui était premier, l’un reçoit la souris et un autre la première souris de la pile.
rules-maus-end-title = La fin
rules-maus-end = La partie finit avec la dernière souris ou le dernier fromage. Points : vos souris, moins votre linge sale, moins deux par fromage.
rules-maus-example = Cette souris porte des lunettes bleues. Vos lunettes bleues l’attrapent ; les rouges deviendraient du linge sale.

coach-name = Premiers pas
coach-leave = Je connais
coach-felix-place = Choisissez une carte pour le sac ; personne ne la voit encore. Un bon chat lui donne de la valeur pour tous, un mauvais ou un chien est un piège.
coach-felix-open = Vous pouvez ouvrir les enchères. Offrez ce que le sac peut valoir, ou passez et prenez les souris de la plus petite carte souris.
coach-felix-bid = Offrez plus, ou passez : cela rapporte les souris de la plus petite carte souris et fait retourner une autre carte.
coach-felix-wait = Regardez qui offre combien : chacun connaît une carte que vous ne connaissez pas.
coach-catbox-aside = Écartez une carte. Un nombre que vous avez souvent est un bon choix : il sera difficile à placer.
coach-catbox-predict = Combien de plis ferez-vous ? Les grands nombres gagnent. Si c’est exact, votre plus grand groupe de jetons compte aussi.
coach-catbox-lead = Vous commencez le pli : choisissez une carte, puis une couleur. Les autres ne sont pas obligés de suivre.
coach-catbox-follow = Choisissez une carte, puis une couleur. Si ce n’est pas la couleur demandée, vous perdez cette couleur pour la manche.
coach-catbox-wait = Regardez le plateau : là où vos jetons se touchent, votre groupe grandit.
coach-maus-slap = A-t-elle le fromage de la table ? Alors ne bougez pas. Sinon, tapez avec ce qu’elle porte, ou criez si vous n’avez rien de tel.
coach-maus-answered = Voyons qui a été le plus rapide.
coach-maus-wait = Une souris va bientôt être retournée. Regardez votre main et le fromage.
