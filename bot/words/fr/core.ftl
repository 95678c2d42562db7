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
