### Imhotep, in English. Events are told in the past.

## Names

site-title = { $site ->
    [market] Market
    [pyramid] { $side ->
        [A] Pyramid
       *[B] Pyramids
    }
    [temple] Temple
    [burial_chamber] Burial chamber
   *[obelisks] Obelisks
}
to-site = { $site ->
    [market] to the market
    [pyramid] { $option-pyramid ->
        [A] to the pyramid
       *[B] to the pyramids
    }
    [temple] to the temple
    [burial_chamber] to the burial chamber
   *[obelisks] to the obelisks
}
card-name = { $card ->
    [entrance] Entrance
    [sarcophagus] Sarcophagus
    [paved_path] Paved Path
    [pyramid_ornament] Pyramid ornament
    [temple_ornament] Temple ornament
    [burial_chamber_ornament] Burial chamber ornament
    [obelisks_ornament] Obelisks ornament
    [statue] Statue
    [lever] Lever
    [hammer] Hammer
    [sail] Sail
   *[chisel] Chisel
}
a-card = { $card ->
    [entrance] an Entrance
    [sarcophagus] a Sarcophagus
    [paved_path] a Paved Path
    [pyramid_ornament] a Pyramid ornament
    [temple_ornament] a Temple ornament
    [burial_chamber_ornament] a Burial chamber ornament
    [obelisks_ornament] an Obelisks ornament
    [statue] a Statue
    [lever] a Lever
    [hammer] a Hammer
    [sail] a Sail
   *[chisel] a Chisel
}
cards-alike = { $count ->
    [1] { card-name }
   *[other] { card-name } × { $count }
}
source-title = { $source ->
    [pyramid] Pyramid
    [temple] Temple
    [burial_chamber] Burial chamber
    [obelisks] Obelisks
    [pyramid_ornament] Pyramid ornament
    [temple_ornament] Temple ornament
    [burial_chamber_ornament] Chamber ornament
    [obelisks_ornament] Obelisks ornament
    [statues] Statues
    [unused_cards] Unused cards
   *[wrath] Pharaoh’s wrath
}
bonus-name = { $bonus ->
    [card] a market card
    [stones] stones from the quarry
   *[ship] a stone on a ship
}

## Titles in the picture

round-title = Round
final-title = Final score
total-title = Total
tie-break-title = Stones on sled
pair-title = Keep one
hand-title = Your cards
hand-empty = No cards yet

## What happened

event-round-began = Round { $round } began with ships of { $ships } slots, and { $name } to start.
    .ships = { $number }
event-market-laid = { $face_down ->
    [0] The market was laid out: { $cards }.
   *[other] The market was laid out: { $cards }, with { $face_down } cards face down.
}
    .cards = { card-name }
event-deck-reshuffled = The discards were shuffled into a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-deck-ordered = {""}
event-stones-taken = { $count ->
    [0] { $name } took no stone from the quarry.
    [one] { $name } took { $count } stone from the quarry.
   *[other] { $name } took { $count } stones from the quarry.
}
event-stone-placed = { $name } placed a stone on ship { LETTER($ship) }, slot { NTH($slot) }.
event-card-played = { $name } played { a-card }.
event-ship-sailed = { $name } sailed ship { LETTER($ship) } { to-site }.
event-order-chosen = { $name } chose the unloading order of ship { LETTER($ship) }: slots { $slots }.
    .slots = { NTH($number) }
event-passed = { $name } passed, as no action was possible.
event-card-taken = { $name } took { a-card } from the market.
event-pair-taken = { $name } took the face-down pair.
# Only the one who took the pair reads this.
event-pair-seen = In the face-down pair you found { $cards }.
    .cards = { a-card }
event-pair-kept = { $name } kept { a-card } from the pair and discarded { $discarded }.
    .discarded = { a-card }
event-card-drawn = { $name } drew { a-card } from the deck.
event-card-lapsed = { $name } had no stone left in the quarry, so the card had no effect.
event-card-discarded = {""}
event-stone-returned = {""}
event-pyramid-built = { $pyramid ->
    [none] { $name } built beside the finished { $option-pyramid ->
        [A] pyramid
       *[B] pyramids
    } for { points }.
   *[other] { $name } built cell { NTH($cell) } of { which-pyramid } for { points }.
}
which-pyramid = { $option-pyramid ->
    [A] the pyramid
   *[B] { $pyramid ->
        [0] the left pyramid
        [1] the middle pyramid
       *[2] the right pyramid
    }
}
# What the bonus brings is told by the next event.
event-bonus-taken = {""}
event-bonus-declined = { $name } declined the bonus: { bonus-name }.
event-bonus-lapsed = { $name } could not use the bonus: { bonus-name }.
event-temple-built = { $name } built at the temple, cell { NTH($cell) }, layer { NTH($layer) }.
event-burial-chamber-built = { $name } built in the burial chamber, row { NTH($row) }, column { NTH($column) }.
event-obelisk-built = { $option-obelisks ->
    [A] { $name } added to the obelisk, now { $stones } high.
   *[B] { $name } laid stone { $stones } for an obelisk.
}
event-tower-raised = { $name } finished an obelisk on place { NTH($place) } for { points }.
event-round-ended = { $by_passes ->
    [true] Round { $round } ended, as nobody could do anything more.
   *[false] Round { $round } ended.
}
event-ships-cleared = { $stones-count ->
    [0] {""}
   *[other] Stones went back from the waiting ships to the quarry: { $stones }.
}
    .stones = { $number ->
        [0] {""}
       *[other] { $owner } { $number }
    }
event-temple-scored = { $name } scored { points } for temple cell { NTH($cell) }.
event-market-cleared = { $cards-count ->
    [0] { $face_down ->
        [0] {""}
       *[other] The face-down pair was discarded unseen.
    }
   *[other] { $face_down ->
        [0] Nobody took these cards: { $cards }.
       *[other] Nobody took these cards: { $cards }, nor the face-down pair.
    }
}
    .cards = { card-name }
event-final-scored = { source-title }: { points } for { $name }.
event-game-ended = The game is over: { $ranking }.
    .ranking = { $place }. { $who }

## The table in words, for the alt text and the description

round-of = Round { $round } of { $rounds }
round-now = { round-of }.
slot-empty = empty
ship-waiting = { $load ->
    [0] Ship { LETTER($ship) }, { ship-size }, empty, { ship-readiness }.
   *[other] Ship { LETTER($ship) }, { $load } of { ship-size }, { ship-readiness }: { $stones }.
}
ship-size = { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}
ship-waiting-short = Ship { LETTER($ship) }, { $load } of { $slots }, { ship-readiness }.
ship-readiness = { $ready ->
    [true] can sail (minimum { $minimum })
   *[false] needs { $minimum } to sail
}
ship-docked = { $load ->
    [0] Ship { LETTER($ship) } sailed { to-site }.
   *[other] Ship { LETTER($ship) } sailed { to-site }, still aboard: { $stones }.
}
ship-docked-short = Ship { LETTER($ship) } sailed { to-site }.
ship-gone = Ship { LETTER($ship) } never sailed.
pair-found = Face-down pair, keep one: { $cards }.
hand-held = { $count ->
    [0] You have no cards.
   *[other] Your cards: { $cards }.
}

## The description only

turn-running = { $name }’s turn is not over yet.
wrath-note = Wrath of the Pharaoh: whoever has no stone at one of the four monuments loses 5 points at the end.
players-title = Players
player-score = { $name }: { points } ({ $sources }).
player-name = { $name }.
source-points = { source-title } { $points }
player-stones = On the sled: { $sled }. In the quarry: { $quarry }.
player-cards = { $count ->
    [0] No cards.
   *[other] Cards: { $cards }.
}
ships-title = Ships, slots from the bow
ship-slot = { NTH($slot) } { $stone }
site-side = { site-title }, side { $side }
market-open = { $count ->
    [0] Nothing lies face up.
   *[other] Face up: { $cards }.
}
market-closed = Face down: { $count } cards, which are taken together.
deck-left = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
discards-seen = { $count ->
    [0] No discards.
   *[other] Discards ({ $count }): { $cards }.
}
discards-unseen = Discarded unseen: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
pyramid-name = { $side ->
    [A] Pyramid
   *[B] { $pyramid ->
        [0] Left pyramid
        [1] Middle pyramid
       *[2] Right pyramid
    }
}
pyramid-cells = { $count ->
    [0] { pyramid-name }, nothing built yet.
   *[other] { pyramid-name }, built in order: { $cells }.
}
pyramid-cell = { NTH($cell) } { $name }
pyramid-next = { $count ->
    [0] It is complete.
   *[other] Free cells in order: { $cells }.
}
pyramid-free-cell = { NTH($cell) } ({ cell-worth })
cell-worth = { $bonus ->
    [card] { points } and the top card of the deck
    [stones] { points } and up to 3 stones from the quarry
    [ship] { points } and a stone from the sled onto a ship
   *[none] { points }
}
pyramid-beside = Beside, in order: { $stones }.
pyramid-further = Every further stone: 1 point.
temple-cell = { $count ->
    [0] Cell { NTH($cell) }, { temple-reward }: empty.
   *[other] Cell { NTH($cell) }, { temple-reward }, from the bottom up: { $stones }.
}
temple-reward = { $reward ->
    [point] 1 point
    [two_points] 2 points
    [point_or_stones] 1 point or 2 stones
   *[card] the top card of the deck
}
burial-row = { $count ->
    [0] { burial-row-name }: empty.
   *[other] { burial-row-name }, from the left: { $stones }.
}
burial-row-name = { $row ->
    [0] Top row
    [1] Middle row
   *[2] Bottom row
}
burial-next = The next stone goes into row { NTH($row) }, column { NTH($column) }.
worth-now = Worth as things stand: { $scores }.
obelisk-height = { $name }: { $stones ->
    [0] no stone.
    [one] { $stones } stone, worth { points } as things stand.
   *[other] { $stones } stones, worth { points } as things stand.
}
obelisk-place = Place { NTH($place) }, { points }: { $name }.
obelisk-next = Next obelisk: { points }.
obelisk-full = All places for obelisks are taken.
obelisk-waiting = { $name }: { $stones ->
    [0] no stone waiting.
    [one] { $stones } stone waiting, worth { points } as things stand.
   *[other] { $stones } stones waiting, worth { points } as things stand.
}
round-cards-title = Round cards not seen yet
round-cards-note = { $count ->
    [1] It stays in the box.
   *[other] One of them stays in the box.
}
round-card = Ships of { $ships } slots.
# Not "1.": Discord numbers lines that begin so by itself, and shared places would be lost.
final-place = Place { $place }: { $name }, { points }.
final-sources = { $sources }. Stones on the sled: { $sled }.

## The lobby and the header

# $value as the option’s own: a side, true or false, none or a seat from 0.
option-name = { $option ->
    [market] Market
    [pyramid] Pyramid
    [temple] Temple
    [burial_chamber] Burial chamber
    [obelisks] Obelisks
    [wrath_of_the_pharaoh] Wrath of the Pharaoh
   *[start_seat] Who starts
}
option-value = { $option ->
    [wrath_of_the_pharaoh] { $value ->
        [true] yes
       *[false] no
    }
    [start_seat] { $value ->
        [none] random
       *[other] player { NTH($value) }
    }
   *[market] side { $value }
}
parameter-market = market
parameter-market-description = Side A: four cards face up; side B: three, and a pair face down
parameter-pyramid = pyramid
parameter-pyramid-description = Side A: one pyramid; side B: three, some cells with a bonus
parameter-temple = temple
parameter-temple-description = Side A: 1 point a visible stone; side B: each cell has its own reward
parameter-burial-chamber = burial_chamber
parameter-burial-chamber-description = Side A: connected stones; side B: most stones in each row
parameter-obelisks = obelisks
parameter-obelisks-description = Side A: the tallest at the end; side B: three stones make an obelisk
parameter-wrath-of-the-pharaoh = wrath_of_the_pharaoh
parameter-wrath-of-the-pharaoh-description = Whoever leaves a monument without a stone loses 5 points at the end
parameter-start-seat = start_seat
parameter-start-seat-description = Who starts (otherwise chance decides)
stage = round { $round } of { $rounds }

## Labels of choices. Ships come as letters, slots and temple cells from 1, seats as numbers with their names.

label-take-stones = { $count ->
    [one] Take { $count } stone
   *[other] Take { $count } stones
}
    .plain = Take stones
label-place-stone = Place a stone
label-sail-ship = Sail a ship
label-play-card = Play { a-card }
label-pass = Pass
label-ship = Ship { $ship }
label-slot = Ship { $ship }, slot { $slot }
label-site = { $site ->
    [market] Market
    [pyramid] { $option-pyramid ->
        [A] Pyramid
       *[B] Pyramids
    }
    [temple] Temple
    [burial_chamber] Burial chamber
   *[obelisks] Obelisks
}
label-voyage = Ship { $ship } { to-site }
label-order-of-1 = { $first-name }
label-order-of-2 = { $first-name }, { $second-name }
label-order-of-3 = { $first-name }, { $second-name }, { $third-name }
label-order-of-4 = { $first-name }, { $second-name }, { $third-name }, { $fourth-name }
label-take-card = Take { a-card }
label-take-pair = Take the face-down pair ({ no-undo })
label-keep-card = Keep { a-card }
label-pyramid = { $pyramid ->
    [left] Left pyramid
    [middle] Middle pyramid
   *[right] Right pyramid
}
label-take-bonus = { $bonus ->
    [card] Draw the top card ({ no-undo })
    [stones] Take stones
   *[ship] Place a stone
}
    .plain = Take the bonus
label-decline-bonus = Decline the bonus
label-take-point = Take 1 point
label-take-temple-stones = { $count ->
    [one] Take { $count } stone
   *[other] Take { $count } stones
}
    .plain = Take stones

## What is asked

prompt-turn = What do you do?
prompt-market-pick = Which card do you take?
prompt-pair-choice = Which card do you keep?
prompt-pyramid-stone = On which pyramid do you build?
prompt-pyramid-bonus = { $bonus ->
    [card] Do you draw the top card of the deck?
    [stones] Do you take up to 3 stones from the quarry?
   *[ship] Do you place a stone on a ship?
}
prompt-temple-choice = Temple, cell { $cell }: what do you take?
prompt-second-stone = Where does the second stone go?
prompt-departure = Where does ship { $ship } sail?
prompt-unloading-order = In which order is ship { $ship } unloaded?

## Why something is closed

reason-sled-full = your sled is full: it holds { $holds } stones
reason-quarry-empty = you have no stones left in the quarry
reason-no-stone-on-sled = you have no stone on the sled
reason-no-stone-left = you have no stone on the sled and none in the quarry
reason-no-free-slot = no ship has a free slot
reason-no-ship-ready = no ship has enough stones to sail
reason-no-ship-could-sail = no ship could sail with one more stone
reason-needs-stones-on-sled = it takes { $needs } stones on the sled, and you have { $has }
reason-needs-free-slots = it takes { $needs } free slots, and there are { $has } left
reason-needs-stones = { $needs ->
    [one] the ship needs { $needs } stone to sail and has { $has }
   *[other] the ship needs { $needs } stones to sail and has { $has }
}
reason-needs-stones-with-one-more = with your stone the ship would have { $has } of the { $needs } it needs to sail
reason-ship-has-sailed = ship { $ship } has sailed { to-site } already
reason-slot-taken = { $seat-name } has a stone there
reason-harbour-taken = { $site ->
    [market] another ship is at the market this round
    [pyramid] { $option-pyramid ->
        [A] another ship is at the pyramid this round
       *[B] another ship is at the pyramids this round
    }
    [temple] another ship is at the temple this round
    [burial_chamber] another ship is at the burial chamber this round
   *[obelisks] another ship is at the obelisks this round
}
reason-pyramid-complete = this pyramid is complete

## The rules, topic by topic

rules-goal-title = Aim of the game
rules-goal =
    You are builders in ancient Egypt. Over 6 rounds you bring stones by ship to five sites: the market, the pyramid, the temple, the burial chamber and the obelisks. Ships carry stones of all players, and anybody may sail any ship: you decide where the others’ stones end up as well.
    Each site rewards stones in its own way, at once, at the end of each round or at the end of the game. Whoever has the most points after round 6 wins.
    At the start the first player has 2 stones on the sled, the next ones 3, 4 and 5.
rules-turn-title = A turn
rules-turn =
    On your turn you do exactly one thing:
    - take stones from the quarry,
    - place a stone on a ship,
    - sail a ship to a site, or
    - play a blue card.
    You cannot pass as long as any of these is possible. If nothing at all is possible, you pass, and that happens by itself.
rules-take-stones-title = Taking stones
rules-take-stones = You take 3 stones of your colour from the quarry and put them on your sled. The sled holds 5: if there is less room, or if the quarry has fewer stones left, you take as many as possible, never fewer by choice. With a full sled, or with none of your stones left in the quarry, you cannot choose this.
rules-place-stone-title = Placing a stone
rules-place-stone = You move one stone from your sled to any free slot of a ship that has not sailed yet. The slot matters: a ship is unloaded from the bow back, so the stone in slot 1 comes first.
rules-sail-title = Sailing a ship
rules-sail =
    You choose a ship and a site. Two things are needed:
    - The ship has at least its minimum load: 3 stones for 4 slots, 2 for 3 slots, 1 for 2 slots or 1 slot.
    - No ship has come to this site in this round yet.
    You need no stone of your own aboard. The ship is unloaded at once and stays there until the round is over.
rules-cards-title = Blue cards
rules-cards =
    Instead of another action you play one blue card that you gained on an earlier turn. It is discarded afterwards.
    - Lever: sail a ship and choose the order in which it is unloaded.
    - Hammer: take up to 3 stones, then place one.
    - Sail: place a stone, then sail that ship.
    - Chisel: place 2 stones.
    Every blue card still unused at the end of the game is worth 1 point.
rules-unloading-title = Unloading
rules-unloading = Stones leave the ship from the bow back; empty slots are skipped. Each stone is dealt with completely, with every choice and every card that it brings, before the next one follows. Choices belong to the owner of the stone, whoever sailed the ship.
rules-round-end-title = End of a round
rules-round-end =
    A round ends as soon as its fourth ship has been unloaded. Then:
    - The temple scores, in round 6 too.
    - Cards left on the market are discarded, and the ships leave.
    - The player after the one who sailed the fourth ship starts the next round, with four new ships and new cards.
    If all players have passed in a row, the round ends at once; stones left on ships go back to the quarry without points.
rules-market-title = Market
rules-market =
    For each stone its owner takes one card from the market; then the stone goes back to the quarry. Red cards take effect at once, blue ones are kept to be played, green and purple ones score at the end.
    - Side A: four cards lie face up.
    - Side B: three cards lie face up, and two face down as a pair. Taking the pair counts as one card: you look at both in private, keep one and discard the other face up.
    You must take a card. What nobody takes is discarded at the end of the round, an untaken pair unseen.
rules-pyramid-title = Pyramid
rules-pyramid =
    Every stone scores at once. Cells are filled column by column, each from top to bottom, then level by level.
    - Side A: one pyramid of 14 cells. Level 1: 2, 1, 3, then 2, 4, 3, then 2, 1, 3. Level 2: 2, 3, then 1, 3. On top: 4. Every further stone: 1 point.
    - Side B: three pyramids of 5 cells; you choose one with room. Left: 2, 1 and a card, 3, 2, then 4. Middle: 2, 3, 1 and stones, 1, then 4. Right: 2, 3, 3, 1 and a ship, then 4. Once all three are complete, every further stone scores 1 point.
    Bonuses of side B: the top card of the deck, up to 3 stones from the quarry, or a stone from your sled onto a ship. You may decline them.
rules-temple-title = Temple
rules-temple =
    Stones are laid from left to right in 5 cells (4 with two players), then in further layers on top. At the end of each round only the stones that are visible from above count.
    - Side A: 1 point for each visible stone.
    - Side B: each cell rewards the owner of its visible stone, from left to right. Cells 1, 3 and 5: 1 point or 2 stones from the quarry. Cell 2: 2 points. Cell 4: the top card of the deck, which must be taken.
    Of the 2 stones you get as many as fit on your sled.
rules-burial-chamber-title = Burial chamber
rules-burial-chamber =
    Stones fill three rows, column by column from the top. Points come at the end of the game.
    - Side A: stones of one colour that touch along an edge form a group. 1, 2, 3, 4 or 5 stones score 1, 3, 6, 10 or 15 points, each further stone 2 more. All your groups count.
    - Side B: each row counts alone. Most stones: 8 points, then 4, then 2. You need at least one stone in the row. If players are level, they add up the points of their places and share them, rounded down.
rules-obelisks-title = Obelisks
rules-obelisks =
    Everybody builds with stones of their own colour.
    - Side A: one obelisk each. At the end of the game the tallest score: 15, 10, 5 and 1 with four players, 12, 6 and 1 with three, 10 and 1 with two. You need at least one stone. If players are level, they add up the points of their places and share them, rounded down.
    - Side B: your stones wait until you have three; these make an obelisk on the best free place and score at once. The places are worth 10, 9, 8, 7, 6, 5, 5 and 5; with none left, stones go on waiting. Stones still waiting at the end score 1 each.
rules-game-end-title = End of the game
rules-game-end =
    After round 6 come, in this order:
    - burial chamber and obelisks,
    - ornaments: 1 point for every 3 stones at their site,
    - statues: 1, 3, 6, 10 or 15 points for 1 to 5, each further one 2 more,
    - 1 point for each unused blue card,
    - the Wrath of the Pharaoh, if you play with it.
    The most points win. If players are level, more stones on the sled decide; if these are equal too, they share the victory.
rules-wrath-title = Wrath of the Pharaoh
rules-wrath = A variant. At the end of the game whoever has not a single stone at one or more of the four monuments (pyramid, temple, burial chamber, obelisks) loses 5 points, once only. Stones that came by a red card count. The market is no monument, and stones on ships, on the sled or in the quarry do not help.
rules-card-entrance-title = Entrance (red, 2 cards)
rules-card-entrance = Takes effect at once: a stone of yours goes from the quarry straight to the pyramid and scores there. On side B you choose the pyramid and get the bonus of the cell. Without a stone in the quarry the card has no effect.
rules-card-sarcophagus-title = Sarcophagus (red, 2 cards)
rules-card-sarcophagus = Takes effect at once: a stone of yours goes from the quarry straight to the next cell of the burial chamber. Without a stone in the quarry the card has no effect.
rules-card-paved-path-title = Paved Path (red, 2 cards)
rules-card-paved-path = Takes effect at once: a stone of yours goes from the quarry straight to your obelisk. On side B it may be the third stone that completes one. Without a stone in the quarry the card has no effect.
rules-card-pyramid-ornament-title = Pyramid ornament (green, 2 cards)
rules-card-pyramid-ornament = At the end of the game: 1 point for every 3 stones at the pyramid or pyramids, of any colour, those beside it included. Rounded down; a second card counts as well.
rules-card-temple-ornament-title = Temple ornament (green, 2 cards)
rules-card-temple-ornament = At the end of the game: 1 point for every 3 stones at the temple, of any colour, the covered ones included. Rounded down; a second card counts as well.
rules-card-burial-chamber-ornament-title = Burial chamber ornament (green, 2 cards)
rules-card-burial-chamber-ornament = At the end of the game: 1 point for every 3 stones in the burial chamber, of any colour. Rounded down; a second card counts as well.
rules-card-obelisks-ornament-title = Obelisks ornament (green, 2 cards)
rules-card-obelisks-ornament = At the end of the game: 1 point for every 3 stones at the obelisks, of any colour; on side B stones in obelisks and waiting ones count alike. Rounded down; a second card counts as well.
rules-card-statue-title = Statue (purple, 10 cards)
rules-card-statue = At the end of the game your statues score together: 1, 3, 6, 10 or 15 points for 1, 2, 3, 4 or 5 of them, and 2 more for each further one.
rules-card-lever-title = Lever (blue, 2 cards)
rules-card-lever = You sail a ship under the usual conditions and decide the whole order in which its stones are unloaded, before the first one leaves. Which card or which pyramid is chosen remains the business of each stone’s owner.
rules-card-hammer-title = Hammer (blue, 2 cards)
rules-card-hammer = You take up to 3 stones from the quarry, as many as fit, and then place one on a ship. It can be played with a full sled too, as long as a stone can be placed.
rules-card-sail-title = Sail (blue, 3 cards)
rules-card-sail = You place one stone on a ship and then sail that same ship to a free site. The new stone counts toward the minimum load.
rules-card-chisel-title = Chisel (blue, 3 cards)
rules-card-chisel = You place 2 stones from your sled, on one ship or on two. You need 2 stones on the sled, and 2 slots must be free.
