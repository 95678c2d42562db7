### Egizia: Shifting Sands, in French. Events are told in the passé composé; nothing agrees with a name.

## Names

-leader = équipe de tête
-green = verte
-blue = bleue
-yellow = jaune
-red = rouge
-obelisk-colonnade = obélisque et colonnade
-pyramid-statues = pyramide et statues
-sphinx = sphinx

# What goals count; a number follows: “obélisque 3+”.
-goal-obelisk = obélisque
-goal-colonnade = colonnade
-goal-pyramid = pyramide
-goal-statues = niveaux de statues
-goal-statues-started = statues commencées
-goal-statues-topped = statues achevées
-goal-pyramid-rows = rangées de la pyramide
-goal-pyramid-rows-4-5 = pyramide (rangées 4-5)
-goal-pyramid-row-bonuses = bonus de rangée de la pyramide
-goal-permanents = cartes permanentes
-goal-sphinx-cards = cartes Sphinx
-goal-wheat-market = niveau du marché du blé
-goal-stone-market = niveau du marché de la pierre
-goal-market-total = niveaux des deux marchés
-goal-quarry-total = pierres des carrières
-goal-field-total = blé de tous les champs
-goal-green-total = blé des champs verts
-goal-yellow-total = blé des champs jaunes
-goal-red-total = blé des champs rouges
-goal-yellow-red-total = blé des champs jaunes et rouges
-goal-crew-total = force de toutes les équipes
-goal-basic-min = force de chaque équipe ordinaire

# What the action cards do; cards of one kind do the same.
-card-a1 = deuxième navire dans le même tour
-card-a2 = +4 blés pour nourrir
-card-a3 = +6 pierres
-card-a4 = +3 de force dans une zone
-card-a5 = +4 pierres ou +4 de force dans une zone
-card-a6 = +4 blés pour nourrir ou +4 pierres
-card-a7 = garder 1 carte Sphinx de plus
-card-a8 = vendre jusqu’à 10 pierres, 1 point pièce
-card-i1 = +2 marché du blé
-card-i2 = +2 marché de la pierre
-card-i3 = +1 pour l’équipe de tête, +3 pierres
-card-i4 = +3 pierres, crue jusqu’à 2 crans
-card-i5 = +1 pour une équipe au choix, crue jusqu’à 1 cran
-card-i6 = une brique gratuite
-card-i7 = 1 point par brique sur pyramide et statues
-card-i8 = 1 point par brique sur obélisque et colonnade
-card-p0 = -5 points maintenant, +5 à la fin
-card-p1 = chaque manche, +1 pour une équipe au choix
-card-p2 = des pierres deviennent du blé pour nourrir
-card-p3 = 1 carte gratuite au sphinx
-card-p4 = améliorer un champ
-card-p5 = chaque manche, jusqu’à 2 crans d’équipe à 2 pierres
-card-p6 = chaque manche, -1 pour une équipe, +1 aux deux marchés
-card-p7 = chaque manche, une carte restante ou 1 point

# The column tiles.
-tile-g1 = +2 blés par champ
-tile-g2 = double de pierres en haut du marché
-tile-g3 = +1 point par brique
-tile-g4 = +1 pour toutes les équipes, champ de départ à 10
-tile-g5 = double de points en haut du marché
-tile-g6 = deux équipes ordinaires ensemble
-tile-g7 = deuxième navire dans le même tour
-tile-g8 = le navire en attente construit
-tile-g9 = un navire vers l’amont
-tile-g10 = un navire à côté d’un autre

crew-name = { $crew ->
    [leader] { -leader }
    [green] équipe { -green }
    [blue] équipe { -blue }
   *[yellow] équipe { -yellow }
}
the-crew = { $crew ->
    [leader] l’{ -leader }
    [green] l’équipe { -green }
    [blue] l’équipe { -blue }
   *[yellow] l’équipe { -yellow }
}
area-name = { $area ->
    [obelisk_colonnade] { -obelisk-colonnade }
    [pyramid_statues] { -pyramid-statues }
   *[sphinx] { -sphinx }
}
area-title = { $area ->
    [obelisk_colonnade] Obélisque et colonnade
    [pyramid_statues] Pyramide et statues
   *[sphinx] Sphinx
}
at-area = { $area ->
    [obelisk_colonnade] à l’obélisque et à la colonnade
    [pyramid_statues] à la pyramide et aux statues
   *[sphinx] au { -sphinx }
}
to-area = { $area ->
    [obelisk_colonnade] vers l’obélisque et la colonnade
    [pyramid_statues] vers la pyramide et les statues
   *[sphinx] vers le { -sphinx }
}
# $space: the name of an area.
at-area-of-space = { $space ->
    [obelisk_colonnade] à l’obélisque et à la colonnade
    [pyramid_statues] à la pyramide et aux statues
   *[sphinx] au { -sphinx }
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
    [near] place proche
    [middle] place du milieu
    [far] place éloignée
   *[waiting] navire en attente
}
monument-title = { $monument ->
    [obelisk] Obélisque
    [colonnade] Colonnade
    [pyramid] Pyramide
   *[statues] Statues
}
market-title = { $market ->
    [wheat] Marché du blé
   *[stone] Marché de la pierre
}
flood-place = { $flood ->
    [top] en haut
    [middle] au milieu
   *[bottom] en bas
}
colour-name = { $colour ->
    [green] vert
    [yellow] jaune
   *[red] rouge
}
field-name = { $field ->
    [green] champ vert
    [yellow] champ jaune
   *[red] champ rouge
}
stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
wheat-shown = { $wheat ->
    [one] { $wheat } blé
   *[other] { $wheat } blés
}
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
    [quarry] carrière
    [field] champ
    [combo] champ et carrière
    [immediate] immédiat
    [anytime] à tout moment
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
    [obelisk] Obélisque
    [colonnade] Colonnade
    [pyramid] Pyramide
    [pyramid_rows] Rangées complètes
    [column_tile] Tuile bonus
    [sphinx_returns] Cartes rendues
    [feeding] Nourriture
    [wheat_market] Marché du blé
    [cards] Cartes Nil
    [cooperation] Coopération
    [pyramid_majority] Majorité pyramide
    [nile_cards] Cartes Nil, fin
    [sphinx_cards] Cartes Sphinx
    [statues] Statues
   *[stones] Pierres restantes
}

# Cards, tiles and effects as phrases that labels, events and pictures name. They begin small.

# $gain: what a field brings whoever takes it, or none.
label-nile-card = { $type ->
    [quarry] carrière, { stones }
    [field] { field-name }, { wheat-shown }{ gain-note }
    [combo] { field-name }, { wheat-shown }, avec carrière, { stones }{ gain-note }
    [immediate] { kind-effect } (immédiat)
    [anytime] { kind-effect } (à tout moment)
   *[permanent] { kind-effect } (permanent)
}
gain-note = { $gain ->
    [none] {""}
   *[other] , aussitôt { $gain }
}
label-nile-tile = { $second ->
    [none] { $first }
   *[other] { $first }, { $second }
}
label-raise-market = { $market ->
    [wheat] +{ $levels } marché du blé
   *[stone] +{ $levels } marché de la pierre
}
label-gain-stones = { $count ->
    [one] +{ $count } pierre
   *[other] +{ $count } pierres
}
label-gain-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
label-grow-crew = { $who ->
    [leader] +1 pour l’{ -leader }
    [green] +1 pour l’équipe { -green }
    [blue] +1 pour l’équipe { -blue }
    [yellow] +1 pour l’équipe { -yellow }
    [any] +1 pour une équipe au choix
    [two_of_all] +1 pour deux équipes
   *[two_basic] +1 pour deux équipes ordinaires
}
label-move-flood = crue jusqu’à { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
}
label-free-brick = une brique gratuite
# $where: the monuments.
label-points-per-brick = { $where ->
    [pyramid_statues] { $each } par brique sur { -pyramid-statues }
   *[obelisk_colonnade] { $each } par brique sur { -obelisk-colonnade }
}
label-waiting-ship-builds = un navire en attente construit
label-gain-wheat = { $count ->
    [one] +{ $count } blé
   *[other] +{ $count } blés
}
label-add-strength = +{ $count } de force
label-second-ship = deuxième navire dans le même tour
label-keep-more = garder { $cards } de plus
label-sell-up-to = vendre jusqu’à { $count } pierres
label-either = { $first } ou { $second }
# By what it asks for: up to four goals at once, or points for each of something or for the most of it.
label-sphinx-card = { points } : { need-1 }, { need-2 }, { need-3 }, { need-4 }
    .three = { points } : { need-1 }, { need-2 }, { need-3 }
    .two = { points } : { need-1 }, { need-2 }
    .one = { points } : { need-1 }
    .every = { points } chacun : { each-name }
    .most = { points } pour le plus : { most-name }
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

event-round-began = La manche { $round } a commencé. Ordre : { $order }.
    .order = { $who }
event-ship-placed = { $berth ->
    [none] { $name } a placé un navire sur la case { space-number }{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    } : { $piece }.
    [waiting] { $name } a placé un navire en attente { at-area-of-space }{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
    [near] { $name } a placé un navire { at-area-of-space }, place proche{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
    [middle] { $name } a placé un navire { at-area-of-space }, place du milieu{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
   *[far] { $name } a placé un navire { at-area-of-space }, place éloignée{ $using-count ->
        [0] {""}
       *[other] {" "}({ $using })
    }.
}
    .using = { tile-name }
event-passed = { $name } a passé.
event-leftover-taken = { $name } a pris ce qui restait sur la case { space-number } : { $card }.
event-flood-moved = { $name } a déplacé la crue { $to ->
    [top] vers le haut
    [middle] vers le milieu
   *[bottom] vers le bas
}.
event-crew-grew = { $name } : { the-crew } { $steps ->
    [0] était déjà à { $strength } et n’a pas progressé
    [-1] est redescendue à { $strength }
   *[other] est passée à { $strength }
}.
event-stones-gained = { $lost ->
    [0] { $name } a reçu { stones-counted }.
   *[other] { $name } a reçu { stones-counted }, sans place pour { $lost }.
}
stones-counted = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
event-market-raised = { $name } a gagné { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
} au { $market ->
    [wheat] marché du blé
   *[stone] marché de la pierre
}, désormais au niveau { $level }{ $points ->
    [0] { $stones ->
        [0] {""}
       *[other] , et { stones }
    }
   *[other] , et { points }
}.
event-points-gained = { source-title } : { points } pour { $name }.
event-brick-lapsed = { $name } n’a trouvé aucune place pour la brique gratuite.
event-card-played = { $name } a joué une carte : { $card }.
event-power-used = { $name } a utilisé une carte : { $card }.
event-tile-used = { $name } a utilisé une tuile bonus : { tile-name }.
# The card or tile that grants it has been told.
event-second-ship-granted = {""}
event-wheat-gained = { $name } a ajouté { $count ->
    [one] { $count } blé
   *[other] { $count } blés
}.
event-stones-spent = { $name } a dépensé { stones-counted }.
event-strength-added = { $name } a ajouté { $count } de force { at-area }.
event-keeps-raised = {""}
event-field-improved = { $name } a amélioré un champ ({ $field }) : il compte désormais comme { colour-name }.
event-stones-produced = { $lost ->
    [0] { $name } a produit { stones-counted }.
   *[other] { $name } a produit { stones-counted }, sans place pour { $lost }.
}
event-crews-fed = { $points ->
    [0] { $name } a nourri les équipes : { wheat-shown } pour { $need } de force.
   *[other] { $name } a nourri les équipes : { wheat-shown } pour { $need } de force, { points }.
}
event-crews-committed = { $by ->
    [none] { $name } a envoyé { $crews } { to-area } : force { $strength }.
   *[other] { $name } a envoyé { $crews } depuis un navire en attente { to-area } : force { $strength }.
}
    .crews = { the-crew }
event-build-declined = { $is_unable ->
    [true] { $name } n’a rien pu construire { at-area } ; le navire est parti.
   *[false] { $name } n’a pas construit { at-area } ; le navire est parti.
}
event-ships-moved-up = Navires { at-area }, du plus proche du Nil au plus éloigné : { $berths }.
    .berths = { $number ->
        [none] {""}
       *[other] { $who }
    }
event-brick-laid = { $name } a construit { $monument ->
    [obelisk] l’étage { NTH($at) } de l’obélisque
    [colonnade] la colonne { NTH($at) }
    [pyramid] la brique { NTH($cell) } de la rangée { NTH($at) } de la pyramide
   *[statues] le niveau { NTH($cell) } de la statue { NTH($at) }
}{ $is_free ->
    [true] {" "}gratuitement
   *[false] {" "}pour { $cost ->
        [one] { $cost } pierre
       *[other] { $cost } pierres
    }
}{ $points ->
    [0] {""}
   *[other] , { points }
}.
event-row-completed = La rangée { NTH($row) } de la pyramide est complète : { points } pour { $name }.
event-column-tile-gained = { $name } a gagné la tuile bonus : { tile-name }.
event-colonnade-completed = { $name } a achevé la colonnade en { $place ->
    [0] 1re
    [1] 2e
    [2] 3e
   *[3] 4e
} position : { points }.
event-build-finished = {""}
event-riddles-drawn = { $name } a pioché { $paid ->
    [one] { $paid } carte Sphinx
   *[other] { $paid } cartes Sphinx
}{ $free ->
    [0] {""}
   *[other] {" "}et { $free } gratuitement
}.
# Only the one who drew them reads this.
event-riddles-seen = Vous avez pioché { $cards }.
    .cards = « { $thing } »
event-riddle-kept = { $name } a gardé une carte Sphinx, désormais { $cards } en tout.
event-riddles-returned = { $name } a rendu { $count ->
    [one] { $count } carte Sphinx
   *[other] { $count } cartes Sphinx
} : { points }.
event-cooperation-scored = { $name } a construit dans { $areas ->
    [one] { $areas } zone
   *[other] { $areas } zones
} : { points } de coopération.
event-round-ended = La manche { $round } a pris fin.
event-riddles-revealed = { $cards-count ->
    [0] { $name } n’avait aucune carte Sphinx.
   *[other] { $name } a montré ses cartes Sphinx : { $cards }.
}
    .cards = « { $thing } »
event-final-scored = { source-title } : { points } pour { $name }.
event-game-ended = La partie a pris fin : { $ranking }.
    .ranking = { $place }. { $who }

## The lobby and the header

option-name = { $option ->
   *[start_seat] Qui commence
}
# $value: none or a seat from 0.
option-value = { $value ->
    [none] au hasard
   *[other] joueur { NTH($value) }
}
parameter-start-seat = premier_joueur
parameter-start-seat-description = Qui reçoit la tuile d’ordre 1 (sinon le hasard décide)
stage = { $phase ->
    [start_choice] avant la manche 1, cartes Sphinx
    [round_start] manche { $round } sur { $rounds }, mise en place du fleuve
    [placement] manche { $round } sur { $rounds }, placement des navires
    [leftovers] manche { $round } sur { $rounds }, cartes restantes
    [production] manche { $round } sur { $rounds }, pierres
    [feeding] manche { $round } sur { $rounds }, nourrir
    [training] manche { $round } sur { $rounds }, avant de construire
    [building] manche { $round } sur { $rounds }, construction
    [hiring] manche { $round } sur { $rounds }, construction
    [round_end] manche { $round } sur { $rounds }, fin
    [closing] avant le décompte final
   *[over] manche { $round } sur { $rounds }
}

## Labels of choices. Spaces, rows, levels and columns are numbered from 1, as in the picture.

label-keep-riddle = { $card }
# A part of the river, down to its next area or to the delta.
label-stretch = { $until ->
    [obelisk_colonnade] Cases 1-6 : { -obelisk-colonnade }
    [pyramid_statues] Cases 7-12 : { -pyramid-statues }
    [sphinx] Cases 13-18 : { -sphinx }
   *[delta] Cases 19-20 : delta
}
label-card-space = { space-number } : { $card }{ using-note }
    .plain = Case { space-number }
label-round-space = { space-number } : { $tile }{ using-note }
    .plain = Case { space-number }
# The column tiles that this place would use.
using-note = { $using ->
    [none] {""}
    [G9] {" "}(vers l’amont)
    [G10] {" "}(à côté d’un navire)
   *[G9_G10] {" "}(vers l’amont, à côté d’un navire)
}
label-berth = { area-number } : { area-name }, { berth-name }{ using-note }
    .taken = Case { area-number }, { berth-name }
    .plain = Case { area-number }
area-number = { $area ->
    [obelisk_colonnade] 6
    [pyramid_statues] 12
   *[sphinx] 18
}
label-pass = Passer pour cette manche
label-go-on = Rien de plus, continuer
label-take-leftover = { space-number } : { $card }
    .plain = Case { space-number }
label-take-point = Prendre { points }
# $strength: what the crew has now.
label-trade-crew = { crew-title } ({ $strength }) : -1
    .plain = { crew-title } : -1
crew-title = { $crew ->
    [leader] Équipe de tête
    [green] Équipe verte
    [blue] Équipe bleue
   *[yellow] Équipe jaune
}
first-crew = { $first ->
    [none] Aucune équipe
    [leader] Équipe de tête
    [green] Équipe verte
    [blue] Équipe bleue
   *[yellow] Équipe jaune
}
second-crew = { $second ->
    [leader] { -leader }
    [green] équipe { -green }
    [blue] équipe { -blue }
   *[yellow] équipe { -yellow }
}
label-crew-grows = { crew-title } ({ $strength }) : +1
    .plain = { crew-title } : +1
label-crew-twice = { crew-title } : +2
label-two-grow = { first-crew } ({ $strength }) et { second-crew } ({ $other_strength }) : +1 chacune
    .plain = { first-crew } et { second-crew } : +1 chacune
label-flood-to = { $to ->
    [top] Crue vers le haut
    [middle] Crue vers le milieu
   *[bottom] Crue vers le bas
}
label-flood-stays = { $at ->
    [top] Elle reste en haut
    [middle] Elle reste au milieu
   *[bottom] Elle reste en bas
}
label-way = Choix { $number }
# Crews that build together, and their strength.
label-crews = { party } : force { $strength }
    .party = { party }
    .one = { first-crew }
    .leader = { $leader ->
        [yes] Avec l’équipe de tête
       *[no] Sans l’équipe de tête
    }
    .plain = Vos équipes
party = { first-crew }{ $second ->
    [none] {""}
   *[other] {" "}+ { second-crew }
}{ $leader ->
    [yes] {" "}+ tête
   *[no] {""}
}
label-two-crews = Deux équipes ordinaires
label-decline-build = Ne pas construire ici
# $number: the level, the column or the place in the row; $cost: in stones and in strength.
label-brick = { monument-title }, { $monument ->
    [obelisk] étage { $number }
   *[colonnade] colonne { $number }
} : coût { $cost }
    .plain = { monument-title }
label-pyramid-brick = Pyramide, rangée { $row }, brique { $number } : coût { $cost }
    .plain = Pyramide, rangée { $row }
label-statue-brick = Statue { $statue } ({ goal-name }), niveau { $number } : coût { $cost }
    .plain = Statue { $statue }
label-finish-build = Terminer cette construction
label-draw-riddles = { $free ->
    [0] Piocher { $paid } ({ no-undo })
   *[other] Piocher { $paid } et { $free } gratuitement ({ no-undo })
}
label-return-riddles = Rendre ce qui reste, 1 point par carte
label-play = Carte : { kind-effect }
label-use-tile = Tuile bonus : { tile-name }
label-sell-stones = Vendre { stones-counted }
label-convert-stones = { $count ->
    [one] { $count } pierre devient { $count } blé
   *[other] { $count } pierres deviennent { $count } blés
}
# $colour: the one it counts as from then on.
label-improve-field = { $field } : devient { colour-name }

## What is asked

prompt-start-choice = Quelle carte Sphinx gardez-vous ?
prompt-turn = { $second ->
    [yes] Où va votre deuxième navire de ce tour ?
   *[no] { $ships ->
        [one] Il vous reste { $ships } navire : où va-t-il ?
       *[other] Il vous reste { $ships } navires : où va le prochain ?
    }
}
prompt-turn-end = Placez-vous un deuxième navire dans ce tour ?
prompt-leftover = Prenez-vous une carte restante, ou { points } ?
prompt-crew-trade = Une équipe perd-elle 1 de force, pour +1 aux deux marchés ?
prompt-feed = { wheat-shown } pour { $need } de force : { points } pour l’instant. En ajoutez-vous ?
prompt-training = On va construire : une équipe progresse-t-elle avant ?
prompt-hiring = La construction s’achève : payez-vous des pierres pour des équipes plus fortes ?
prompt-closing = C’est bientôt le décompte final : vous servez-vous encore de quelque chose ?
prompt-commitment = { $by ->
    [none] { area-title }, { berth-name } : { stones-and-strength }. Qui construit ?
   *[other] { area-title }, { berth-name } : { stones-and-strength }. Construit-il ?
}
stones-and-strength = { $strength ->
    [0] { stones }
   *[other] { stones }, +{ $strength } de force
}
prompt-construction = { area-title } : force { $budget }, { stones }. Que construisez-vous ?
prompt-sphinx-visit = Sphinx : force { $budget }, { stones }. Combien de cartes piochez-vous ?
prompt-riddles = { $keeps ->
    [0] Voulez-vous pouvoir garder aussi l’une de ces { $cards } cartes ?
    [one] { $cards ->
        [one] Gardez-vous cette carte ?
       *[other] Vous pouvez en garder { $keeps } sur { $cards } : laquelle ?
    }
   *[other] Vous pouvez en garder { $keeps } sur { $cards } : laquelle d’abord ?
}
prompt-grow-crew = { $who ->
    [two_of_all] Quelles deux équipes gagnent 1 de force ?
    [two_basic] Quelles deux équipes ordinaires gagnent 1 de force ?
   *[any] Quelle équipe gagne 1 de force ?
}
prompt-move-flood = Où déplacez-vous la crue (jusqu’à { $steps ->
    [one] { $steps } cran
   *[other] { $steps } crans
}) ?
prompt-choose-way = Lequel des deux choisissez-vous ?
prompt-free-brick = Où construisez-vous gratuitement ?

## Why something is closed

reason-closed-for-two = cette case ne sert pas dans une partie à deux
reason-no-place-left = votre navire ne trouverait aucune place
reason-no-ship-left = vous n’avez plus de navire pour cette manche
reason-upstream = c’est en amont de votre dernier navire
reason-own-ship-there = vous y avez déjà un navire ; un seul par zone
reason-space-taken = { $seat-name } y a déjà un navire
reason-nothing-there = il n’y a plus rien à cet endroit
reason-nothing-to-buy = il n’y a plus rien à construire
reason-needs-stones = il faut { $needs ->
    [one] { $needs } pierre
   *[other] { $needs } pierres
}, plus que vous n’en avez
reason-needs-strength = il faut { $needs } de force, plus qu’il n’en reste
reason-too-weak = { $strength } de force ne suffit pas : le moins cher coûte { $needs }
reason-crew-used = { the-crew } a déjà construit pendant cette manche
reason-leader-used = l’équipe de tête a déjà aidé pendant cette manche
reason-buy-first = l’équipe est au travail : construisez d’abord quelque chose
reason-monument-complete = c’est achevé
reason-row-complete = cette rangée est complète
reason-row-unsupported = les deux briques du dessous n’y sont pas encore
reason-one-level-a-round = un seul niveau par statue et par manche
reason-used-this-round = elle a déjà servi pendant cette manche
reason-before-the-build = elle sert avant le début de la construction
reason-in-the-build = elle sert pendant la construction
reason-at-the-feed = elle sert quand vous nourrissez vos équipes
reason-at-the-sphinx = elle sert à garder plus de cartes Sphinx parmi celles piochées
reason-at-the-placement = elle sert à votre tour de placer un navire
reason-with-a-crew = elle sert quand vous choisissez l’équipe qui construit
reason-all-fed = plus de blé ne pourrait ni nourrir ni se vendre
reason-all-strong = toutes vos équipes sont à 9 de force
reason-no-stones = vous n’avez pas de pierre
reason-no-field-to-improve = tous vos champs sont verts
reason-stones-full = vous avez { $holds } pierres, il n’y a pas de place pour plus
reason-one-more-ship-only = deux navires par tour au plus

## The rules, topic by topic

rules-goal-title = But du jeu
rules-goal =
    En 5 manches, vous envoyez des navires le long du Nil : vers des cartes, vers des cases rondes à effet, vers des zones où l’on construit. Avec des pierres et des équipes, vous élevez cinq monuments : obélisque, colonnade, pyramide, statues et sphinx.
    On marque des points en construisant, encore plus si l’on construit dans plusieurs zones pendant une même manche, et à la fin avec les statues et les cartes Sphinx. Il faut nourrir ses équipes à chaque manche.
    Qui a le plus de points à la fin gagne. Le jeu se joue de 2 à 4.
rules-setup-title = Mise en place
rules-setup =
    - Équipes : l’équipe de tête a 2 de force, les trois équipes ordinaires (verte, bleue, jaune) en ont 1 chacune.
    - Cartes : une carrière de 3 pierres et un champ vert de 6 blés.
    - Les tuiles d’ordre sont tirées au sort. Avec la tuile 1, 2, 3 ou 4, on commence avec 2, 3, 4 ou 5 pierres.
    - Vos deux marchés sont au niveau 1. La crue est au milieu.
    - Vous recevez 2 cartes Sphinx et en gardez 1 en secret. Tout le monde choisit en même temps ; les autres retournent dans la pioche.
    - Une tuile bonus dorée, une violette et les statues sont tirées pour toute la partie.
rules-round-title = Une manche et ses étapes
rules-round =
    Il y a 5 manches, toutes avec les mêmes étapes :
    - Le fleuve : on dispose de nouvelles cartes et tuiles.
    - Les navires : dans l’ordre du tour, on en place un chacun, encore et encore, jusqu’à ce que tout le monde ait passé.
    - Les pierres : les carrières produisent.
    - Nourrir : les champs donnent du blé, les équipes mangent.
    - Construire : zone par zone, en descendant le fleuve.
    - Fin : bonus de coopération, puis nouvel ordre du tour.
    Ce qui ne vous laisse aucun choix se fait tout seul.
rules-river-title = Le fleuve et ses cases
rules-river =
    Le Nil a 20 cases, numérotées de la source au delta : 10 avec une carte, 7 rondes avec une tuile, et 3 zones de construction. Les zones sont les cases 6 (obélisque et colonnade), 12 (pyramide et statues) et 18 (sphinx).
    À chaque manche, chaque case de carte en reçoit une nouvelle : de la pioche 1/2 aux manches 1 et 2, de la 3/4 aux manches 3 et 4, de la 5 à la manche 5. Les cartes que personne n’a prises quittent la partie.
    À la manche 1 comptent les effets imprimés sur les cases rondes. À partir de la manche 2, les tuiles sont mélangées à chaque manche et chaque case ronde en reçoit une.
rules-ships-title = Placer des navires
rules-ships =
    À votre tour, vous placez 1 de vos 8 navires, ou vous passez et n’en placez plus pendant la manche.
    - Chaque navire va en aval de tous ceux que vous avez placés pendant la manche.
    - Une case avec une carte ou une tuile accueille 1 navire.
    - Carte : vous la prenez. Tuile : son effet est immédiat. Une équipe qui doit progresser progresse ; déplacer la crue reste facultatif.
    - Zone : vous pouvez y avoir 1 navire. Choisissez une place libre : proche, du milieu ou éloignée. La plus proche du Nil construit d’abord, et pioche davantage au sphinx.
    Il y a autant de places que de joueurs, moins 1.
rules-waiting-title = Navires en attente
rules-waiting =
    Quand toutes les places d’une zone sont prises, un navire peut attendre à côté. Il ne construit que si quelqu’un devant lui ne construit pas : ce navire-là part, ceux de derrière avancent, et le navire en attente prend la dernière place.
    La tuile des navires en attente (à deux) et la tuile bonus « { -tile-g8 } » permettent à votre navire en attente de construire sans que personne ait cédé sa place. Il construit en dernier dans sa zone ; au sphinx, il pioche comme depuis la place éloignée.
rules-nile-cards-title = Les sortes de cartes Nil
rules-nile-cards =
    - Immédiat : son effet a lieu quand vous la prenez, puis elle quitte la partie.
    - À tout moment : elle reste devant vous jusqu’à ce que vous vous en serviez, une seule fois.
    - Permanent : elle reste, et sert le plus souvent une fois par manche.
    - Champs et carrières, ou les deux sur une carte : ils restent et produisent à chaque manche. Ce ne sont pas des cartes permanentes.
    Un champ rouge apporte en plus quelque chose aussitôt pris.
rules-using-title = Se servir des cartes et tuiles
rules-using =
    Ce dont vous pouvez vous servir a son propre bouton à côté de vos choix, chaque fois que c’est à vous de décider. Les cartes de même effet partagent un bouton, et ce qui ne ferait rien n’est pas proposé. « Ma main » et les listes disent pourquoi une carte ne peut pas servir maintenant.
    Au milieu d’un effet (quelle équipe progresse, où va la crue), rien d’autre ne peut servir.
    Quand vous n’avez rien à décider, on ne vous demande que ce qui importe à ce moment : du blé pour nourrir, une équipe qui peut progresser avant la construction, de la force ou des pierres si un navire ne pouvait pas construire, des ventes et des champs avant le décompte final.
rules-fields-title = Les champs et la crue
rules-fields =
    Le marqueur de crue est en haut, au milieu ou en bas, pour tout le monde.
    - Les champs verts donnent toujours du blé.
    - Les jaunes en donnent quand il est en haut ou au milieu.
    - Les rouges n’en donnent que quand il est en haut.
    Certaines cartes et tuiles le déplacent de 1 ou 2 crans ; on peut toujours le laisser. Il reste où il est d’une manche à l’autre.
    Quand on compte la valeur de vos champs, la crue n’y change rien.
rules-quarries-title = Les carrières et les pierres
rules-quarries =
    Après le placement, chaque carrière donne autant de pierres qu’elle en montre, même sur une carte dont le champ est à sec. Vous pouvez avoir 25 pierres ; le reste est perdu. Les pierres se gardent d’une manche à l’autre.
    Elles paient les briques et les cartes Sphinx. À la fin, elles ne valent des points qu’au niveau 4 ou 5 du marché de la pierre.
rules-feeding-title = Nourrir les équipes
rules-feeding =
    Dans l’ordre du tour, chaque équipe a besoin d’autant de blés qu’elle a de force. Vos champs produisent selon la crue ; des cartes ajoutent du blé.
    - Chaque blé manquant coûte des points : 3, 2, 2, 1 ou 1 au niveau 1, 2, 3, 4 ou 5 du marché du blé.
    - Dès le niveau 3, le blé en trop se vend tout seul : 1 point pour 3.
    Le blé ne se garde jamais.
    Exemple : quatre équipes de force 2 ont besoin de 8 blés. Avec 6, au niveau 3, vous perdez 4 points.
rules-wheat-market-title = Marché du blé
rules-wheat-market =
    Il a 5 niveaux. L’obélisque, des tuiles et des cartes vous y font monter.
    - Un blé manquant coûte 3 points au niveau 1, 2 au niveau 2 ou 3, et 1 au niveau 4 ou 5.
    - Dès le niveau 3, 3 blés en trop après avoir nourri rapportent 1 point.
    - En arrivant au niveau 5 : 2 points, et encore 2 pour chaque niveau que vous gagneriez au-delà.
rules-stone-market-title = Marché de la pierre
rules-stone-market =
    Il a 5 niveaux. L’obélisque, des tuiles et des cartes vous y font monter.
    - En arrivant au niveau 3 : 2 pierres.
    - En arrivant au niveau 5 : 3 pierres, et encore 3 pour chaque niveau que vous gagneriez au-delà.
    - À la fin de la partie, au niveau 4 ou 5 : 1 point par lot de 2 pierres.
rules-crews-title = Les équipes et leur force
rules-crews =
    L’équipe de tête est violette ; les équipes ordinaires sont verte, bleue et jaune. La force va de 1 à 9 ; les crans au-delà de 9 sont perdus. Elle dit combien une équipe peut construire, et combien de blé il lui faut.
    Une équipe construit une fois par manche. L’équipe de tête ne construit jamais seule : elle aide une équipe ordinaire, une fois par manche.
    Si vous pouvez choisir l’équipe qui progresse, elle peut même être à 9, et alors rien ne se passe.
rules-build-title = Comment construire
rules-build =
    Les zones construisent l’une après l’autre en descendant le fleuve, et dans chacune les places, de la plus proche à la plus éloignée.
    - Envoyez une équipe ordinaire qui n’a pas construit pendant la manche, avec ou sans l’équipe de tête. Des cartes ajoutent de la force. Le tout est votre budget.
    - Chaque brique coûte son nombre deux fois : en pierres et en budget. Construisez brique après brique, jusqu’à terminer ; la force qui reste est perdue.
    - On n’envoie une équipe que si elle peut construire quelque chose.
    - Si vous ne construisez pas, votre navire part, et ceux de derrière avancent.
    Le budget ne change plus une fois l’équipe envoyée, même si des équipes progressent ensuite. Ce que l’obélisque rapporte vient à la fin.
rules-obelisk-title = Obélisque
rules-obelisk =
    Tout le monde construit le même obélisque, toujours à l’étage libre le plus bas. De bas en haut, les étages coûtent 1, 2, 2, 3, 3 dans la partie inférieure et 4, 4, 5, 5, 6 dans la partie supérieure. Vous marquez ce que coûte la brique.
    En terminant, vous avez une récompense, une fois par manche : si toutes vos briques sont dans la partie inférieure, +1 au marché du blé ou à celui de la pierre, au choix ; si l’une est dans la partie supérieure, +1 aux deux.
rules-colonnade-title = Colonnade
rules-colonnade =
    Tout le monde a sa rangée de 7 colonnes et la construit par la gauche. Elles coûtent 1, 1, 2, 2, 3, 3 et 4. Vous marquez ce que coûte la colonne.
    - La colonne 3 vous donne l’effet de la tuile dorée, la colonne 5 celui de la violette, pour le reste de la partie.
    - La dernière colonne rapporte 5, 3, 2 ou 1 points de plus à qui achève la rangée en premier, deuxième, troisième ou quatrième.
rules-pyramid-title = Pyramide
rules-pyramid =
    Tout le monde construit la même pyramide : des rangées de 5, 4, 3, 2 et 1 briques, qui coûtent 2, 3, 4, 5 et 6 chacune. Vous marquez ce que coûte la brique.
    - On construit dans n’importe quelle rangée, toujours à sa place libre la plus à gauche. Les deux places du dessous doivent être construites ; la rangée du dessous peut encore être incomplète.
    - Quand une rangée est pleine, qui y a le plus de briques marque autant de points. À égalité, la brique la plus à droite parmi celles des ex æquo décide.
    - À la fin de la partie, le plus de briques dans la pyramide vaut 5 points, pour chacun en cas d’égalité.
    À deux, elle est plus petite.
rules-statues-title = Statues
rules-statues =
    Tout le monde construit chaque statue pour soi, de bas en haut : les niveaux coûtent 1, 2 et 2. Un seul niveau par statue et par manche, mais on peut construire sur plusieurs statues. Le coût ne rapporte rien.
    Chaque statue a un objectif en trois paliers. À la fin, elle rapporte selon le plus haut niveau que vous avez construit et dont l’objectif est atteint : 2, 5 ou 10 points.
    Il y a 3 statues, mais 2 dans une partie à deux.
rules-statue-goals-title = Statues : les objectifs
rules-statue-goals =
    Pour les trois niveaux, il faut avoir au moins :
    - Niveaux des deux marchés ensemble : 6, 8, 10.
    - Cartes Sphinx : 4, 5, 6.
    - Briques sur l’obélisque : 2, 3, 4.
    - Briques sur la pyramide : 3, 4, 6.
    - Cartes permanentes : 2, 3, 4.
    - Blé des champs jaunes et rouges : 8, 12, 16.
    - Blé des champs verts : 8, 11, 13.
    - Pierres des carrières : 7, 11, 13.
    - Force de toutes les équipes : 12, 15, 18.
    Champs et carrières comptent pour ce qu’ils montrent, où que soit la crue ; un champ amélioré a sa nouvelle couleur.
rules-sphinx-title = Sphinx
rules-sphinx =
    On y pioche des cartes Sphinx. Chacune coûte 1 pierre et 1 de force. On peut en piocher jusqu’à 5 depuis la place proche, 3 depuis celle du milieu et 2 depuis la place éloignée.
    Vous dites d’abord combien et payez. Puis vous les regardez en secret et pouvez en garder 1. Les autres vont sous la pioche, et chacune rapporte 1 point.
    C’est aussi construire : cela compte pour la coopération.
rules-sphinx-cards-title = Cartes Sphinx
rules-sphinx-cards =
    Une carte Sphinx est un objectif secret pour la fin de la partie. Il y en a trois sortes :
    - Des points chacun : vous marquez pour tout ce que vous en avez.
    - Des points pour le plus : seulement si vous en avez plus que tout le monde. À égalité, rien.
    - Des points pour un objectif tel que « obélisque 3+ » : il faut en avoir au moins autant. S’il y a plusieurs objectifs, il faut les atteindre tous ; peu importe ce que font les autres.
    Les objectifs comptent vos propres briques, colonnes et niveaux de statues, vos cartes, niveaux de marché et forces, le blé des champs et les pierres des carrières.
rules-sphinx-each-title = Cartes Sphinx : chacun et le plus
rules-sphinx-each =
    Des points chacun :
    - 2 : bonus de rangée de la pyramide.
    - 2 : cartes permanentes.
    Des points pour le plus :
    - 7 : pierres des carrières.
    - 8 : blé des champs rouges.
    - 7 : blé des champs jaunes.
    - 6 : blé des champs verts.
rules-sphinx-one-title = Cartes Sphinx : un objectif
rules-sphinx-one =
    Les points, et ce qu’il faut :
    - 4 : niveau du marché du blé 5+.
    - 4 : niveau du marché de la pierre 5+.
    - 7 : colonnade 7+.
    - 5 : obélisque 3+.
    - 7 : obélisque 4+.
    - 5 : pyramide 4+.
    - 8 : pyramide 6+ (pas à deux).
    - 4 : colonnade 5+.
    - 4 : niveaux de statues 5+.
    - 6 : niveaux de statues 6+.
    - 9 : niveaux de statues 8+ (pas à deux).
    - 6 : statues achevées 2+.
    - 5 : pyramide (rangées 4-5) 1+ (pas à deux).
    - 5 : rangées de la pyramide 3+.
    - 4 : force de toutes les équipes 15+.
    - 8 : force de toutes les équipes 18+.
    - 6 : force de chaque équipe ordinaire 4+.
    - 6 : pierres des carrières 11+.
    - 5 : blé de tous les champs 24+.
    - 6 : cartes Sphinx 5+.
rules-sphinx-several-title = Cartes Sphinx : plusieurs objectifs
rules-sphinx-several =
    Les points, et tout ce qu’il faut :
    - 7 : niveau du marché du blé 5+, niveau du marché de la pierre 5+.
    - 9 : colonnade 7+, obélisque 2+.
    - 5 : statues commencées 3+, pyramide 3+ (pas à deux).
    - 4 : obélisque 2+, pyramide 2+.
    - 7 : obélisque 3+, colonnade 4+.
    - 7 : pyramide 4+, niveaux de statues 4+.
    - 5 : colonnade 4+, niveaux de statues 3+.
    - 10 : obélisque 2+, colonnade 2+, pyramide 2+, niveaux de statues 2+.
    - 14 : obélisque 3+, colonnade 3+, pyramide 3+, niveaux de statues 3+.
rules-cooperation-title = Coopération
rules-cooperation =
    À la fin d’une manche, on compte dans combien de zones vous avez construit : 5 points pour les trois, 2 points pour deux. Un navire ne suffit pas, il faut y avoir construit ou pioché des cartes. Une brique gratuite ne compte pas.
    Qui est en tête sur la piste de score reçoit le bonus en premier ; cela importe quand on se rejoint sur une même case.
rules-order-title = Piste de score et ordre du tour
rules-order =
    Qui arrive sur une case de la piste de score se met derrière ceux qui y sont déjà, comme avec moins de points. Un gain nul n’est pas une arrivée. Un score peut descendre sous 0.
    Après les manches 1 à 4, le nouvel ordre est celui de la piste, en partant du dernier : qui a le moins de points joue en premier. Au début, la tuile d’ordre 1 est la dernière.
    Les points des briques se comptent brique après brique, chacune avec ce qu’elle complète.
rules-scoring-title = Fin de la partie et décompte final
rules-scoring =
    Après la manche 5, vous pouvez vous servir de cartes une dernière fois. Puis on compte :
    - 5 points pour le plus de briques dans la pyramide,
    - les cartes Nil à points de fin,
    - les cartes Sphinx dont les objectifs sont atteints,
    - les statues : 2, 5 ou 10 points chacune,
    - au niveau 4 ou 5 du marché de la pierre : 1 point par lot de 2 pierres.
    Le plus de points gagne. À égalité, c’est la plus haute tuile d’ordre de la manche 5 qui gagne.
rules-two-players-title = À deux
rules-two-players =
    - Les cases 1 à 4, les cartes Nil et Sphinx pour 3 et plus ne servent pas.
    - Chaque zone a 1 place ; le second navire attend.
    - Les 5 cases rondes ouvertes ont des tuiles dès la manche 1.
    - Il y a 2 statues. « { -tile-g6 } » se trouve au-dessus de la colonne 3, une autre tuile violette au-dessus de la colonne 5.
    - La pyramide a un côté sombre et un côté clair, chacun avec des rangées de 3, 2 et 1. Les deux côtés forment une seule rangée, le sombre d’abord ; aucune brique ne repose sur les deux côtés.
rules-three-players-title = À trois
rules-three-players = Chaque zone a 2 places au lieu de 3 : proche et du milieu. Il y a les tuiles d’ordre 1 à 3. Tout le reste est comme à 4 : toutes les cartes, toutes les cases, 3 statues et la grande pyramide.
rules-hidden-title = Ce qui est caché
rules-hidden =
    Sont cachés les pioches, les cartes Sphinx de chacun et les cartes que quelqu’un est en train de regarder. « Ma main » montre les vôtres à tout moment, et où vous en êtes. À la fin, toutes sont montrées.
    Tout le reste est visible : pierres, équipes, marchés, champs et carrières, cartes devant les joueurs, et le nombre de cartes Sphinx de chacun. Les scores affichés en cours de partie ne comptent pas ce qui se compte à la fin.
rules-components-title = D’où viennent les cartes et les chiffres
rules-components =
    Le livret du jeu fixe toutes les règles, l’effet de chaque sorte de carte action, les statues, les tuiles bonus, les marchés, et le nombre d’éléments de chaque sorte.
    Il ne donne pas le reste. Quand l’édition de 2009 ou une autre page publique l’indique, nous la suivons ; sinon c’est notre propre reconstitution. Votre boîte peut donc différer :
    - les valeurs des champs et des carrières,
    - la répartition des cartes entre les trois pioches Nil,
    - les objectifs et les points de la plupart des cartes Sphinx,
    - les effets de la plupart des tuiles, et la place de ceux qui sont imprimés,
    - l’ordre des cases,
    - ce que coûtent la plupart des briques de l’obélisque, de la colonnade et de la pyramide.
rules-tiles-title = Cases rondes : les tuiles
rules-tiles =
    De 2 à 4 :
    - +1 marché du blé, +1 marché de la pierre
    - +1 pour l’équipe de tête, crue jusqu’à 1 cran
    - +1 pour une équipe au choix, +2 pierres
    À 3 ou 4 :
    - +1 pour l’équipe verte, +1 pour l’équipe jaune
    - +1 pour l’équipe bleue, +1 pour l’équipe verte
    - +1 pour l’équipe jaune, +1 pour l’équipe bleue
    - +1 pour l’équipe de tête, +2 pierres
    - +1 pour deux équipes
    - +1 pour une équipe au choix, +1 marché du blé ou +1 marché de la pierre
    À 2 :
    - un navire en attente construit
    - +1 pour deux équipes ordinaires
    L’effet est immédiat ; seul le navire en attente attend la construction.
rules-printed-title = Cases rondes : effets imprimés
rules-printed =
    À la manche 1, à 3 ou 4 :
    - Case 2 : +1 marché du blé, +1 marché de la pierre.
    - Case 4 : +1 pour l’équipe verte, +1 pour l’équipe jaune.
    - Case 8 : +1 pour l’équipe de tête, crue jusqu’à 1 cran.
    - Case 10 : +1 pour l’équipe bleue, +1 pour l’équipe verte.
    - Case 14 : +1 pour l’équipe jaune, +1 pour l’équipe bleue.
    - Case 16 : +1 pour une équipe au choix, +2 pierres.
    - Case 20 : +1 pour l’équipe de tête, crue jusqu’à 1 cran.
rules-column-tiles-title = Tuiles bonus de la colonnade
rules-column-tiles =
    Une tuile dorée se trouve au-dessus de la colonne 3, une violette au-dessus de la colonne 5. Qui construit la colonne en a l’effet pour le reste de la partie.
    Les dorées agissent tout le temps : { -tile-g1 } ; { -tile-g2 } ; { -tile-g3 } ; { -tile-g4 } ; { -tile-g5 }.
    Les violettes servent une fois par manche : { -tile-g6 } ; { -tile-g9 } ; { -tile-g10 }. Ou une fois dans la partie : { -tile-g7 } ; { -tile-g8 }.
rules-tile-g1-title = Tuile dorée : { -tile-g1 }
rules-tile-g1 = Chacun de vos champs qui produit donne 2 blés de plus. Cela compte aussi partout où l’on compte la valeur de vos champs.
rules-tile-g2-title = Tuile dorée : { -tile-g2 }
rules-tile-g2 = En arrivant au niveau 5 du marché de la pierre, vous recevez 6 pierres au lieu de 3, et de même pour chaque niveau au-delà.
rules-tile-g3-title = Tuile dorée : { -tile-g3 }
rules-tile-g3 = Chaque brique que vous posez désormais rapporte 1 point de plus, aussi sur les statues et même gratuite. La colonne qui vous a donné la tuile ne compte pas, et le sphinx n’a pas de briques.
rules-tile-g4-title = Tuile dorée : { -tile-g4 }
rules-tile-g4 = Aussitôt, vos quatre équipes gagnent 1 de force, et votre champ de départ est retourné : 10 blés au lieu de 6. Une construction en cours garde son budget.
rules-tile-g5-title = Tuile dorée : { -tile-g5 }
rules-tile-g5 = En arrivant au niveau 5 du marché du blé, vous marquez 4 points au lieu de 2, et de même pour chaque niveau au-delà.
rules-tile-g6-title = Tuile violette : { -tile-g6 }
rules-tile-g6 = Une fois par manche, deux équipes ordinaires construisent ensemble dans une zone, avec ou sans l’équipe de tête.
rules-tile-g7-title = Tuile violette : { -tile-g7 }
rules-tile-g7 = Une fois dans la partie, vous placez un deuxième navire à votre tour, selon les règles habituelles. Vous le dites avant le premier. Vous pouvez encore renoncer au deuxième.
rules-tile-g8-title = Tuile violette : { -tile-g8 }
rules-tile-g8 = Une fois dans la partie, votre navire en attente construit, en dernier dans sa zone, sans prendre la place de personne. Au sphinx, il pioche comme depuis la place éloignée. La question vient zone par zone ; ne pas construire conserve la tuile.
rules-tile-g9-title = Tuile violette : { -tile-g9 }
rules-tile-g9 = Une fois par manche, vous pouvez placer un navire en amont de votre dernier, selon toutes les autres règles. Le suivant devra être en aval de tous les vôtres. Choisir une telle case suffit pour se servir de la tuile.
rules-tile-g10-title = Tuile violette : { -tile-g10 }
rules-tile-g10 = Une fois par manche, vous pouvez placer un navire sur une case ronde où il y en a déjà un, même à vous. Choisir une telle case suffit pour se servir de la tuile.
rules-card-a1-title = Carte : { -card-a1 } (à tout moment)
rules-card-a1 = Placez un deuxième navire dans le même tour, selon les règles habituelles. Jouez-la avant le premier navire ; la question vient aussi juste après avoir pris la carte. Deux navires par tour au plus, et vous pouvez encore renoncer au deuxième.
rules-card-a2-title = Carte : { -card-a2 } (à tout moment)
rules-card-a2 = Quand vous nourrissez vos équipes, vous avez 4 blés de plus. Elle est proposée tant que du blé peut encore nourrir ou se vendre.
rules-card-a3-title = Carte : { -card-a3 } (à tout moment)
rules-card-a3 = Vous recevez 6 pierres, quand c’est à vous de décider. Au-delà de 25, il n’y a plus de place.
rules-card-a4-title = Carte : { -card-a4 } (à tout moment)
rules-card-a4 = Jouez-la quand vous choisissez l’équipe qui construit : elle a 3 de force de plus, pour cette construction seulement. L’équipe elle-même ne progresse pas et ne mange pas plus. Plusieurs cartes s’additionnent.
rules-card-a5-title = Carte : { -card-a5 } (à tout moment)
rules-card-a5 = Au choix : 4 pierres tout de suite, ou 4 de force de plus pour l’équipe que vous allez envoyer, pour cette construction seulement.
rules-card-a6-title = Carte : { -card-a6 } (à tout moment)
rules-card-a6 = Au choix : 4 blés quand vous nourrissez vos équipes, ou 4 pierres quand c’est à vous de décider.
rules-card-a7-title = Carte : { -card-a7 } (à tout moment)
rules-card-a7 = Jouez-la en regardant les cartes piochées au sphinx : vous pouvez en garder 1 de plus.
rules-card-a8-title = Carte : { -card-a8 } (à tout moment)
rules-card-a8 = Vendez jusqu’à 10 pierres pour 1 point chacune. Il ne faut ni navire ni équipe. Le dernier moment est juste avant le décompte final.
rules-card-i1-title = Carte : { -card-i1 } (immédiat)
rules-card-i1 = Vous gagnez 2 niveaux au marché du blé, avec les points de son sommet.
rules-card-i2-title = Carte : { -card-i2 } (immédiat)
rules-card-i2 = Vous gagnez 2 niveaux au marché de la pierre, avec les pierres que ces niveaux rapportent.
rules-card-i3-title = Carte : { -card-i3 } (immédiat)
rules-card-i3 = Votre équipe de tête gagne 1 de force, et vous recevez 3 pierres.
rules-card-i4-title = Carte : { -card-i4 } (immédiat)
rules-card-i4 = Vous recevez 3 pierres. Vous pouvez déplacer la crue de 2 crans au plus.
rules-card-i5-title = Carte : { -card-i5 } (immédiat)
rules-card-i5 = Une équipe de votre choix gagne 1 de force. Vous pouvez déplacer la crue de 1 cran.
rules-card-i6-title = Carte : { -card-i6 } (immédiat)
rules-card-i6 = Posez une brique sur l’obélisque, la colonnade ou la pyramide, là où la vôtre pourrait aller. Elle ne coûte ni pierre ni force et ne rapporte rien pour son coût, mais elle donne tous les bonus : la tuile de la colonne, la rangée complétée, la récompense de l’obélisque. Elle ne compte pas pour la coopération.
rules-card-i7-title = Carte : { -card-i7 } (immédiat)
rules-card-i7 = Vous marquez 1 point pour chaque brique à vous sur la pyramide et les statues.
rules-card-i8-title = Carte : { -card-i8 } (immédiat)
rules-card-i8 = Vous marquez 1 point pour chaque brique à vous sur l’obélisque et la colonnade.
rules-card-p0-title = Carte : { -card-p0 } (permanent)
rules-card-p0 = Vous perdez 5 points en la prenant, même sous 0, et en gagnez 5 à la fin. C’est une carte permanente pour les objectifs, et moins de points vous font jouer plus tôt.
rules-card-p1-title = Carte : { -card-p1 } (permanent)
rules-card-p1 = Une fois par manche, avant que la construction commence, une équipe de votre choix gagne 1 de force. Vous pouvez le faire à chacune de vos décisions, ou quand la question vient après avoir nourri ; alors ce cran ne mange pas encore.
rules-card-p2-title = Carte : { -card-p2 } (permanent)
rules-card-p2 = Quand vous nourrissez vos équipes, autant de pierres que vous voulez deviennent du blé, une pour un, tant que du blé peut encore nourrir ou se vendre.
rules-card-p3-title = Carte : { -card-p3 } (permanent)
rules-card-p3 = Si vous payez au moins 1 carte au sphinx, vous pouvez en piocher 1 de plus gratuitement, dans la limite de votre place.
rules-card-p4-title = Carte : { -card-p4 } (permanent)
rules-card-p4 = Posez-la sur l’un de vos champs, pour toujours, quand c’est à vous de décider : le rouge devient jaune, le jaune devient vert, aussi pour les objectifs. Deux de ces cartes rendent vert un champ rouge.
rules-card-p5-title = Carte : { -card-p5 } (permanent)
rules-card-p5 = Une fois par manche, pendant la construction : payez 2 pierres et une équipe gagne 1 de force, ou 4 pierres pour deux crans, d’une même équipe ou de deux. Une construction en cours garde son budget.
rules-card-p6-title = Carte : { -card-p6 } (permanent)
rules-card-p6 = Une fois par manche, après la production des carrières, vous pouvez affaiblir une équipe de 1, jamais sous 1. Vous gagnez alors 1 niveau aux deux marchés.
rules-card-p7-title = Carte : { -card-p7 } (permanent)
rules-card-p7 = Une fois par manche, quand tout le monde a passé, vous prenez une carte qui reste sur le fleuve, ou 1 point à la place. Un champ ou une carrière produit dès cette manche.

## Pictures, alt texts, descriptions

page-estates = Cartes et champs
picture-round = Manche
picture-task = { $task ->
    [start_choice] { $count ->
        [one] garde 1 carte
       *[other] gardent 1 carte
    }
    [placement] place un navire
    [leftovers] prend une carte
    [production] affaiblit une équipe ?
    [feeding] nourrit ses équipes
    [training] entraîne une équipe ?
    [building] construit
    [riddles] consulte le sphinx
    [grow_crew] renforce une équipe
    [move_flood] déplace la crue
    [choose_way] choisit
    [free_brick] construit sans payer
    [hiring] entraîne une équipe ?
   *[closing] joue ses cartes
}
picture-title = { $panel ->
    [looking] Vous regardez
    [riddles] Vos cartes Sphinx
   *[cards] Vos autres cartes
}
final-title = Score final
total-title = Total
tie-break-title = Égalité : ordre
source-points = { source-title } { $points }
final-place = Place { $place } : { $name }, { points }.

alt-round = { describe-round }.
alt-spaces = Cases libres : { $spaces }.
alt-monuments = Briques de l’obélisque : { $obelisk } sur { $levels } ; de la pyramide : { $pyramid } sur { $cells }.
alt-purse = { $name } : équipes { $crews }, blé { $balance }, pierres { $stones }, navires { $ships }, colonnes { $columns }, niveaux de statues { $levels }.
alt-own = Vos cartes Sphinx : { $count }.
alt-estates = Ce que chacun possède.
alt-estate = { $name } : { $cards }.
alt-brief = { $name } : champs { $wheat }, carrières { $stones }, cartes permanentes { $permanents }, cartes à jouer à tout moment { $anytime }.

describe-round = Manche { $round } sur { $rounds }
describe-phase = { $phase ->
    [start_choice] Avant la première manche, chacun garde une carte Sphinx.
    [round_start] Une manche commence.
    [placement] On place les navires.
    [leftovers] On peut prendre les cartes qui restent.
    [production] Les carrières produisent.
    [feeding] On nourrit les équipes.
    [training] Des équipes peuvent progresser avant la construction.
    [building] Les navires construisent, zone par zone.
    [hiring] Des équipes peuvent progresser contre des pierres après la construction.
    [round_end] La manche se termine.
    [closing] Dernières cartes avant le décompte final.
   *[over] Tout est compté.
}
describe-joint = {" ; "}
describe-order = Ordre de la manche : { $names }.
describe-standing = Depuis la tête de la piste de score : { $names }.
describe-flood = La crue est { flood-place }.
describe-feeding = Blé venu de cartes et de pierres pour ce repas : { $wheat }.
describe-looked-at = Cartes Sphinx que quelqu’un regarde : { $count }.
describe-build = { $budget ->
    [none] { $name } peut construire : { area-name }. Force venue de cartes : { $strength }. Construit maintenant : { $bricks }.
   *[other] { $name } construit : { area-name }. Force restante : { $budget } ; venue de cartes : { $strength }. Construit maintenant : { $bricks }.
}
describe-brick = { monument-title } { $place }, { $number } (coût { $cost })
describe-progress = { $needs ->
    [none] { metric-name } { $has }
   *[other] { metric-name } { $has } sur { $needs }
}
describe-riddle = { $counts ->
    [each] { points } pour chaque : { $goals } ; vaut { $worth } à présent
    [most] { points } pour le plus : { $goals } ; vaut { $worth } à présent
   *[needs] { points } pour { $goals } ; vaut { $worth } à présent
}
describe-looking = Vous regardez : { $card }.
describe-own-riddle = Votre carte Sphinx : { $card }.
describe-no-riddle = Vous n’avez pas de carte Sphinx.
describe-start-card = Vous gardez : { $card }.

describe-river-title = Le fleuve, depuis la source
describe-space = { $state ->
    [closed] Case { space-number } : fermée.
   *[open] { $count ->
        [0] { $piece ->
            [none] Case { space-number } : rien.
            [printed] Case { space-number } : { $what } (imprimé).
           *[some] Case { space-number } : { $what }.
        }
       *[other] { $piece ->
            [none] Case { space-number }, prise : { $ships }.
            [printed] Case { space-number } : { $what } (imprimé), prise : { $ships }.
           *[some] Case { space-number } : { $what }, prise : { $ships }.
        }
    }
}
describe-areas-title = Ports
describe-berth = { $name ->
    [none] { berth-place } libre
   *[other] { berth-place } { $name }
}
berth-place = { $berth ->
    [waiting] place d’attente
   *[other] { berth-name }
}
describe-area = Case { area-number }, { area-name } : { $ships }. Construit cette manche : { $built }.

describe-monuments-title = Monuments
describe-obelisk = { $cost ->
    [0] Obélisque, de bas en haut : { $owners }. Il est achevé.
   *[other] { $count ->
        [0] Obélisque : aucune brique. La prochaine coûte { $cost }.
       *[other] Obélisque, de bas en haut : { $owners }. La prochaine brique coûte { $cost }.
    }
}
describe-row = { describe-row-bricks }{ $winner ->
    [none] .
   *[other] . Bonus : { $winner }.
}
describe-row-bricks = { $light ->
    [0] { $count ->
        [0] Pyramide, rangée { NTH($row) } ({ row-places }) : aucune
       *[other] Pyramide, rangée { NTH($row) } ({ row-places }), depuis la gauche : { $owners }
    }
   *[other] { $count ->
        [0] Pyramide, rangée { NTH($row) } ({ row-sides }) : aucune
       *[other] Pyramide, rangée { NTH($row) } ({ row-sides }), depuis la gauche : { $owners }
    }
}
row-places = { $dark ->
    [one] { $dark } brique
   *[other] { $dark } briques
}
row-sides = { $dark ->
    [one] { $dark } sombre
   *[other] { $dark } sombres
} et { $light ->
    [one] { $light } claire
   *[other] { $light } claires
}
describe-finished = { $count ->
    [0] Personne n’a achevé la colonnade.
   *[other] Colonnade achevée, dans cet ordre : { $names }.
}
describe-golden = Tuile au-dessus de la colonne 3 : { tile-name }.
describe-purple = Tuile au-dessus de la colonne 5 : { tile-name }.
describe-statue = Statue { NTH($number) }, { goal-name } : { $least }.

describe-player = { $number }. { $name } : { points }, place { NTH($place) } sur la piste
describe-points = Points : { $sources }.
describe-crew = { crew-name } { $strength }
describe-crews = { $count ->
    [0] Équipes : { $crews }.
   *[other] Équipes : { $crews }. Déjà engagées cette manche : { $used }.
}
describe-feed = Blé { $wheat } pour une force de { $need } : { points }. Pierres : { $stones }, carrières +{ $yields }. Marché du blé { $wheat_market }, marché de la pierre { $stone_market }.
describe-ships = { $passed ->
    [yes] Navires restants : { $count }. Dernier navire : { describe-reach }. A passé.
   *[no] Navires restants : { $count }. Dernier navire : { describe-reach }.
}
describe-reach = { $space ->
    [none] aucun
   *[other] case { space-number }
}
describe-field = { describe-field-kind }{ $stones ->
    [0] {""}
   *[other] {" "}avec carrière { $stones }
}{ $printed ->
    [same] {""}
    [green] , imprimé vert
    [yellow] , imprimé jaune
   *[red] , imprimé rouge
}{ $flipped ->
    [yes] , retourné
   *[no] {""}
}{ $water ->
    [yes] {""}
   *[no] {" "}(à sec)
}
describe-field-kind = { $card ->
    [start] { field-name } { $wheat } (départ)
   *[other] { field-name } { $wheat }
}
describe-fields = Champs : { $fields }.
describe-quarries = Carrières : { $stones }.
describe-permanents = { $count ->
    [0] Aucune carte permanente.
   *[other] Cartes permanentes : { $cards }.
}
describe-anytime = { $count ->
    [0] Aucune carte à jouer à tout moment.
   *[other] Cartes à jouer à tout moment : { $cards }.
}
describe-used = Utilisées cette manche : { $cards }.
describe-tile = { $used ->
    [yes] Tuile bonus : { tile-name } (utilisée).
   *[no] Tuile bonus : { tile-name }.
}
describe-riddles = Cartes Sphinx : { $count }.
describe-open-riddle = Carte Sphinx : { $card }.
describe-colonnade = { $count ->
    [one] Colonnade : { $count } colonne.
   *[other] Colonnade : { $count } colonnes.
}
describe-statue-progress = statue { NTH($number) } : { $built ->
    [one] { $built } niveau construit
   *[other] { $built } niveaux construits
}, objectif à { $has }, le niveau { $level } compte ({ points })
describe-statues = Statues : { $statues }.
describe-built = { $count ->
    [0] N’a rien construit cette manche.
   *[other] A construit cette manche : { $areas }.
}
describe-stores-title = Pioches et défausse
describe-decks = Cartes restant dans les pioches Nil : { $decks }. Pioche Sphinx : { $riddles }.
describe-discards = { $count ->
    [0] Défausse vide.
   *[other] Défausse ({ $count }) : { $cards }.
}
