### What all games share.
### {""} as a whole text: nothing needs to be said.

# Lists: "a, b and c".
list-none = none
list-joint = {", "}
list-last-joint = {" and "}

# Rows, where the place of each item counts: "a, b, c".
row-joint = {", "}

# Who someone is when the name cannot be drawn.
seat-name = Player { NTH($seat) }

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Whose turn it is; to choose is to answer in the middle of a turn.
turn-of = It is { $names }’s turn.
turn-yours = It is your turn.
choice-of = { $names } must choose.
choice-yours = You must choose.

# Scores and the end.
score = { $name } { $points }
scores = Scores: { $scores }.
won = { $count ->
    [one] The game is over: { $names } won with { points }.
   *[other] The game is over: { $names } shared the victory with { points } each.
}
place = { $place }. { $name } { $points }
ranking = Ranking: { $places }.
last-change = Latest: { $story }
