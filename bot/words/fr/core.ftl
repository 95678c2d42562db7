### What all games share, in French.
### A name never follows "de" or "que", which would have to elide. {""} as a whole text: nothing needs to be said.

# Lists: "a, b et c".
list-none = rien
list-joint = {", "}
list-last-joint = {" et "}

# Rows, where the place of each item counts: "a, b, c".
row-joint = {", "}

# Who someone is when the name cannot be drawn.
seat-name = Joueur { NTH($seat) }

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Whose turn it is; to choose is to answer in the middle of a turn.
turn-of = C’est à { $names } de jouer.
turn-yours = C’est à vous de jouer.
choice-of = C’est à { $names } de choisir.
choice-yours = C’est à vous de choisir.

# Scores and the end.
score = { $name } { $points }
scores = Scores : { $scores }.
won = { $count ->
    [one] La partie est finie : { $names } a gagné avec { points }.
   *[other] La partie est finie : { $names } ont gagné à égalité avec { points }.
}
place = { $place }. { $name } { $points }
ranking = Classement : { $places }.
last-change = Derniers événements : { $story }

## Reasons why something is refused: clauses that begin small and have no full stop.

# Stands in the label of every choice that brings something hidden out.
no-undo = sans retour

# $asked: the key of the question, for logs only.
reason-not-offered = ce choix n’est pas proposé en ce moment
reason-game-over = la partie est finie
# $waiting_for-name: the player who is asked.
reason-not-your-decision = c’est d’abord à { $waiting_for-name } de choisir
reason-foreign-action = ce coup n’appartient pas à { $game }
reason-malformed-action = ce coup est illisible
reason-bad-seats = ce jeu se joue de { $least } à { $most }, pas à { $given }
reason-bad-option = « { $given } » n’est pas possible pour { $name } (possible : { $allowed })
reason-unknown-option = l’option { $name } n’existe pas (il y a : { $known })
reason-foreign-options = ces options n’appartiennent pas à { $game }
reason-dump-damaged = la partie enregistrée est abîmée ({ $part ->
    [header] sa première ligne
    [digest] sa somme de contrôle
   *[state] son contenu
})
reason-dump-foreign = la partie enregistrée appartient à { $game }, pas à { $expected }
reason-dump-unknown-rules = la partie enregistrée suit la version { $rules } des règles, or seule la version { $known } est connue ici
