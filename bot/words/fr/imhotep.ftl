### Imhotep, in French. Events are told in the passé composé; nothing agrees with a name.

## Names

site-title = { $site ->
    [market] Marché
    [pyramid] { $side ->
        [A] Pyramide
       *[B] Pyramides
    }
    [temple] Temple
    [burial_chamber] Chambre funéraire
   *[obelisks] Obélisques
}
to-site = { $site ->
    [market] vers le marché
    [pyramid] { $option-pyramid ->
        [A] vers la pyramide
       *[B] vers les pyramides
    }
    [temple] vers le temple
    [burial_chamber] vers la chambre funéraire
   *[obelisks] vers les obélisques
}
card-name = { $card ->
    [entrance] Entrée
    [sarcophagus] Sarcophage
    [paved_path] Chemin pavé
    [pyramid_ornament] Ornement de la pyramide
    [temple_ornament] Ornement du temple
    [burial_chamber_ornament] Ornement de la chambre funéraire
    [obelisks_ornament] Ornement des obélisques
    [statue] Statue
    [lever] Levier
    [hammer] Marteau
    [sail] Voile
   *[chisel] Burin
}
a-card = { $card ->
    [entrance] une Entrée
    [sarcophagus] un Sarcophage
    [paved_path] un Chemin pavé
    [pyramid_ornament] un Ornement de la pyramide
    [temple_ornament] un Ornement du temple
    [burial_chamber_ornament] un Ornement de la chambre funéraire
    [obelisks_ornament] un Ornement des obélisques
    [statue] une Statue
    [lever] un Levier
    [hammer] un Marteau
    [sail] une Voile
   *[chisel] un Burin
}
cards-alike = { $count ->
    [1] { card-name }
   *[other] { card-name } × { $count }
}
source-title = { $source ->
    [pyramid] Pyramide
    [temple] Temple
    [burial_chamber] Chambre funéraire
    [obelisks] Obélisques
    [pyramid_ornament] Ornement pyramide
    [temple_ornament] Ornement temple
    [burial_chamber_ornament] Ornement chambre
    [obelisks_ornament] Ornement obélisques
    [statues] Statues
    [unused_cards] Cartes non jouées
   *[wrath] Colère du Pharaon
}
bonus-name = { $bonus ->
    [card] une carte du marché
    [stones] des pierres de la carrière
   *[ship] une pierre sur un bateau
}

## Titles in the picture

round-title = Manche
final-title = Score final
total-title = Total
tie-break-title = Pierres en réserve
pair-title = Gardez-en une
hand-title = Vos cartes
hand-empty = Pas encore de carte

## What happened

event-round-began = La manche { $round } a commencé : bateaux à { $ships } emplacements, { $name } pour ouvrir.
    .ships = { $number }
event-market-laid = { $face_down ->
    [0] Le marché a été garni : { $cards }.
   *[other] Le marché a été garni : { $cards }, avec { $face_down } cartes face cachée.
}
    .cards = { card-name }
event-deck-reshuffled = La défausse a été mélangée en une nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-deck-ordered = {""}
event-stones-taken = { $count ->
    [0] { $name } n’a pris aucune pierre dans la carrière.
    [one] { $name } a pris { $count } pierre dans la carrière.
   *[other] { $name } a pris { $count } pierres dans la carrière.
}
event-stone-placed = { $name } a placé une pierre sur le bateau { LETTER($ship) }, emplacement { NTH($slot) }.
event-card-played = { $name } a joué { a-card }.
event-ship-sailed = { $name } a envoyé le bateau { LETTER($ship) } { to-site }.
event-order-chosen = { $name } a choisi l’ordre de déchargement du bateau { LETTER($ship) } : emplacements { $slots }.
    .slots = { NTH($number) }
event-passed = { $name } a passé son tour, faute d’action possible.
event-card-taken = { $name } a pris { a-card } au marché.
event-pair-taken = { $name } a pris la paire face cachée.
# Only the one who took the pair reads this.
event-pair-seen = Dans la paire face cachée, vous avez trouvé { $cards }.
    .cards = { a-card }
event-pair-kept = { $name } a gardé { a-card } de la paire et défaussé { $discarded }.
    .discarded = { a-card }
event-card-drawn = { $name } a pioché { a-card }.
event-card-lapsed = { $name } n’avait plus de pierre dans la carrière : la carte est restée sans effet.
event-card-discarded = {""}
event-stone-returned = {""}
event-pyramid-built = { $pyramid ->
    [none] { $name } a bâti à côté { $option-pyramid ->
        [A] de la pyramide achevée
       *[B] des pyramides achevées
    } pour { points }.
   *[other] { $name } a bâti la case { NTH($cell) } { which-pyramid } pour { points }.
}
which-pyramid = { $option-pyramid ->
    [A] de la pyramide
   *[B] { $pyramid ->
        [0] de la pyramide de gauche
        [1] de la pyramide du milieu
       *[2] de la pyramide de droite
    }
}
# What the bonus brings is told by the next event.
event-bonus-taken = {""}
event-bonus-declined = { $name } a renoncé au bonus : { bonus-name }.
event-bonus-lapsed = { $name } n’a pas pu utiliser le bonus : { bonus-name }.
event-temple-built = { $name } a bâti au temple, case { NTH($cell) }, niveau { NTH($layer) }.
event-burial-chamber-built = { $name } a bâti dans la chambre funéraire, ligne { NTH($row) }, colonne { NTH($column) }.
event-obelisk-built = { $option-obelisks ->
    [A] { $name } a ajouté une pierre à son obélisque, hauteur { $stones }.
   *[B] { $name } a posé la pierre { $stones } d’un obélisque.
}
event-tower-raised = { $name } a achevé un obélisque à la place { NTH($place) } pour { points }.
event-round-ended = { $by_passes ->
    [true] La manche { $round } a pris fin, car plus personne ne pouvait agir.
   *[false] La manche { $round } a pris fin.
}
event-ships-cleared = { $stones-count ->
    [0] {""}
   *[other] Des pierres sont revenues des bateaux en attente à la carrière : { $stones }.
}
    .stones = { $number ->
        [0] {""}
       *[other] { $owner } { $number }
    }
event-temple-scored = { $name } a marqué { points } pour la case { NTH($cell) } du temple.
event-market-cleared = { $cards-count ->
    [0] { $face_down ->
        [0] {""}
       *[other] La paire face cachée a été défaussée sans être vue.
    }
   *[other] { $face_down ->
        [0] Personne n’a pris ces cartes : { $cards }.
       *[other] Personne n’a pris ces cartes : { $cards }, ni la paire face cachée.
    }
}
    .cards = { card-name }
event-final-scored = { source-title } : { points } pour { $name }.
event-game-ended = La partie a pris fin : { $ranking }.
    .ranking = { $place }. { $who }

## The table in words, for the alt text and the description

round-of = Manche { $round } sur { $rounds }
round-now = { round-of }.
slot-empty = vide
ship-waiting = { $load ->
    [0] Bateau { LETTER($ship) }, { ship-size }, vide, { ship-readiness }.
   *[other] Bateau { LETTER($ship) }, { $load } sur { ship-size }, { ship-readiness } : { $stones }.
}
ship-size = { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
}
ship-waiting-short = Bateau { LETTER($ship) }, { $load } sur { $slots }, { ship-readiness }.
ship-readiness = { $ready ->
    [true] peut partir (minimum { $minimum })
   *[false] minimum { $minimum } pour partir
}
ship-docked = { $load ->
    [0] Le bateau { LETTER($ship) } est parti { to-site }.
   *[other] Le bateau { LETTER($ship) } est parti { to-site }, encore à bord : { $stones }.
}
ship-docked-short = Le bateau { LETTER($ship) } est parti { to-site }.
ship-gone = Le bateau { LETTER($ship) } n’est jamais parti.
pair-found = Paire face cachée, gardez une carte : { $cards }.
hand-held = { $count ->
    [0] Vous n’avez aucune carte.
   *[other] Vos cartes : { $cards }.
}

## The description only

turn-running = Tour en cours : { $name }.
wrath-note = Colère du Pharaon : qui n’a aucune pierre sur l’un des quatre monuments perd 5 points à la fin.
players-title = Joueurs
player-score = { $name } : { points } ({ $sources }).
player-name = { $name }.
source-points = { source-title } { $points }
player-stones = En réserve : { $sled }. Dans la carrière : { $quarry }.
player-cards = { $count ->
    [0] Aucune carte.
   *[other] Cartes : { $cards }.
}
ships-title = Bateaux, emplacements à partir de la proue
ship-slot = { NTH($slot) } { $stone }
site-side = { site-title }, côté { $side }
market-open = { $count ->
    [0] Aucune carte face visible.
   *[other] Face visible : { $cards }.
}
market-closed = Face cachée : { $count } cartes, à prendre ensemble.
deck-left = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
discards-seen = { $count ->
    [0] Défausse vide.
   *[other] Défausse ({ $count }) : { $cards }.
}
discards-unseen = Défaussées sans être vues : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
pyramid-name = { $side ->
    [A] Pyramide
   *[B] { $pyramid ->
        [0] Pyramide de gauche
        [1] Pyramide du milieu
       *[2] Pyramide de droite
    }
}
pyramid-cells = { $count ->
    [0] { pyramid-name }, rien de bâti.
   *[other] { pyramid-name }, bâtie dans l’ordre : { $cells }.
}
pyramid-cell = { NTH($cell) } { $name }
pyramid-next = { $count ->
    [0] Elle est achevée.
   *[other] Cases libres dans l’ordre : { $cells }.
}
pyramid-free-cell = { NTH($cell) } ({ cell-worth })
cell-worth = { $bonus ->
    [card] { points } et la carte au sommet de la pioche
    [stones] { points } et jusqu’à 3 pierres de la carrière
    [ship] { points } et une pierre de la réserve sur un bateau
   *[none] { points }
}
pyramid-beside = À côté, dans l’ordre : { $stones }.
pyramid-further = Chaque pierre de plus : 1 point.
temple-cell = { $count ->
    [0] Case { NTH($cell) }, { temple-reward } : vide.
   *[other] Case { NTH($cell) }, { temple-reward }, de bas en haut : { $stones }.
}
temple-reward = { $reward ->
    [point] 1 point
    [two_points] 2 points
    [point_or_stones] 1 point ou 2 pierres
   *[card] la carte au sommet de la pioche
}
burial-row = { $count ->
    [0] { burial-row-name } : vide.
   *[other] { burial-row-name }, à partir de la gauche : { $stones }.
}
burial-row-name = { $row ->
    [0] Ligne du haut
    [1] Ligne du milieu
   *[2] Ligne du bas
}
burial-next = La prochaine pierre ira en ligne { NTH($row) }, colonne { NTH($column) }.
worth-now = Valeur en l’état : { $scores }.
obelisk-height = { $name } : { $stones ->
    [0] aucune pierre.
    [one] { $stones } pierre, soit { points } en l’état.
   *[other] { $stones } pierres, soit { points } en l’état.
}
obelisk-place = Place { NTH($place) }, { points } : { $name }.
obelisk-next = Prochain obélisque : { points }.
obelisk-full = Toutes les places d’obélisque sont prises.
obelisk-waiting = { $name } : { $stones ->
    [0] aucune pierre en attente.
    [one] { $stones } pierre en attente, soit { points } en l’état.
   *[other] { $stones } pierres en attente, soit { points } en l’état.
}
round-cards-title = Cartes de manche encore inconnues
round-cards-note = { $count ->
    [1] Elle reste dans la boîte.
   *[other] L’une d’elles reste dans la boîte.
}
round-card = Bateaux à { $ships } emplacements.
# Not "1.": Discord numbers lines that begin so by itself, and shared places would be lost.
final-place = Place { $place } : { $name }, { points }.
final-sources = { $sources }. Pierres en réserve : { $sled }.

## The lobby and the header

# $value as the option’s own: a side, true or false, none or a seat from 0.
option-name = { $option ->
    [market] Marché
    [pyramid] Pyramide
    [temple] Temple
    [burial_chamber] Chambre funéraire
    [obelisks] Obélisques
    [wrath_of_the_pharaoh] Colère du Pharaon
   *[start_seat] Qui commence
}
option-value = { $option ->
    [wrath_of_the_pharaoh] { $value ->
        [true] oui
       *[false] non
    }
    [start_seat] { $value ->
        [none] au hasard
       *[other] joueur { NTH($value) }
    }
   *[market] côté { $value }
}
parameter-market = marché
parameter-market-description = Côté A : quatre cartes visibles ; côté B : trois, et une paire face cachée
parameter-pyramid = pyramide
parameter-pyramid-description = Côté A : une pyramide ; côté B : trois, avec des cases à bonus
parameter-temple = temple
parameter-temple-description = Côté A : 1 point par pierre visible ; côté B : chaque case a sa récompense
parameter-burial-chamber = chambre_funéraire
parameter-burial-chamber-description = Côté A : pierres voisines ; côté B : majorité sur chaque ligne
parameter-obelisks = obélisques
parameter-obelisks-description = Côté A : les plus hauts à la fin ; côté B : trois pierres font un obélisque
parameter-wrath-of-the-pharaoh = colère_du_pharaon
parameter-wrath-of-the-pharaoh-description = Qui laisse un monument sans aucune pierre perd 5 points à la fin
parameter-start-seat = premier_joueur
parameter-start-seat-description = Qui commence (sinon le hasard décide)
stage = manche { $round } sur { $rounds }

## Labels of choices. Ships come as letters, slots and temple cells from 1, seats as numbers with their names.

label-take-stones = { $count ->
    [one] Prendre { $count } pierre
   *[other] Prendre { $count } pierres
}
    .plain = Prendre des pierres
label-place-stone = Placer une pierre
label-sail-ship = Envoyer un bateau
label-play-card = Jouer { a-card }
label-pass = Passer
label-ship = Bateau { $ship }
label-slot = Bateau { $ship }, emplacement { $slot }
label-site = { $site ->
    [market] Marché
    [pyramid] { $option-pyramid ->
        [A] Pyramide
       *[B] Pyramides
    }
    [temple] Temple
    [burial_chamber] Chambre funéraire
   *[obelisks] Obélisques
}
label-voyage = Bateau { $ship } { to-site }
label-order-of-1 = { $first-name }
label-order-of-2 = { $first-name }, { $second-name }
label-order-of-3 = { $first-name }, { $second-name }, { $third-name }
label-order-of-4 = { $first-name }, { $second-name }, { $third-name }, { $fourth-name }
label-take-card = Prendre { a-card }
label-take-pair = Prendre la paire face cachée ({ no-undo })
label-keep-card = Garder { a-card }
label-pyramid = { $pyramid ->
    [left] Pyramide de gauche
    [middle] Pyramide du milieu
   *[right] Pyramide de droite
}
label-take-bonus = { $bonus ->
    [card] Piocher une carte ({ no-undo })
    [stones] Prendre des pierres
   *[ship] Placer une pierre
}
    .plain = Prendre le bonus
label-decline-bonus = Renoncer au bonus
label-take-point = Prendre 1 point
label-take-temple-stones = { $count ->
    [one] Prendre { $count } pierre
   *[other] Prendre { $count } pierres
}
    .plain = Prendre des pierres

## What is asked

prompt-turn = Que faites-vous ?
prompt-market-pick = Quelle carte prenez-vous ?
prompt-pair-choice = Quelle carte gardez-vous ?
prompt-pyramid-stone = Sur quelle pyramide bâtissez-vous ?
prompt-pyramid-bonus = { $bonus ->
    [card] Piochez-vous la carte au sommet de la pioche ?
    [stones] Prenez-vous jusqu’à 3 pierres dans la carrière ?
   *[ship] Placez-vous une pierre sur un bateau ?
}
prompt-temple-choice = Temple, case { $cell } : que prenez-vous ?
prompt-second-stone = Où va la deuxième pierre ?
prompt-departure = Où envoyez-vous le bateau { $ship } ?
prompt-unloading-order = Dans quel ordre décharger le bateau { $ship } ?

## Why something is closed

reason-sled-full = votre réserve est pleine : elle contient { $holds } pierres
reason-quarry-empty = vous n’avez plus de pierre dans la carrière
reason-no-stone-on-sled = vous n’avez aucune pierre en réserve
reason-no-stone-left = vous n’avez de pierre ni en réserve ni dans la carrière
reason-no-free-slot = aucun bateau n’a d’emplacement libre
reason-no-ship-ready = aucun bateau n’a assez de pierres pour partir
reason-no-ship-could-sail = aucun bateau ne pourrait partir avec une pierre de plus
reason-needs-stones-on-sled = il faut { $needs } pierres en réserve, et vous en avez { $has }
reason-needs-free-slots = il faut { $needs } emplacements libres, et il en reste { $has }
reason-needs-stones = { $needs ->
    [one] il faut { $needs } pierre à bord pour partir, et il y en a { $has }
   *[other] il faut { $needs } pierres à bord pour partir, et il y en a { $has }
}
reason-needs-stones-with-one-more = avec votre pierre, il y en aurait { $has } à bord sur les { $needs } qu’il faut pour partir
reason-ship-has-sailed = le bateau { $ship } est déjà parti { to-site }
reason-slot-taken = { $seat-name } y a déjà une pierre
reason-harbour-taken = { $site ->
    [market] un autre bateau est au marché pendant cette manche
    [pyramid] { $option-pyramid ->
        [A] un autre bateau est à la pyramide pendant cette manche
       *[B] un autre bateau est aux pyramides pendant cette manche
    }
    [temple] un autre bateau est au temple pendant cette manche
    [burial_chamber] un autre bateau est à la chambre funéraire pendant cette manche
   *[obelisks] un autre bateau est aux obélisques pendant cette manche
}
reason-pyramid-complete = cette pyramide est achevée

## The rules, topic by topic

rules-goal-title = But du jeu
rules-goal =
    Vous êtes des bâtisseurs de l’Égypte ancienne. En 6 manches, vous apportez des pierres par bateau sur cinq lieux : le marché, la pyramide, le temple, la chambre funéraire et les obélisques. Les bateaux portent les pierres de tous, et chacun peut envoyer n’importe quel bateau : vous décidez aussi du sort des pierres des autres.
    Chaque lieu récompense les pierres à sa façon, aussitôt, à la fin de chaque manche ou à la fin de la partie. Qui a le plus de points après la manche 6 gagne.
    Au début, la première personne à jouer a 2 pierres en réserve, les suivantes 3, 4 et 5.
rules-turn-title = Un tour
rules-turn =
    À votre tour, vous faites une seule chose :
    - prendre des pierres dans la carrière,
    - placer une pierre sur un bateau,
    - envoyer un bateau vers un lieu, ou
    - jouer une carte bleue.
    Vous ne pouvez pas passer tant que l’une d’elles est possible. S’il n’y a rien à faire du tout, vous passez, et cela se fait tout seul.
rules-take-stones-title = Prendre des pierres
rules-take-stones = Vous prenez dans la carrière 3 pierres à vous et les mettez en réserve. La réserve en contient 5 : s’il y a moins de place, ou s’il reste moins de pierres dans la carrière, vous en prenez autant que possible, jamais moins par choix. Avec une réserve pleine, ou sans pierre à vous dans la carrière, cette action est impossible.
rules-place-stone-title = Placer une pierre
rules-place-stone = Une pierre quitte votre réserve pour un emplacement libre, au choix, sur un bateau encore en attente. L’emplacement compte : on décharge à partir de la proue, donc la pierre de l’emplacement 1 sort la première.
rules-sail-title = Envoyer un bateau
rules-sail =
    Vous choisissez un bateau et un lieu. Deux conditions :
    - Le bateau porte au moins son minimum : 3 pierres pour 4 emplacements, 2 pour 3 emplacements, 1 pour 2 emplacements ou 1 seul.
    - Aucun bateau n’est encore venu sur ce lieu pendant la manche.
    Vous n’avez pas besoin d’une pierre à bord. Le bateau est déchargé aussitôt et reste là jusqu’à la fin de la manche.
rules-cards-title = Cartes bleues
rules-cards =
    Au lieu d’une autre action, vous jouez une carte bleue gagnée lors d’un tour précédent. Elle est ensuite défaussée.
    - Levier : envoyer un bateau et choisir l’ordre de son déchargement.
    - Marteau : prendre jusqu’à 3 pierres, puis en placer une.
    - Voile : placer une pierre, puis envoyer ce bateau.
    - Burin : placer 2 pierres.
    Chaque carte bleue non jouée à la fin de la partie vaut 1 point.
rules-unloading-title = Décharger
rules-unloading = Les pierres quittent le bateau à partir de la proue ; les emplacements vides sont sautés. Chaque pierre est réglée entièrement, avec tous les choix et toutes les cartes qu’elle apporte, avant la suivante. Les choix reviennent à qui possède la pierre, peu importe qui a envoyé le bateau.
rules-round-end-title = Fin d’une manche
rules-round-end =
    Une manche finit dès que son quatrième bateau est déchargé. Ensuite :
    - Le temple rapporte ses points, dans la manche 6 aussi.
    - Les cartes restées au marché sont défaussées, et les bateaux repartent.
    - La personne qui suit celle qui a envoyé le quatrième bateau ouvre la manche suivante, avec quatre nouveaux bateaux et de nouvelles cartes.
    Si tout le monde a passé à la suite, la manche finit aussitôt ; les pierres restées à bord retournent à la carrière sans rapporter de points.
rules-market-title = Marché
rules-market =
    Pour chaque pierre, qui la possède prend une carte du marché ; la pierre retourne alors à la carrière. Les cartes rouges agissent aussitôt, les bleues se gardent pour être jouées, les vertes et les violettes comptent à la fin.
    - Côté A : quatre cartes sont visibles.
    - Côté B : trois cartes sont visibles, et deux forment une paire face cachée. La paire se prend comme une seule carte : vous regardez les deux en secret, en gardez une et défaussez l’autre face visible.
    Il faut prendre une carte. Ce qui reste est défaussé à la fin de la manche, une paire non prise sans être vue.
rules-pyramid-title = Pyramide
rules-pyramid =
    Chaque pierre rapporte aussitôt. On remplit colonne par colonne, de haut en bas, puis niveau par niveau.
    - Côté A : une pyramide de 14 cases. Niveau 1 : 2, 1, 3, puis 2, 4, 3, puis 2, 1, 3. Niveau 2 : 2, 3, puis 1, 3. Sommet : 4. Chaque pierre de plus : 1 point.
    - Côté B : trois pyramides de 5 cases ; vous en choisissez une qui a de la place. Gauche : 2, 1 et une carte, 3, 2, puis 4. Milieu : 2, 3, 1 et des pierres, 1, puis 4. Droite : 2, 3, 3, 1 et un bateau, puis 4. Quand les trois sont achevées, chaque pierre de plus rapporte 1 point.
    Bonus du côté B : la carte au sommet de la pioche, jusqu’à 3 pierres de la carrière, ou une pierre de la réserve sur un bateau. Vous pouvez y renoncer.
rules-temple-title = Temple
rules-temple =
    Les pierres se posent de gauche à droite sur 5 cases (4 à deux joueurs), puis en niveaux par-dessus. À la fin de chaque manche, seules comptent celles que l’on voit d’en haut.
    - Côté A : 1 point par pierre visible.
    - Côté B : chaque case récompense qui possède sa pierre visible, de gauche à droite. Cases 1, 3 et 5 : 1 point ou 2 pierres de la carrière. Case 2 : 2 points. Case 4 : la carte au sommet de la pioche, à prendre obligatoirement.
    Des 2 pierres, vous recevez ce qui tient dans votre réserve.
rules-burial-chamber-title = Chambre funéraire
rules-burial-chamber =
    Les pierres remplissent trois lignes, colonne par colonne à partir du haut. Les points viennent à la fin de la partie.
    - Côté A : les pierres d’une couleur qui se touchent par un bord forment un groupe. 1, 2, 3, 4 ou 5 pierres rapportent 1, 3, 6, 10 ou 15 points, chaque pierre de plus en ajoute 2. Tous vos groupes comptent.
    - Côté B : chaque ligne compte seule. Le plus de pierres : 8 points, puis 4, puis 2. Il faut au moins une pierre sur la ligne. À égalité, on additionne les points des places concernées et on partage, arrondi vers le bas.
rules-obelisks-title = Obélisques
rules-obelisks =
    Chacun bâtit avec les pierres de sa couleur.
    - Côté A : un obélisque par personne. À la fin de la partie, les plus hauts rapportent 15, 10, 5 et 1 à quatre, 12, 6 et 1 à trois, 10 et 1 à deux. Il faut au moins une pierre. À égalité, on additionne les points des places concernées et on partage, arrondi vers le bas.
    - Côté B : vos pierres attendent d’être trois ; elles forment alors un obélisque à la meilleure place libre et rapportent aussitôt. Les places valent 10, 9, 8, 7, 6, 5, 5 et 5 ; s’il n’en reste pas, les pierres continuent d’attendre. Chaque pierre encore en attente à la fin vaut 1 point.
rules-game-end-title = Fin de la partie
rules-game-end =
    Après la manche 6 viennent, dans cet ordre :
    - la chambre funéraire et les obélisques,
    - les ornements : 1 point toutes les 3 pierres sur leur lieu,
    - les statues : 1, 3, 6, 10 ou 15 points pour 1 à 5, chaque statue de plus en ajoute 2,
    - 1 point par carte bleue non jouée,
    - la Colère du Pharaon, si vous jouez avec elle.
    Le plus de points gagne. À égalité, le plus de pierres en réserve décide ; si elle demeure, la victoire est partagée.
rules-wrath-title = Colère du Pharaon
rules-wrath = Une variante. À la fin de la partie, qui n’a pas une seule pierre sur l’un ou plusieurs des quatre monuments (pyramide, temple, chambre funéraire, obélisques) perd 5 points, une seule fois. Les pierres venues par une carte rouge comptent. Le marché n’est pas un monument, et les pierres à bord, en réserve ou dans la carrière n’aident pas.
rules-card-entrance-title = Entrée (rouge, 2 cartes)
rules-card-entrance = Agit aussitôt : une pierre à vous va de la carrière droit à la pyramide et y rapporte ses points. Du côté B, vous choisissez la pyramide et recevez le bonus de la case. Sans pierre dans la carrière, la carte reste sans effet.
rules-card-sarcophagus-title = Sarcophage (rouge, 2 cartes)
rules-card-sarcophagus = Agit aussitôt : une pierre à vous va de la carrière droit à la prochaine case de la chambre funéraire. Sans pierre dans la carrière, la carte reste sans effet.
rules-card-paved-path-title = Chemin pavé (rouge, 2 cartes)
rules-card-paved-path = Agit aussitôt : une pierre à vous va de la carrière droit à votre obélisque. Du côté B, elle peut être la troisième, celle qui en achève un. Sans pierre dans la carrière, la carte reste sans effet.
rules-card-pyramid-ornament-title = Ornement de la pyramide (vert, 2 cartes)
rules-card-pyramid-ornament = À la fin de la partie : 1 point toutes les 3 pierres de la pyramide ou des pyramides, de toutes couleurs, celles d’à côté comprises. Arrondi vers le bas ; une deuxième carte compte aussi.
rules-card-temple-ornament-title = Ornement du temple (vert, 2 cartes)
rules-card-temple-ornament = À la fin de la partie : 1 point toutes les 3 pierres du temple, de toutes couleurs, même recouvertes. Arrondi vers le bas ; une deuxième carte compte aussi.
rules-card-burial-chamber-ornament-title = Ornement de la chambre funéraire (vert, 2 cartes)
rules-card-burial-chamber-ornament = À la fin de la partie : 1 point toutes les 3 pierres de la chambre funéraire, de toutes couleurs. Arrondi vers le bas ; une deuxième carte compte aussi.
rules-card-obelisks-ornament-title = Ornement des obélisques (vert, 2 cartes)
rules-card-obelisks-ornament = À la fin de la partie : 1 point toutes les 3 pierres des obélisques, de toutes couleurs ; du côté B, celles des obélisques achevés comme celles en attente. Arrondi vers le bas ; une deuxième carte compte aussi.
rules-card-statue-title = Statue (violette, 10 cartes)
rules-card-statue = À la fin de la partie, vos statues comptent ensemble : 1, 3, 6, 10 ou 15 points pour 1, 2, 3, 4 ou 5 statues, et 2 de plus pour chaque autre.
rules-card-lever-title = Levier (bleu, 2 cartes)
rules-card-lever = Vous envoyez un bateau aux conditions habituelles et fixez tout l’ordre de son déchargement avant que la première pierre ne sorte. Le choix d’une carte ou d’une pyramide reste l’affaire de qui possède la pierre.
rules-card-hammer-title = Marteau (bleu, 2 cartes)
rules-card-hammer = Vous prenez jusqu’à 3 pierres dans la carrière, autant qu’il en tient, puis vous en placez une sur un bateau. Même avec une réserve pleine, la carte peut être jouée, si une pierre peut être placée.
rules-card-sail-title = Voile (bleue, 3 cartes)
rules-card-sail = Vous placez une pierre sur un bateau, puis vous envoyez ce même bateau vers un lieu libre. La nouvelle pierre compte pour le minimum.
rules-card-chisel-title = Burin (bleu, 3 cartes)
rules-card-chisel = Vous placez 2 pierres de votre réserve, sur un bateau ou sur deux. Il faut 2 pierres en réserve et 2 emplacements libres.
