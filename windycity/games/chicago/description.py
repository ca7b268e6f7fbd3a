"""Chicago in words: the gangs, and every building with its owner and the men there."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.core.boards import Space
from windycity.core.description import Description, Topic
from windycity.core.game import Game
from windycity.core.words import Word, say
from windycity.games.chicago.drawing import describe_player, headline
from windycity.games.chicago.view import ChicagoPlayer, ChicagoView, Man
from windycity.games.chicago.words import FOLDER

MOST_ENDS = 6  # spaces named for one use of the dice, the most valuable ones


def describe(game: Game, view: ChicagoView, language: str) -> Description:
    """Describe what everybody knows."""
    spaces = game.board.spaces if game.board else []
    voice = _Voice(view, spaces, language)
    looking = None if view.seen_by is None else view.players[view.seen_by]
    own = [say("round", language, FOLDER, round=view.round), *([voice.gang(looking).text] if looking else [])]
    men = [voice.own_man(man) for man in looking.men] if looking else []
    places = [topic for space in spaces if (topic := voice.place(space))]
    return Description(headline(view, language), own, [*map(voice.gang, view.players), *men, *places])


class _Voice:
    """The sentences about one view."""

    def __init__(self, view: ChicagoView, spaces: Sequence[Space], language: str):
        self.view, self.language = view, language
        self.spaces = {space.name: space for space in spaces}
        self.there: dict[str, list[str]] = {}
        for player in view.players:
            for man in player.men:
                if man.at:
                    text = self.say("man", player=player.name, man=man.man, head=self._head(man))
                    self.there.setdefault(man.at, []).append(text)

    def say(self, sentence: str, **facts: object) -> str:
        return say(f"description-{sentence}", self.language, FOLDER, **facts)

    def gang(self, player: ChicagoPlayer) -> Topic:
        """Describe a gang: its money, men and bars."""
        drawn = describe_player(self.view, player, self.language)
        lines = [line.strip().removeprefix("> ") for line in drawn if not line.endswith(": -")]
        colour = Word("colour", player.colour).say(self.language, FOLDER)
        return Topic((player.name, colour, player.corner), ". ".join(lines) + ".")

    def own_man(self, man: Man) -> Topic:
        """Describe one of the viewer's men: where he is, and which new bars and casinos he can reach with the dice."""
        place = man.at or say("reserve", self.language, FOLDER)
        sentences = [self.say("own-man", man=man.man, head=self._head(man), space=place)]
        for dice, ends in self.view.reach.get(man.man, {}).items():
            if good := sorted((end for end in ends if self._gain(end)), key=self._gain, reverse=True)[:MOST_ENDS]:
                sentences.append(self.say("reach", dice=dice, spaces=", ".join(good)))
        return Topic((man.man,), " ".join(sentences), man.at, listed=False)

    def _gain(self, space: str) -> int:
        """Return what ending in a space would bring: nothing, unless it is a casino or a bar to take."""
        details = self.spaces[space]
        return int(details.details["worth"]) if space in self.view.takes or details.kind == "casino" else 0

    def place(self, space: Space) -> Topic | None:
        """Describe a building, or a street where somebody stands."""
        men = self.there.get(space.name)
        if space.kind == "street" and not men:
            return None
        owner = self.view.chips.get(space.name)
        facts = {
            "space": space.name,
            "worth": space.details.get("worth", 0),
            "central": "yes" if space.details.get("central") else "no",
            "owner": "none" if owner is None else self.view.players[owner].name,
        }
        text = self.say(space.kind, **facts)
        return Topic((space.name,), self.say("there", place=text, men=", ".join(men)) if men else f"{text}.", space.name, False)

    def _head(self, man: Man) -> str:
        return say(f"head-{man.head}", self.language, FOLDER)
