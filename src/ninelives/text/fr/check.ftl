# ninelives check : si un jeu fait tout ce qu’on demande à chaque jeu. Pour qui écrit des jeux.

check-ok = ok
check-failed = ÉCHEC
check-left-out = –
check-passed = { $game } fait tout ce qu’on demande à un jeu.
check-failures = { $game } : { $count ->
    [one] { $count } vérification a échoué.
   *[other] { $count } vérifications ont échoué.
}
check-needs = Laissé de côté : il faut { $roles }.
check-slow = Laissé de côté par --quick.
check-no-library = Laissé de côté : { $library } n’est pas installé.
check-no-browser = Laissé de côté : il faut Chromium et le paquet Python playwright.

check-topic-roles = Rôles
check-topic-words = Mots
check-topic-rules = Règles
check-topic-secrecy = Secrets
check-topic-transcripts = Transcriptions
check-topic-bots = Bots
check-topic-envs = Environnements
check-topic-page = Page

# What is checked
check-role = { $file }
check-rulebook = les rôles forment un livre de règles
check-languages = les mêmes messages avec les mêmes arguments en anglais, en français et en allemand
check-words = chaque message a ses mots
check-help = le titre, la présentation et l’aide peuvent se dire
check-stories = des parties entières sont racontées et dessinées dans toutes les langues
check-compiled = les règles compilées et interprétées s’accordent
check-ends = chaque partie finit, avec tous les nombres de joueurs et toutes les options
check-legal = ce qui est permis est accepté, tout le reste est refusé et ne change rien
check-views = les vues correspondent à leur type
check-bounds = le code compilé reste dans ses tableaux
check-observations = les mondes imaginés ont le même aspect pour le joueur
check-blind-views = les vues et les refus ne trahissent rien de caché
check-blind-events = les récits ne trahissent rien de caché
check-blind-choices = les choix cachés ne sont pas dits
check-take-back = les choix que l’on peut reprendre n’apprennent rien et se font dans n’importe quel ordre
check-worlds-differ = les mondes imaginés diffèrent
check-worlds-play-on = les mondes imaginés peuvent être joués jusqu’au bout
check-transcripts = les transcriptions se relisent comme elles ont été écrites
check-copies = les copies et les pickles sont la même partie et suivent leur propre chemin
check-bots-play = tous les bots jouent des parties entières
check-bots-blind = les bots décident de même dans tous les mondes que leur place ne peut distinguer
check-hints = les conseils sont permis et peuvent se dire
check-tensors = les tenseurs sont dans leurs bornes et ne trahissent rien de caché, les masques sont les actions permises
check-batch = un lot de parties tourne
check-pettingzoo = PettingZoo l’accepte
check-open-spiel = OpenSpiel l’accepte
check-gymnasium = Gymnasium l’accepte
check-view-types = la page connaît le type de la vue
check-page = une partie entière peut se jouer dans un navigateur

# Roles: what each is for
check-role-meta = META : le nom, les nombres de joueurs, les options, les clauses et ce que le jeu demande à une table.
check-role-state = L’enregistrement d’une partie comme classe annotée, STATE = record(State, *compiled_sources(__package__)), et les numéros des actions.
check-role-rules = Les règles compilées, une petite fonction pour chacune ; docs/architecture.md dit ce que fait chaque verbe.
check-role-knowledge = Compilé : hide efface ce qu’une place ne doit pas savoir, resample le remplit de ce qui est possible.
check-role-actions = Les actions comme textes, lesquelles sont secrètes, et pourquoi l’une est refusée.
check-role-view = Ce qu’on montre à une place : le type View, et write_view, qui écrit ses nombres dans le même ordre.
check-role-story = Ce qui s’est passé, comme messages : le début, et le récit d’une action.
check-role-bot = Règles empiriques, croyances, niveaux et temps de réflexion. Il peut être vide sauf sa docstring : ce qui manque est comme dans ninelives/bots/usual.py.
check-role-console = La table en texte simple, en lignes.
check-role-words = Tout ce que dit le jeu, dans chaque langue ; chaque identifiant commence par le nom du jeu.
check-role-page = Ce que le jeu apporte à la page : docs/page.md dit ce qu’exporte index.js ; à côté se trouvent style.css et art/scene.svg.
check-role-readme = Les règles en bref, clause par clause.
check-role-tensor = Ce que sait une place, en nombres, pour PettingZoo, OpenSpiel, Gymnasium et les lots.
check-role-toys = Des fins de partie qu’on peut résoudre, pour OpenSpiel.
check-role-picture = La table en image, pour les environnements qui en dessinent une.
check-role-counts = Ce que compte une arène en plus des victoires et des points.
check-role-hint = Pourquoi une action est meilleure qu’une autre, avec les mots du jeu.
check-role-deal = Des cartes distribuées à la main, pour les transcriptions.
check-role-sealed = Un maximum qu’une place scelle d’avance, et ce qu’on fait pour elle.
check-role-referee = Qui était premier, là où plusieurs places se disputent la réponse : un jeu en temps réel en a besoin.

# Why a check has failed, and what to do
check-missing-role = Ajoutez { $file }{ $defines ->
    [none] {""}
   *[other] {" "}avec { $defines }
}.{ $example ->
    [none] {""}
   *[other] {" "}À regarder : { $example }
}
    { $role }
check-optional-role = Absent, et peut l’être. Pour l’avoir, ajoutez { $file }{ $defines ->
    [none] {""}
   *[other] {" "}avec { $defines }
}.{ $example ->
    [none] {""}
   *[other] {" "}À regarder : { $example }
}
    { $role }
check-incomplete-role = Définissez { $defines } dans { $file }.{ $example ->
    [none] {""}
   *[other] {" "}À regarder : { $example }
}
    { $role }
check-other-name = META.name est « { $found } », mais le jeu se trouve sous « { $game } » : ce doit être le même nom.
check-broken = Cela s’arrête : { $reason }
check-junk = { $file } est illisible à partir d’ici : { $text }
check-twice = { $id } se trouve deux fois dans { $file }.
check-strange-ids = Chaque identifiant commence par « { $game }- ». Pas ceux-ci : { $ids }
check-not-in-both = Dans en.ftl ou dans { $file }, mais pas dans les deux : { $ids }
check-other-arguments = Dans { $file }, ceux-ci ont d’autres arguments que dans en.ftl : { $ids }
check-no-words = Ajoutez à { $file } et à ses traductions : { $ids }
check-unsaid = { $id } n’est pas dit en entier ({ $language }).
check-endless = Une partie à { $players } n’est pas finie après { $actions } actions (seed { $seed }). Si les parties peuvent être si longues, longest dans tensor.py doit le dire.
check-differs = Les règles compilées et interprétées diffèrent : { $what } ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-no-winner = Une partie est finie et personne n’a gagné, ou quelqu’un peut encore jouer ({ $players } joueurs, seed { $seed }).
check-actors = La place { $seat } peut jouer et n’a pas d’action permise, ou l’inverse ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-refused = « { $action } » est donné pour permis et refusé ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-accepted = « { $action } » n’est pas donné pour permis et accepté ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-changed = Une action refusée a changé la partie ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-view = Une vue n’est pas ce que dit son type, legal_actions ou returns ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-view-tells = Ce que voit la place { $viewer } dépend de ce qu’elle ne doit pas savoir : hide doit l’effacer ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-refusal-tells = Ce qu’on dit à la place { $viewer } quand on la refuse dépend de ce qu’elle ne doit pas savoir ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-story-tells = Ce qu’on raconte d’une action à la place { $viewer } dépend de ce qu’elle ne doit pas savoir ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-choice-told = Un choix caché est dit à la place { $viewer } : is_secret dans actions.py doit dire que c’en est un ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-choice-tells = Par un choix, la place { $viewer } apprend quelque chose : elle ne doit pas pouvoir le reprendre. Il faut retirer take_back de meta.py ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-order-counts = L’effet du choix de la place { $viewer } dépend de qui choisit en premier : elle ne doit pas pouvoir le reprendre. Il faut retirer take_back de meta.py ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-luck-tells = hide laisse la chance à venir dans l’enregistrement, s.rng, pour la place { $viewer } ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-world-differs = Un monde de resample a un autre aspect pour la place { $viewer } ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-worlds-alike = Les mondes de resample pour la place { $viewer } sont presque tous les mêmes, ou le vrai ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-world-stuck = Un monde de resample pour la place { $viewer } ne peut pas être joué jusqu’au bout ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-not-the-same = Ce n’est plus la même partie : { $what } ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-copy-shares = Une copie partage quelque chose avec son original : { $what } ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-bot-illegal = { $bot } veut « { $action } », qui est refusé : { $reason }
check-bot-peeks = { $bot } décide d’après ce que sa place ne doit pas savoir ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-hint-illegal = Un conseil n’est pas permis : « { $action } » (seed { $seed }).
check-tensor-bounds = Un nombre d’un tenseur n’est pas écrit, ou sort des bornes que donne layout ({ $players } joueurs).
check-tensor-tells = Un tenseur ou un masque dépend de ce que la place ne doit pas savoir ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-mask = Un masque n’est pas égal aux actions permises ({ $players } joueurs, seed { $seed }, après { $n } actions).
check-batch-endless = Aucune partie d’un lot n’est finie après { $steps } pas.
check-not-in-space = Une observation n’est pas dans son espace.
check-other-view-types = { $file } n’existe pas, ou n’est pas ce que dit view.py. Pour l’écrire : { $command }
check-page-complains = Le navigateur se plaint : { $reason }
check-page-endless = La partie n’est pas finie après { $clicks } clics.
check-page-stuck = Pendant { $seconds } secondes, il n’y avait rien à cliquer : ce qui peut être fait demande un élément avec data-act="…" (ou data-card, qui en fait apparaître).
check-roles-first = Le reste attend que les rôles soient là et forment un livre de règles.
