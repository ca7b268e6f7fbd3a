"""Chicago Poker in words: the open businesses with the rows there, the players, the piles."""

from __future__ import annotations

from windycity.core.description import Description, Topic
from windycity.core.game import Game
from windycity.core.translation import Called
from windycity.core.view import HIDDEN
from windycity.core.words import Word, say
from windycity.games.chicago_poker.drawing import headline
from windycity.games.chicago_poker.spoken import spoken
from windycity.games.chicago_poker.view import ChicagoPokerPlayer, ChicagoPokerView, OpenBusiness, Row
from windycity.games.chicago_poker.words import FOLDER

SPOKEN = True  # news name cards as people say them


def describe(game: Game, view: ChicagoPokerView, language: str) -> Description:
    """Describe what a seat knows."""
    voice = _Voice(game, view, language)
    own = [] if view.seen_by is None else [voice.hand(view.players[view.seen_by])]
    players = [topic for player in view.players for topic in (voice.player(player), *voice.rows_of(player))]
    topics = [*map(voice.business, view.table), *players, *voice.piles()]
    return Description(headline(view, language), own, topics, voice.called())


class _Voice:
    """The sentences about one view."""

    def __init__(self, game: Game, view: ChicagoPokerView, language: str):
        self.game, self.view, self.language = game, view, language

    def say(self, sentence: str, **facts: object) -> str:
        return say(f"description-{sentence}", self.language, FOLDER, **facts)

    def called(self) -> list[Called]:
        """List what things are called: spots by the business there, with or without the number; players by their own names."""
        found = [Called("boss", player.name, player.boss) for player in self.view.players]
        for spot in self.view.table:
            name = self._kind(spot.business)
            # The name first: "blue 1 1 gambling den" would be hard to understand by ear.
            found += [Called("spot", called, spot.spot) for called in (f"{name} {spot.spot}", f"{spot.spot} {name}", name)]
        return found

    def hand(self, player: ChicagoPokerPlayer) -> str:
        return self.say("hand", cards=self._cards(player.hand) or self.say("nothing"))

    def business(self, spot: OpenBusiness) -> Topic:
        """Describe a business with the rows there."""
        name = self._kind(spot.business)
        facing = ", ".join(say(f"facing-{facing}", self.language, FOLDER) for facing in spot.facing)
        rows = [self._row(player, spot.rows[player.seat]) for player in self.view.players if spot.rows[player.seat].cards]
        sentences = [self.say("business", spot=spot.spot, business=name, facing=facing), *(rows or [self.say("no-rows")])]
        return Topic((spot.spot, name), " ".join(sentences))

    def player(self, player: ChicagoPokerPlayer) -> Topic:
        """Describe a player: the cards in the hand by count, and the businesses owned."""
        owned = ", ".join(self._counted(kind, count) for kind, count in player.businesses.items() if count)
        facts = {"player": self._name(player), "count": len(player.hand), "owned": owned or self.say("nothing")}
        return Topic((player.boss, player.name), self.say("player", **facts))

    def rows_of(self, player: ChicagoPokerPlayer) -> list[Topic]:
        """Describe what a player has laid at each business, for when the player is asked about."""
        rows = [(spot, spot.rows[player.seat]) for spot in self.view.table if spot.rows[player.seat].cards]
        names = (player.boss, player.name)
        texts = [
            self.say("row-at", spot=spot.spot, business=self._kind(spot.business), cards=self._in_row(row)) for spot, row in rows
        ]
        return [Topic(names, text, listed=False, repeats=True) for text in texts]

    def piles(self) -> list[Topic]:
        """Describe both piles; the discarded cards only on request."""
        names, discarded = (tuple(self.say(f"{topic}-names").split(", ")) for topic in ("piles", "discards"))
        text = self.say("piles", pile=self.view.pile, count=len(self.view.discards))
        cards = f"{self.say('discards')} {self._cards(self.view.discards) or self.say('nothing')}."
        return [Topic(names, text), Topic(discarded, cards, listed=False)]

    def _row(self, player: ChicagoPokerPlayer, row: Row) -> str:
        return self.say("row", player=self._name(player), cards=self._in_row(row))

    def _in_row(self, row: Row) -> str:
        unknown = row.cards.count(HIDDEN)
        cards = [self._laid(card, up) for card, up in zip(row.cards, row.up, strict=True) if card != HIDDEN]
        cards += [self.say("face-down", count=unknown)] if unknown else []
        cards += [self.say("bullet")] if row.bullet else []
        return ", ".join(cards)

    def _laid(self, card: str, up: bool) -> str:
        return self._card(card) if up else self.say("known-face-down", card=self._card(card))

    def _cards(self, cards: list[str]) -> str:
        return ", ".join(map(self._card, cards))

    def _card(self, card: str) -> str:
        """Name a card as people say it, without an article."""
        text = spoken(self.game.edition, "card", card, self.language)
        return text.partition(" ")[2] if text else Word("card", card).say(self.language, FOLDER)

    def _kind(self, business: str) -> str:
        return say(f"business-{business}", self.language, FOLDER)

    def _counted(self, business: str, count: int) -> str:
        return f"{self._kind(business)} ({count})"

    def _name(self, player: ChicagoPokerPlayer) -> str:
        yours = player.seat == self.view.seen_by
        return say("player-you", self.language, FOLDER, boss=player.name) if yours else player.name
