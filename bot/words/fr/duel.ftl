### Imhotep : Le Duel, in French. Events are told in the passé composé; nothing agrees with a name.

## Names

# Also a location’s option: its key is the same.
site-title = { $site ->
    [obelisk] Obélisque
    [temple] Temple
    [pyramids] Pyramides
   *[burial_chamber] Chambre funéraire
}
source-title = { $source ->
    [obelisk] Obélisque
    [temple] Temple
    [pyramids] Pyramides
    [burial_chamber] Chambre funéraire
    [action_tokens] Jetons action
   *[pawns] Pions au port
}
# The action tokens.
-take-one = Prendre 1
-place-pawns = Placer 2-3
-place-and-unload = Placer et décharger
-swap-and-unload = Échanger et décharger
token-name = { $token ->
    [obelisk] Obélisque
    [pyramid_light] Pyramide claire
    [pyramid_dark] Pyramide foncée
    [temple_1] Temple 1
    [temple_2] Temple 2
    [temple_3] Temple 3
    [temple_4] Temple 4
    [burial_1] Chambre funéraire 1
    [burial_2] Chambre funéraire 2
    [burial_3] Chambre funéraire 3
    [burial_4] Chambre funéraire 4
    [burial_5] Chambre funéraire 5
    [burial_6] Chambre funéraire 6
    [burial_7] Chambre funéraire 7
    [burial_8] Chambre funéraire 8
    [burial_9] Chambre funéraire 9
    [burial_10] Chambre funéraire 10
    [burial_11] Chambre funéraire 11
    [burial_12] Chambre funéraire 12
    [take_one] « { -take-one } »
    [place_pawns] « { -place-pawns } »
    [place_and_unload] « { -place-and-unload } »
   *[swap_and_unload] « { -swap-and-unload } »
}
# The same for a label that names two.
other-token-name = { $other_token ->
    [obelisk] Obélisque
    [pyramid_light] Pyramide claire
    [pyramid_dark] Pyramide foncée
    [temple_1] Temple 1
    [temple_2] Temple 2
    [temple_3] Temple 3
    [temple_4] Temple 4
    [burial_1] Chambre funéraire 1
    [burial_2] Chambre funéraire 2
    [burial_3] Chambre funéraire 3
    [burial_4] Chambre funéraire 4
    [burial_5] Chambre funéraire 5
    [burial_6] Chambre funéraire 6
    [burial_7] Chambre funéraire 7
    [burial_8] Chambre funéraire 8
    [burial_9] Chambre funéraire 9
    [burial_10] Chambre funéraire 10
    [burial_11] Chambre funéraire 11
    [burial_12] Chambre funéraire 12
    [take_one] « { -take-one } »
    [place_pawns] « { -place-pawns } »
    [place_and_unload] « { -place-and-unload } »
   *[swap_and_unload] « { -swap-and-unload } »
}
a-token = { $token ->
    [obelisk] un obélisque
    [pyramid_light] un jeton pyramide clair
    [pyramid_dark] un jeton pyramide foncé
    [temple_1] un jeton temple à 1 cercle
    [temple_2] un jeton temple à 2 cercles
    [temple_3] un jeton temple à 3 cercles
    [temple_4] un jeton temple à 4 cercles
    [burial_1] le jeton 1 de la chambre funéraire
    [burial_2] le jeton 2 de la chambre funéraire
    [burial_3] le jeton 3 de la chambre funéraire
    [burial_4] le jeton 4 de la chambre funéraire
    [burial_5] le jeton 5 de la chambre funéraire
    [burial_6] le jeton 6 de la chambre funéraire
    [burial_7] le jeton 7 de la chambre funéraire
    [burial_8] le jeton 8 de la chambre funéraire
    [burial_9] le jeton 9 de la chambre funéraire
    [burial_10] le jeton 10 de la chambre funéraire
    [burial_11] le jeton 11 de la chambre funéraire
    [burial_12] le jeton 12 de la chambre funéraire
    [take_one] un jeton « { -take-one } »
    [place_pawns] un jeton « { -place-pawns } »
    [place_and_unload] un jeton « { -place-and-unload } »
   *[swap_and_unload] un jeton « { -swap-and-unload } »
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

event-pawn-placed = { $name } a placé un pion en { space-name }.
event-token-played = { $name } a joué { a-token }.
event-tokens-swapped = Sur le bateau { ship-name }, { $name } a échangé { $token } (emplacement { NTH($first) }) avec { $other } (emplacement { NTH($second) }).
    .token = { a-token }
    .other = { a-token }
event-ship-unloaded = { $name } a déchargé le bateau { ship-name }.
event-token-taken = { $space ->
    [none] { $name } a pris { a-token } sur le bateau { ship-name }, emplacement { NTH($slot) }.
   *[other] { $name } a reçu { a-token }.
}
event-token-lost = Personne n’a pris l’emplacement { NTH($slot) } : { a-token } a quitté la partie.
event-ship-refilled = À bord du bateau { ship-name } désormais : { $tokens }.
    .tokens = { token-name }
event-ship-left = La pioche est vide : le bateau { ship-name } a quitté la partie.
event-slot-filled = Venu de l’entrepôt, { a-token } a pris sa place.
event-fifth-obelisk-taken = { $name } a eu 5 obélisques avant l’adversaire.
event-stopped = { $name } a préféré en rester là.
event-passed = { $name } a passé son tour, faute d’action possible.
event-final-scored = { source-title } : { points } pour { $name }.
event-game-ended = La partie a pris fin : { $ranking }.
    .ranking = { $place }. { $who }

## The lobby and the header

# $value as the option’s own: a side, none or a seat from 0.
option-name = { $option ->
    [obelisk] Obélisque
    [temple] Temple
    [pyramids] Pyramides
    [burial_chamber] Chambre funéraire
   *[start_seat] Qui commence
}
option-value = { $option ->
    [start_seat] { $value ->
        [none] au hasard
       *[other] joueur { NTH($value) }
    }
   *[obelisk] côté { $value }
}
parameter-obelisk = obélisque
parameter-obelisk-description = Côté A : 1 point par jeton et 6 pour la majorité ; côté B : la course au cinquième
parameter-temple = temple
parameter-temple-description = Côté A : 1 point par cercle ; côté B : lots de jetons différents
parameter-pyramids = pyramides
parameter-pyramids-description = Côté A : les deux pyramides comptent ; côté B : seulement la plus petite
parameter-burial-chamber = chambre_funéraire
parameter-burial-chamber-description = Côté A : longues suites de numéros ; côté B : 4 points par suite, même courte
parameter-start-seat = premier_joueur
parameter-start-seat-description = Qui commence (sinon le hasard décide)
stage = { $pile ->
    [0] tour { $turn_number }, pioche vide
   *[other] tour { $turn_number }, pioche de { $pile }
}

## Labels of choices. Ships come by name (1-3, A-C), spaces too (A1-C3), slots from 1.

label-place-pawn = Placer un pion
label-unload-ship = Décharger un bateau
label-play-token = Jouer { token-name }
label-stop = En rester là
label-pass = Passer
label-space = Case { $space }
label-ship-to-refill = Bateau { $ship } ({ no-undo })
label-ship = Bateau { $ship }
label-place-aboard = Bateau { $ship }, emplacement { $slot }
# What fills the slot comes from the warehouse.
label-slot = Bateau { $ship }, emplacement { $slot } : { token-name } ({ no-undo })
label-swap = Bateau { $ship }, emplacements { $slot } et { $other_slot } : { token-name } ⇄ { other-token-name }

## What is asked

prompt-turn = Que faites-vous ?
prompt-pawn-placement = Où placez-vous le pion suivant ?
prompt-unloading = Quel bateau déchargez-vous ?

## Why something is closed

reason-no-pawn-left = tous vos pions sont au port
reason-no-ship-ready = aucun bateau n’a 2 pions dans sa rangée
reason-no-ship-would-be-ready = même avec ce pion, aucun bateau n’en aurait 2 dans sa rangée
reason-only-action-tokens = les bateaux ne portent que des jetons action
reason-space-taken = { $seat-name } y a déjà un pion
reason-not-an-action-token = un jeton action ne se prend pas ainsi
reason-ship-gone = il a quitté la partie
reason-needs-pawns-in-line = { $has ->
    [0] il faut { $needs } pions dans sa rangée, et il n’y en a aucun
   *[other] il faut { $needs } pions dans sa rangée, et il y en a { $has }
}
reason-needs-pawns-in-supply = { $has ->
    [0] il faut { $needs } pions dans votre réserve, et vous n’en avez aucun
   *[other] il faut { $needs } pions dans votre réserve, et vous en avez { $has }
}

## The rules, topic by topic

rules-goal-title = But du jeu
rules-goal =
    À deux, vous bâtissez en partageant un petit port. Vos pions y attendent 6 bateaux et rapportent leur cargaison : des jetons pour votre obélisque, votre temple, vos 2 pyramides et votre chambre funéraire, et des jetons action qui permettent des coups spéciaux.
    Chaque lieu récompense ses jetons à sa façon, du côté A ou du côté B, le même pour vous deux. Qui a le plus de points à la fin gagne.
    Chaque camp a 4 pions. Il y a 60 jetons : 12 pour chacun des quatre lieux et 12 jetons action.
rules-turn-title = Un tour
rules-turn =
    À votre tour, vous faites une seule chose :
    - placer un pion,
    - décharger un bateau, ou
    - jouer un jeton action.
    Puis c’est à l’autre de jouer. Vous ne pouvez pas passer tant que l’une de ces actions est possible.
rules-harbour-title = Port et bateaux
rules-harbour =
    Le port compte 9 cases : colonnes A à C, lignes 1 à 3, celle du milieu est donc B2. Les bateaux 1 à 3 sont à droite des lignes, les bateaux A à C sous les colonnes. La ligne ou la colonne d’un bateau est sa rangée.
    Chaque bateau a 3 emplacements. Le 1 touche le port, le 3 en est le plus loin. Toute la cargaison à bord est visible.
    3 jetons attendent face cachée dans l’entrepôt ; ils ne servent qu’au jeton « { -take-one } ». Les 39 autres forment la pioche.
rules-place-pawn-title = Placer un pion
rules-place-pawn =
    Un pion quitte votre réserve pour une case libre du port. Une case accueille 1 pion. Il y reste jusqu’à ce que l’on décharge un bateau de sa ligne ou de sa colonne, sans pouvoir bouger.
    Quand vos 4 pions sont au port, cette action est impossible. Une case dont les bateaux ont quitté la partie reste utilisable : un pion au port vaut 1 point à la fin.
rules-unloading-title = Décharger un bateau
rules-unloading =
    Vous pouvez décharger tout bateau qui a au moins 2 pions dans sa rangée, peu importe à qui ils sont, même si aucun n’est à vous. Les cases vides sont sautées :
    - le premier pion à partir du bateau prend l’emplacement 3,
    - le suivant prend l’emplacement 2,
    - un troisième prend l’emplacement 1.
    Chaque jeton va à qui possède le pion, et les pions rentrent en réserve. Avec 2 pions seulement, le jeton de l’emplacement 1 quitte la partie.
    Ensuite, 3 jetons de la pioche regarnissent le bateau. Si la pioche est vide, c’est le bateau qui quitte la partie.
rules-action-tokens-title = Jetons action
rules-action-tokens =
    Il y en a 12, 3 de chaque sorte :
    - { -take-one } : prendre un jeton sur un bateau.
    - { -place-pawns } : placer 2 ou 3 pions.
    - { -place-and-unload } : placer 1 pion, puis décharger 1 ou 2 bateaux.
    - { -swap-and-unload } : échanger 2 jetons d’un bateau, puis décharger un bateau.
    En jouer un occupe tout votre tour, et il quitte la partie. Il doit venir d’un tour précédent, et il ne se joue que si tout ce qu’il exige est faisable, étape par étape. Non joué, il vaut 1 point à la fin.
rules-token-take-one-title = { -take-one } (3 jetons action)
rules-token-take-one =
    Vous prenez le jeton de votre choix sur n’importe quel bateau, sauf un jeton action, et il est aussitôt à vous. Il ne faut aucun pion, et aucun ne bouge.
    Le jeton du dessus de l’entrepôt le remplace, face visible. Comme on ne le découvre qu’alors, ce coup est sans retour.
rules-token-place-pawns-title = { -place-pawns } (3 jetons action)
rules-token-place-pawns = Vous placez 2 pions et, si vous voulez, un troisième, chacun sur une case libre. Il faut au moins 2 pions dans votre réserve. S’il n’y en a pas d’autre, le troisième est simplement laissé de côté.
rules-token-place-and-unload-title = { -place-and-unload } (3 jetons action)
rules-token-place-and-unload =
    Vous placez 1 pion, puis vous déchargez 1 bateau et, si vous voulez, un autre après lui.
    Placez-le de sorte qu’un bateau au moins puisse ensuite être déchargé ; vous choisissez lequel. Pour le second, seuls comptent les pions encore présents après le premier. Si aucun autre ne peut être déchargé, votre tour est fini.
rules-token-swap-and-unload-title = { -swap-and-unload } (3 jetons action)
rules-token-swap-and-unload = Vous échangez 2 jetons d’un bateau, puis vous déchargez 1 bateau, le même ou un autre. Les jetons action s’échangent aussi, de même que 2 jetons identiques. Il faut qu’un bateau ait au moins 2 pions dans sa rangée.
rules-pass-title = Passer
rules-pass = Vous passez seulement quand rien du tout n’est possible : tous vos pions sont au port, aucun bateau ne peut être déchargé et aucun de vos jetons action ne peut être joué. Cela n’arrive que tard dans la partie, avec 4 bateaux ou moins, et jamais à vous deux en même temps.
rules-obelisk-title = Obélisque
rules-obelisk =
    12 jetons, tous pareils.
    - Côté A : 1 point par jeton. Qui en a plus que l’autre gagne encore 6 points ; à nombre égal, personne ne les a.
    - Côté B : qui arrive d’abord à 5 jetons gagne 12 points à la fin. L’autre en gagne 6 avec 5 jetons ou plus. Avec 10 ou plus, c’est 18 en tout. Avec moins de 5 : 0. Si un seul déchargement vous apporte à tous deux le cinquième jeton, le pion le plus près du bateau passe en premier.
rules-temple-title = Temple
rules-temple =
    12 jetons : 3 de chaque sorte, à 1, 2, 3 et 4 cercles.
    - Côté A : 1 point par cercle.
    - Côté B : vous formez des lots de jetons différents. Un lot de 1, 2, 3 ou 4 sortes vaut 1, 4, 9 ou 16 points. Vos jetons sont toujours répartis au mieux.
    Ici, les jetons temple restent visibles des deux côtés : tout le monde les a vu prendre, inutile de s’en souvenir.
rules-pyramids-title = Pyramides
rules-pyramids =
    12 jetons : 6 clairs et 6 foncés. Chaque couleur forme une pyramide.
    - Côté A : les deux comptent, chacune à part. 1, 2, 3, 4, 5 ou 6 jetons valent 1, 3, 6, 10, 15 ou 21 points.
    - Côté B : la plus petite seule compte ; si elles sont égales, l’une des deux. 0, 1, 2, 3, 4, 5 ou 6 jetons valent -6, 0, 4, 10, 18, 30 ou 45 points.
rules-burial-chamber-title = Chambre funéraire
rules-burial-chamber =
    12 jetons aux numéros 1 à 12, une fois chacun. Des numéros qui se suivent sans trou forment une suite ; un numéro isolé en est une aussi. 12 et 1 ne se suivent pas.
    - Côté A : une suite de 1, 2, 3, 4 ou 5 jetons vaut 1, 4, 9, 16 ou 25 points ; une plus longue, 25 aussi. Toutes vos suites comptent.
    - Côté B : chaque suite vaut 4 points, longue ou courte. Mieux vaut en avoir beaucoup de courtes.
rules-hidden-title = Ce qui est caché
rules-hidden =
    Seuls sont cachés l’ordre de la pioche et les 3 jetons de l’entrepôt. Ceux qui y restent à la fin ne sont jamais vus.
    Tout le reste est visible : la cargaison des bateaux, vos jetons et ceux de l’autre, jetons action compris, et ce qui a quitté la partie.
    Tant qu’il y a une pioche, décharger un bateau découvre de nouveaux jetons : ce coup est donc sans retour.
rules-game-end-title = Fin de la partie
rules-game-end =
    Une fois la pioche vide, chaque bateau déchargé quitte la partie. Dès qu’il reste 1 seul bateau, tout s’arrête, même au milieu d’un jeton action. On ne décharge jamais le dernier : sa cargaison est perdue pour vous deux.
    Une partie compte donc exactement 18 déchargements.
rules-scoring-title = Score final
rules-scoring =
    Vous additionnez :
    - vos quatre lieux, chacun du côté A ou B choisi,
    - 1 point par jeton action non joué,
    - 1 point par pion à vous encore au port.
    Qui a le plus de points gagne. À égalité, la victoire va à qui n’a pas commencé.
    Les scores affichés en cours de partie disent ce que valent vos jetons en l’état ; les pions ne comptent qu’à la fin.

### Pictures and descriptions

## Titles in the picture

final-title = Score final
total-title = Total
tie-break-title = Égalité
# 1 for whoever did not start.
tie-break-value = { $tie_break ->
    [0] a commencé
   *[1] n’a pas commencé
}
hand-title = Vos jetons action
hand-empty = Aucun jeton action pour l’instant
# In a player’s own picture: an action token, and what it does, in a line or two.
token-title = { $action ->
    [take_one] { -take-one }
    [place_pawns] { -place-pawns }
    [place_and_unload] { -place-and-unload }
   *[swap_and_unload] { -swap-and-unload }
}
token-note = { $action ->
    [take_one] Prenez un jeton d’un bateau, sauf un jeton action.
    [place_pawns] Placez 2 ou 3 pions.
    [place_and_unload] Placez 1 pion, puis déchargez 1 ou 2 bateaux.
   *[swap_and_unload] Échangez 2 jetons d’un bateau, puis déchargez 1 bateau.
}

## The table in words, for the alt text and the description

tokens-alike = { $count ->
    [1] { token-name }
   *[other] { token-name } × { $count }
}
pawns-of = { $count ->
    [0] { $name } : aucun pion au port, { $supply } en réserve.
    [one] { $name } : pion en { $spaces }, { $supply } en réserve.
   *[other] { $name } : pions en { $spaces }, { $supply } en réserve.
}
# $taker: who would take it, or that it would be lost; empty when the ship cannot be unloaded.
ship-slot = { NTH($slot) } { token-name }{ $taker }
slot-taken-by = { " " }pour { $name }
slot-lost = { " " }(perdu)
ship-lying = { $ready ->
    [true] Le bateau { ship-name } peut être déchargé : { $slots }.
   *[false] Bateau { ship-name } : { $slots }.
}
ship-lying-short = { $ready ->
    [true] Le bateau { ship-name } peut être déchargé.
   *[false] Le bateau { ship-name } ne peut pas être déchargé.
}
ship-left = Le bateau { ship-name } a quitté la partie.
hand-held = { $count ->
    [0] Vous n’avez aucun jeton action.
   *[other] Vos jetons action : { $tokens }.
}

## The description only

turn-title = Tour { $turn }
start-note = { $name } a commencé : à égalité, l’autre gagne.
harbour-title = Port
ships-title = Bateaux, emplacements à partir du port : { $count } en jeu
player-score = { $name } : { points }
# $side: A, B or none.
location = { $count ->
    [0] { location-name } : aucun, { points }.
   *[other] { location-name } : { $tokens }, { points }.
}
location-name = { $side ->
    [none] { source-title }
   *[other] { source-title }, côté { $side }
}
first-to-five = { $name } a eu 5 obélisques en premier.
pawns-worth = Pions au port : { points } si la partie finissait maintenant.
source-points = { source-title } { $points }
stores-title = Pioche et entrepôt
pile-left = Pioche : { tokens-left }.
warehouse-left = Entrepôt, face cachée : { tokens-left }.
tokens-left = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
removed-tokens = { $count ->
    [0] Rien n’a quitté la partie.
   *[other] Hors de la partie ({ $count }) : { $tokens }.
}
# Not "1.": Discord numbers lines that begin so by itself.
final-place = Place { $place } : { $name }, { points }.
