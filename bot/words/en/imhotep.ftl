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
