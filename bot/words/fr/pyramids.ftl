### Pyramids, in French. Events are told in the passé composé; nothing agrees with a name.

## Names

-blue = bleu
-white = blanc
-red = rouge
-green = vert
-yellow = jaune
-pyramid = pyramide
-obelisk = obélisque
-tomb = tombeau
-horus = Horus
-anubis = Anubis
-khepri = Khépri
-sekhmet = Sekhmet
-thoth = Thot

colour-name = { $colour ->
    [blue] { -blue }
    [white] { -white }
    [red] { -red }
    [green] { -green }
   *[yellow] { -yellow }
}
the-edifice = { $edifice ->
    [pyramid] la { -pyramid }
    [obelisk] l’{ -obelisk }
   *[tomb] le { -tomb }
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
    [groups] Groupes de couleur
    [largest_group] Plus grand groupe
    [all_colours] Cinq couleurs
    [obelisk] Obélisque
    [tomb] Tombeau
   *[glyphs] Glyphes
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
    [0] les cartes 1 et 2
    [1] les cartes 2 et 3
   *[2] les cartes 3 et 4
}

## What happened

event-round-began = La manche { $round } a commencé{ without-god } : { $name } a eu le premier choix.
without-god = { $set_aside ->
    [none] {""}
    [horus] {" "}sans { -horus }
    [anubis] {" "}sans { -anubis }
    [khepri] {" "}sans { -khepri }
   *[sekhmet] {" "}sans { -sekhmet }
}
event-god-taken = { $name } a choisi { god-name }.
event-pair-taken = { $name } a pris la paire { NTH($pair) } : { $cards }.
    .cards = { label-card }
event-pyramid-built = { $floor ->
    [0] { $name } a posé { $card } à la base de sa pyramide, numéro { NTH($index) } à partir de la gauche.
   *[other] { $name } a posé { $card } à l’étage { NTH($floor) } de sa pyramide, sur { supports }.
}
    .card = { label-card }
event-obelisk-built = { $height ->
    [one] { $name } a commencé son obélisque avec { $card }.
   *[other] { $name } a posé { $card } sur son obélisque, qui compte désormais { $height } cartes.
}
    .card = { label-card }
event-tomb-filled = { $cards ->
    [one] { $name } a posé une première carte dans son tombeau, face cachée.
   *[other] { $name } a posé une carte dans son tombeau, face cachée, la { $cards }e en tout.
}
# Only its owner reads this.
event-card-buried = Vous avez posé { $card } dans votre tombeau.
    .card = { label-card }
event-cards-discarded = { $name } a défaussé { $cards }.
    .cards = { label-card }
event-tomb-revealed = { $name } a ouvert son tombeau : { $cards }.
    .cards = { label-card }
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
parameter-start-seat-description = Qui commence (sinon le hasard décide)
stage = { $phase ->
    [gods] manche { $round } sur 10, choix des dieux
    [build] manche { $round } sur 10, construction
    [clearing] manche { $round } sur 10, défausse
   *[over] manche { $round } sur 10
}

## Labels of choices. Cards of a hand are lettered; pairs and open places are numbered from 1, as in the picture.

# $most: how many cards the god allows beside the pyramid’s.
label-god-favour = { $god ->
    [horus] { god-numbered } : pyramide
    [anubis] { god-numbered } : pyramide + tombeau
    [khepri] { god-numbered } : pyramide + obélisque
    [sekhmet] { $most ->
        [1] { god-numbered } : pyramide + tombeau ou obélisque
       *[2] { god-numbered } : pyramide + tombeau + obélisque
    }
   *[thoth] { god-numbered } : pyramide + tombeau + obélisque
}
label-god = { god-numbered }
label-pair-cards = Paire { $pair } : { $left } + { $right }
label-pair = Paire { $pair }
label-hand-card = { LETTER($letter) } : { $card }
    .plain = Une carte
# $number: in the picture.
label-in-pyramid = { $floor ->
    [0] { $index ->
        [-1] Place { $number } : base, à gauche
        [0] Place { $number } : base
       *[other] Place { $number } : base, à droite
    }
   *[other] Place { $number } : étage { NTH($floor) }, sur { supports }
}
    .plain = Dans la pyramide
label-on-obelisk = Sur l’obélisque
label-in-tomb = Dans le tombeau, face cachée
label-finish-build = Terminé, montrer ma construction ({ no-undo })
label-keep = Garder { LETTER($letter) } : { $card }

## What is asked

prompt-god-choice = Quel dieu choisissez-vous ?
prompt-pair-choice = Quelle paire prenez-vous ?
prompt-build = Quelle carte posez-vous, et où ?
prompt-built = Plus rien ne peut être posé. Montrer votre construction ?
prompt-clearing = Quelle carte gardez-vous ?

## Why something is closed

reason-god-set-aside = ce dieu est écarté pour la manche
reason-god-taken = { $seat-name } a ce dieu
reason-pair-taken = { $seat-name } l’a prise
reason-not-allowed = { god-name } ne permet pas { the-edifice }
reason-one-a-round = { the-edifice } a déjà reçu sa carte de la manche
reason-one-of-both = { -sekhmet } permet le tombeau ou l’obélisque, pas les deux
reason-pyramid-first = la pyramide doit d’abord recevoir sa carte
reason-no-card-left = vous n’avez plus de carte
reason-last-card = votre dernière carte doit aller dans la pyramide

## The rules, topic by topic

rules-goal-title = But du jeu
rules-goal =
    En 10 manches, vous bâtissez votre nécropole : une pyramide de 10 cartes, un obélisque et un tombeau.
    À chaque manche, vous choisissez un dieu, prenez une paire de cartes et construisez. Un dieu au petit numéro vous laisse prendre votre paire tôt ; un dieu au grand numéro vous laisse poser plus de cartes.
    Dans la pyramide, faites se toucher les pierres d’une même couleur. Sur l’obélisque, faites figurer une couleur sur le plus de cartes possible. Dans le tombeau, que personne d’autre ne voit, ayez plus de pierres d’une couleur que quiconque.
    Qui a le plus de points à la fin gagne. On y joue de 2 à 5.
rules-card-names-title = Le nom des cartes
rules-card-names =
    Une carte montre 2 ou 3 pierres en deux colonnes. Une pierre haute remplit toujours une colonne ; elle compte pour une seule pierre. L’autre colonne porte une pierre en haut et une en bas, ou une seconde pierre haute.
    Le nom se lit de gauche à droite, avec | entre les colonnes et / entre le haut et le bas :
    - bleu | blanc/rouge : pierre haute bleue à gauche ; à droite, blanc au-dessus du rouge.
    - blanc/rouge | bleu : la même dans l’autre sens.
    - bleu | vert : deux pierres hautes.
    Le mot entre parenthèses est le glyphe de la carte : « bleu | vert (tombeau) » porte le glyphe du tombeau.
rules-round-title = Une manche
rules-round =
    Tout le monde commence la partie avec 1 carte en main. Une manche se déroule ainsi :
    - On dispose des paires de cartes face visible, autant que de joueurs. Une paire n’est jamais séparée.
    - À partir du premier joueur, dans le sens horaire, tout le monde choisit un dieu.
    - Dans l’ordre des numéros des dieux, on prend une paire et on construit aussitôt, avant que la personne suivante n’en prenne une.
    - Quand tout le monde a construit, on garde 1 carte, s’il en reste, et on défausse les autres.
    Puis les dieux sont de nouveau libres, et la personne suivante dans le sens horaire commence. Après 10 manches, la partie est finie.
rules-gods-title = Les dieux
rules-gods =
    Le numéro de votre dieu dit quand vous prenez votre paire, et le dieu dit ce que vous pouvez construire. Tous exigent 1 carte pour la pyramide ; le reste est facultatif :
    - 1 { -horus } : rien de plus.
    - 2 { -anubis } : aussi le tombeau.
    - 3 { -khepri } : aussi l’obélisque.
    - 4 { -sekhmet } : à 2 ou 3, aussi le tombeau et l’obélisque ; à 4 ou 5, l’un des deux.
    - 5 { -thoth }, seulement à 4 ou 5 : aussi le tombeau et l’obélisque.
    À 2, un dieu est écarté : le hasard dit lequel à la manche 1, puis c’est toujours le numéro suivant, et 1 après 4. S’il ne reste qu’un dieu ou qu’une paire pour vous, vous l’avez sans qu’on vous le demande.
rules-god-horus-title = 1 { -horus }
rules-god-horus = Vous prenez une paire en premier. Vous devez poser 1 carte dans votre pyramide, et aucune ailleurs.
rules-god-anubis-title = 2 { -anubis }
rules-god-anubis = Vous devez poser 1 carte dans votre pyramide, et vous pouvez en poser 1 dans votre tombeau.
rules-god-khepri-title = 3 { -khepri }
rules-god-khepri = Vous devez poser 1 carte dans votre pyramide, et vous pouvez en poser 1 sur votre obélisque.
rules-god-sekhmet-title = 4 { -sekhmet }
rules-god-sekhmet =
    Vous devez poser 1 carte dans votre pyramide.
    - À 2 ou 3, vous pouvez aussi en poser 1 dans votre tombeau et 1 sur votre obélisque.
    - À 4 ou 5, vous pouvez aussi en poser 1, soit dans votre tombeau, soit sur votre obélisque.
rules-god-thoth-title = 5 { -thoth }
rules-god-thoth = Seulement à 4 ou 5. Vous prenez une paire en dernier. Vous devez poser 1 carte dans votre pyramide, et vous pouvez aussi en poser 1 dans votre tombeau et 1 sur votre obélisque.
rules-build-title = Comment construire
rules-build =
    Vous avez les 2 cartes de votre paire, et 1 de plus s’il y en avait une dans votre main. Choisissez une carte, puis sa place ; puis la carte suivante et sa place ; puis « Terminé ».
    - 1 carte doit aller dans la pyramide.
    - Le tombeau et l’obélisque reçoivent chacun 1 carte au plus, et seulement si votre dieu le permet.
    - L’ordre est libre, et chaque carte va où vous voulez. Seule votre dernière carte reste réservée à la pyramide tant qu’elle n’a pas la sienne.
    Avant « Terminé », personne d’autre ne voit ce que vous posez, et vous pouvez le reprendre carte par carte. Ensuite tout le monde le voit, et rien ne bouge plus. Ce qui va au tombeau reste caché jusqu’à la fin.
rules-pyramid-title = Pyramide : construction
rules-pyramid =
    La pyramide a des étages de 4, 3, 2 et 1 cartes, la base en bas.
    - À la base, une carte se pose à côté des autres, à l’extrémité gauche ou droite.
    - Plus haut, une carte repose sur deux voisines de l’étage du dessous.
    - Une fois un étage commencé, ses cartes suivantes se posent à côté de celles qui y sont. L’étage du dessous peut encore être incomplet.
    Une carte posée ne bouge plus, et il y a toujours une place pour la suivante.
    Dans les textes, les cartes d’un étage sont numérotées à partir de la gauche : la carte 1 repose sur les cartes 1 et 2 de l’étage du dessous, la carte 2 sur 2 et 3.
rules-pyramid-score-title = Pyramide : points
rules-pyramid-score =
    Les pierres d’une même couleur qui se touchent par un côté forment un groupe, aussi d’une carte ou d’un étage à l’autre ; les coins ne comptent pas. Une pierre haute compte pour 1.
    - Pour chaque couleur : autant de points que son plus grand groupe a de pierres.
    - Pour le plus grand groupe de tous : de nouveau autant, mais une seule fois si plusieurs sont à égalité.
    - Si chaque couleur a un groupe d’au moins 3 pierres : 10 points de plus.
    Exemple : des groupes de 4, 2, 6, 3 et 1 pierres valent 16 points, plus 6 pour le plus grand : 22.
rules-obelisk-title = Obélisque
rules-obelisk =
    Une carte pour l’obélisque se pose au-dessus des autres ; toutes leurs pierres restent visibles.
    À la fin, une seule couleur compte, celle qui figure sur le plus de cartes. Peu importe combien de fois elle figure sur une même carte.
    - Sur 1, 2, 3 ou 4 cartes : 1, 3, 6 ou 10 points.
    - Sur 5 cartes ou plus : 15 points.
    Si deux couleurs figurent sur le même nombre de cartes, une seule compte.
rules-tomb-title = Tombeau
rules-tomb =
    Une carte pour le tombeau se pose face cachée. Tout le monde voit combien de cartes il contient, mais personne d’autre que vous ne voit lesquelles : « Ma main » les montre à tout moment.
    À la fin, tous les tombeaux sont ouverts. Pour chaque couleur, qui a le plus de pierres de cette couleur dans son tombeau gagne 5 points. Si plusieurs en ont autant, personne ne les gagne.
rules-glyphs-title = Glyphes
rules-glyphs = Certaines cartes portent un glyphe : pyramide, obélisque ou tombeau. Il vaut 2 points à la fin si la carte se trouve dans l’édifice qu’il représente, et rien ailleurs.
rules-round-end-title = Défausse
rules-round-end =
    Quand tout le monde a construit, quiconque a plus de 1 carte en main en choisit 1 à garder ; les autres sont défaussées face visible. On ne peut pas défausser sa seule carte.
    Tout le monde choisit en même temps, et rien n’est montré avant le dernier choix.
    Après la manche 10, personne n’a à choisir : les cartes encore en main ne comptent pas.
rules-hidden-title = Ce qui est caché
rules-hidden =
    Sont cachés l’ordre de la pioche, les cartes en main des autres, le contenu de leurs tombeaux, même si l’on peut parfois en deviner une partie, et une construction tant qu’elle n’est pas terminée. Les tombeaux sont ouverts à la fin.
    Tout le monde voit les paires, les dieux, toutes les pyramides et tous les obélisques, la défausse, et combien de cartes il y a dans chaque main et chaque tombeau.
    Les scores affichés en cours de partie ne comptent pas les tombeaux.
rules-scoring-title = Score final
rules-scoring =
    Vous additionnez :
    - votre pyramide : le plus grand groupe de chaque couleur, le plus grand de tous encore une fois, et 10 points pour cinq groupes d’au moins 3,
    - votre obélisque : jusqu’à 15 points pour une couleur,
    - votre tombeau : 5 points par couleur dont vous avez le plus de pierres,
    - vos glyphes : 2 points pour chacun dans son propre édifice.
    Qui a le plus de points gagne. À égalité, la victoire est partagée.
rules-deck-title = Les cartes
rules-deck =
    Le livret du jeu ne donne pas la liste des cartes. Celles d’ici sont notre propre reconstitution ; elles peuvent donc différer de celles de votre boîte :
    - 105 cartes différentes, 80 à 3 pierres et 25 à 2,
    - 58 pierres de chaque couleur,
    - 15 cartes avec chaque glyphe, 60 sans glyphe.
    Elles suffisent pour 5 personnes et 10 manches : la pioche n’est jamais remélangée.

## The table in words, for the alt text and the description

round-of = Manche { $round } sur { $rounds }
round-now = { round-of }.
final-title = Score final
# $standing: free, left (when all have chosen), taken, built (its player is done) or set_aside.
god-brief = { $standing ->
    [free] { god-numbered } : libre
    [left] { god-numbered } : personne
    [taken] { god-numbered } : { $name }
    [built] { god-numbered } : { $name } (a construit)
   *[set_aside] { god-numbered } : écarté
}
gods-now = Dieux : { $gods }.
pair-brief = { $pair } : { $left } + { $right }
pairs-left = Paires restantes : { $pairs }.
colour-count = { colour-name } { $count }
# $groups: a row of colour-count.
groups-heading = Plus grands groupes :
groups-of = { $count ->
    [0] { $name } encore aucun.
   *[other] { $name } { $groups }.
}
lettered-card = { LETTER($letter) } { label-card }
hand-held = { $count ->
    [0] Votre main est vide.
   *[other] Votre main : { $cards }.
}
tomb-held = { $count ->
    [0] Votre tombeau est vide.
   *[other] Votre tombeau ({ $count }) : { $cards }.
}
hand-drafted = Cartes posées que personne d’autre ne voit encore : { $cards }.
hand-kept = Vous gardez { $card }.

## The description only

first-note = { $name } commence la manche.
gods-title = Dieux
god-line = { $standing ->
    [free] { label-god-favour }. Libre.
    [left] { label-god-favour }. Personne ne l’a.
    [taken] { label-god-favour }. { $name } a ce dieu.
    [built] { label-god-favour }. { $name } a construit.
   *[set_aside] { label-god-favour }. Écarté pour la manche.
}
pairs-title = Paires
pair-line = { $taken ->
    [true] Paire { $pair } : { $left } + { $right }. { $name } l’a prise.
   *[false] Paire { $pair } : { $left } + { $right }.
}
player-score = { $name } : { points }
source-points = { source-title } { $points }
points-line = Points sans le tombeau : { $sources }.
groups-line = Plus grands groupes : { $groups }.
numbered-card = { NTH($index) } { label-card }
floor-line = { $floor ->
    [0] Pyramide, base : { $cards }.
   *[other] Étage { NTH($floor) } : { $cards }.
}
pyramid-empty = Pyramide : encore aucune carte.
obelisk-line = { $count ->
    [0] Obélisque : aucune carte.
    [one] Obélisque : { $cards }.
   *[other] Obélisque, de bas en haut : { $cards }. Le plus souvent { colour-name }, sur { $best } des { $count } cartes.
}
cards-counted = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
tomb-line = Tombeau, face cachée : { cards-counted }.
tomb-opened = { $count ->
    [0] Tombeau : aucune carte.
   *[other] Tombeau ({ $count }) : { $cards }. Pierres : { $stones }.
}
majorities-line = { $count ->
    [0] Le plus de pierres : aucune couleur.
   *[other] Le plus de pierres : { $colours }.
}
hand-line = Main : { cards-counted }.
stores-title = Pioche et défausse
deck-left = Pioche : { cards-counted }.
discards-seen = { $count ->
    [0] Défausse vide.
   *[other] Défausse ({ $count }) : { $cards }.
}
# Not "1.": Discord numbers lines that begin so by itself.
final-place = Place { $place } : { $name }, { points }.

## In pictures

round-title = Manche
# What those who are asked must do, after a name, or after several badges.
asked-title = { $task ->
    [god] choisit un dieu
    [pair] prend une paire
    [build] construit
   *[keep] { $count ->
        [one] garde 1 carte
       *[other] gardent 1 carte
    }
}
edifice-title = { $edifice ->
    [pyramid] Pyramide
    [obelisk] Obélisque
   *[tomb] Tombeau
}
# In a player’s own picture, to whoever must choose.
own-task = { $task ->
    [god] Choisir un dieu
    [pair] Prendre une paire
   *[keep] Garder 1 carte
}
# What the god says of an edifice; beside its sign, in one short word.
permission = { $permission ->
    [must] à poser
    [may] possible
    [done] fait
   *[no] non
}
total-title = Total
