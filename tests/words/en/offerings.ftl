### Offerings, the test-only game, in English.

source-title = { $source ->
   *[gifts] Gifts
}

event-card-swapped = { $name } swapped card { $card } for card { $drawn }.
event-offers-shown = The offers were shown: { $offers }.
    .offers = { $owner } { $number }
event-gift-moved = { $count ->
    [one] { $name } received { $count } gift.
   *[other] { $name } received { $count } gifts.
}

option-name = { $option ->
   *[amulets] Amulets
}
option-value = { $value ->
    [true] yes
   *[false] no
}
parameter-amulets = amulets
parameter-amulets-description = Everybody has an amulet, which swaps a card once
stage = { $pile ->
    [one] { $pile } gift left
   *[other] { $pile } gifts left
}

label-offer = Offer card { $card }
label-use-amulet = Use the amulet
label-swap = Swap card { $card } ({ no-undo })
label-take-gifts = { $count ->
    [one] Take { $count } gift
   *[other] Take { $count } gifts, and give one away
}
label-give-gift = Give a gift to { $to-name }

prompt-night = Which card do you offer?
prompt-reward = How many gifts do you take?
prompt-donation = Who gets a gift from you?

reason-amulet-used = you have no amulet
reason-nobody-has-room = nobody else has fewer than { $room } gifts, or too few are left

rules-goal-title = Aim of the game
rules-goal = Each night all players secretly offer a card. The highest one wins gifts. After 3 nights the most gifts win.
rules-amulet-title = Amulet
rules-amulet = Once in the game, before you offer, you may swap a card of your hand with the top card of the deck.
