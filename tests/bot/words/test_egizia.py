"""The words of Egizia: all that can happen, be chosen or be closed, and the numbers of its rules, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from itertools import product
from random import Random

import pytest

from bot.ui import menu
from bot.words.words import LANGUAGES, FluentWords, words
from engines.core.decision import Decision
from engines.core.event import Event
from engines.core.phrase import Phrase, phrase
from engines.core.state import State
from engines.egizia import GAME, labels
from engines.egizia import events as happened
from engines.egizia.components import (
    AREAS,
    BOX,
    BRICK_BONUS,
    CARDS,
    COLUMN_TILES,
    CREWS,
    FIELD_BONUS,
    LEAST_STRENGTH,
    MOST_STONES,
    MOST_STRENGTH,
    POSITIONS,
    ROUNDS,
    SEATS,
    SHIPS,
    SPACES,
    SPHINX,
    START_FIELD,
    START_QUARRY,
    STATUES,
    TILES,
    TOP_LEVEL,
    Area,
    Berth,
    Colour,
    Crew,
    Flood,
    Metric,
    Tile,
    open_spaces,
    pyramid_rows,
)
from engines.egizia.effects import Market, Monument, Who
from engines.egizia.options import EgiziaOptions
from engines.egizia.player import SOURCES, Source
from tests.bot.words.files import check_values, in_every_language, selections, typeset
from tests.bot.words.played import OBSTINACY, kinds, met
from tests.engines.egizia.test_referee import RICH_GAME, keen
from tests.laws.subjects import SUBJECTS

NAMES = ("Amina", "Boris", "Chloé", "Dan")
KINDS = kinds(happened)
ACTION_CARDS = {card.kind for card in CARDS.values() if card.kind is not None}
METRICS = {metric.value for metric in Metric}
CREW_NAMES = {crew.value for crew in CREWS}
AREA_NAMES = {area.value for area in AREAS}
VALUES: dict[str, set[str]] = {
    "crew": CREW_NAMES,
    "first": CREW_NAMES,
    "area": AREA_NAMES,
    "until": AREA_NAMES | {"delta"},
    "market": {market.value for market in Market},
    "flood": {flood.value for flood in Flood},
    "to": {flood.value for flood in Flood},
    "at": {flood.value for flood in Flood},
    "colour": {colour.value for colour in Colour},
    "field": {colour.value for colour in Colour},
    "kind": ACTION_CARDS,
    "type": {str(card.type) for card in CARDS.values()},
    "tile": {tile.value for tile in Tile},
    "goal": set(STATUES),
    "metric": METRICS,
    "each": METRICS,
    "most": METRICS,
    **{f"need_{number}": METRICS for number in range(1, 5)},
    "source": {source.value for source in SOURCES},
    "using": {"G9", "G10", "G9_G10"},
    "leader": {"yes", "no"},
}
PHASES = {
    *("start_choice", "round_start", "placement", "leftovers", "production", "feeding", "training", "building"),
    *("hiring", "round_end", "closing", "over"),
}
LONGEST_SOURCE, BUTTON, LIST_ENTRY = 20, 79, 100  # a button that opens a list ends with a mark
TOPICS = {
    *("goal", "setup", "round", "river", "ships", "waiting", "nile-cards", "using", "fields", "quarries", "feeding"),
    *("wheat-market", "stone-market", "crews", "build", "obelisk", "colonnade", "pyramid", "statues", "statue-goals"),
    *("sphinx", "sphinx-cards", "sphinx-each", "sphinx-one", "sphinx-several", "cooperation", "order", "scoring"),
    *("two-players", "three-players", "hidden", "components", "tiles", "printed", "column-tiles"),
    *(f"tile-{tile.value.lower()}" for tile in Tile),
    *(f"card-{kind.lower()}" for kind in ACTION_CARDS),
}

TOLD: list[tuple[Event, str, str]] = [
    (
        happened.RoundBegan(seat=2, round=2, order=(2, 0, 1), cards=(("C1", "N07"),), tiles=(("R1", "T01"),)),
        "Round 2 began. Order: Chloé, Amina and Boris.",
        "La manche 2 a commencé. Ordre : Chloé, Amina et Boris.",
    ),
    (
        happened.ShipPlaced(seat=0, space="C4", berth=None, piece="N10", using=()),
        "Amina placed a ship on space 7: yellow field, 5 wheat.",
        "Amina a placé un navire sur la case 7 : champ jaune, 5 blés.",
    ),
    (
        happened.ShipPlaced(seat=0, space="R3", berth=None, piece="T02", using=(Tile.G9, Tile.G10)),
        "Amina placed a ship on space 8 (a ship upstream and a ship beside another): "
        "+1 for the leader, flood up to 1 step.",
        "Amina a placé un navire sur la case 8 (un navire vers l'amont et un navire à côté d'un autre) : "
        "+1 pour l'équipe de tête, crue jusqu'à 1 cran.",
    ),
    (
        happened.ShipPlaced(seat=1, space="obelisk_colonnade", berth=Berth.NEAR, piece=None, using=()),
        "Boris placed a ship at the obelisk and colonnade, near slot.",
        "Boris a placé un navire à l'obélisque et à la colonnade, place proche.",
    ),
    (
        happened.ShipPlaced(seat=1, space="sphinx", berth=Berth.WAITING, piece=None, using=(Tile.G9,)),
        "Boris placed a waiting ship at the Sphinx (a ship upstream).",
        "Boris a placé un navire en attente au sphinx (un navire vers l'amont).",
    ),
    (happened.Passed(seat=3), "Dan passed.", "Dan a passé."),
    (
        happened.LeftoverTaken(seat=3, space="C10", card="N04"),
        "Dan took what was left on space 19: quarry, 3 stones.",
        "Dan a pris ce qui restait sur la case 19 : carrière, 3 pierres.",
    ),
    (
        happened.FloodMoved(seat=0, to=Flood.TOP),
        "Amina moved the flood to the top.",
        "Amina a déplacé la crue vers le haut.",
    ),
    (
        happened.CrewGrew(seat=0, crew=Crew.GREEN, steps=1, strength=4),
        "Amina: the green crew grew to 4.",
        "Amina : l'équipe verte est passée à 4.",
    ),
    (
        happened.CrewGrew(seat=0, crew=Crew.LEADER, steps=0, strength=9),
        "Amina: the leader was at 9 already and did not grow.",
        "Amina : l'équipe de tête était déjà à 9 et n'a pas progressé.",
    ),
    (
        happened.CrewGrew(seat=0, crew=Crew.BLUE, steps=-1, strength=2),
        "Amina: the blue crew shrank to 2.",
        "Amina : l'équipe bleue est redescendue à 2.",
    ),
    (happened.StonesGained(seat=0, count=1, lost=0), "Amina got 1 stone.", "Amina a reçu 1 pierre."),
    (
        happened.StonesGained(seat=0, count=2, lost=3),
        "Amina got 2 stones, without room for 3.",
        "Amina a reçu 2 pierres, sans place pour 3.",
    ),
    (
        happened.MarketRaised(seat=0, market=Market.WHEAT, levels=1, level=2, points=0, stones=0),
        "Amina gained 1 level on the wheat market, now at level 2.",
        "Amina a gagné 1 niveau au marché du blé, désormais au niveau 2.",
    ),
    (
        happened.MarketRaised(seat=0, market=Market.WHEAT, levels=2, level=5, points=2, stones=0),
        "Amina gained 2 levels on the wheat market, now at level 5, and 2 points.",
        "Amina a gagné 2 niveaux au marché du blé, désormais au niveau 5, et 2 points.",
    ),
    (
        happened.MarketRaised(seat=0, market=Market.STONE, levels=2, level=3, points=0, stones=2),
        "Amina gained 2 levels on the stone market, now at level 3, and 2 stones.",
        "Amina a gagné 2 niveaux au marché de la pierre, désormais au niveau 3, et 2 pierres.",
    ),
    (
        happened.PointsGained(seat=0, source=Source.CARDS, points=-5),
        "Nile cards: -5 points for Amina.",
        "Cartes Nil : -5 points pour Amina.",
    ),
    (
        happened.BrickLapsed(seat=0),
        "Amina found no place for the free brick.",
        "Amina n'a trouvé aucune place pour la brique gratuite.",
    ),
    (
        happened.CardPlayed(seat=0, card="N50"),
        "Amina played a card: +6 stones (anytime).",
        "Amina a joué une carte : +6 pierres (à tout moment).",
    ),
    (
        happened.PowerUsed(seat=0, card="N15"),
        "Amina used a card: each round +1 for any crew (permanent).",
        "Amina a utilisé une carte : chaque manche, +1 pour une équipe au choix (permanent).",
    ),
    (
        happened.TileUsed(seat=0, tile=Tile.G6),
        "Amina used a column tile: two basic crews together.",
        "Amina a utilisé une tuile bonus : deux équipes ordinaires ensemble.",
    ),
    (happened.SecondShipGranted(seat=0), "", ""),
    (happened.WheatGained(seat=0, count=4), "Amina added 4 wheat.", "Amina a ajouté 4 blés."),
    (happened.StonesSpent(seat=0, count=4), "Amina spent 4 stones.", "Amina a dépensé 4 pierres."),
    (
        happened.StrengthAdded(seat=0, area=Area.SPHINX, count=3),
        "Amina added 3 strength at the Sphinx.",
        "Amina a ajouté 3 de force au sphinx.",
    ),
    (happened.KeepsRaised(seat=0, keeps=2), "", ""),
    (
        happened.FieldImproved(seat=0, card="N17", field="N30", colour=Colour.YELLOW),
        "Amina improved a field (red field, 8 wheat): it counts as yellow now.",
        "Amina a amélioré un champ (champ rouge, 8 blés) : il compte désormais comme jaune.",
    ),
    (
        happened.ShipPlaced(seat=0, space="C4", berth=None, piece="N30", using=()),
        "Amina placed a ship on space 7: red field, 8 wheat.",
        "Amina a placé un navire sur la case 7 : champ rouge, 8 blés.",
    ),
    (happened.StonesProduced(seat=0, count=6, lost=0), "Amina produced 6 stones.", "Amina a produit 6 pierres."),
    (
        happened.StonesProduced(seat=0, count=0, lost=4),
        "Amina produced 0 stones, without room for 4.",
        "Amina a produit 0 pierre, sans place pour 4.",
    ),
    (
        happened.CrewsFed(seat=0, need=8, wheat=6, points=-4),
        "Amina fed the crews: 6 wheat, 8 needed, -4 points.",
        "Amina a nourri les équipes : 6 blés pour 8 de force, -4 points.",
    ),
    (
        happened.CrewsFed(seat=0, need=8, wheat=8, points=0),
        "Amina fed the crews: 8 wheat, 8 needed.",
        "Amina a nourri les équipes : 8 blés pour 8 de force.",
    ),
    (
        happened.CrewsCommitted(seat=0, area=Area.PYRAMID_STATUES, crews=(Crew.LEADER, Crew.BLUE), strength=5, by=None),
        "Amina sent the leader and the blue crew to the pyramid and statues: strength 5.",
        "Amina a envoyé l'équipe de tête et l'équipe bleue vers la pyramide et les statues : force 5.",
    ),
    (
        happened.CrewsCommitted(seat=0, area=Area.SPHINX, crews=(Crew.YELLOW,), strength=1, by="T10"),
        "Amina sent the yellow crew from a waiting ship to the Sphinx: strength 1.",
        "Amina a envoyé l'équipe jaune depuis un navire en attente vers le sphinx : force 1.",
    ),
    (
        happened.BuildDeclined(seat=1, area=Area.OBELISK_COLONNADE, is_unable=True),
        "Boris could build nothing at the obelisk and colonnade; the ship left.",
        "Boris n'a rien pu construire à l'obélisque et à la colonnade ; le navire est parti.",
    ),
    (
        happened.BuildDeclined(seat=1, area=Area.SPHINX, is_unable=False),
        "Boris did not build at the Sphinx; the ship left.",
        "Boris n'a pas construit au sphinx ; le navire est parti.",
    ),
    (
        happened.ShipsMovedUp(area=Area.SPHINX, berths=(2, None, 0)),
        "Ships at the Sphinx, nearest to the Nile first: Chloé and Amina.",
        "Navires au sphinx, du plus proche du Nil au plus éloigné : Chloé et Amina.",
    ),
    (
        happened.BrickLaid(seat=0, monument=Monument.OBELISK, at=2, cell=0, cost=2, points=2, is_free=False),
        "Amina built level 3 of the obelisk for 2 stones, 2 points.",
        "Amina a construit l'étage 3 de l'obélisque pour 2 pierres, 2 points.",
    ),
    (
        happened.BrickLaid(seat=0, monument=Monument.COLONNADE, at=0, cell=0, cost=0, points=0, is_free=True),
        "Amina built column 1 for free.",
        "Amina a construit la colonne 1 gratuitement.",
    ),
    (
        happened.BrickLaid(seat=0, monument=Monument.PYRAMID, at=1, cell=2, cost=3, points=4, is_free=False),
        "Amina built brick 3 in row 2 of the pyramid for 3 stones, 4 points.",
        "Amina a construit la brique 3 de la rangée 2 de la pyramide pour 3 pierres, 4 points.",
    ),
    (
        happened.BrickLaid(seat=0, monument=Monument.STATUES, at=2, cell=0, cost=1, points=0, is_free=False),
        "Amina built level 1 of statue 3 for 1 stone.",
        "Amina a construit le niveau 1 de la statue 3 pour 1 pierre.",
    ),
    (
        happened.RowCompleted(seat=2, row=0, points=3),
        "Row 1 of the pyramid is full: 3 points for Chloé.",
        "La rangée 1 de la pyramide est complète : 3 points pour Chloé.",
    ),
    (
        happened.ColumnTileGained(seat=0, tile=Tile.G1),
        "Amina gained the column tile: +2 wheat for each field.",
        "Amina a gagné la tuile bonus : +2 blés par champ.",
    ),
    (
        happened.ColonnadeCompleted(seat=0, place=1, points=3),
        "Amina was the second to complete the colonnade: 3 points.",
        "Amina a achevé la colonnade en 2e position : 3 points.",
    ),
    (happened.BuildFinished(seat=0, area=Area.SPHINX), "", ""),
    (
        happened.RiddlesDrawn(seat=0, paid=1, free=0),
        "Amina drew 1 Sphinx card.",
        "Amina a pioché 1 carte Sphinx.",
    ),
    (
        happened.RiddlesDrawn(seat=0, paid=2, free=1),
        "Amina drew 2 Sphinx cards and 1 for free.",
        "Amina a pioché 2 cartes Sphinx et 1 gratuitement.",
    ),
    (
        happened.RiddlesSeen(seat=0, cards=("S03", "S22"), audience=(0,)),
        "You drew “7 points for the most: stones of quarries” and “4 points: obelisk 2+, pyramid 2+”.",
        "Vous avez pioché « 7 points pour le plus : pierres des carrières » et "
        "« 4 points : obélisque 2+, pyramide 2+ ».",
    ),
    (
        happened.RiddleKept(seat=0, cards=2),
        "Amina kept a Sphinx card, now 2 in all.",
        "Amina a gardé une carte Sphinx, désormais 2 en tout.",
    ),
    (
        happened.RiddlesReturned(seat=0, count=1, points=1),
        "Amina put 1 Sphinx card back: 1 point.",
        "Amina a rendu 1 carte Sphinx : 1 point.",
    ),
    (
        happened.CooperationScored(seat=0, areas=3, points=5),
        "Amina built in 3 areas: 5 points for co-operation.",
        "Amina a construit dans 3 zones : 5 points de coopération.",
    ),
    (happened.RoundEnded(round=4, cards=("N30",)), "Round 4 ended.", "La manche 4 a pris fin."),
    (
        happened.RiddlesRevealed(seat=0, cards=("S01",)),
        "Amina showed the Sphinx cards: “2 points each: pyramid row bonuses”.",
        "Amina a montré ses cartes Sphinx : « 2 points chacun : bonus de rangée de la pyramide ».",
    ),
    (
        happened.FinalScored(seat=0, source=Source.PYRAMID_MAJORITY, points=5),
        "Pyramid majority: 5 points for Amina.",
        "Majorité pyramide : 5 points pour Amina.",
    ),
    (
        happened.GameEnded(ranking=((1, 2), (0,))),
        "The game is over: 1. Boris and Chloé and 3. Amina.",
        "La partie a pris fin : 1. Boris et Chloé et 3. Amina.",
    ),
]

SAID = [
    ("label", labels.space_label("C4"), "Space 7", "Case 7"),
    (
        "label",
        phrase("card_space", space="C4", card=labels.offered_card("N34"), using="G9"),
        "7: red field, 5 wheat, with quarry, 3 stones, at once +2 points (upstream)",
        "7 : champ rouge, 5 blés, avec carrière, 3 pierres, aussitôt +2 points (vers l'amont)",
    ),
    (
        "label",
        phrase("round_space", space="R1", tile=labels.nile_tile("T09"), using="none"),
        "2: +1 for any crew, +1 wheat market or +1 stone market",
        "2 : +1 pour une équipe au choix, +1 marché du blé ou +1 marché de la pierre",
    ),
    (
        "label",
        phrase("berth", area="sphinx", berth="waiting", using="none"),
        "18: Sphinx, waiting ship",
        "18 : sphinx, navire en attente",
    ),
    ("label", labels.space_label("sphinx", Berth.FAR), "Space 18, far slot", "Case 18, place éloignée"),
    ("label", labels.space_label("sphinx"), "Space 18", "Case 18"),
    ("label", labels.stretch("C6"), "Spaces 7-12: pyramid and statues", "Cases 7-12 : pyramide et statues"),
    ("label", labels.stretch("R7"), "Spaces 19-20: delta", "Cases 19-20 : delta"),
    ("label", labels.CREWS, "Your crews", "Vos équipes"),
    ("label", phrase("crews", leader="yes"), "With the leader", "Avec l'équipe de tête"),
    ("label", phrase("crews", first=Crew.BLUE), "Blue crew", "Équipe bleue"),
    ("label", labels.party((Crew.LEADER, Crew.GREEN)), "Green crew + leader", "Équipe verte + tête"),
    (
        "label",
        labels.with_facts(labels.party((Crew.LEADER, Crew.GREEN, Crew.YELLOW)), strength=8),
        "Green crew + yellow crew + leader: strength 8",
        "Équipe verte + équipe jaune + tête : force 8",
    ),
    (
        "label",
        phrase("brick", monument=Monument.OBELISK, number=6, cost=4),
        "Obelisk, level 6: cost 4",
        "Obélisque, étage 6 : coût 4",
    ),
    ("label", labels.brick_label(Monument.COLONNADE, 0), "Colonnade", "Colonnade"),
    (
        "label",
        phrase("pyramid_brick", row=2, number=1, cost=3),
        "Pyramid, row 2, brick 1: cost 3",
        "Pyramide, rangée 2, brique 1 : coût 3",
    ),
    (
        "label",
        phrase("statue_brick", statue=1, number=2, cost=2, goal="ST6"),
        "Statue 1 (wheat of yellow and red fields), level 2: cost 2",
        "Statue 1 (blé des champs jaunes et rouges), niveau 2 : coût 2",
    ),
    ("label", labels.brick_label(Monument.STATUES, 2), "Statue 3", "Statue 3"),
    (
        "label",
        phrase("draw_riddles", paid=2, free=1),
        "Draw 2 and 1 for free (no undo)",
        "Piocher 2 et 1 gratuitement (sans retour)",
    ),
    (
        "label",
        phrase("keep_riddle", card=labels.riddle("S26")),
        "10 points: obelisk 2+, colonnade 2+, pyramid 2+, statue levels 2+",
        "10 points : obélisque 2+, colonnade 2+, pyramide 2+, niveaux de statues 2+",
    ),
    (
        "label",
        labels.play("N53"),
        "Card: +4 stones or +4 strength in one area",
        "Carte : +4 pierres ou +4 de force dans une zone",
    ),
    (
        "label",
        labels.use_tile(Tile.G7),
        "Column tile: second ship in one turn",
        "Tuile bonus : deuxième navire dans le même tour",
    ),
    ("label", labels.grown((Crew.LEADER,)), "Leader: +1", "Équipe de tête : +1"),
    ("label", phrase("crew_grows", crew=Crew.LEADER, strength=3), "Leader (3): +1", "Équipe de tête (3) : +1"),
    ("label", labels.grown((Crew.BLUE, Crew.BLUE)), "Blue crew: +2", "Équipe bleue : +2"),
    (
        "label",
        phrase("two_grow", first=Crew.LEADER, second=Crew.BLUE, strength=2, other_strength=1),
        "Leader (2) and blue crew (1): +1 each",
        "Équipe de tête (2) et équipe bleue (1) : +1 chacune",
    ),
    ("label", phrase("trade_crew", crew=Crew.GREEN, strength=3), "Green crew (3): -1", "Équipe verte (3) : -1"),
    ("label", phrase("flood_stays", at=Flood.MIDDLE), "It stays in the middle", "Elle reste au milieu"),
    ("label", phrase("flood_to", to=Flood.BOTTOM), "Flood to the bottom", "Crue vers le bas"),
    ("label", phrase("convert_stones", count=1), "1 stone becomes 1 wheat", "1 pierre devient 1 blé"),
    (
        "label",
        phrase("improve_field", field=labels.nile_card("N10"), colour=Colour.GREEN),
        "yellow field, 5 wheat: becomes green",
        "champ jaune, 5 blés : devient vert",
    ),
    (
        "prompt",
        phrase("turn", ships=1, second="no"),
        "You have 1 ship left: where does it go?",
        "Il vous reste 1 navire : où va-t-il ?",
    ),
    (
        "prompt",
        phrase("turn", ships=8, second="no"),
        "You have 8 ships left: where does the next one go?",
        "Il vous reste 8 navires : où va le prochain ?",
    ),
    (
        "prompt",
        phrase("feed", need=8, wheat=6, points=-4),
        "6 wheat for strength 8: -4 points as it stands. Do you add any?",
        "6 blés pour 8 de force : -4 points pour l'instant. En ajoutez-vous ?",
    ),
    (
        "prompt",
        phrase("commitment", area=Area.SPHINX, berth=Berth.NEAR, by="none", stones=6, strength=3),
        "Sphinx, near slot: 6 stones, +3 strength. Who builds?",
        "Sphinx, place proche : 6 pierres, +3 de force. Qui construit ?",
    ),
    (
        "prompt",
        phrase("commitment", area=Area.OBELISK_COLONNADE, berth=Berth.WAITING, by="G8", stones=1, strength=0),
        "Obelisk and colonnade, waiting ship: 1 stone. Does it build?",
        "Obélisque et colonnade, navire en attente : 1 pierre. Construit-il ?",
    ),
    (
        "prompt",
        phrase("construction", area=Area.PYRAMID_STATUES, budget=4, stones=7),
        "Pyramid and statues: strength 4, 7 stones. What do you build?",
        "Pyramide et statues : force 4, 7 pierres. Que construisez-vous ?",
    ),
    (
        "prompt",
        phrase("riddles", cards=3, keeps=1),
        "You may keep 1 of 3: which one?",
        "Vous pouvez en garder 1 sur 3 : laquelle ?",
    ),
    ("prompt", phrase("riddles", cards=1, keeps=1), "Do you keep this card?", "Gardez-vous cette carte ?"),
    ("reason", phrase("space_taken", seat=1), "Boris has a ship there", "Boris y a déjà un navire"),
    (
        "reason",
        phrase("too_weak", strength=1, needs=2),
        "strength 1 is too little: the cheapest costs 2",
        "1 de force ne suffit pas : le moins cher coûte 2",
    ),
    (
        "reason",
        phrase("crew_used", crew=Crew.YELLOW),
        "the yellow crew has built this round",
        "l'équipe jaune a déjà construit pendant cette manche",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), TOLD, ids=[event.kind for event, _, _ in TOLD])
def test_told(event: Event, english: str, french: str) -> None:
    assert words("en", "egizia").tell(event, NAMES) == english
    assert words("fr", "egizia").tell(event, NAMES) == _typeset(french)


@pytest.mark.parametrize(("kind", "said", "english", "french"), SAID, ids=[str(said) for _, said, _, _ in SAID])
def test_said(kind: str, said: Phrase, english: str, french: str) -> None:
    assert words("en", "egizia").phrase(kind, said, NAMES) == english
    assert words("fr", "egizia").phrase(kind, said, NAMES) == _typeset(french)


def test_every_event_has_words() -> None:
    assert {event.kind for event, _, _ in TOLD} == KINDS
    for messages in in_every_language("egizia.ftl").values():
        told = {key for key in messages if key.startswith("event-")}
        assert told == {f"event-{kind.replace('_', '-')}" for kind in KINDS}


@cache
def _games() -> tuple[tuple[Decision, ...], tuple[Event, ...]]:
    """What is asked and what happens, each once: at random and under each stubborn policy, asides included, for each
    number of players, also at rich tables, where every card and tile is at work.
    """
    subject, asked, told = SUBJECTS["egizia"], dict[tuple[object, ...], Decision](), dict[Event, None]()
    for number, (seats, rank) in enumerate(product(subject.counts, (None, None, None, *subject.stubborn.values()))):
        for game in (GAME, RICH_GAME):
            random = Random(number)
            state: State = game.new(seats, EgiziaOptions(), f"words {number}")
            while decisions := game.decisions(state):
                asked |= {(d.prompt, d.options, d.asides, d.closed): d for d in decisions}
                decision = random.choice(decisions)
                action = keen(decision, random).action
                if rank is not None and random.random() < OBSTINACY:
                    offered = [option.action for option in decision.options + decision.asides]
                    lowest = min(map(rank, offered))
                    action = random.choice([action for action in offered if rank(action) == lowest])
                step = game.apply(state, decision.seat, action)
                state = step.state
                told |= dict.fromkeys(step.events)
    return tuple(asked.values()), tuple(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    said = words(language, "egizia")
    _, events = _games()
    for event in events:
        sentence = said.tell(event, NAMES)
        assert not sentence or sentence.endswith("."), sentence
        assert not set("{}$_") & set(sentence), sentence
        assert not re.search(r"\b[NSTCR]\d+\b|none|true|false", sentence), sentence
    assert {event.kind for event in events} >= KINDS - {"brick_lapsed"}  # it takes three complete monuments


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_asked(language: str) -> None:
    """No label, question or reason lacks a fact; a player can read a menu, and an ordinary move is two clicks."""
    said = words(language, "egizia")
    decisions, _ = _games()
    worded = {("prompt", decision.prompt) for decision in decisions}
    for decision in decisions:
        worded |= {("label", label) for option in menu.offered(decision) for label in option.path}
        worded |= {("label", label) for closed in decision.closed for label in closed.path}
        worded |= {("reason", closed.reason) for closed in decision.closed}
        assert not menu.is_list(decision), decision.prompt
        assert max(len(option.path) for option in menu.offered(decision)) <= 2
        for entry in menu.entries(decision):
            branch = menu.branch(decision, entry.number) if entry.opens else None
            assert branch is None or len(branch.options) <= menu.LIST_LENGTH
    for kind, phrased in worded:
        text = said.phrase(kind, phrased, NAMES)
        assert text, phrased
        assert not set("{}$_") & set(text), text
        assert not re.search(r"\b[NSTCR]\d+\b|none|true|false", text), text
        assert (kind == "prompt") == text.endswith("?"), text


def test_nothing_is_worded_by_default() -> None:
    check_values("egizia.ftl", VALUES)
    for said in in_every_language("egizia.ftl").values():
        assert dict(selections(said["second-crew"]))["second"] == CREW_NAMES
        assert dict(selections(said["label-grow-crew"]))["who"] == {who.value for who in Who}
        assert dict(selections(said["stage"]))["phase"] == PHASES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_left_out(language: str) -> None:
    """Whatever a choice carries as a number is read in its label; a phrase with few facts has few words."""
    said = words(language, "egizia")
    for label in {label for found in met("egizia") for o in found.decision.options for label in o.path}:
        text = said.phrase("label", label, NAMES)
        for figure in _figures(label):
            assert re.search(rf"\b{figure}\b", text), f"{label}: {text}"


def _figures(label: Phrase) -> Iterator[int]:
    for _, value in label.facts:
        if isinstance(value, Phrase):
            yield from _figures(value)
        elif isinstance(value, int) and value:
            yield value


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ(language: str) -> None:
    """A source heads a column of the final table, so it is short."""
    said = words(language, "egizia")
    titles = {said.say("source-title", source=source) for source in SOURCES}
    assert len(titles) == len(SOURCES)
    assert max(map(len, titles)) <= LONGEST_SOURCE
    assert len({said.say("tile-name", tile=tile) for tile in Tile}) == len(Tile)
    assert len({said.say("metric-name", metric=metric) for metric in Metric}) == len(Metric)
    assert len({said.say("kind-effect", kind=kind) for kind in ACTION_CARDS}) == len(ACTION_CARDS)
    assert len({_riddle(said, card) for card in SPHINX}) == len(SPHINX)
    assert len({_tile(said, tile) for tile in TILES}) == len(TILES)
    for statue in STATUES.values():
        assert said.say("goal-name", goal=statue.id) == said.say("metric-name", metric=statue.metric)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_whatever_they_name(language: str) -> None:
    """The longest are too rare to be met by playing."""
    said = words(language, "egizia")
    places = [
        *(phrase("card_space", space="C10", card=labels.offered_card(card), using="G9") for card in CARDS),
        *(phrase("round_space", space="R7", tile=labels.nile_tile(tile), using="G10") for tile in TILES),
        *(
            phrase("improve_field", field=labels.nile_card(card), colour=Colour.YELLOW)
            for card, known in CARDS.items()
            if known.field is not None
        ),
    ]
    for place in places:
        assert len(said.phrase("label", place, NAMES)) <= LIST_ENTRY, place
    buttons = [
        *(phrase("keep_riddle", card=labels.riddle(card)) for card in SPHINX),
        *(phrase("take_leftover", space="C10", card=labels.offered_card(card)) for card in CARDS),
        *(labels.play(card.id) for card in CARDS.values() if card.kind is not None),
        *(labels.use_tile(tile) for tile in Tile),
        *(
            phrase("statue_brick", statue=3, number=3, cost=BOX.statue_levels.costs[-1], goal=statue)
            for statue in STATUES
        ),
    ]
    for button in buttons:
        assert len(said.phrase("label", button, NAMES)) < BUTTON, button


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_by_what_they_do(language: str) -> None:
    """Cards of one kind do the same; the figures in their names are those of the data."""
    said = words(language, "egizia")
    for card in CARDS.values():
        name = said.phrase("label", labels.offered_card(card.id), NAMES)
        if card.kind is None:
            assert sorted(_numbers(name)) == sorted(n for n in (card.wheat, card.stones, *_amounts(card.on_gain)) if n)
        else:
            assert name.startswith(said.say("kind-effect", kind=card.kind))
            assert set(_numbers(name)) >= set(_amounts((*card.on_gain, *card.use, card.power, card.at_end)))


def _amounts(found: object) -> list[int]:
    """Every figure within effects, without signs."""
    match found:
        case int():
            return [abs(found)] if found else []
        case tuple():
            return [amount for part in found for amount in _amounts(part)]
        case None | str():
            return []
        case _:
            return [amount for value in asdict(found).values() for amount in _amounts(_plain(value))]  # type: ignore[call-overload]


def _plain(value: object) -> object:
    """What `asdict` makes of an effect within an effect."""
    if isinstance(value, dict):
        return tuple(map(_plain, value.values()))
    return tuple(map(_plain, value)) if isinstance(value, tuple | list) else value


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_are_numbered_down_the_river(language: str) -> None:
    said = words(language, "egizia")
    for space in SPACES:
        assert said.say("space-number", space=space.id) == str(POSITIONS[space.id] + 1)
        first, last = _numbers(said.phrase("label", labels.stretch(space.id), NAMES))
        assert first <= POSITIONS[space.id] + 1 <= last
        numbers = _numbers(said.phrase("label", labels.space_label(space.id), NAMES))
        assert numbers == [POSITIONS[space.id] + 1]


def test_stage() -> None:
    en, fr = (words(language, "egizia").say for language in LANGUAGES)
    for say in (en, fr):
        texts = {phase: say("stage", round=2, rounds=ROUNDS, phase=phase) for phase in PHASES}
        assert len(set(texts.values())) == len(PHASES) - 1  # hiring is building
    assert en("stage", round=2, rounds=ROUNDS, phase="placement") == f"round 2 of {ROUNDS}, placing ships"
    assert fr("stage", round=2, rounds=ROUNDS, phase="building") == f"manche 2 sur {ROUNDS}, construction"


# The rules


def test_every_step_monument_card_and_tile_has_a_topic() -> None:
    assert set(words("en", "egizia").topics) == TOPICS


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_the_names_on_buttons(language: str) -> None:
    """Who reads a name on a button finds it by typing a part of it."""
    said = words(language, "egizia")
    for kind in ACTION_CARDS:
        assert said.say("kind-effect", kind=kind) in said.say(f"rules-card-{kind.lower()}-title")
    for tile in Tile:
        assert said.say("tile-name", tile=tile) in said.say(f"rules-tile-{tile.value.lower()}-title")
        assert said.say("tile-name", tile=tile) in said.say("rules-column-tiles")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_goals_are_listed_as_they_are(language: str) -> None:
    said = words(language, "egizia")
    listed = [line[2:] for line in said.say("rules-tiles").split("\n") if line.startswith("- ")]
    assert sorted(listed) == sorted(_tile(said, tile) for tile in TILES)
    printed = [line for line in said.say("rules-printed").split("\n") if line.startswith("- ")]
    spaces = [space for space in SPACES if space.printed is not None]
    for line, space in zip(printed, spaces, strict=True):
        assert _numbers(line)[0] == POSITIONS[space.id] + 1
        assert space.printed is not None
        assert line.endswith(f"{_tile(said, space.printed)}.")
    goals = "\n".join(said.say(f"rules-sphinx-{topic}") for topic in ("each", "one", "several")).split("\n")
    lines = [line for line in goals if line.startswith("- ")]
    for line, card in zip(sorted(lines), sorted(SPHINX, key=lambda card: _line(said, card)), strict=True):
        assert line == _line(said, card)


def _line(said: FluentWords, card: str) -> str:
    """As its label, without the word for points."""
    points, goal = re.split("\u00a0?: ", _riddle(said, card), maxsplit=1)
    colon = _riddle(said, card).removeprefix(points).removesuffix(goal)
    absent = {"en": " (not with two players)", "fr": " (pas à deux)"}[said.language]
    return f"- {_numbers(points)[0]}{colon}{goal}{absent if SPHINX[card].three_plus else ''}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_engine(language: str) -> None:
    say = words(language, "egizia").say
    large, small = (pyramid_rows(seats) for seats in (SEATS[1], 2))
    wheat, stone, finish = BOX.wheat_market, BOX.stone_market, BOX.colonnade.finish
    limits = [BOX.sphinx_limits.near, BOX.sphinx_limits.middle, BOX.sphinx_limits.far]
    levels = list(range(1, TOP_LEVEL + 1))
    start, quarry = CARDS[START_FIELD], CARDS[START_QUARRY]
    for topic, wanted in [
        ("goal", [ROUNDS, *SEATS]),
        ("setup", [*BOX.start.crews[:2], quarry.stones, start.wheat, 1, 2, 3, 4, *BOX.start.stones_by_order, 1, 2, 1]),
        ("round", [ROUNDS]),
        ("river", [len(SPACES), len(open_spaces(4, "card")), len(open_spaces(4, "round")), len(AREAS)]),
        ("river", [POSITIONS[area] + 1 for area in AREAS]),
        ("ships", [1, SHIPS]),
        ("quarries", [MOST_STONES, stone.end_from, TOP_LEVEL]),
        ("feeding", [*wheat.penalties, *levels, wheat.sale_from, 1, wheat.sale, 8, 6, 3, 4]),
        ("wheat-market", [TOP_LEVEL, 3, 1, 2, 2, 3, 1, 4, 5, wheat.sale_from, wheat.sale, 1, TOP_LEVEL]),
        ("wheat-market", [TOP_LEVEL, wheat.top, wheat.top]),
        ("stone-market", [TOP_LEVEL, 3, stone.third, TOP_LEVEL, stone.top, stone.top, stone.end_from, 5, 1, stone.end]),
        ("crews", [LEAST_STRENGTH, MOST_STRENGTH, MOST_STRENGTH]),
        ("obelisk", [*BOX.obelisk.lower, *BOX.obelisk.upper, 1, 1]),
        ("colonnade", [len(BOX.colonnade.costs), *BOX.colonnade.costs, BOX.colonnade.golden, BOX.colonnade.purple]),
        ("colonnade", [*finish]),
        ("pyramid", [*(sum(row) for row in large), *BOX.pyramid.costs, BOX.pyramid.majority]),
        ("statues", [*BOX.statue_levels.costs, *BOX.statue_levels.points, 3, 2]),
        ("statue-goals", [least for statue in STATUES.values() for least in statue.least]),
        ("sphinx", [1, 1, *limits, 1, 1]),
        ("cooperation", [BOX.cooperation.points[3], BOX.cooperation.points[2]]),
        ("scoring", [ROUNDS, BOX.pyramid.majority, *BOX.statue_levels.points, stone.end_from, 5, 1, stone.end, ROUNDS]),
        ("two-players", [1, sum(space.three_plus for space in SPACES), 3, 1, len(open_spaces(2, "round")), 1, 2]),
        ("two-players", [BOX.colonnade.golden, BOX.colonnade.purple, *(row[0] for row in small)]),
        ("three-players", [2, 3, 1, 3, 4, 3]),
        ("column-tiles", [BOX.colonnade.golden, BOX.colonnade.purple]),
        ("tile-g1", [FIELD_BONUS]),
        ("tile-g2", [TOP_LEVEL, 2 * stone.top, stone.top]),
        ("tile-g3", [BRICK_BONUS]),
        ("tile-g4", [1, start.wheat_after_flip, start.wheat]),
        ("tile-g5", [TOP_LEVEL, 2 * wheat.top, wheat.top]),
    ]:
        rest = iter(_numbers(say(f"rules-{topic}")))
        assert all(number in rest for number in wanted), f"{topic}: {wanted}"
    for card in CARDS.values():
        if card.kind is not None:
            told = set(_numbers(say(f"rules-card-{card.kind.lower()}")))
            effects = (*card.on_gain, *card.use, card.power, card.at_end)
            assert told >= set(_amounts(effects)) - ({1} if card.kind == "A1" else set()), card.kind
    assert _amounts(BOX.nile_cards[0].on_gain) == []
    assert set(COLUMN_TILES) == set(Tile)


def _riddle(said: FluentWords, card: str) -> str:
    return said.phrase("label", labels.riddle(card), NAMES)


def _tile(said: FluentWords, tile: str) -> str:
    return said.phrase("label", labels.nile_tile(tile), NAMES)


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def _typeset(typed: str) -> str:
    return typeset(typed).replace(" ;", "\u00a0;").replace(" ?", "\u00a0?")
