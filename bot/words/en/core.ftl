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

## Reasons why something is refused: clauses that begin small and have no full stop.

# Stands in the label of every choice that brings something hidden out.
no-undo = no undo

# $asked: the key of the question, for logs only.
reason-not-offered = this is not among the choices now
reason-game-over = the game is over
# $waiting_for-name: the player who is asked.
reason-not-your-decision = { $waiting_for-name } must choose first
reason-foreign-action = this is no move of { $game }
reason-malformed-action = this move cannot be read
reason-bad-seats = this game is for { $least } to { $most } players, not for { $given }
reason-bad-option = “{ $given }” is not possible for { $name } (possible: { $allowed })
reason-unknown-option = there is no option { $name } (there are: { $known })
reason-foreign-options = these are no options of { $game }
reason-dump-damaged = the stored game is damaged ({ $part ->
    [header] its first line
    [digest] its checksum
   *[state] its contents
})
reason-dump-foreign = the stored game is one of { $game }, not of { $expected }
reason-dump-unknown-rules = the stored game follows version { $rules } of the rules, and only { $known } is known here
