### Imhotep: The Duel, in English. Events are told in the past.

## Names

# Also a location’s option: its key is the same.
site-title = { $site ->
    [obelisk] Obelisk
    [temple] Temple
    [pyramids] Pyramids
   *[burial_chamber] Burial chamber
}
source-title = { $source ->
    [obelisk] Obelisk
    [temple] Temple
    [pyramids] Pyramids
    [burial_chamber] Burial chamber
    [action_tokens] Action tokens
   *[pawns] Pawns in harbour
}
# The action tokens.
-take-one = Take 1
-place-pawns = Place 2-3
-place-and-unload = Place and unload
-swap-and-unload = Swap and unload
token-name = { $token ->
    [obelisk] Obelisk
    [pyramid_light] Light pyramid
    [pyramid_dark] Dark pyramid
    [temple_1] Temple 1
    [temple_2] Temple 2
    [temple_3] Temple 3
    [temple_4] Temple 4
    [burial_1] Burial chamber 1
    [burial_2] Burial chamber 2
    [burial_3] Burial chamber 3
    [burial_4] Burial chamber 4
    [burial_5] Burial chamber 5
    [burial_6] Burial chamber 6
    [burial_7] Burial chamber 7
    [burial_8] Burial chamber 8
    [burial_9] Burial chamber 9
    [burial_10] Burial chamber 10
    [burial_11] Burial chamber 11
    [burial_12] Burial chamber 12
    [take_one] “{ -take-one }”
    [place_pawns] “{ -place-pawns }”
    [place_and_unload] “{ -place-and-unload }”
   *[swap_and_unload] “{ -swap-and-unload }”
}
# The same for a label that names two.
other-token-name = { $other_token ->
    [obelisk] Obelisk
    [pyramid_light] Light pyramid
    [pyramid_dark] Dark pyramid
    [temple_1] Temple 1
    [temple_2] Temple 2
    [temple_3] Temple 3
    [temple_4] Temple 4
    [burial_1] Burial chamber 1
    [burial_2] Burial chamber 2
    [burial_3] Burial chamber 3
    [burial_4] Burial chamber 4
    [burial_5] Burial chamber 5
    [burial_6] Burial chamber 6
    [burial_7] Burial chamber 7
    [burial_8] Burial chamber 8
    [burial_9] Burial chamber 9
    [burial_10] Burial chamber 10
    [burial_11] Burial chamber 11
    [burial_12] Burial chamber 12
    [take_one] “{ -take-one }”
    [place_pawns] “{ -place-pawns }”
    [place_and_unload] “{ -place-and-unload }”
   *[swap_and_unload] “{ -swap-and-unload }”
}
a-token = { $token ->
    [obelisk] an obelisk
    [pyramid_light] a light pyramid token
    [pyramid_dark] a dark pyramid token
    [temple_1] a temple token with 1 circle
    [temple_2] a temple token with 2 circles
    [temple_3] a temple token with 3 circles
    [temple_4] a temple token with 4 circles
    [burial_1] burial chamber token 1
    [burial_2] burial chamber token 2
    [burial_3] burial chamber token 3
    [burial_4] burial chamber token 4
    [burial_5] burial chamber token 5
    [burial_6] burial chamber token 6
    [burial_7] burial chamber token 7
    [burial_8] burial chamber token 8
    [burial_9] burial chamber token 9
    [burial_10] burial chamber token 10
    [burial_11] burial chamber token 11
    [burial_12] burial chamber token 12
    [take_one] a “{ -take-one }” token
    [place_pawns] a “{ -place-pawns }” token
    [place_and_unload] a “{ -place-and-unload }” token
   *[swap_and_unload] a “{ -swap-and-unload }” token
}
# Ships from 0: first those of the rows, then those of the columns.
ship-name = { $ship ->
    [0] 1
    [1] 2
    [2] 3
    [3] A
    [4] B
   *[5] C
}
# Spaces from 0, row by row.
space-name = { $space ->
    [0] A1
    [1] B1
    [2] C1
    [3] A2
    [4] B2
    [5] C2
    [6] A3
    [7] B3
   *[8] C3
}

## What happened

event-pawn-placed = { $name } placed a pawn on { space-name }.
event-token-played = { $name } played { a-token }.
event-tokens-swapped = On ship { ship-name }, { $name } swapped { $token } (slot { NTH($first) }) and { $other } (slot { NTH($second) }).
    .token = { a-token }
    .other = { a-token }
event-ship-unloaded = { $name } unloaded ship { ship-name }.
event-token-taken = { $space ->
    [none] { $name } took { a-token } from ship { ship-name }, slot { NTH($slot) }.
   *[other] { $name } got { a-token }.
}
event-token-lost = Nobody took slot { NTH($slot) }: { a-token } left the game.
event-ship-refilled = New on ship { ship-name }: { $tokens }.
    .tokens = { token-name }
event-ship-left = The pile is empty: ship { ship-name } left the game.
event-slot-filled = From the warehouse, { a-token } took its place.
event-fifth-obelisk-taken = { $name } was the first to have 5 obelisks.
event-stopped = { $name } left it at that.
event-passed = { $name } passed, as no action was possible.
event-final-scored = { source-title }: { points } for { $name }.
event-game-ended = The game is over: { $ranking }.
    .ranking = { $place }. { $who }

## The lobby and the header

# $value as the option’s own: a side, none or a seat from 0.
option-name = { $option ->
    [obelisk] Obelisk
    [temple] Temple
    [pyramids] Pyramids
    [burial_chamber] Burial chamber
   *[start_seat] Who starts
}
option-value = { $option ->
    [start_seat] { $value ->
        [none] random
       *[other] player { NTH($value) }
    }
   *[obelisk] side { $value }
}
parameter-obelisk = obelisk
parameter-obelisk-description = Side A: 1 point a token and 6 for having more; side B: a race to the fifth
parameter-temple = temple
parameter-temple-description = Side A: 1 point a circle; side B: sets of different tokens
parameter-pyramids = pyramids
parameter-pyramids-description = Side A: both pyramids count; side B: only the smaller one
parameter-burial-chamber = burial_chamber
parameter-burial-chamber-description = Side A: long runs of numbers; side B: 4 points a run, however short
parameter-start-seat = start_seat
parameter-start-seat-description = Who starts (otherwise chance decides)
stage = { $pile ->
    [0] turn { $turn_number }, pile empty
   *[other] turn { $turn_number }, pile of { $pile }
}

## Labels of choices. Ships come by name (1-3, A-C), spaces too (A1-C3), slots from 1.

label-place-pawn = Place a pawn
label-unload-ship = Unload a ship
label-play-token = Play { token-name }
label-stop = Stop here
label-pass = Pass
label-space = Space { $space }
label-ship-to-refill = Ship { $ship } ({ no-undo })
label-ship = Ship { $ship }
label-place-aboard = Ship { $ship }, slot { $slot }
# What fills the slot comes from the warehouse.
label-slot = Ship { $ship }, slot { $slot }: { token-name } ({ no-undo })
label-swap = Ship { $ship }, slots { $slot } and { $other_slot }: { token-name } ⇄ { other-token-name }

## What is asked

prompt-turn = What do you do?
prompt-pawn-placement = Where do you place your next pawn?
prompt-unloading = Which ship do you unload?

## Why something is closed

reason-no-pawn-left = all your pawns are in the harbour
reason-no-ship-ready = no ship has 2 pawns in its line
reason-no-ship-would-be-ready = even with this pawn no ship would have 2 in its line
reason-only-action-tokens = the ships carry nothing but action tokens
reason-space-taken = { $seat-name } has a pawn there
reason-not-an-action-token = action tokens cannot be taken this way
reason-ship-gone = it has left the game
reason-needs-pawns-in-line = { $has ->
    [0] it takes { $needs } pawns in its line, and there are none
    [one] it takes { $needs } pawns in its line, and there is { $has }
   *[other] it takes { $needs } pawns in its line, and there are { $has }
}
reason-needs-pawns-in-supply = { $has ->
    [0] it takes { $needs } pawns in your supply, and you have none
   *[other] it takes { $needs } pawns in your supply, and you have { $has }
}

## The rules, topic by topic

rules-goal-title = Aim of the game
rules-goal =
    Two builders share one small harbour. Your pawns wait there for 6 ships and bring home their cargo: tokens for your obelisk, your temple, your 2 pyramids and your burial chamber, and action tokens with special moves.
    Each location rewards its tokens in its own way, on side A or side B; the side is the same for both of you. Whoever has the most points at the end wins.
    You have 4 pawns each. There are 60 tokens: 12 for each of the four locations and 12 action tokens.
rules-turn-title = A turn
rules-turn =
    On your turn you do exactly one thing:
    - place a pawn,
    - unload a ship, or
    - play an action token.
    Then it is the other player’s turn. You cannot pass as long as any of these is possible.
rules-harbour-title = Harbour and ships
rules-harbour =
    The harbour has 9 spaces: columns A to C, rows 1 to 3, so the middle one is B2. Ships 1 to 3 lie at the right of the rows, ships A to C below the columns. The row or column of a ship is its line.
    Each ship has 3 slots. Slot 1 touches the harbour, slot 3 is farthest away. All cargo on the ships lies face up.
    3 tokens lie face down in the warehouse; they are only for “{ -take-one }”. The other 39 make the pile.
rules-place-pawn-title = Placing a pawn
rules-place-pawn =
    You put a pawn from your supply on a free space of the harbour. A space holds 1 pawn. It stays there until a ship of its row or column is unloaded; it cannot be moved.
    With all 4 of your pawns in the harbour you cannot choose this. A space whose ships have left the game may still be used: a pawn in the harbour is worth 1 point at the end.
rules-unloading-title = Unloading a ship
rules-unloading =
    You may unload any ship with at least 2 pawns in its line, no matter whose they are; none needs to be yours. Empty spaces are skipped:
    - the pawn nearest the ship takes slot 3,
    - the next one takes slot 2,
    - a third one takes slot 1.
    Each token goes to the owner of the pawn, and the pawns go home. With only 2 pawns, the token in slot 1 leaves the game.
    Then 3 tokens from the pile fill the ship again. If the pile is empty, the ship leaves the game instead.
rules-action-tokens-title = Action tokens
rules-action-tokens =
    There are 12, 3 of each kind:
    - { -take-one }: take a token from a ship.
    - { -place-pawns }: place 2 or 3 pawns.
    - { -place-and-unload }: place 1 pawn, then unload 1 or 2 ships.
    - { -swap-and-unload }: swap 2 tokens of a ship, then unload a ship.
    Playing one is your whole turn, and it leaves the game. It must come from an earlier turn, and you can play it only if everything that it demands can be done, step by step. Unused, it is worth 1 point at the end.
rules-token-take-one-title = { -take-one } (3 action tokens)
rules-token-take-one =
    You take any token from any ship, except an action token; it is yours at once. No pawns are needed, and none move.
    The top token of the warehouse fills the slot, face up. As it comes out only then, the move cannot be taken back.
rules-token-place-pawns-title = { -place-pawns } (3 action tokens)
rules-token-place-pawns = You place 2 pawns and, if you like, a third one, each on a free space. You need at least 2 pawns in your supply. Without another pawn the third one is simply left out.
rules-token-place-and-unload-title = { -place-and-unload } (3 action tokens)
rules-token-place-and-unload =
    You place 1 pawn, then you unload 1 ship and, if you like, another one after it.
    Place it so that at least one ship can be unloaded afterwards; you choose which. For the second ship only the pawns count that are still there after the first. If no other ship can be unloaded, your turn is over.
rules-token-swap-and-unload-title = { -swap-and-unload } (3 action tokens)
rules-token-swap-and-unload = You swap 2 tokens of one ship, then you unload 1 ship, the same or another. Action tokens may be swapped too, and so may 2 equal tokens. Some ship must have at least 2 pawns in its line.
rules-pass-title = Passing
rules-pass = You pass only when nothing at all is possible: all your pawns are in the harbour, no ship can be unloaded, and no action token of yours can be played. This happens only late in the game, with 4 ships or fewer, and never to both of you at once.
rules-obelisk-title = Obelisk
rules-obelisk =
    12 tokens, all alike.
    - Side A: 1 point a token. Whoever has more of them than the other gets 6 points more; if you have the same number, nobody does.
    - Side B: the first to have 5 tokens gets 12 points at the end. The other gets 6 with 5 or more. With 10 or more you get 18 in all. With fewer than 5: 0. If one unloading brings both of you the fifth token, the pawn nearer the ship is first.
rules-temple-title = Temple
rules-temple =
    12 tokens: 3 each with 1, 2, 3 and 4 circles.
    - Side A: 1 point a circle.
    - Side B: you make sets of different tokens. A set of 1, 2, 3 or 4 kinds is worth 1, 4, 9 or 16 points. Your tokens are always divided in the best way.
    Temple tokens are open here on both sides: everybody saw them being taken, so nobody has to remember.
rules-pyramids-title = Pyramids
rules-pyramids =
    12 tokens: 6 light and 6 dark. Each colour makes a pyramid.
    - Side A: both count, each on its own. 1, 2, 3, 4, 5 or 6 tokens are worth 1, 3, 6, 10, 15 or 21 points.
    - Side B: only the smaller one counts; if they are equal, one of them. 0, 1, 2, 3, 4, 5 or 6 tokens are worth -6, 0, 4, 10, 18, 30 or 45 points.
rules-burial-chamber-title = Burial chamber
rules-burial-chamber =
    12 tokens with the numbers 1 to 12, each once. Numbers without a gap between them make a run; a single one is a run too. 12 and 1 are not neighbours.
    - Side A: a run of 1, 2, 3, 4 or 5 tokens is worth 1, 4, 9, 16 or 25 points; a longer one 25 as well. All your runs count.
    - Side B: every run is worth 4 points, whatever its length. Many short ones are best.
rules-hidden-title = What is hidden
rules-hidden =
    Only the order of the pile and the 3 tokens of the warehouse are hidden. Tokens left in the warehouse at the end are never seen.
    Everything else is open: the cargo of the ships, both players’ tokens, action tokens included, and what has left the game.
    While there is a pile, unloading a ship brings new tokens out, so that move cannot be taken back.
rules-game-end-title = End of the game
rules-game-end =
    Once the pile is empty, every ship that is unloaded leaves the game. When only 1 ship is left, the game ends at once, even in the middle of an action token. The last ship is never unloaded: its cargo is lost for both.
    So a game has exactly 18 unloadings.
rules-scoring-title = Final scoring
rules-scoring =
    You add up:
    - your four locations, each on its side A or B,
    - 1 point for each unused action token,
    - 1 point for each of your pawns still in the harbour.
    Whoever has the most points wins. If you are level, the player who did not start wins.
    The scores shown during the game are what your tokens are worth as things stand; pawns count only at the end.

### Pictures and descriptions

## Titles in the picture

final-title = Final score
total-title = Total
tie-break-title = Level: second wins
# 1 for whoever did not start.
tie-break-value = { $tie_break ->
    [0] went first
   *[1] went second
}
hand-title = Your action tokens
hand-empty = No action tokens at the moment
# In a player’s own picture: an action token, and what it does, in a line or two.
token-title = { $action ->
    [take_one] { -take-one }
    [place_pawns] { -place-pawns }
    [place_and_unload] { -place-and-unload }
   *[swap_and_unload] { -swap-and-unload }
}
token-note = { $action ->
    [take_one] Take any token from a ship, except an action token.
    [place_pawns] Place 2 or 3 pawns.
    [place_and_unload] Place 1 pawn, then unload 1 or 2 ships.
   *[swap_and_unload] Swap 2 tokens of one ship, then unload 1 ship.
}

## The table in words, for the alt text and the description

tokens-alike = { $count ->
    [1] { token-name }
   *[other] { token-name } × { $count }
}
pawns-of = { $count ->
    [0] { $name }: no pawn in the harbour, { $supply } in supply.
    [one] { $name }: pawn on { $spaces }, { $supply } in supply.
   *[other] { $name }: pawns on { $spaces }, { $supply } in supply.
}
# $taker: who would take it, or that it would be lost; empty when the ship cannot be unloaded.
ship-slot = { NTH($slot) } { token-name }{ $taker }
slot-taken-by = { " " }for { $name }
slot-lost = { " " }(lost)
ship-lying = { $ready ->
    [true] Ship { ship-name } can be unloaded: { $slots }.
   *[false] Ship { ship-name }: { $slots }.
}
ship-lying-short = { $ready ->
    [true] Ship { ship-name } can be unloaded.
   *[false] Ship { ship-name } cannot be unloaded.
}
ship-left = Ship { ship-name } has left the game.
hand-held = { $count ->
    [0] You have no action tokens.
   *[other] Your action tokens: { $tokens }.
}

## The description only

turn-title = Turn { $turn }
start-note = { $name } started: if both are level, the other player wins.
harbour-title = Harbour
ships-title = Ships, slots from the harbour: { $count } left
player-score = { $name }: { points }
# $side: A, B or none.
location = { $count ->
    [0] { location-name }: none, { points }.
   *[other] { location-name }: { $tokens }, { points }.
}
location-name = { $side ->
    [none] { source-title }
   *[other] { source-title }, side { $side }
}
first-to-five = { $name } was the first to have 5 obelisks.
pawns-worth = Pawns in the harbour: { points } if the game ended now.
source-points = { source-title } { $points }
stores-title = Pile and warehouse
pile-left = Pile: { tokens-left }.
warehouse-left = Warehouse, face down: { tokens-left }.
tokens-left = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
removed-tokens = { $count ->
    [0] Nothing has left the game.
   *[other] Out of the game ({ $count }): { $tokens }.
}
# Not "1.": Discord numbers lines that begin so by itself.
final-place = Place { $place }: { $name }, { points }.
