"""Chicago Gangsters' views as text."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.core.edition import Edition
from windycity.core.view import HIDDEN
from windycity.core.words import has_words, say
from windycity.games.chicago_gangsters.view import MEANS, ChicagoGangstersPlayer, ChicagoGangstersView
from windycity.games.chicago_gangsters.words import FOLDER

LETTERS = "WBK"  # of the means


def draw(edition: Edition, seen: ChicagoGangstersView, language: str) -> str:
    """Draw a view as lines of text: what lies open, then a line or two for each player."""
    lines = [headline(seen, language), ""]
    if not seen.over:
        lines += [*describe_round(seen, language), *describe_abilities(edition, [seen.person], language), ""]
    for player in seen.players:
        lines += describe_player(edition, seen, player, language)
    return "\n".join([*lines, "", say("piles", language, FOLDER, pile=seen.pile, discards=by_means(seen.discards, language))])


def headline(seen: ChicagoGangstersView, language: str) -> str:
    """Return a sentence that says who is asked for what."""
    if seen.over:
        return say("headline-over", language, FOLDER)
    names = ", ".join(seen.players[seat].name for seat in seen.waiting)
    return say(f"headline-{seen.ask}", language, FOLDER, player=names, **_under_way(seen))


def _under_way(seen: ChicagoGangstersView) -> dict[str, object]:
    """Return the facts of a headline, besides who is being waited for."""
    if seen.round_end:
        return {"worth": seen.round_end.worth, "left": seen.round_end.left}
    if seen.ask == "choose" and seen.loot:
        won = seen.sharing == seen.winning
        first, second = (package.short for package in (seen.loot.winners if won else seen.loot.losers))
        return {"row": "winners" if won else "losers", "first": first, "second": second}
    return {}


def describe_round(seen: ChicagoGangstersView, language: str) -> list[str]:
    """Describe what lies open: the round, the district, the coalition, the loot, what was announced; nothing at the end."""
    district, loot = seen.district, seen.loot
    if district is None or loot is None:
        return []
    means = ", ".join(say(f"means-{means}", language, FOLDER) for means in district.means or ("none",))
    persons = say("persons-count" if district.persons_count else "persons-do-not-count", language, FOLDER)
    person = say(f"person-{seen.person or 'taken'}", language, FOLDER)
    and_ = say("and", language, FOLDER)
    rows = {"winners": loot.winners, "losers": loot.losers}
    packages = {row: f" {and_} ".join(package.short for package in packages) for row, packages in rows.items()}
    lines = [
        say("round", language, FOLDER, round=seen.round, district=district.name, means=means, persons=persons),
        say("loot", language, FOLDER, **packages),
        say("loot-letters", language, FOLDER, person=person),
        *describe_marks(seen, language),
    ]
    return lines + describe_strength(seen, language)


def describe_marks(seen: ChicagoGangstersView, language: str) -> list[str]:
    """Describe who may keep a card face down, and who chooses first between equal partners."""
    question, pick = seen.question, [seat for seat in seen.pick if seat is not None]
    player = None if question is None else seen.players[question].name
    found = [say("no-question" if player is None else "question", language, FOLDER, player=player)]
    if pick:
        players = ", ".join(seen.players[seat].name for seat in pick)
        found.append(say("pick", language, FOLDER, players=players, count=len(pick)))
    return found


def describe_strength(seen: ChicagoGangstersView, language: str) -> list[str]:
    """Describe what was announced: the challengers' strength as soon as the defenders act, even if it is 0."""
    challengers, defenders = seen.strength
    if seen.winning or defenders:
        return [say("announced", language, FOLDER, challengers=challengers, defenders=defenders)]
    if seen.acting == "defenders":
        return [say("announced-challengers", language, FOLDER, challengers=challengers)]
    return []


def describe_player(edition: Edition, seen: ChicagoGangstersView, player: ChicagoGangstersPlayer, language: str) -> list[str]:
    """Describe a player as they appear at the table."""
    mark = ">" if player.seat in seen.waiting else " "
    name = say("player-you", language, FOLDER, name=player.name) if player.seat == seen.seen_by else player.name
    first = [f"{mark} {name}", *roles(seen, player, language)]
    first.append(say("alcohol", language, FOLDER, alcohol=player.alcohol))
    persons = "; ".join(describe_person(edition, person, language) for person in player.persons)
    cards = [*_describe_cards(seen, player, language), *words_of(player, language)]
    return [", ".join(first), f"    {persons}" if persons else "    -", "    " + "; ".join(cards)]


def _describe_cards(seen: ChicagoGangstersView, player: ChicagoGangstersPlayer, language: str) -> list[str]:
    """Describe a player's cards, in hand and on the table, and what they bring."""
    hand, useless = hand_of(player), useless_means(seen, player)
    found = [by_means(hand, language, useless)]
    if any(card[0] in useless for card in hand):
        found.append(say("not-usable", language, FOLDER))
    if player.open:
        found.append(say("cards-open", language, FOLDER, cards=" ".join(player.open)))
    sentence, laying = cards_laying(seen, player)
    if laying:
        found.append(say(sentence, language, FOLDER, cards=" ".join(laying)))
    if HIDDEN in player.laid and player.shown:
        found.append(say("cards-seen", language, FOLDER, cards=" ".join(player.shown)))
    if player.contribution:
        found.append(say("brings", language, FOLDER, strength=player.contribution))
    return found


def cards_laying(seen: ChicagoGangstersView, player: ChicagoGangstersPlayer) -> tuple[str, list[str]]:
    """Return the cards that a player has laid face down or is choosing, after the sentence that lists them."""
    sentence = "cards-to-show" if seen.ask == "show" and player.choosing else "cards-face-down"
    return sentence, player.choosing or player.laid


def useless_means(seen: ChicagoGangstersView, player: ChicagoGangstersPlayer) -> str:
    """Return the letters of the means that do not count for the viewer in this fight."""
    if seen.over or seen.winning or player.seat != seen.seen_by:
        return ""
    return "".join(letter for letter, means in zip(LETTERS, MEANS, strict=True) if means not in player.usable)


def hand_of(player: ChicagoGangstersPlayer) -> list[str]:
    """List the cards still in a hand; of another's cards once seen, some may be face down on the table now."""
    hand, face_down = list(player.hand), player.choosing or player.laid
    if HIDDEN in face_down:
        return [HIDDEN] * (len(hand) - len(face_down))
    for card in face_down:
        hand.remove(card)
    return hand


def roles(seen: ChicagoGangstersView, player: ChicagoGangstersPlayer, language: str) -> list[str]:
    """List a player's roles in this round: clan, side, Mr. X, loner, Godfather, ousted."""
    found = [player.clan] if player.clan else []
    found += [say(f"side-{player.side}", language, FOLDER)] if player.side else []
    seats = {"mr-x": seen.mr_x, "loner": seen.loner, "godfather": seen.godfather, "ousted": seen.ousted}
    found += [say(f"role-{role}", language, FOLDER) for role, seat in seats.items() if seat == player.seat]
    return found


def describe_person(edition: Edition, person: str, language: str) -> str:
    """Describe a person with the value and, if any, the ability."""
    name = say(f"person-{person}", language, FOLDER)
    if not has_words(f"ability-{person}", language, FOLDER):
        return name
    number = edition.plain.person_means[edition.names["person"].index(person)]
    means = say(f"means-{MEANS[number]}", language, FOLDER) if number < len(MEANS) else ""
    return f"{name}: {say(f'ability-{person}', language, FOLDER, means=means)}"


def describe_abilities(edition: Edition, persons: Sequence[str | None], language: str) -> list[str]:
    """List the abilities of persons that have one."""
    able = [person for person in persons if person and has_words(f"ability-{person}", language, FOLDER)]
    return [describe_person(edition, person, language) for person in able]


def words_of(player: ChicagoGangstersPlayer, language: str) -> list[str]:
    """Describe what a player said, and what the player's word has been worth so far."""
    found = []
    if player.said is not None:
        silent = player.said == "silent"
        found.append(say("said-nothing" if silent else "said", language, FOLDER, strength=player.said))
    words = player.words
    if words.kept or words.broken:
        found.append(say("words", language, FOLDER, kept=words.kept, broken=words.broken))
    return found


def by_means(cards: list[str], language: str, useless: str = "") -> str:
    """Write cards by kind and value: `weapons W 2 4, bribes B (3)`; the means in parentheses do not count here."""
    groups = []
    for letter, means in zip(LETTERS, MEANS, strict=True):
        values = " ".join(card[1:] for card in cards if card[0] == letter)
        if values:
            values = f"({values})" if letter in useless else values
            groups.append(f"{say(f'means-{means}', language, FOLDER)} {letter} {values}")
    unknown = cards.count(HIDDEN)
    if unknown:
        groups.append(say("cards-unknown", language, FOLDER, count=unknown))
    return ", ".join(groups) or say("no-cards", language, FOLDER)
