### Offerings, the test-only game, in French.

source-title = { $source ->
   *[gifts] Cadeaux
}

event-card-swapped = { $name } a échangé la carte { $card } contre la carte { $drawn }.
event-offers-shown = Les offrandes ont été montrées : { $offers }.
    .offers = { $owner } { $number }
event-gift-moved = { $count ->
    [one] { $name } a reçu { $count } cadeau.
   *[other] { $name } a reçu { $count } cadeaux.
}

option-name = { $option ->
   *[amulets] Amulettes
}
option-value = { $value ->
    [true] oui
   *[false] non
}
parameter-amulets = amulettes
parameter-amulets-description = Chacun a une amulette, qui échange une carte une seule fois
stage = { $pile ->
    [one] { $pile } cadeau restant
   *[other] { $pile } cadeaux restants
}

label-offer = Offrir la carte { $card }
label-use-amulet = Utiliser l’amulette
label-swap = Échanger la carte { $card } ({ no-undo })
label-take-gifts = { $count ->
    [one] Prendre { $count } cadeau
   *[other] Prendre { $count } cadeaux, et en donner un
}
label-give-gift = Donner un cadeau à { $to-name }

prompt-night = Quelle carte offrez-vous ?
prompt-reward = Combien de cadeaux prenez-vous ?
prompt-donation = À qui donnez-vous un cadeau ?

reason-amulet-used = vous n’avez pas d’amulette
reason-nobody-has-room = personne d’autre n’a moins de { $room } cadeaux, ou il en reste trop peu

rules-goal-title = But du jeu
rules-goal = Chaque nuit, tous offrent une carte en secret. La plus haute gagne des cadeaux. Après 3 nuits, le plus de cadeaux gagne.
rules-amulet-title = Amulette
rules-amulet = Une fois par partie, avant d’offrir, vous pouvez échanger une carte de votre main contre la première carte de la pioche.
