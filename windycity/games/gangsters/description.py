"""Gangsters in words: the gangs, and every building with its owner and who is there."""

from __future__ import annotations

from windycity.core.boards import Space
from windycity.core.description import Description, Topic
from windycity.core.game import Game
from windycity.core.words import Word, say
from windycity.games.gangsters.drawing import describe_free, describe_others, describe_player, describe_turn, headline
from windycity.games.gangsters.view import GangstersPlayer, GangstersView, Piece
from windycity.games.gangsters.words import FOLDER


def describe(game: Game, view: GangstersView, language: str) -> Description:
    """Describe what a seat knows."""
    voice = _Voice(game, view, language)
    looking = None if view.seen_by is None else view.players[view.seen_by]
    own = [*describe_turn(view, language), *([voice.gang(looking).text] if looking else [])]
    pieces = [voice.piece(player, piece) for player in view.players for piece in player.pieces if piece.at]
    spaces = game.board.spaces if game.board else []
    places = [topic for space in spaces if (topic := voice.place(space))]
    topics = [*map(voice.gang, view.players), *voice.others(), *pieces, *places]
    return Description(headline(view, language), own, topics)


class _Voice:
    """The sentences about one view."""

    def __init__(self, game: Game, view: GangstersView, language: str):
        self.game, self.view, self.language = game, view, language
        self.there: dict[str, list[str]] = {}
        for player in view.players:
            for piece in player.pieces:
                self._stands(piece.at, self._piece(player, piece))
        for cop in view.cops.values():
            self._stands(cop.at, self._word("target", cop.target))
        for public, facts in view.public.items():
            self._stands(facts.at, self.say("public", public=public))

    def _stands(self, place: str | None, text: str) -> None:
        if place:
            self.there.setdefault(place, []).append(text)

    def say(self, sentence: str, **facts: object) -> str:
        return say(f"description-{sentence}", self.language, FOLDER, **facts)

    def gang(self, player: GangstersPlayer) -> Topic:
        """Describe a gang: its cash, pieces, joints, bribes and markers."""
        lines = describe_player(self.game.edition, self.view, player, self.language)
        sentences = [line.strip().removeprefix("> ") for line in lines if not line.endswith(": -")]
        return Topic((player.name, player.gang, self._word("colour", player.colour)), ". ".join(sentences) + ".")

    def others(self) -> list[Topic]:
        """Describe the joints without an owner, the cops and the public."""
        cops, public = describe_others(self.view, self.language)
        free = describe_free(self.game.edition, self.view, self.language)
        nothing = self._word("joint", "nothing")
        names = (self.say(f"{topic}-names").split(", ") for topic in ("free", "cops", "publics"))
        texts = [text.removesuffix("-") + (nothing if text.endswith(" -") else "") for text in (free, cops, public)]
        return [Topic(tuple(typed), f"{text}.") for typed, text in zip(names, texts, strict=True)]

    def piece(self, player: GangstersPlayer, piece: Piece) -> Topic:
        """Describe a piece and its place; the viewer's own is named by its kind, another's with its gang."""
        names = [piece.target, self._word("target", piece.target)]
        if player.seat == self.view.seen_by:
            names = [piece.piece, self._word("piece", piece.piece)]
        return Topic(tuple(names), self.say("at", thing=self._piece(player, piece), space=piece.at), piece.at, listed=False)

    def place(self, space: Space) -> Topic | None:
        """Describe a building or a station, or a street where somebody is."""
        there = self.there.get(space.name)
        if space.kind == "street" and not there:
            return None
        text = self.say(space.kind, space=space.name, title=space.title or "-", **self._facts(space))
        text = self.say("there", place=text, things=", ".join(there)) if there else f"{text}."
        names = (space.name, space.title) if space.title else (space.name,)
        return Topic(names, text, space.name, listed=False)

    def _facts(self, space: Space) -> dict[str, object]:
        """Return what is printed on a space, and its owner."""
        joint = self.view.joints.get(space.name)
        facts: dict[str, object] = {"owner": "none", "level": 0, "pays": 0, "station": space.details.get("station", 0)}
        if space.kind == "joint":
            facts |= {"colour": self._word("colour", str(space.details["colour"])), "price": space.details["price"]}
        if joint:
            facts |= {"owner": self.view.players[joint.owner].name, "level": joint.level, "pays": joint.pays}
        return facts

    def _piece(self, player: GangstersPlayer, piece: Piece) -> str:
        side = say(f"side-{piece.side}", self.language, FOLDER)
        return self.say("piece", target=Word("target", piece.target), strength=piece.strength, side=side, player=player.name)

    def _word(self, kind: str, name: str) -> str:
        return Word(kind, name).say(self.language, FOLDER)
