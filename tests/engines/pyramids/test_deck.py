"""The deck: our reconstruction, symmetric in the colours."""

from __future__ import annotations

from collections import Counter

from engines.pyramids.components import CARDS, Card, Colour, Edifice, Layout

NEXT = dict(zip(Colour, (*list(Colour)[1:], Colour.BLUE), strict=True))


def test_105_different_cards() -> None:
    assert list(CARDS) == [card.id for card in CARDS.values()] == list(range(1, 106))
    assert len({_drawing(card) for card in CARDS.values()}) == 105


def test_layouts_have_their_stones() -> None:
    assert Counter(card.layout for card in CARDS.values()) == {
        Layout.TALL_LEFT: 40,
        Layout.TALL_RIGHT: 40,
        Layout.TWO_TALL: 25,
    }
    for card in CARDS.values():
        assert (card.third is None) == (card.layout is Layout.TWO_TALL)
        assert len(card.colours) == (2 if card.layout is Layout.TWO_TALL else 3)


def test_58_stones_of_each_colour() -> None:
    assert Counter(colour for card in CARDS.values() for colour in card.colours) == dict.fromkeys(Colour, 58)


def test_15_glyphs_of_each_kind() -> None:
    glyphs = Counter(card.glyph for card in CARDS.values())
    assert [glyphs[edifice] for edifice in Edifice] == [15, 15, 15]
    assert glyphs[None] == 60


def test_no_colour_is_better_than_another() -> None:
    """With every colour replaced by the next one it is the same deck."""
    deck = {(*_drawing(card), card.glyph) for card in CARDS.values()}
    turned = {
        (card.layout, *(None if colour is None else NEXT[colour] for colour in _stones(card)), card.glyph)
        for card in CARDS.values()
    }
    assert turned == deck


def test_left_and_right_are_alike() -> None:
    """A card with its tall stone at the left has a twin with it at the right, glyph and all."""
    by_layout = {
        layout: {(*_stones(card), card.glyph) for card in CARDS.values() if card.layout is layout} for layout in Layout
    }
    assert by_layout[Layout.TALL_LEFT] == by_layout[Layout.TALL_RIGHT]


def _stones(card: Card) -> tuple[Colour | None, ...]:
    return card.first, card.second, card.third


def _drawing(card: Card) -> tuple[object, ...]:
    return (card.layout, *_stones(card))
