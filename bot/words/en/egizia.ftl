### Egizia: Shifting Sands, in English. Events are told in the past.

## Names

-leader = leader
-green = green
-blue = blue
-yellow = yellow
-red = red
-obelisk-colonnade = obelisk and colonnade
-pyramid-statues = pyramid and statues
-sphinx = Sphinx

# What goals count; a number follows: “obelisk 3+”.
-goal-obelisk = obelisk
-goal-colonnade = colonnade
-goal-pyramid = pyramid
-goal-statues = statue levels
-goal-statues-started = statues begun
-goal-statues-topped = statues finished
-goal-pyramid-rows = pyramid rows
-goal-pyramid-rows-4-5 = pyramid (rows 4-5)
-goal-pyramid-row-bonuses = pyramid row bonuses
-goal-permanents = permanent cards
-goal-sphinx-cards = Sphinx cards
-goal-wheat-market = wheat market level
-goal-stone-market = stone market level
-goal-market-total = levels of both markets
-goal-quarry-total = stones of quarries
-goal-field-total = wheat of all fields
-goal-green-total = wheat of green fields
-goal-yellow-total = wheat of yellow fields
-goal-red-total = wheat of red fields
-goal-yellow-red-total = wheat of yellow and red fields
-goal-crew-total = strength of all crews
-goal-basic-min = strength of each basic crew

# What the action cards do; cards of one kind do the same.
-card-a1 = second ship in one turn
-card-a2 = +4 wheat at the feed
-card-a3 = +6 stones
-card-a4 = +3 strength in one area
-card-a5 = +4 stones or +4 strength in one area
-card-a6 = +4 wheat at the feed or +4 stones
-card-a7 = keep 1 more Sphinx card
-card-a8 = sell up to 10 stones, 1 point each
-card-i1 = +2 wheat market
-card-i2 = +2 stone market
-card-i3 = +1 for the leader, +3 stones
-card-i4 = +3 stones, flood up to 2 steps
-card-i5 = +1 for any crew, flood up to 1 step
-card-i6 = a free brick
-card-i7 = 1 point per brick on pyramid and statues
-card-i8 = 1 point per brick on obelisk and colonnade
-card-p0 = -5 points now, +5 at the end
-card-p1 = each round +1 for any crew
-card-p2 = stones become wheat at the feed
-card-p3 = 1 free card at the Sphinx
-card-p4 = improve a field
-card-p5 = each round up to 2 crew steps at 2 stones
-card-p6 = each round -1 for a crew, +1 on both markets
-card-p7 = each round a leftover card or 1 point

# The column tiles.
-tile-g1 = +2 wheat for each field
-tile-g2 = double stones at the market’s top
-tile-g3 = +1 point for each brick
-tile-g4 = +1 for all crews, start field of 10
-tile-g5 = double points at the market’s top
-tile-g6 = two basic crews together
-tile-g7 = second ship in one turn
-tile-g8 = the waiting ship builds
-tile-g9 = a ship upstream
-tile-g10 = a ship beside another

crew-name = { $crew ->
    [leader] { -leader }
    [green] { -green } crew
    [blue] { -blue } crew
   *[yellow] { -yellow } crew
}
the-crew = { $crew ->
    [leader] the { -leader }
    [green] the { -green } crew
    [blue] the { -blue } crew
   *[yellow] the { -yellow } crew
}
area-name = { $area ->
    [obelisk_colonnade] { -obelisk-colonnade }
    [pyramid_statues] { -pyramid-statues }
   *[sphinx] { -sphinx }
}
area-title = { $area ->
    [obelisk_colonnade] Obelisk and colonnade
    [pyramid_statues] Pyramid and statues
   *[sphinx] { -sphinx }
}
at-area = { $area ->
    [obelisk_colonnade] at the { -obelisk-colonnade }
    [pyramid_statues] at the { -pyramid-statues }
   *[sphinx] at the { -sphinx }
}
to-area = { $area ->
    [obelisk_colonnade] to the { -obelisk-colonnade }
    [pyramid_statues] to the { -pyramid-statues }
   *[sphinx] to the { -sphinx }
}
# $space: the name of an area.
at-area-of-space = { $space ->
    [obelisk_colonnade] at the { -obelisk-colonnade }
    [pyramid_statues] at the { -pyramid-statues }
   *[sphinx] at the { -sphinx }
}
# As in the picture, from the source to the delta.
space-number = { $space ->
    [C1] 1
    [R1] 2
    [C2] 3
    [R2] 4
    [C3] 5
    [obelisk_colonnade] 6
    [C4] 7
    [R3] 8
    [C5] 9
    [R4] 10
    [C6] 11
    [pyramid_statues] 12
    [C7] 13
    [R5] 14
    [C8] 15
    [R6] 16
    [C9] 17
    [sphinx] 18
    [C10] 19
   *[R7] 20
}
berth-name = { $berth ->
    [near] near slot
    [middle] middle slot
    [far] far slot
   *[waiting] waiting ship
}
monument-title = { $monument ->
    [obelisk] Obelisk
    [colonnade] Colonnade
    [pyramid] Pyramid
   *[statues] Statues
}
market-title = { $market ->
    [wheat] Wheat market
   *[stone] Stone market
}
flood-place = { $flood ->
    [top] at the top
    [middle] in the middle
   *[bottom] at the bottom
}
colour-name = { $colour ->
    [green] { -green }
    [yellow] { -yellow }
   *[red] { -red }
}
field-name = { $field ->
    [green] { -green } field
    [yellow] { -yellow } field
   *[red] { -red } field
}
stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
wheat-shown = { $wheat } wheat
kind-effect = { $kind ->
    [A1] { -card-a1 }
    [A2] { -card-a2 }
    [A3] { -card-a3 }
    [A4] { -card-a4 }
    [A5] { -card-a5 }
    [A6] { -card-a6 }
    [A7] { -card-a7 }
    [A8] { -card-a8 }
    [I1] { -card-i1 }
    [I2] { -card-i2 }
    [I3] { -card-i3 }
    [I4] { -card-i4 }
    [I5] { -card-i5 }
    [I6] { -card-i6 }
    [I7] { -card-i7 }
    [I8] { -card-i8 }
    [P0] { -card-p0 }
    [P1] { -card-p1 }
    [P2] { -card-p2 }
    [P3] { -card-p3 }
    [P4] { -card-p4 }
    [P5] { -card-p5 }
    [P6] { -card-p6 }
   *[P7] { -card-p7 }
}
card-type = { $type ->
    [quarry] quarry
    [field] field
    [combo] field and quarry
    [immediate] at once
    [anytime] anytime
   *[permanent] permanent
}
tile-name = { $tile ->
    [G1] { -tile-g1 }
    [G2] { -tile-g2 }
    [G3] { -tile-g3 }
    [G4] { -tile-g4 }
    [G5] { -tile-g5 }
    [G6] { -tile-g6 }
    [G7] { -tile-g7 }
    [G8] { -tile-g8 }
    [G9] { -tile-g9 }
   *[G10] { -tile-g10 }
}
metric-name = { $metric ->
    [obelisk] { -goal-obelisk }
    [colonnade] { -goal-colonnade }
    [pyramid] { -goal-pyramid }
    [statues] { -goal-statues }
    [statues_started] { -goal-statues-started }
    [statues_topped] { -goal-statues-topped }
    [pyramid_rows] { -goal-pyramid-rows }
    [pyramid_rows_4_5] { -goal-pyramid-rows-4-5 }
    [pyramid_row_bonuses] { -goal-pyramid-row-bonuses }
    [permanents] { -goal-permanents }
    [sphinx_cards] { -goal-sphinx-cards }
    [wheat_market] { -goal-wheat-market }
    [stone_market] { -goal-stone-market }
    [market_total] { -goal-market-total }
    [quarry_total] { -goal-quarry-total }
    [field_total] { -goal-field-total }
    [green_total] { -goal-green-total }
    [yellow_total] { -goal-yellow-total }
    [red_total] { -goal-red-total }
    [yellow_red_total] { -goal-yellow-red-total }
    [crew_total] { -goal-crew-total }
   *[basic_min] { -goal-basic-min }
}
# A statue by what its goal counts.
goal-name = { $goal ->
    [ST1] { -goal-market-total }
    [ST2] { -goal-sphinx-cards }
    [ST3] { -goal-obelisk }
    [ST4] { -goal-pyramid }
    [ST5] { -goal-permanents }
    [ST6] { -goal-yellow-red-total }
    [ST7] { -goal-green-total }
    [ST8] { -goal-quarry-total }
   *[ST9] { -goal-crew-total }
}
source-title = { $source ->
    [obelisk] Obelisk
    [colonnade] Colonnade
    [pyramid] Pyramid
    [pyramid_rows] Pyramid rows
    [column_tile] Column tile
    [sphinx_returns] Returned cards
    [feeding] Feeding
    [wheat_market] Wheat market
    [cards] Nile cards
    [cooperation] Co-operation
    [pyramid_majority] Pyramid majority
    [nile_cards] Nile cards, end
    [sphinx_cards] Sphinx cards
    [statues] Statues
   *[stones] Stones left
}

# Cards, tiles and effects as phrases that labels, events and pictures name. They begin small.

# $gain: what a field brings whoever takes it, or none.
label-nile-card = { $type ->
    [quarry] quarry, { stones }
    [field] { field-name }, { wheat-shown }{ gain-note }
    [combo] { field-name }, { wheat-shown }, with quarry, { stones }{ gain-note }
    [immediate] { kind-effect } (at once)
    [anytime] { kind-effect } (anytime)
   *[permanent] { kind-effect } (permanent)
}
gain-note = { $gain ->
    [none] {""}
   *[other] , at once { $gain }
}
label-nile-tile = { $second ->
    [none] { $first }
   *[other] { $first }, { $second }
}
label-raise-market = { $market ->
    [wheat] +{ $levels } wheat market
   *[stone] +{ $levels } stone market
}
label-gain-stones = { $count ->
    [one] +{ $count } stone
   *[other] +{ $count } stones
}
label-gain-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
label-grow-crew = { $who ->
    [leader] +1 for the { -leader }
    [green] +1 for the { -green } crew
    [blue] +1 for the { -blue } crew
    [yellow] +1 for the { -yellow } crew
    [any] +1 for any crew
    [two_of_all] +1 for two crews
   *[two_basic] +1 for two basic crews
}
label-move-flood = flood up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
label-free-brick = a free brick
# $where: the monuments.
label-points-per-brick = { $where ->
    [pyramid_statues] { $each } per brick on { -pyramid-statues }
   *[obelisk_colonnade] { $each } per brick on { -obelisk-colonnade }
}
label-waiting-ship-builds = a waiting ship builds
label-gain-wheat = +{ $count } wheat
label-add-strength = +{ $count } strength
label-second-ship = second ship in one turn
label-keep-more = keep { $cards } more
label-sell-up-to = sell up to { $count } stones
label-either = { $first } or { $second }
# By what it asks for: up to four goals at once, or points for each of something or for the most of it.
label-sphinx-card = { points }: { need-1 }, { need-2 }, { need-3 }, { need-4 }
    .three = { points }: { need-1 }, { need-2 }, { need-3 }
    .two = { points }: { need-1 }, { need-2 }
    .one = { points }: { need-1 }
    .every = { points } each: { each-name }
    .most = { points } for the most: { most-name }
need-1 = { metric-1 } { $least_1 }+
need-2 = { metric-2 } { $least_2 }+
need-3 = { metric-3 } { $least_3 }+
need-4 = { metric-4 } { $least_4 }+
metric-1 = { $need_1 ->
    [obelisk] { -goal-obelisk }
    [colonnade] { -goal-colonnade }
    [pyramid] { -goal-pyramid }
    [statues] { -goal-statues }
    [statues_started] { -goal-statues-started }
    [statues_topped] { -goal-statues-topped }
    [pyramid_rows] { -goal-pyramid-rows }
    [pyramid_rows_4_5] { -goal-pyramid-rows-4-5 }
    [pyramid_row_bonuses] { -goal-pyramid-row-bonuses }
    [permanents] { -goal-permanents }
    [sphinx_cards] { -goal-sphinx-cards }
    [wheat_market] { -goal-wheat-market }
    [stone_market] { -goal-stone-market }
    [market_total] { -goal-market-total }
    [quarry_total] { -goal-quarry-total }
    [field_total] { -goal-field-total }
    [green_total] { -goal-green-total }
    [yellow_total] { -goal-yellow-total }
    [red_total] { -goal-red-total }
    [yellow_red_total] { -goal-yellow-red-total }
    [crew_total] { -goal-crew-total }
   *[basic_min] { -goal-basic-min }
}
metric-2 = { $need_2 ->
    [obelisk] { -goal-obelisk }
    [colonnade] { -goal-colonnade }
    [pyramid] { -goal-pyramid }
    [statues] { -goal-statues }
    [statues_started] { -goal-statues-started }
    [statues_topped] { -goal-statues-topped }
    [pyramid_rows] { -goal-pyramid-rows }
    [pyramid_rows_4_5] { -goal-pyramid-rows-4-5 }
    [pyramid_row_bonuses] { -goal-pyramid-row-bonuses }
    [permanents] { -goal-permanents }
    [sphinx_cards] { -goal-sphinx-cards }
    [wheat_market] { -goal-wheat-market }
    [stone_market] { -goal-stone-market }
    [market_total] { -goal-market-total }
    [quarry_total] { -goal-quarry-total }
    [field_total] { -goal-field-total }
    [green_total] { -goal-green-total }
    [yellow_total] { -goal-yellow-total }
    [red_total] { -goal-red-total }
    [yellow_red_total] { -goal-yellow-red-total }
    [crew_total] { -goal-crew-total }
   *[basic_min] { -goal-basic-min }
}
metric-3 = { $need_3 ->
    [obelisk] { -goal-obelisk }
    [colonnade] { -goal-colonnade }
    [pyramid] { -goal-pyramid }
    [statues] { -goal-statues }
    [statues_started] { -goal-statues-started }
    [statues_topped] { -goal-statues-topped }
    [pyramid_rows] { -goal-pyramid-rows }
    [pyramid_rows_4_5] { -goal-pyramid-rows-4-5 }
    [pyramid_row_bonuses] { -goal-pyramid-row-bonuses }
    [permanents] { -goal-permanents }
    [sphinx_cards] { -goal-sphinx-cards }
    [wheat_market] { -goal-wheat-market }
    [stone_market] { -goal-stone-market }
    [market_total] { -goal-market-total }
    [quarry_total] { -goal-quarry-total }
    [field_total] { -goal-field-total }
    [green_total] { -goal-green-total }
    [yellow_total] { -goal-yellow-total }
    [red_total] { -goal-red-total }
    [yellow_red_total] { -goal-yellow-red-total }
    [crew_total] { -goal-crew-total }
   *[basic_min] { -goal-basic-min }
}
metric-4 = { $need_4 ->
    [obelisk] { -goal-obelisk }
    [colonnade] { -goal-colonnade }
    [pyramid] { -goal-pyramid }
    [statues] { -goal-statues }
    [statues_started] { -goal-statues-started }
    [statues_topped] { -goal-statues-topped }
    [pyramid_rows] { -goal-pyramid-rows }
    [pyramid_rows_4_5] { -goal-pyramid-rows-4-5 }
    [pyramid_row_bonuses] { -goal-pyramid-row-bonuses }
    [permanents] { -goal-permanents }
    [sphinx_cards] { -goal-sphinx-cards }
    [wheat_market] { -goal-wheat-market }
    [stone_market] { -goal-stone-market }
    [market_total] { -goal-market-total }
    [quarry_total] { -goal-quarry-total }
    [field_total] { -goal-field-total }
    [green_total] { -goal-green-total }
    [yellow_total] { -goal-yellow-total }
    [red_total] { -goal-red-total }
    [yellow_red_total] { -goal-yellow-red-total }
    [crew_total] { -goal-crew-total }
   *[basic_min] { -goal-basic-min }
}
each-name = { $each ->
    [obelisk] { -goal-obelisk }
    [colonnade] { -goal-colonnade }
    [pyramid] { -goal-pyramid }
    [statues] { -goal-statues }
    [statues_started] { -goal-statues-started }
    [statues_topped] { -goal-statues-topped }
    [pyramid_rows] { -goal-pyramid-rows }
    [pyramid_rows_4_5] { -goal-pyramid-rows-4-5 }
    [pyramid_row_bonuses] { -goal-pyramid-row-bonuses }
    [permanents] { -goal-permanents }
    [sphinx_cards] { -goal-sphinx-cards }
    [wheat_market] { -goal-wheat-market }
    [stone_market] { -goal-stone-market }
    [market_total] { -goal-market-total }
    [quarry_total] { -goal-quarry-total }
    [field_total] { -goal-field-total }
    [green_total] { -goal-green-total }
    [yellow_total] { -goal-yellow-total }
    [red_total] { -goal-red-total }
    [yellow_red_total] { -goal-yellow-red-total }
    [crew_total] { -goal-crew-total }
   *[basic_min] { -goal-basic-min }
}
most-name = { $most ->
    [obelisk] { -goal-obelisk }
    [colonnade] { -goal-colonnade }
    [pyramid] { -goal-pyramid }
    [statues] { -goal-statues }
    [statues_started] { -goal-statues-started }
    [statues_topped] { -goal-statues-topped }
    [pyramid_rows] { -goal-pyramid-rows }
    [pyramid_rows_4_5] { -goal-pyramid-rows-4-5 }
    [pyramid_row_bonuses] { -goal-pyramid-row-bonuses }
    [permanents] { -goal-permanents }
    [sphinx_cards] { -goal-sphinx-cards }
    [wheat_market] { -goal-wheat-market }
    [stone_market] { -goal-stone-market }
    [market_total] { -goal-market-total }
    [quarry_total] { -goal-quarry-total }
    [field_total] { -goal-field-total }
    [green_total] { -goal-green-total }
    [yellow_total] { -goal-yellow-total }
    [red_total] { -goal-red-total }
    [yellow_red_total] { -goal-yellow-red-total }
    [crew_total] { -goal-crew-total }
   *[basic_min] { -goal-basic-min }
}

## What happened

event-round-began = Round { $round } began. Order: { $order }.
    .order = { $who }
event-ship-placed = { $berth ->
    [none] { $name } placed a ship on space { space-number }{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }: { $piece }.
    [waiting] { $name } placed a waiting ship { at-area-of-space }{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
    [near] { $name } placed a ship { at-area-of-space }, near slot{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
    [middle] { $name } placed a ship { at-area-of-space }, middle slot{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
   *[far] { $name } placed a ship { at-area-of-space }, far slot{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
}
    .using = { tile-name }
event-passed = { $name } passed.
event-leftover-taken = { $name } took what was left on space { space-number }: { $card }.
event-flood-moved = { $name } moved the flood { $to ->
    [top] to the top
    [middle] to the middle
   *[bottom] to the bottom
}.
event-crew-grew = { $name }: { the-crew } { $steps ->
    [0] was at { $strength } already and did not grow
    [-1] shrank to { $strength }
   *[other] grew to { $strength }
}.
event-stones-gained = { $lost ->
    [0] { $name } got { stones-counted }.
   *[other] { $name } got { stones-counted }, without room for { $lost }.
}
stones-counted = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
event-market-raised = { $name } gained { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
} on the { $market ->
    [wheat] wheat market
   *[stone] stone market
}, now at level { $level }{ $points ->
    [0] { $stones ->
        [0] {""}
       *[other] , and { stones }
    }
   *[other] , and { points }
}.
event-points-gained = { source-title }: { points } for { $name }.
event-brick-lapsed = { $name } found no place for the free brick.
event-card-played = { $name } played a card: { $card }.
event-power-used = { $name } used a card: { $card }.
event-tile-used = { $name } used a column tile: { tile-name }.
# The card or tile that grants it has been told.
event-second-ship-granted = {""}
event-wheat-gained = { $name } added { $count } wheat.
event-stones-spent = { $name } spent { stones-counted }.
event-strength-added = { $name } added { $count } strength { at-area }.
event-keeps-raised = {""}
event-field-improved = { $name } improved a field ({ $field }): it counts as { colour-name } now.
event-stones-produced = { $lost ->
    [0] { $name } produced { stones-counted }.
   *[other] { $name } produced { stones-counted }, without room for { $lost }.
}
event-crews-fed = { $points ->
    [0] { $name } fed the crews: { wheat-shown }, { $need } needed.
   *[other] { $name } fed the crews: { wheat-shown }, { $need } needed, { points }.
}
event-crews-committed = { $by ->
    [none] { $name } sent { $crews } { to-area }: strength { $strength }.
   *[other] { $name } sent { $crews } from a waiting ship { to-area }: strength { $strength }.
}
    .crews = { the-crew }
event-build-declined = { $is_unable ->
    [true] { $name } could build nothing { at-area }; the ship left.
   *[false] { $name } did not build { at-area }; the ship left.
}
event-ships-moved-up = Ships { at-area }, nearest to the Nile first: { $berths }.
    .berths = { $number ->
        [none] {""}
       *[other] { $who }
    }
event-brick-laid = { $name } built { $monument ->
    [obelisk] level { NTH($at) } of the obelisk
    [colonnade] column { NTH($at) }
    [pyramid] brick { NTH($cell) } in row { NTH($at) } of the pyramid
   *[statues] level { NTH($cell) } of statue { NTH($at) }
}{ $is_free ->
    [true] {" "}for free
   *[false] {" "}for { $cost ->
        [one] { $cost } stone
       *[other] { $cost } stones
    }
}{ $points ->
    [0] {""}
   *[other] , { points }
}.
event-row-completed = Row { NTH($row) } of the pyramid is full: { points } for { $name }.
event-column-tile-gained = { $name } gained the column tile: { tile-name }.
event-colonnade-completed = { $name } was the { $place ->
    [0] first
    [1] second
    [2] third
   *[3] fourth
} to complete the colonnade: { points }.
event-build-finished = {""}
event-riddles-drawn = { $name } drew { $paid ->
    [one] { $paid } Sphinx card
   *[other] { $paid } Sphinx cards
}{ $free ->
    [0] {""}
   *[other] {" "}and { $free } for free
}.
# Only the one who drew them reads this.
event-riddles-seen = You drew { $cards }.
    .cards = “{ $thing }”
event-riddle-kept = { $name } kept a Sphinx card, now { $cards } in all.
event-riddles-returned = { $name } put { $count ->
    [one] { $count } Sphinx card
   *[other] { $count } Sphinx cards
} back: { points }.
event-cooperation-scored = { $name } built in { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}: { points } for co-operation.
event-round-ended = Round { $round } ended.
event-riddles-revealed = { $cards-count ->
    [0] { $name } had no Sphinx cards.
   *[other] { $name } showed the Sphinx cards: { $cards }.
}
    .cards = “{ $thing }”
event-final-scored = { source-title }: { points } for { $name }.
event-game-ended = The game is over: { $ranking }.
    .ranking = { $place }. { $who }

## The lobby and the header

option-name = { $option ->
   *[start_seat] Who starts
}
# $value: none or a seat from 0.
option-value = { $value ->
    [none] random
   *[other] player { NTH($value) }
}
parameter-start-seat = start_seat
parameter-start-seat-description = Who gets order tile 1 (otherwise chance decides)
stage = { $phase ->
    [start_choice] before round 1, Sphinx cards
    [round_start] round { $round } of { $rounds }, the river is laid
    [placement] round { $round } of { $rounds }, placing ships
    [leftovers] round { $round } of { $rounds }, leftover cards
    [production] round { $round } of { $rounds }, stones
    [feeding] round { $round } of { $rounds }, feeding
    [training] round { $round } of { $rounds }, before building
    [building] round { $round } of { $rounds }, building
    [hiring] round { $round } of { $rounds }, building
    [round_end] round { $round } of { $rounds }, end
    [closing] before the final scoring
   *[over] round { $round } of { $rounds }
}

## Labels of choices. Spaces, rows, levels and columns are numbered from 1, as in the picture.

label-keep-riddle = { $card }
# A part of the river, down to its next area or to the delta.
label-stretch = { $until ->
    [obelisk_colonnade] Spaces 1-6: { -obelisk-colonnade }
    [pyramid_statues] Spaces 7-12: { -pyramid-statues }
    [sphinx] Spaces 13-18: { -sphinx }
   *[delta] Spaces 19-20: delta
}
label-card-space = { space-number }: { $card }{ using-note }
    .plain = Space { space-number }
label-round-space = { space-number }: { $tile }{ using-note }
    .plain = Space { space-number }
# The column tiles that this place would use.
using-note = { $using ->
    [none] {""}
    [G9] {" "}(upstream)
    [G10] {" "}(beside a ship)
   *[G9_G10] {" "}(upstream, beside a ship)
}
label-berth = { area-number }: { area-name }, { berth-name }{ using-note }
    .taken = Space { area-number }, { berth-name }
    .plain = Space { area-number }
area-number = { $area ->
    [obelisk_colonnade] 6
    [pyramid_statues] 12
   *[sphinx] 18
}
label-pass = Pass for this round
label-go-on = Nothing more, go on
label-take-leftover = { space-number }: { $card }
    .plain = Space { space-number }
label-take-point = Take { points }
# $strength: what the crew has now.
label-trade-crew = { crew-title } ({ $strength }): -1
    .plain = { crew-title }: -1
crew-title = { $crew ->
    [leader] Leader
    [green] Green crew
    [blue] Blue crew
   *[yellow] Yellow crew
}
first-crew = { $first ->
    [none] No crew
    [leader] Leader
    [green] Green crew
    [blue] Blue crew
   *[yellow] Yellow crew
}
second-crew = { $second ->
    [leader] { -leader }
    [green] { -green } crew
    [blue] { -blue } crew
   *[yellow] { -yellow } crew
}
label-crew-grows = { crew-title } ({ $strength }): +1
    .plain = { crew-title }: +1
label-crew-twice = { crew-title }: +2
label-two-grow = { first-crew } ({ $strength }) and { second-crew } ({ $other_strength }): +1 each
    .plain = { first-crew } and { second-crew }: +1 each
label-flood-to = { $to ->
    [top] Flood to the top
    [middle] Flood to the middle
   *[bottom] Flood to the bottom
}
label-flood-stays = { $at ->
    [top] It stays at the top
    [middle] It stays in the middle
   *[bottom] It stays at the bottom
}
label-way = Choice { $number }
# Crews that build together, and their strength.
label-crews = { party }: strength { $strength }
    .party = { party }
    .one = { first-crew }
    .leader = { $leader ->
        [yes] With the leader
       *[no] Without the leader
    }
    .plain = Your crews
party = { first-crew }{ $second ->
    [none] {""}
   *[other] {" "}+ { second-crew }
}{ $leader ->
    [yes] {" "}+ leader
   *[no] {""}
}
label-two-crews = Two basic crews
label-decline-build = Do not build here
# $number: the level, the column or the place in the row; $cost: in stones and in strength.
label-brick = { monument-title }, { $monument ->
    [obelisk] level { $number }
   *[colonnade] column { $number }
}: cost { $cost }
    .plain = { monument-title }
label-pyramid-brick = Pyramid, row { $row }, brick { $number }: cost { $cost }
    .plain = Pyramid, row { $row }
label-statue-brick = Statue { $statue } ({ goal-name }), level { $number }: cost { $cost }
    .plain = Statue { $statue }
label-finish-build = Finish this build
label-draw-riddles = { $free ->
    [0] Draw { $paid } ({ no-undo })
   *[other] Draw { $paid } and { $free } for free ({ no-undo })
}
label-return-riddles = Put back what is left, 1 point a card
label-play = Card: { kind-effect }
label-use-tile = Column tile: { tile-name }
label-sell-stones = Sell { stones-counted }
label-convert-stones = { $count ->
    [one] { $count } stone becomes { $count } wheat
   *[other] { $count } stones become { $count } wheat
}
# $colour: the one it counts as from then on.
label-improve-field = { $field }: becomes { colour-name }

## What is asked

prompt-start-choice = Which Sphinx card do you keep?
prompt-turn = { $second ->
    [yes] Where does your second ship of this turn go?
   *[no] { $ships ->
        [one] You have { $ships } ship left: where does it go?
       *[other] You have { $ships } ships left: where does the next one go?
    }
}
prompt-turn-end = Do you place a second ship in this turn?
prompt-leftover = Do you take a card that is left over, or { points }?
prompt-crew-trade = Does a crew lose 1 strength, for +1 on both markets?
prompt-feed = { wheat-shown } for strength { $need }: { points } as it stands. Do you add any?
prompt-training = Building comes next: does a crew grow first?
prompt-hiring = Building is over: do you pay stones to let crews grow?
prompt-closing = The final scoring comes next: do you use anything before?
prompt-commitment = { $by ->
    [none] { area-title }, { berth-name }: { stones-and-strength }. Who builds?
   *[other] { area-title }, { berth-name }: { stones-and-strength }. Does it build?
}
stones-and-strength = { $strength ->
    [0] { stones }
   *[other] { stones }, +{ $strength } strength
}
prompt-construction = { area-title }: strength { $budget }, { stones }. What do you build?
prompt-sphinx-visit = { -sphinx }: strength { $budget }, { stones }. How many cards do you draw?
prompt-riddles = { $keeps ->
    [0] Do you look for a way to keep one of these { $cards } as well?
    [one] { $cards ->
        [one] Do you keep this card?
       *[other] You may keep { $keeps } of { $cards }: which one?
    }
   *[other] You may keep { $keeps } of { $cards }: which one first?
}
prompt-grow-crew = { $who ->
    [two_of_all] Which two crews grow by 1?
    [two_basic] Which two basic crews grow by 1?
   *[any] Which crew grows by 1?
}
prompt-move-flood = Where do you move the flood (up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})?
prompt-choose-way = Which of the two do you choose?
prompt-free-brick = Where do you build for free?

## Why something is closed

reason-closed-for-two = it is not used with two players
reason-no-place-left = your ship would find no place
reason-no-ship-left = you have no ship left this round
reason-upstream = it lies upstream of your last ship
reason-own-ship-there = you have a ship there; one in each area
reason-space-taken = { $seat-name } has a ship there
reason-nothing-there = nothing lies there any more
reason-nothing-to-buy = there is nothing left to build
reason-needs-stones = it takes { $needs ->
    [one] { $needs } stone
   *[other] { $needs } stones
}, more than you have
reason-needs-strength = it takes strength { $needs }, more than is left
reason-too-weak = strength { $strength } is too little: the cheapest costs { $needs }
reason-crew-used = { the-crew } has built this round
reason-leader-used = the leader has helped this round
reason-buy-first = the crew is at work: build something first
reason-monument-complete = it is complete
reason-row-complete = this row is full
reason-row-unsupported = the two bricks below are not there yet
reason-one-level-a-round = one level of a statue a round
reason-used-this-round = it was used this round
reason-before-the-build = it is used before the building begins
reason-in-the-build = it is used during the building
reason-at-the-feed = it is used when your crews are fed
reason-at-the-sphinx = it is for keeping more of the Sphinx cards that you drew
reason-at-the-placement = it is used on your turn to place a ship
reason-with-a-crew = it is used when you choose the crew that builds
reason-all-fed = more wheat would neither feed nor sell
reason-all-strong = all your crews are at strength 9
reason-no-stones = you have no stones
reason-no-field-to-improve = all your fields are green
reason-stones-full = you have { $holds } stones, more do not fit
reason-one-more-ship-only = two ships in a turn at most

## The rules, topic by topic

rules-goal-title = Aim of the game
rules-goal =
    In 5 rounds you send ships down the Nile: to cards, to round spaces with an effect, and to areas where you may build. With stones and crews you raise five monuments: obelisk, colonnade, pyramid, statues and Sphinx.
    You score by building, for building in several areas within one round, and at the end with statues and Sphinx cards. Your crews must be fed every round.
    Whoever has the most points at the end wins. The game is for 2 to 4 players.
rules-setup-title = Setup
rules-setup =
    - Crews: your leader has strength 2, the three basic crews (green, blue, yellow) have 1 each.
    - Cards: a quarry of 3 stones and a green field of 6 wheat.
    - Order tiles are drawn by lot. With tile 1, 2, 3 or 4 you begin with 2, 3, 4 or 5 stones.
    - Both your markets are at level 1. The flood is in the middle.
    - You get 2 Sphinx cards and keep 1 in secret. All choose at the same time; the others go back into the deck.
    - One golden and one purple column tile and the statues are drawn for the whole game.
rules-round-title = A round and its steps
rules-round =
    There are 5 rounds, each with the same steps:
    - The river: new cards and tiles are laid.
    - Ships: in turn order everybody places a ship, again and again, until all have passed.
    - Stones: quarries produce.
    - Feeding: fields produce wheat, crews eat.
    - Building: area by area, down the river.
    - End: co-operation bonus, then the new turn order.
    Whatever leaves you no choice happens by itself.
rules-river-title = The river and its spaces
rules-river =
    The Nile has 20 spaces, numbered from the source to the delta: 10 with a card, 7 round ones with a tile, and 3 areas to build in. The areas are space 6 (obelisk and colonnade), 12 (pyramid and statues) and 18 (Sphinx).
    Each round a new card is laid on every card space: from deck 1/2 in rounds 1 and 2, from 3/4 in rounds 3 and 4, from 5 in round 5. Cards that nobody took leave the game.
    In round 1 the effects printed on the round spaces count. From round 2 on, the tiles are shuffled every round and one is laid on each.
rules-ships-title = Placing ships
rules-ships =
    On your turn you place 1 of your 8 ships, or you pass and place no more this round.
    - Each ship goes downstream of all ships that you have placed this round.
    - A space with a card or a tile holds 1 ship.
    - Card: you take it. Tile: you get its effect at once. A crew that is to grow must grow; moving the flood is always up to you.
    - Area: you may have 1 ship there. Choose a free slot: near, middle or far. The one nearest to the Nile builds first, and at the Sphinx it may draw more cards.
    There are as many slots as players, less 1.
rules-waiting-title = Waiting ships
rules-waiting =
    When all slots of an area are taken, a ship may wait beside it. It builds only if somebody in front does not: the ship that does not build leaves, those behind it move up, and the waiting ship takes the last slot.
    The tile for waiting ships (with two players) and the column tile “{ -tile-g8 }” let your waiting ship build although nobody made room. It builds last in its area; at the Sphinx it draws as from the far slot.
rules-nile-cards-title = Kinds of Nile cards
rules-nile-cards =
    - At once: done when you take it, then it leaves the game.
    - Anytime: it lies before you until you use it, once.
    - Permanent: it stays, and most of them can be used once a round.
    - Fields and quarries, or both on one card: they stay and produce every round. They are no permanent cards.
    A red field also brings something at once when you take it.
rules-using-title = Using cards and tiles
rules-using =
    What you may use stands beside your choices as a button of its own, whenever the decision is yours. Cards that do the same share one button, and what would do nothing is not offered. “My hand” and the lists say why a card cannot be used now.
    In the middle of an effect (which crew grows, where the flood goes) nothing else can be used.
    Where you have nothing to decide you are asked only if you own something that matters just then: wheat when crews are fed, a crew that may grow before the building, strength or stones when a ship could not build, sales and fields before the final scoring.
rules-fields-title = Fields and the flood
rules-fields =
    The flood marker is at the top, in the middle or at the bottom, for everybody alike.
    - Green fields always produce.
    - Yellow fields produce when it is at the top or in the middle.
    - Red fields produce only when it is at the top.
    Some cards and tiles move it by 1 or 2 steps; you may always leave it. It stays where it is from one round to the next.
    Where the worth of your fields is counted, the flood does not matter.
rules-quarries-title = Quarries and stones
rules-quarries =
    After the placing every quarry produces as many stones as it shows, also on a card whose field is dry. You can hold 25 stones; more are lost. Stones are kept from round to round.
    You pay for bricks and for Sphinx cards with them. At the end they are worth points only at level 4 or 5 of the stone market.
rules-feeding-title = Feeding the crews
rules-feeding =
    In turn order, every crew needs as much wheat as it has strength. Your fields produce as the flood allows; some cards add wheat.
    - Each missing wheat costs points: 3, 2, 2, 1 or 1 at level 1, 2, 3, 4 or 5 of the wheat market.
    - From level 3 on, wheat that is left over is sold by itself: 1 point for 3.
    Wheat is never kept.
    Example: four crews of 2 need 8 wheat. With 6, at level 3, you lose 4 points.
rules-wheat-market-title = Wheat market
rules-wheat-market =
    It has 5 levels. The obelisk, tiles and cards raise you.
    - A missing wheat costs 3 points at level 1, 2 at level 2 or 3, and 1 at level 4 or 5.
    - From level 3 on, 3 wheat left over after feeding bring 1 point.
    - When you reach level 5: 2 points, and 2 more for every level that you would gain beyond it.
rules-stone-market-title = Stone market
rules-stone-market =
    It has 5 levels. The obelisk, tiles and cards raise you.
    - When you reach level 3: 2 stones.
    - When you reach level 5: 3 stones, and 3 more for every level that you would gain beyond it.
    - At the end of the game, at level 4 or 5: 1 point for every 2 stones.
rules-crews-title = Crews and strength
rules-crews =
    The leader is purple; the basic crews are green, blue and yellow. Strength goes from 1 to 9; steps beyond 9 are lost. Strength says how much a crew can build, and how much wheat it needs.
    A crew builds once a round. The leader never builds alone, but joins a basic crew once a round.
    If you may choose which crew grows, it can even be one at 9, and then nothing happens.
rules-build-title = How to build
rules-build =
    Areas build one after another down the river, and in each the slots from near to far.
    - Send one basic crew that has not built this round, with the leader or without. Cards can add strength. Together that is your budget.
    - Each brick costs its number twice: in stones, and of the budget. Build brick after brick until you finish; strength that is left over is lost.
    - A crew can be sent only if it can build something.
    - If you do not build, your ship leaves, and those behind it move up.
    The budget is fixed once the crew is sent: crews that grow later do not add to it. What the obelisk brings you get when you finish.
rules-obelisk-title = Obelisk
rules-obelisk =
    All build the same obelisk, always its lowest free level. From the bottom the levels cost 1, 2, 2, 3, 3 in the lower section and 4, 4, 5, 5, 6 in the upper one. You score what the brick costs.
    When you finish building, you are rewarded, once a round: if all your bricks are in the lower section, +1 on the wheat or the stone market, as you like; if one is in the upper section, +1 on both.
rules-colonnade-title = Colonnade
rules-colonnade =
    Everybody has a row of 7 columns and builds it from the left. They cost 1, 1, 2, 2, 3, 3 and 4. You score what the column costs.
    - Column 3 gives you the effect of the golden tile, column 5 that of the purple one, for the rest of the game.
    - The last column brings 5, 3, 2 or 1 points more to whoever is the first, second, third or fourth to complete the row.
rules-pyramid-title = Pyramid
rules-pyramid =
    All build the same pyramid: rows of 5, 4, 3, 2 and 1 bricks, which cost 2, 3, 4, 5 and 6 each. You score what the brick costs.
    - You may build in any row, always its leftmost free place. Both places below it must be built; the row below need not be full.
    - When a row is full, whoever has the most bricks in it scores as many points as that. If players are level, the one of them whose brick is farthest right.
    - At the end of the game, the most bricks in the pyramid are worth 5 points; players who are level all get them.
    With two players it is smaller.
rules-statues-title = Statues
rules-statues =
    Everybody builds each statue on their own, from the bottom: the levels cost 1, 2 and 2. Only one level of a statue a round, but you may build on several statues. The cost scores nothing.
    Each statue has a goal with three steps. At the end, a statue scores for the highest level that you have built and whose goal you have reached: 2, 5 or 10 points.
    There are 3 statues, and 2 with two players.
rules-statue-goals-title = Statues: the goals
rules-statue-goals =
    For the three levels you must have at least:
    - Levels of both markets together: 6, 8, 10.
    - Sphinx cards: 4, 5, 6.
    - Bricks on the obelisk: 2, 3, 4.
    - Bricks on the pyramid: 3, 4, 6.
    - Permanent cards: 2, 3, 4.
    - Wheat of yellow and red fields: 8, 12, 16.
    - Wheat of green fields: 8, 11, 13.
    - Stones of quarries: 7, 11, 13.
    - Strength of all crews: 12, 15, 18.
    Fields and quarries count with what is on them, wherever the flood is; improved fields have their new colour.
rules-sphinx-title = Sphinx
rules-sphinx =
    Here you draw Sphinx cards. Each costs 1 stone and 1 strength. You may draw up to 5 from the near slot, 3 from the middle one and 2 from the far one.
    You first say how many and pay. Then you look at them in secret and may keep 1. The others go under the deck, and each of them scores 1 point.
    This too is building: it counts for co-operation.
rules-sphinx-cards-title = Sphinx cards
rules-sphinx-cards =
    A Sphinx card is a secret goal for the end of the game. There are three sorts:
    - Points each: you score for every one that you have.
    - Points for the most: only if you have more than everybody else. A tie scores nothing.
    - Points for a goal such as “obelisk 3+”: you must have at least as many. If there are several goals, you must reach all of them; what others do is of no matter.
    Goals count your own bricks, columns and statue levels, cards, market levels, strength, the wheat of fields and the stones of quarries.
rules-sphinx-each-title = Sphinx cards: each and most
rules-sphinx-each =
    Points each:
    - 2: pyramid row bonuses.
    - 2: permanent cards.
    Points for the most:
    - 7: stones of quarries.
    - 8: wheat of red fields.
    - 7: wheat of yellow fields.
    - 6: wheat of green fields.
rules-sphinx-one-title = Sphinx cards: one goal
rules-sphinx-one =
    Points, and what they ask for:
    - 4: wheat market level 5+.
    - 4: stone market level 5+.
    - 7: colonnade 7+.
    - 5: obelisk 3+.
    - 7: obelisk 4+.
    - 5: pyramid 4+.
    - 8: pyramid 6+ (not with two players).
    - 4: colonnade 5+.
    - 4: statue levels 5+.
    - 6: statue levels 6+.
    - 9: statue levels 8+ (not with two players).
    - 6: statues finished 2+.
    - 5: pyramid (rows 4-5) 1+ (not with two players).
    - 5: pyramid rows 3+.
    - 4: strength of all crews 15+.
    - 8: strength of all crews 18+.
    - 6: strength of each basic crew 4+.
    - 6: stones of quarries 11+.
    - 5: wheat of all fields 24+.
    - 6: Sphinx cards 5+.
rules-sphinx-several-title = Sphinx cards: several goals
rules-sphinx-several =
    Points, and all that they ask for:
    - 7: wheat market level 5+, stone market level 5+.
    - 9: colonnade 7+, obelisk 2+.
    - 5: statues begun 3+, pyramid 3+ (not with two players).
    - 4: obelisk 2+, pyramid 2+.
    - 7: obelisk 3+, colonnade 4+.
    - 7: pyramid 4+, statue levels 4+.
    - 5: colonnade 4+, statue levels 3+.
    - 10: obelisk 2+, colonnade 2+, pyramid 2+, statue levels 2+.
    - 14: obelisk 3+, colonnade 3+, pyramid 3+, statue levels 3+.
rules-cooperation-title = Co-operation
rules-cooperation =
    At the end of a round it counts in how many areas you have built: 5 points for all three, 2 points for two. A ship alone is not enough, you must have built or drawn cards there. A free brick does not count.
    Whoever is in front on the score track gets the bonus first; this matters if players meet on the same space.
rules-order-title = Score track and turn order
rules-order =
    Whoever comes to a space of the score track stands behind those who are there already, as if with fewer points. A gain of nothing is no arrival. Scores may fall below 0.
    After rounds 1 to 4 the new order is that of the score track, from the hindmost: the fewest points play first. At the start, order tile 1 is hindmost.
    Points for bricks are counted one brick after another, each with what it completes.
rules-scoring-title = End of the game and final scoring
rules-scoring =
    After round 5 you may use cards one last time. Then these are counted:
    - 5 points for the most bricks in the pyramid,
    - Nile cards with points at the end,
    - Sphinx cards whose goals are reached,
    - statues: 2, 5 or 10 points each,
    - at level 4 or 5 of the stone market: 1 point for every 2 stones.
    The most points win. If players are level, the higher order tile of round 5 wins.
rules-two-players-title = With two players
rules-two-players =
    - Spaces 1 to 4, cards and Sphinx cards for 3 and more players are not used.
    - Each area has 1 slot; the second ship waits.
    - The 5 open round spaces have tiles from round 1 on.
    - There are 2 statues. “{ -tile-g6 }” lies above column 3, another purple tile above column 5.
    - The pyramid has a dark and a light side, each with rows of 3, 2 and 1. Both sides make one row, the dark one first; no brick rests on both sides.
rules-three-players-title = With three players
rules-three-players = Each area has 2 slots instead of 3: near and middle. There are order tiles 1 to 3. All else is as with 4 players: all cards, all spaces, 3 statues and the large pyramid.
rules-hidden-title = What is hidden
rules-hidden =
    Hidden are the decks, everybody’s Sphinx cards and the cards that somebody is looking at. “My hand” shows yours at any time, and how far you are with them. At the end all are shown.
    All else is open: stones, crews, markets, fields and quarries, cards before the players, and how many Sphinx cards each has. The scores shown during the game leave out whatever is counted at the end.
rules-components-title = Where the cards and figures come from
rules-components =
    The game’s booklet fixes every rule, what each kind of action card does, the statues, the column tiles, the markets, and how many there are of everything.
    It does not list the rest. Where the 2009 edition or another public page tells it, we follow that; otherwise it is our own reconstruction. So it may differ from your box:
    - the values of fields and quarries,
    - which cards are in which of the three Nile decks,
    - goals and points of most Sphinx cards,
    - the effects of most tiles, and where the printed ones are,
    - the order of the spaces,
    - what most bricks of the obelisk, the colonnade and the pyramid cost.
rules-tiles-title = Round spaces: the tiles
rules-tiles =
    With 2 to 4 players:
    - +1 wheat market, +1 stone market
    - +1 for the leader, flood up to 1 step
    - +1 for any crew, +2 stones
    With 3 or 4:
    - +1 for the green crew, +1 for the yellow crew
    - +1 for the blue crew, +1 for the green crew
    - +1 for the yellow crew, +1 for the blue crew
    - +1 for the leader, +2 stones
    - +1 for two crews
    - +1 for any crew, +1 wheat market or +1 stone market
    With 2:
    - a waiting ship builds
    - +1 for two basic crews
    You get them at once; only the waiting ship is for the building.
rules-printed-title = Round spaces: what is printed
rules-printed =
    In round 1, with 3 or 4 players:
    - Space 2: +1 wheat market, +1 stone market.
    - Space 4: +1 for the green crew, +1 for the yellow crew.
    - Space 8: +1 for the leader, flood up to 1 step.
    - Space 10: +1 for the blue crew, +1 for the green crew.
    - Space 14: +1 for the yellow crew, +1 for the blue crew.
    - Space 16: +1 for any crew, +2 stones.
    - Space 20: +1 for the leader, flood up to 1 step.
rules-column-tiles-title = Column tiles
rules-column-tiles =
    A golden tile lies above column 3, a purple one above column 5. Whoever builds the column has its effect for the rest of the game.
    Golden ones work all the time: { -tile-g1 }; { -tile-g2 }; { -tile-g3 }; { -tile-g4 }; { -tile-g5 }.
    Purple ones can be used once a round: { -tile-g6 }; { -tile-g9 }; { -tile-g10 }. Or once in the game: { -tile-g7 }; { -tile-g8 }.
rules-tile-g1-title = Golden tile: { -tile-g1 }
rules-tile-g1 = Each of your fields produces 2 wheat more, if it produces. It also counts wherever the worth of your fields is counted.
rules-tile-g2-title = Golden tile: { -tile-g2 }
rules-tile-g2 = Reaching level 5 of the stone market brings you 6 stones instead of 3, and so does every level beyond it.
rules-tile-g3-title = Golden tile: { -tile-g3 }
rules-tile-g3 = Each brick that you lay from now on scores 1 point more, also on statues and also a free one. The column that brought you the tile does not count, and the Sphinx has no bricks.
rules-tile-g4-title = Golden tile: { -tile-g4 }
rules-tile-g4 = At once, all four crews grow by 1, and your start field is turned over: it has 10 wheat instead of 6. A build that is going on keeps its budget.
rules-tile-g5-title = Golden tile: { -tile-g5 }
rules-tile-g5 = Reaching level 5 of the wheat market brings you 4 points instead of 2, and so does every level beyond it.
rules-tile-g6-title = Purple tile: { -tile-g6 }
rules-tile-g6 = Once a round, two basic crews build together in one area, with the leader or without.
rules-tile-g7-title = Purple tile: { -tile-g7 }
rules-tile-g7 = Once in the game you place a second ship in your turn, by the usual rules. You say so before the first one. You may still forgo the second.
rules-tile-g8-title = Purple tile: { -tile-g8 }
rules-tile-g8 = Once in the game your waiting ship builds, last in its area, without taking anybody’s place. At the Sphinx it draws as from the far slot. You are asked area by area; not building keeps the tile.
rules-tile-g9-title = Purple tile: { -tile-g9 }
rules-tile-g9 = Once a round you may place a ship upstream of your last one, by all other rules. Your next ship must again be downstream of all of yours. You use the tile by choosing such a space.
rules-tile-g10-title = Purple tile: { -tile-g10 }
rules-tile-g10 = Once a round you may place a ship on a round space where a ship lies already, even your own. You use the tile by choosing such a space.
rules-card-a1-title = Card: { -card-a1 } (anytime)
rules-card-a1 = Place a second ship in the same turn, by the usual rules. Use it before the first ship; you are also asked just after you took the card. Two ships in a turn are the most, and you may still forgo the second.
rules-card-a2-title = Card: { -card-a2 } (anytime)
rules-card-a2 = When your crews are fed, you have 4 wheat more. It is offered as long as wheat can still feed or sell.
rules-card-a3-title = Card: { -card-a3 } (anytime)
rules-card-a3 = You get 6 stones, whenever the decision is yours. More than 25 do not fit.
rules-card-a4-title = Card: { -card-a4 } (anytime)
rules-card-a4 = Use it when you choose the crew that builds: it has 3 strength more, for this build only. The crew itself does not grow and needs no more wheat. Several such cards add up.
rules-card-a5-title = Card: { -card-a5 } (anytime)
rules-card-a5 = Choose: 4 stones at once, or 4 strength more for the crew that you are about to send, for this build only.
rules-card-a6-title = Card: { -card-a6 } (anytime)
rules-card-a6 = Choose: 4 wheat when your crews are fed, or 4 stones whenever the decision is yours.
rules-card-a7-title = Card: { -card-a7 } (anytime)
rules-card-a7 = Use it while you look at the cards drawn at the Sphinx: you may keep 1 more of them.
rules-card-a8-title = Card: { -card-a8 } (anytime)
rules-card-a8 = Sell up to 10 stones for 1 point each. You need neither a ship nor a crew for it. The last moment is just before the final scoring.
rules-card-i1-title = Card: { -card-i1 } (at once)
rules-card-i1 = You gain 2 levels on the wheat market, with the points for its top.
rules-card-i2-title = Card: { -card-i2 } (at once)
rules-card-i2 = You gain 2 levels on the stone market, with the stones that these levels bring.
rules-card-i3-title = Card: { -card-i3 } (at once)
rules-card-i3 = Your leader grows by 1, and you get 3 stones.
rules-card-i4-title = Card: { -card-i4 } (at once)
rules-card-i4 = You get 3 stones. You may move the flood by up to 2 steps.
rules-card-i5-title = Card: { -card-i5 } (at once)
rules-card-i5 = A crew of your choice grows by 1. You may move the flood by 1 step.
rules-card-i6-title = Card: { -card-i6 } (at once)
rules-card-i6 = Lay a brick on the obelisk, the colonnade or the pyramid, where your next one could go. It costs neither stones nor strength, and scores nothing for its cost, but it brings every bonus: the column tile, the completed row, the reward of the obelisk. It does not count for co-operation.
rules-card-i7-title = Card: { -card-i7 } (at once)
rules-card-i7 = You score 1 point for each of your bricks on the pyramid and the statues.
rules-card-i8-title = Card: { -card-i8 } (at once)
rules-card-i8 = You score 1 point for each of your bricks on the obelisk and the colonnade.
rules-card-p0-title = Card: { -card-p0 } (permanent)
rules-card-p0 = You lose 5 points when you take it, even below 0, and gain 5 at the end. It is a permanent card for goals, and fewer points let you play earlier.
rules-card-p1-title = Card: { -card-p1 } (permanent)
rules-card-p1 = Once a round, before the building begins, a crew of your choice grows by 1. You may do it beside any decision of yours, or when you are asked after the feeding; then it needs no wheat this round.
rules-card-p2-title = Card: { -card-p2 } (permanent)
rules-card-p2 = When your crews are fed, as many stones as you like become wheat, one for one, as long as wheat can still feed or sell.
rules-card-p3-title = Card: { -card-p3 } (permanent)
rules-card-p3 = When you pay for at least 1 card at the Sphinx, you may draw 1 more for free, up to the limit of your slot.
rules-card-p4-title = Card: { -card-p4 } (permanent)
rules-card-p4 = Lay it on one of your fields, for good, whenever the decision is yours: red becomes yellow, yellow becomes green, also for goals. Two of them make a red field green.
rules-card-p5-title = Card: { -card-p5 } (permanent)
rules-card-p5 = Once a round, during the building: pay 2 stones and a crew grows by 1, or 4 stones for two steps, of one crew or of two. A build that is going on keeps its budget.
rules-card-p6-title = Card: { -card-p6 } (permanent)
rules-card-p6 = Once a round, after the quarries have produced, you may weaken a crew by 1, never below 1. For it you gain 1 level on both markets.
rules-card-p7-title = Card: { -card-p7 } (permanent)
rules-card-p7 = Once a round, after all have passed, you take a card that is left on the river, or 1 point instead. A field or a quarry produces at once this round.

## Pictures, alt texts, descriptions

# The button for the page of what everybody owns.
page-estates = Cards and fields
picture-round = Round
# What those who are asked must do, after a name, or after several badges.
picture-task = { $task ->
    [start_choice] { $count ->
        [one] keeps 1 card
       *[other] keep 1 card
    }
    [placement] places a ship
    [leftovers] takes a card
    [production] may weaken a crew
    [feeding] feeds the crews
    [training] may train a crew
    [building] builds
    [riddles] asks the Sphinx
    [grow_crew] trains a crew
    [move_flood] moves the flood
    [choose_way] chooses
    [free_brick] builds for free
    [hiring] may train a crew
   *[closing] plays last cards
}
picture-title = { $panel ->
    [looking] You are looking at
    [riddles] Your Sphinx cards
   *[cards] Your other cards
}
final-title = Final score
total-title = Total
tie-break-title = Level: order tile
source-points = { source-title } { $points }
# Not "1.": Discord numbers lines that begin so by itself.
final-place = Place { $place }: { $name }, { points }.

alt-round = { describe-round }.
alt-spaces = Spaces left: { $spaces }.
alt-monuments = Bricks on the obelisk: { $obelisk } of { $levels }; on the pyramid: { $pyramid } of { $cells }.
# $crews: strengths, the leader’s first.
alt-purse = { $name }: crews { $crews }, wheat { $balance }, stones { $stones }, ships { $ships }, columns { $columns }, statue levels { $levels }.
alt-own = Your Sphinx cards: { $count }.
alt-estates = What everybody owns.
alt-estate = { $name }: { $cards }.
alt-brief = { $name }: fields { $wheat }, quarries { $stones }, permanent cards { $permanents }, anytime cards { $anytime }.

describe-round = Round { $round } of { $rounds }
describe-phase = { $phase ->
    [start_choice] Before the first round everybody keeps a Sphinx card.
    [round_start] A round begins.
    [placement] Ships are placed.
    [leftovers] Cards that are left may be taken.
    [production] The quarries produce.
    [feeding] The crews are fed.
    [training] Crews may grow before the building begins.
    [building] Ships build, area by area.
    [hiring] Crews may grow for stones after the building.
    [round_end] The round ends.
    [closing] Last cards before the final scoring.
   *[over] Everything has been scored.
}
# Between things whose names have commas.
describe-joint = {"; "}
describe-order = Order of the round: { $names }.
describe-standing = From the front of the score track: { $names }.
describe-flood = The flood is { flood-place }.
describe-feeding = Wheat from cards and stones at this feed: { $wheat }.
describe-looked-at = Sphinx cards being looked at: { $count }.
# $strength: from cards. $bricks: those of this build.
describe-build = { $budget ->
    [none] { $name } may build: { area-name }. Strength from cards: { $strength }. Built now: { $bricks }.
   *[other] { $name } builds: { area-name }. Strength left: { $budget }; from cards: { $strength }. Built now: { $bricks }.
}
# $place: level, column, row or statue. $number: in the row, or the statue’s level.
describe-brick = { monument-title } { $place }, { $number } (cost { $cost })
describe-progress = { $needs ->
    [none] { metric-name } { $has }
   *[other] { metric-name } { $has } of { $needs }
}
# $counts: points for each, for the most, or once all needs are met. $worth: as things stand.
describe-riddle = { $counts ->
    [each] { points } for each: { $goals }; now worth { $worth }
    [most] { points } for the most: { $goals }; now worth { $worth }
   *[needs] { points } for { $goals }; now worth { $worth }
}
describe-looking = You are looking at: { $card }.
describe-own-riddle = Your Sphinx card: { $card }.
describe-no-riddle = You have no Sphinx card.
describe-start-card = You keep: { $card }.

describe-river-title = The river, from the source
# $piece: some, none, or printed on the board. $count: ships.
describe-space = { $state ->
    [closed] Space { space-number }: closed.
   *[open] { $count ->
        [0] { $piece ->
            [none] Space { space-number }: nothing.
            [printed] Space { space-number }: { $what } (printed).
           *[some] Space { space-number }: { $what }.
        }
       *[other] { $piece ->
            [none] Space { space-number }, taken: { $ships }.
            [printed] Space { space-number }: { $what } (printed), taken: { $ships }.
           *[some] Space { space-number }: { $what }, taken: { $ships }.
        }
    }
}
describe-areas-title = Harbours
describe-berth = { $name ->
    [none] { berth-place } free
   *[other] { berth-place } { $name }
}
berth-place = { $berth ->
    [waiting] waiting place
   *[other] { berth-name }
}
describe-area = Space { area-number }, { area-name }: { $ships }. Built this round: { $built }.

describe-monuments-title = Monuments
# $cost: of the next brick, 0 when it is complete.
describe-obelisk = { $cost ->
    [0] Obelisk, from the bottom: { $owners }. It is complete.
   *[other] { $count ->
        [0] Obelisk: no bricks. The next one costs { $cost }.
       *[other] Obelisk, from the bottom: { $owners }. The next brick costs { $cost }.
    }
}
# $dark, $light: cells of the two sides.
describe-row = { describe-row-bricks }{ $winner ->
    [none] .
   *[other] . Bonus: { $winner }.
}
describe-row-bricks = { $light ->
    [0] { $count ->
        [0] Pyramid, row { NTH($row) } ({ row-places }): none yet
       *[other] Pyramid, row { NTH($row) } ({ row-places }), from the left: { $owners }
    }
   *[other] { $count ->
        [0] Pyramid, row { NTH($row) } ({ row-sides }): none yet
       *[other] Pyramid, row { NTH($row) } ({ row-sides }), from the left: { $owners }
    }
}
row-places = { $dark ->
    [one] { $dark } brick
   *[other] { $dark } bricks
}
row-sides = { $dark } dark and { $light } light
describe-finished = { $count ->
    [0] Nobody has completed the colonnade.
   *[other] Colonnade completed, in this order: { $names }.
}
describe-golden = Tile above column 3: { tile-name }.
describe-purple = Tile above column 5: { tile-name }.
# $least: what the three levels ask for.
describe-statue = Statue { NTH($number) }, { goal-name }: { $least }.

describe-player = { $number }. { $name }: { points }, place { NTH($place) } on the score track
describe-points = Points: { $sources }.
describe-crew = { crew-name } { $strength }
describe-crews = { $count ->
    [0] Crews: { $crews }.
   *[other] Crews: { $crews }. Used this round: { $used }.
}
# $points: that the feed would bring or cost as it stands.
describe-feed = Wheat { $wheat } for strength { $need }: { points }. Stones: { $stones }, quarries +{ $yields }. Wheat market { $wheat_market }, stone market { $stone_market }.
describe-ships = { $passed ->
    [yes] Ships left: { $count }. Last ship: { describe-reach }. Has passed.
   *[no] Ships left: { $count }. Last ship: { describe-reach }.
}
describe-reach = { $space ->
    [none] none
   *[other] on space { space-number }
}
# $printed: another colour before improvements. $water: whether it produces now.
describe-field = { describe-field-kind }{ $stones ->
    [0] {""}
   *[other] {" "}with quarry { $stones }
}{ $printed ->
    [same] {""}
    [green] , printed green
    [yellow] , printed yellow
   *[red] , printed red
}{ $flipped ->
    [yes] , flipped
   *[no] {""}
}{ $water ->
    [yes] {""}
   *[no] {" "}(dry)
}
describe-field-kind = { $card ->
    [start] { field-name } { $wheat } (start)
   *[other] { field-name } { $wheat }
}
describe-fields = Fields: { $fields }.
# $stones: what each yields; combos included.
describe-quarries = Quarries: { $stones }.
describe-permanents = { $count ->
    [0] No permanent cards.
   *[other] Permanent cards: { $cards }.
}
describe-anytime = { $count ->
    [0] No anytime cards.
   *[other] Anytime cards: { $cards }.
}
describe-used = Used this round: { $cards }.
describe-tile = { $used ->
    [yes] Column tile: { tile-name } (used).
   *[no] Column tile: { tile-name }.
}
describe-riddles = Sphinx cards: { $count }.
describe-open-riddle = Sphinx card: { $card }.
describe-colonnade = { $count ->
    [one] Colonnade: { $count } column.
   *[other] Colonnade: { $count } columns.
}
describe-statue-progress = statue { NTH($number) }: { $built } built, goal at { $has }, level { $level } counts ({ points })
describe-statues = Statues: { $statues }.
describe-built = { $count ->
    [0] Has built nothing this round.
   *[other] Has built this round: { $areas }.
}
describe-stores-title = Decks and discards
describe-decks = Cards left in the Nile decks: { $decks }. Sphinx deck: { $riddles }.
describe-discards = { $count ->
    [0] No discards.
   *[other] Discards ({ $count }): { $cards }.
}
