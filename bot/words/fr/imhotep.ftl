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
