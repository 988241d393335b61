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

unknown-bot = Aucun robot ne s’appelle « { $bot } ». Choix possibles : { $valid }.

terminal-prompt-only = À vous (Entrée : { $action }) :
terminal-actions = Vous pouvez dire : { $actions }
terminal-which-one = Laquelle ? { $actions }
terminal-time-up = Le temps est écoulé.
