"""Chicago Gangsters in words: the round and what can be won, the players, the piles."""

from __future__ import annotations

from windycity.core.description import Description, Topic
from windycity.core.game import Game
from windycity.core.words import Word, say
from windycity.games.chicago_gangsters.drawing import (
    by_means,
    cards_laying,
    describe_abilities,
    describe_marks,
    describe_player,
    describe_strength,
    hand_of,
    headline,
    roles,
)
from windycity.games.chicago_gangsters.view import ChicagoGangstersView
from windycity.games.chicago_gangsters.words import FOLDER

SPOKEN = True  # news name cards as people say them


def describe(game: Game, view: ChicagoGangstersView, language: str) -> Description:
    """Describe what a seat knows."""
    topics = [] if view.over else [_round(game, view, language)]
    for player in view.players:
        lines = [line.strip() for line in describe_player(game.edition, view, player, language)]
        sentences = [line.removeprefix("> ") for line in lines if line != "-"]
        topics.append(Topic((player.name, *([player.clan] if player.clan else [])), ". ".join(sentences) + "."))
    piles = say("piles", language, FOLDER, pile=view.pile, discards=by_means(view.discards, language))
    topics.append(Topic(tuple(say("description-piles-names", language, FOLDER).split(", ")), f"{piles}."))
    return Description(headline(view, language), _own(view, language), topics)


def _own(view: ChicagoGangstersView, language: str) -> list[str]:
    """Describe what counts in this round, and the viewer's side and cards."""
    lines = [] if view.over else _district(view, language)
    if view.seen_by is None:
        return lines
    player = view.players[view.seen_by]
    cards, own = by_means(hand_of(player), language), ", ".join(roles(view, player, language))
    lines.append(say("description-own", language, FOLDER, roles=own or "-", cards=cards))
    sentence, laying = cards_laying(view, player)
    if laying:
        chosen = say(sentence, language, FOLDER, cards=by_means(laying, language)).strip()
        lines.append(f"{chosen[0].upper()}{chosen[1:]}.")
    return lines


def _district(view: ChicagoGangstersView, language: str) -> list[str]:
    """Describe where the fight is, and what counts there."""
    if view.district is None:
        return []
    means = ", ".join(say(f"means-{one}", language, FOLDER) for one in view.district.means or ("none",))
    persons = say("persons-count" if view.district.persons_count else "persons-do-not-count", language, FOLDER)
    return [say("round", language, FOLDER, round=view.round, district=view.district.name, means=means, persons=persons)]


def _round(game: Game, view: ChicagoGangstersView, language: str) -> Topic:
    """Describe the loot, the person to be won, the marks, and the announced strengths."""
    names = tuple(say("description-round-names", language, FOLDER).split(", "))
    district, loot = view.district, view.loot
    if district is None or loot is None:
        return Topic(names, "")
    packages = " / ".join(", ".join(package.short for package in row) for row in (loot.winners, loot.losers))
    sentences = [
        game.speak("event-loot", language, packages=Word("packages", packages)),
        say("description-person", language, FOLDER, person=say(f"person-{view.person or 'taken'}", language, FOLDER)),
        *(f"{line}." for line in describe_abilities(game.edition, [view.person], language)),
        *describe_marks(view, language),
        *describe_strength(view, language),
    ]
    return Topic((district.name, *names), " ".join(sentences))
