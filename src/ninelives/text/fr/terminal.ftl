# Playing in a terminal

terminal-welcome = { $game }. Vous êtes { $seat }. Écrivez une action, « ? » pour voir ce que vous pouvez faire, « help » pour les règles, « hint » pour un conseil, « quit » pour partir.
terminal-opponent = { $face ->
    [kitten] { $glyph } { $name }, qui débute
    [tabby] { $glyph } { $name }, qui joue le dimanche
    [mouser] { $glyph } { $name }, qui aime la chasse
    [duchess] { $glyph } { $name }, qui ne se presse jamais
    [sage] { $glyph } { $name }, qui connaît tous les tours
   *[stray] { $glyph } { $name }, qui passait par là
}
terminal-prompt = À vous :
terminal-how = Écrivez une action ; « ? » montre ce que vous pouvez faire.
terminal-too-late = Trop tard : quelqu’un a été plus rapide.
terminal-compiling = Préparation : { $game }. Cela n’arrive qu’une fois et prend quelques secondes…
terminal-which = Quel jeu ? (numéro ou nom)
terminal-bye = Au revoir. La partie n’est pas conservée.

table-hand = Votre main : { $items }
felix-table-row = Le sac : { $items }
felix-table-mice = Cartes souris : { $items }
felix-table-bid = { $seat } mise { $mice }
felix-table-passed = { $seat } a passé
felix-table-purses = Souris : { $items }
felix-table-own = Vous avez { $mice } souris, et vos chats valent { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
catbox-table-seat = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; plis : { $tricks } ; peut déclarer : { $items }
catbox-table-prediction = { "\u202F" }; annonce : { $tricks }
catbox-table-trick = Sur la table : { $items }
maus-table-seat = { $seat } : { $mice } souris, linge sale : { $laundry }, fromage : { $cheese }
maus-table-cheese = Fromage sur la table : { $cheese }
maus-table-mouse = La souris { $mouse } porte : { $items }   (fromage : { $cheese })

felix-pitch = Filou — misez sur un sac de chats dont vous n’avez vu que la moitié. De 3 à 5 joueurs.
catbox-pitch = Cat in the Box — des plis avec des cartes dont vous choisissez la couleur en les jouant. De 2 à 5 joueurs.
maus-pitch = Maus geflippt — frappez avant les autres la souris qui porte un vêtement de votre main. De 2 à 6 joueurs.

unknown-bot = Aucun robot ne s’appelle « { $bot } ». Choix possibles : { $valid }.

felix-help =
    Neuf tours. À chaque tour, chacun met une carte face cachée dans le sac : un bon chat (3 à 15), un mauvais chat (-8, -5), un lapin (0) ou un chien. On dévoile la première carte, puis vous misez des souris ou vous passez.
    Chaque mise doit dépasser la précédente. Qui passe prend les souris de la plus petite carte souris restante, et on dévoile la carte suivante. La dernière personne en jeu paie et emporte le sac.
    Un chien seul dans le sac chasse un animal et s’en va avec lui : le gros chien vise le meilleur chat, le petit chien le pire. Plusieurs chiens ne font que se poursuivre entre eux.
    Si personne ne mise, la dernière personne peut avoir le sac pour 1 souris. À la fin, on compte ses chats et ses souris. Le plus grand total gagne.
    Écrivez : « place 11 » ou « place large-dog » (poser le 11, le gros chien), « bid 5 » (miser 5), « pass » (passer).
catbox-help =
    Les cartes ont un numéro mais pas de couleur : vous la déclarez en jouant. Chaque numéro n’existe qu’une fois dans chaque couleur, et votre jeton sur le tableau montre qu’il est pris.
    Écartez d’abord une carte. Annoncez ensuite combien de plis vous allez remporter (sauf à deux joueurs). Le plus haut numéro de la couleur demandée l’emporte ; le rouge bat tout, mais on ne peut entamer à rouge que si quelqu’un a déjà déclaré rouge.
    Vous pouvez déclarer toute couleur qu’il vous reste. Si vous ne fournissez pas la couleur demandée, vous la perdez jusqu’à la fin de la manche.
    Qui ne peut plus rien déclarer provoque un paradoxe : la manche s’arrête, et ses plis comptent en négatif. Un pli vaut 1 point ; une annonce exacte rapporte aussi la taille de votre plus grand groupe de jetons reliés. À deux joueurs, 4 plis ou moins valent une annonce exacte.
    Écrivez : « aside 4 » (écarter un 4), « predict 2 » (annoncer 2 plis), « 7 blue » (jouer 7 bleu ; rouge : « red », jaune : « yellow », vert : « green »).
maus-help =
    On retourne une souris. Si vous avez en main un vêtement qu’elle porte (même sorte, même couleur), frappez avec ; la main la plus rapide prend la souris. Un mauvais vêtement devient du linge sale : moins 1.
    Si vous n’avez rien de ce qu’elle porte, criez et frappez avec toute votre main. En cas d’erreur, tous vos vêtements qu’elle porte aussi deviennent du linge sale ; après trois cris à tort, vous ne pouvez plus crier.
    Une souris qui a sur elle le fromage de la table est protégée : qui la frappe prend le fromage, moins 2.
    La partie se termine avec la dernière souris ou le dernier fromage. Ici, le temps est réel : tapez le numéro d’un vêtement puis Entrée, « s » pour crier, Entrée seule pour ne pas bouger. « flip » retourne la souris suivante.

terminal-prompt-only = À vous (Entrée : { $action }) :
terminal-actions = Vous pouvez dire : { $actions }
terminal-which-one = Laquelle ? { $actions }
terminal-time-up = Le temps est écoulé.
felix-legend = Dans le sac : « · » pas encore de carte, « ? » une carte cachée, « (11) » votre propre carte, que personne d’autre ne connaît. Les cartes souris entre parenthèses sont vides.
catbox-legend = Sur le tableau : « · » est libre, « # » est bloqué, une lettre désigne à qui est le jeton.
maus-legend = Un vêtement que vous avez deux fois en main est noté ×2.
