### Pyramids, in English. Events are told in the past.

## Names

-blue = blue
-white = white
-red = red
-green = green
-yellow = yellow
-pyramid = pyramid
-obelisk = obelisk
-tomb = tomb
-horus = Horus
-anubis = Anubis
-khepri = Khepri
-sekhmet = Sekhmet
-thoth = Thoth

colour-name = { $colour ->
    [blue] { -blue }
    [white] { -white }
    [red] { -red }
    [green] { -green }
   *[yellow] { -yellow }
}
the-edifice = { $edifice ->
    [pyramid] the { -pyramid }
    [obelisk] the { -obelisk }
   *[tomb] the { -tomb }
}
god-name = { $god ->
    [horus] { -horus }
    [anubis] { -anubis }
    [khepri] { -khepri }
    [sekhmet] { -sekhmet }
   *[thoth] { -thoth }
}
# With the number that stands on the tile.
god-numbered = { $god ->
    [horus] 1 { -horus }
    [anubis] 2 { -anubis }
    [khepri] 3 { -khepri }
    [sekhmet] 4 { -sekhmet }
   *[thoth] 5 { -thoth }
}
source-title = { $source ->
    [groups] Colour groups
    [largest_group] Largest group
    [all_colours] All five colours
    [obelisk] Obelisk
    [tomb] Tomb
   *[glyphs] Glyphs
}

# A card from left to right: “|” parts its columns, “/” stands between an upper and a lower stone, the glyph comes last.
label-card = { $layout ->
    [tall_left] { first-colour } | { second-colour }/{ third-colour }{ glyph-mark }
    [tall_right] { second-colour }/{ third-colour } | { first-colour }{ glyph-mark }
   *[two_tall] { first-colour } | { second-colour }{ glyph-mark }
}
first-colour = { $first ->
    [blue] { -blue }
    [white] { -white }
    [red] { -red }
    [green] { -green }
   *[yellow] { -yellow }
}
second-colour = { $second ->
    [blue] { -blue }
    [white] { -white }
    [red] { -red }
    [green] { -green }
   *[yellow] { -yellow }
}
third-colour = { $third ->
    [blue] { -blue }
    [white] { -white }
    [red] { -red }
    [green] { -green }
   *[yellow] { -yellow }
}
glyph-mark = { $glyph ->
    [none] {""}
    [pyramid] {" "}({ -pyramid })
    [obelisk] {" "}({ -obelisk })
   *[tomb] {" "}({ -tomb })
}
# What a card above the base stands on: the cards with its own number and the next.
supports = { $index ->
    [0] cards 1 and 2
    [1] cards 2 and 3
   *[2] cards 3 and 4
}

## What happened

event-round-began = Round { $round } began{ without-god }: { $name } was the first to choose.
without-god = { $set_aside ->
    [none] {""}
    [horus] {" "}without { -horus }
    [anubis] {" "}without { -anubis }
    [khepri] {" "}without { -khepri }
   *[sekhmet] {" "}without { -sekhmet }
}
event-god-taken = { $name } chose { god-name }.
event-pair-taken = { $name } took pair { NTH($pair) }: { $cards }.
    .cards = { label-card }
event-pyramid-built = { $floor ->
    [0] { $name } laid { $card } in the base of the pyramid, number { NTH($index) } from the left.
   *[other] { $name } laid { $card } on floor { NTH($floor) } of the pyramid, above { supports }.
}
    .card = { label-card }
event-obelisk-built = { $height ->
    [one] { $name } began the obelisk with { $card }.
   *[other] { $name } laid { $card } on the obelisk, now { $height } cards high.
}
    .card = { label-card }
event-tomb-filled = { $cards ->
    [one] { $name } laid a first card face down in the tomb.
   *[other] { $name } laid a card face down in the tomb, now { $cards } in all.
}
# Only its owner reads this.
event-card-buried = You laid { $card } in your tomb.
    .card = { label-card }
event-cards-discarded = { $name } discarded { $cards }.
    .cards = { label-card }
event-tomb-revealed = { $name } opened the tomb: { $cards }.
    .cards = { label-card }
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
parameter-start-seat-description = Who is the first player (otherwise chance decides)
stage = { $phase ->
    [gods] round { $round } of 10, choosing gods
    [build] round { $round } of 10, building
    [clearing] round { $round } of 10, discarding
   *[over] round { $round } of 10
}

## Labels of choices. Cards of a hand are lettered; pairs and open places are numbered from 1, as in the picture.

# $most: how many cards the god allows beside the pyramid’s.
label-god-favour = { $god ->
    [horus] { god-numbered }: pyramid
    [anubis] { god-numbered }: pyramid + tomb
    [khepri] { god-numbered }: pyramid + obelisk
    [sekhmet] { $most ->
        [1] { god-numbered }: pyramid + tomb or obelisk
       *[2] { god-numbered }: pyramid + tomb + obelisk
    }
   *[thoth] { god-numbered }: pyramid + tomb + obelisk
}
label-god = { god-numbered }
label-pair-cards = Pair { $pair }: { $left } + { $right }
label-pair = Pair { $pair }
label-hand-card = { LETTER($letter) }: { $card }
    .plain = A card
# $number: in the picture.
label-in-pyramid = { $floor ->
    [0] { $index ->
        [-1] Place { $number }: base, left end
        [0] Place { $number }: base
       *[other] Place { $number }: base, right end
    }
   *[other] Place { $number }: floor { NTH($floor) }, above { supports }
}
    .plain = In the pyramid
label-on-obelisk = On the obelisk
label-in-tomb = In the tomb, face down
label-finish-build = Done, show what I built ({ no-undo })
label-keep = Keep { LETTER($letter) }: { $card }

## What is asked

prompt-god-choice = Which god do you choose?
prompt-pair-choice = Which pair do you take?
prompt-build = Which card do you lay, and where?
prompt-built = Nothing more can be laid. Show what you built?
prompt-clearing = Which card do you keep?

## Why something is closed

reason-god-set-aside = this god is set aside for the round
reason-god-taken = { $seat-name } has this god
reason-pair-taken = { $seat-name } took it
reason-not-allowed = { god-name } does not allow { the-edifice }
reason-one-a-round = { the-edifice } already has its card of this round
reason-one-of-both = { -sekhmet } allows the tomb or the obelisk, not both
reason-pyramid-first = the pyramid must get its card first
reason-no-card-left = you have no card left
reason-last-card = your last card must go into the pyramid

## The rules, topic by topic

rules-goal-title = Aim of the game
rules-goal =
    In 10 rounds you build your necropolis: a pyramid of 10 cards, an obelisk and a tomb.
    Each round you choose a god, take a pair of cards and build. A god with a low number lets you take your pair early; one with a high number lets you lay more cards.
    In the pyramid, stones of one colour should touch. On the obelisk, one colour should be on as many cards as possible. In the tomb, which nobody else can see, you want more stones of a colour than anybody else.
    Whoever has the most points at the end wins. The game is for 2 to 5 players.
rules-card-names-title = How cards are named
rules-card-names =
    A card shows 2 or 3 stones in two columns. One column is always filled by a tall stone; it counts as one stone. The other holds an upper and a lower stone, or a second tall one.
    Names go from left to right, with | between the columns and / between upper and lower:
    - blue | white/red: tall blue at the left; at the right white above red.
    - white/red | blue: the same the other way round.
    - blue | green: two tall stones.
    A word in brackets is the card’s glyph: “blue | green (tomb)” has the glyph of the tomb.
rules-round-title = A round
rules-round =
    Everybody begins the game with 1 card in hand. A round goes like this:
    - Pairs of cards are laid out face up, as many as there are players. A pair is never split.
    - Beginning with the first player, clockwise, everybody chooses a god.
    - In the order of the gods’ numbers, everybody takes a pair and builds at once, before the next player takes one.
    - When all have built, everybody keeps 1 card, if any is left, and discards the others.
    Then the gods are free again, and the next player clockwise is first. After 10 rounds the game is over.
rules-gods-title = The gods
rules-gods =
    Your god’s number says when you take your pair, and the god says what you may build. Every god demands 1 card for the pyramid; the rest is up to you:
    - 1 { -horus }: nothing more.
    - 2 { -anubis }: also the tomb.
    - 3 { -khepri }: also the obelisk.
    - 4 { -sekhmet }: with 2 or 3 players also the tomb and the obelisk; with 4 or 5 players one of them.
    - 5 { -thoth }, only with 4 or 5 players: also the tomb and the obelisk.
    With 2 players one god is set aside: chance says which in round 1, then it is always the next number, and 1 after 4. If only one god or one pair is left for you, you get it without being asked.
rules-god-horus-title = 1 { -horus }
rules-god-horus = You are the first to take a pair. You must lay 1 card in your pyramid, and you may lay no other.
rules-god-anubis-title = 2 { -anubis }
rules-god-anubis = You must lay 1 card in your pyramid, and you may lay 1 in your tomb.
rules-god-khepri-title = 3 { -khepri }
rules-god-khepri = You must lay 1 card in your pyramid, and you may lay 1 on your obelisk.
rules-god-sekhmet-title = 4 { -sekhmet }
rules-god-sekhmet =
    You must lay 1 card in your pyramid.
    - With 2 or 3 players you may also lay 1 in your tomb and 1 on your obelisk.
    - With 4 or 5 players you may also lay 1 card, either in your tomb or on your obelisk.
rules-god-thoth-title = 5 { -thoth }
rules-god-thoth = Only with 4 or 5 players. You are the last to take a pair. You must lay 1 card in your pyramid, and you may also lay 1 in your tomb and 1 on your obelisk.
rules-build-title = How to build
rules-build =
    You have the 2 cards of your pair and the 1 that was in your hand, if there was one. Choose a card, then where it goes; then the next card and its place; then “Done”.
    - 1 card must go into the pyramid.
    - The tomb and the obelisk get 1 card each at most, and only if your god allows it.
    - The order is up to you, and so is which card goes where. Only your last card is kept for the pyramid until it has one.
    Until you are done, only you see what you lay, and you can take it back card by card. When you press “Done” everybody sees it, and it stays. What goes into the tomb stays hidden until the end.
rules-pyramid-title = Pyramid: building
rules-pyramid =
    The pyramid has floors of 4, 3, 2 and 1 cards, the base below.
    - In the base, a card goes beside the others, at the left or the right end.
    - Higher up, a card stands above two neighbours of the floor below.
    - Once a floor is begun, its next cards go beside those that are there. The floor below need not be complete.
    A card that has been laid never moves, and there is always a place for one more.
    In words, the cards of a floor are numbered from the left: card 1 stands above cards 1 and 2 of the floor below, card 2 above 2 and 3.
rules-pyramid-score-title = Pyramid: points
rules-pyramid-score =
    Stones of one colour that touch along an edge make a group, also across cards and floors; corners do not count. A tall stone counts as 1.
    - For each colour: as many points as its largest group has stones.
    - For the largest group of all: the same once more, but only once if several are equally large.
    - If every colour has a group of at least 3 stones: 10 points more.
    Example: groups of 4, 2, 6, 3 and 1 stones are worth 16 points, and 6 for the largest: 22.
rules-obelisk-title = Obelisk
rules-obelisk =
    A card for the obelisk goes on top of the others; all their stones stay visible.
    At the end only one colour counts, the one that is on the most cards. How often it is on a card does not matter.
    - On 1, 2, 3 or 4 cards: 1, 3, 6 or 10 points.
    - On 5 cards or more: 15 points.
    If two colours are on the same number of cards, only one of them counts.
rules-tomb-title = Tomb
rules-tomb =
    A card for the tomb is laid face down. Everybody sees how many cards are in a tomb, but only you see what is in yours: “My hand” shows it at any time.
    At the end all tombs are opened. For each colour, whoever has the most stones of it in the tomb gets 5 points. If several players have the same number, nobody gets them.
rules-glyphs-title = Glyphs
rules-glyphs = Some cards have a glyph: pyramid, obelisk or tomb. It is worth 2 points at the end if the card is in the edifice that the glyph shows, and nothing elsewhere.
rules-round-end-title = Discards
rules-round-end =
    When all have built, everybody with more than 1 card in hand chooses 1 to keep; the others are discarded face up. You cannot discard your only card.
    All choose at the same time, and nothing is shown until the last one has chosen.
    After round 10 nobody is asked: cards left in hand count for nothing.
rules-hidden-title = What is hidden
rules-hidden =
    Hidden are the order of the deck, the cards in the others’ hands, what lies in their tombs, even where you could work some of it out, and a build until it is done. Tombs are opened at the end.
    Open to all are the pairs, the gods, all pyramids and obelisks, the discards, and how many cards are in each hand and tomb.
    The scores shown during the game leave the tombs out.
rules-scoring-title = Final scoring
rules-scoring =
    You add up:
    - your pyramid: the largest group of each colour, the largest of all once more, and 10 points for five groups of at least 3,
    - your obelisk: up to 15 points for one colour,
    - your tomb: 5 points for each colour of which you have the most stones,
    - your glyphs: 2 points for each in its own edifice.
    The most points win. Players who are level share the victory.
rules-deck-title = The deck
rules-deck =
    The game’s booklet does not list its cards. The deck used here is our own reconstruction, so it may differ from the one in your box:
    - 105 different cards, 80 with 3 stones and 25 with 2,
    - 58 stones of each colour,
    - 15 cards with each glyph, 60 without one.
    There are enough for 5 players and 10 rounds: the deck is never shuffled again.

## The table in words, for the alt text and the description

round-of = Round { $round } of { $rounds }
round-now = { round-of }.
final-title = Final score
# $standing: free, left (when all have chosen), taken, built (its player is done) or set_aside.
god-brief = { $standing ->
    [free] { god-numbered }: free
    [left] { god-numbered }: nobody
    [taken] { god-numbered }: { $name }
    [built] { god-numbered }: { $name } (has built)
   *[set_aside] { god-numbered }: set aside
}
gods-now = Gods: { $gods }.
pair-brief = { $pair }: { $left } + { $right }
pairs-left = Pairs left: { $pairs }.
colour-count = { colour-name } { $count }
# $groups: a row of colour-count.
groups-heading = Largest groups:
groups-of = { $count ->
    [0] { $name } none yet.
   *[other] { $name } { $groups }.
}
lettered-card = { LETTER($letter) } { label-card }
hand-held = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
tomb-held = { $count ->
    [0] Your tomb is empty.
   *[other] Your tomb ({ $count }): { $cards }.
}
hand-drafted = Laid, not yet shown to the others: { $cards }.
hand-kept = You keep { $card }.

## The description only

first-note = { $name } is first player this round.
gods-title = Gods
god-line = { $standing ->
    [free] { label-god-favour }. Free.
    [left] { label-god-favour }. Nobody has it.
    [taken] { label-god-favour }. { $name } has it.
    [built] { label-god-favour }. { $name } has built.
   *[set_aside] { label-god-favour }. Set aside this round.
}
pairs-title = Pairs
pair-line = { $taken ->
    [true] Pair { $pair }: { $left } + { $right }. { $name } took it.
   *[false] Pair { $pair }: { $left } + { $right }.
}
player-score = { $name }: { points }
source-points = { source-title } { $points }
points-line = Points without the tomb: { $sources }.
groups-line = Largest groups: { $groups }.
numbered-card = { NTH($index) } { label-card }
floor-line = { $floor ->
    [0] Pyramid, base: { $cards }.
   *[other] Floor { NTH($floor) }: { $cards }.
}
pyramid-empty = Pyramid: no cards yet.
obelisk-line = { $count ->
    [0] Obelisk: no cards.
    [one] Obelisk: { $cards }.
   *[other] Obelisk, from the bottom: { $cards }. Most often { colour-name }, on { $best } of { $count } cards.
}
cards-counted = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
tomb-line = Tomb, face down: { cards-counted }.
tomb-opened = { $count ->
    [0] Tomb: no cards.
   *[other] Tomb ({ $count }): { $cards }. Stones: { $stones }.
}
majorities-line = { $count ->
    [0] Most stones: of no colour.
   *[other] Most stones: of { $colours }.
}
hand-line = Hand: { cards-counted }.
stores-title = Deck and discards
deck-left = Deck: { cards-counted }.
discards-seen = { $count ->
    [0] No discards.
   *[other] Discards ({ $count }): { $cards }.
}
# Not "1.": Discord numbers lines that begin so by itself.
final-place = Place { $place }: { $name }, { points }.

## In pictures

round-title = Round
# What those who are asked must do, after a name, or after several badges.
asked-title = { $task ->
    [god] chooses a god
    [pair] takes a pair
    [build] is building
   *[keep] { $count ->
        [one] keeps 1 card
       *[other] keep 1 card
    }
}
edifice-title = { $edifice ->
    [pyramid] Pyramid
    [obelisk] Obelisk
   *[tomb] Tomb
}
# In a player’s own picture, to whoever must choose.
own-task = { $task ->
    [god] Choose a god
    [pair] Take a pair
   *[keep] Keep 1 card
}
# What the god says of an edifice; beside its sign, in one short word.
permission = { $permission ->
    [must] must
    [may] may
    [done] done
   *[no] no
}
total-title = Total
