"""How the Duel's table is told: whose turn, pawns, ships and tokens."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.decision import Seat
from engines.duel.components import Token
from engines.duel.view import DuelView
from renderers.core.scene import Scene
from renderers.core.told import Told, said_names


class ToldDuel(Told[DuelView]):
    """What the words of this game need."""

    __slots__ = ()

    def turn(self) -> str:
        return self.asked(self.view.turn)

    def token(self, token: Token) -> str:
        return self.say("token-name", token=token.value)

    def tokens(self, tokens: Iterable[Token]) -> str:
        """Tokens whose order means nothing: each kind once, with how many there are."""
        held = list(tokens)
        kinds = [(token, held.count(token)) for token in Token if token in held]
        return self.words.list(self.say("tokens-alike", token=token.value, count=count) for token, count in kinds)

    def pawns(self) -> list[str]:
        """Where each seat's pawns stand, a sentence each."""
        sentences = []
        for seat, name in enumerate(self.names):
            spaces = [
                self.say("space-name", space=space) for space, pawn in enumerate(self.view.harbour) if pawn == seat
            ]
            supply = self.view.supplies[seat]
            told = self.say("pawns-of", name=name, count=len(spaces), spaces=self.words.list(spaces), supply=supply)
            sentences.append(told)
        return sentences

    def ship(self, ship: int, *, is_short: bool = False) -> str:
        """What lies in each slot and, when the ship can be unloaded, who would take it."""
        tokens, takers = self.view.ships[ship], self.view.takers[ship]
        if not tokens:
            return self.say("ship-left", ship=ship)
        slots = self.row(
            self.say("ship-slot", slot=slot, token=token.value, taker=self._taker(takers, slot))
            for slot, token in enumerate(tokens)
        )
        key = "ship-lying-short" if is_short else "ship-lying"
        return self.say(key, ship=ship, ready=bool(takers), slots=slots)

    def _taker(self, takers: tuple[Seat | None, ...], slot: int) -> str:
        if not takers:
            return ""
        taker = takers[slot]
        return self.say("slot-lost") if taker is None else self.say("slot-taken-by", name=self.names[taker])


def told(scene: Scene) -> ToldDuel:
    view = scene.view
    assert isinstance(view, DuelView)
    return ToldDuel(view, said_names(scene), scene.words)
