"""Chicago Gangsters for people and programs: an observed position as JSON data, and as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from windycity.core.edition import Edition
from windycity.core.events import SPECTATOR
from windycity.core.kernel import Kernel
from windycity.core.position import Loose
from windycity.core.words import has_words, say
from windycity.games.chicago_gangsters.edition import write_package
from windycity.games.chicago_gangsters.position import (
    CARDS,
    CLANS,
    MOST_SEATS,
    NO_CARD,
    NO_CLAN,
    NO_PERSON,
    NO_SEAT,
    NO_WORD,
    NOT_DECIDED,
    PERSONS,
    SILENT,
    UNKNOWN_CARD,
    UNKNOWN_WORD,
    Ask,
    Means,
    Reason,
    Side,
)
from windycity.games.chicago_gangsters.rules.strength import is_usable
from windycity.games.chicago_gangsters.words import FOLDER

FORMAT = 1
MEANS = ("weapons", "bribes", "blackmail")
LETTERS = "WBK"


def view(edition: Edition, s: Loose) -> dict[str, Any]:
    """Write an observed position as JSON data; cards that its seat does not know are "??"."""
    over = s.reason != Reason.NOT_OVER
    return {
        "format": FORMAT,
        "game": "chicago-gangsters",
        "seen_by": None if s.seen_by == SPECTATOR else s.seen_by,
        "options": {"talk": bool(s.talk), "godfather": bool(s.godfather)},
        "seats": s.seats,
        "ask": Ask(s.ask).name.lower().replace("_", "-"),
        "waiting": _seats_in(s.waiting),
        "round": s.round,
        "coalition": None if over else _coalition(edition, s),
        "district": None if over else _district(edition, s),
        "loot": None if over else _loot(edition, s),
        "person": None if s.person == NO_PERSON else edition.names["person"][s.person],
        "question": _marked(s, edition.data.question[s.coalition]) if not over else None,
        "pick": [_marked(s, clan) for clan in edition.data.pick[s.coalition]] if not over else [None, None],
        "acting": None if over else _side(s.acting),
        "strength": [int(strength) for strength in s.strength],
        "winning": None if s.winning == Side.NEITHER else _side(s.winning),
        "sharing": None if s.sharing == Side.NEITHER else _side(s.sharing),
        "pile": s.pile_count,
        "discards": _cards(edition, s.discards),
        "persons_left": [edition.names["person"][person] for person in range(PERSONS) if s.person_pile[person]],
        "mr_x": None if s.mr_x == NO_SEAT else s.mr_x,
        "loner": None if s.loner == NO_SEAT else s.loner,
        "godfather": None if s.godfather_seat == NO_SEAT else s.godfather_seat,
        "ousted": None if s.ousted == NO_SEAT else s.ousted,
        "bruiser_used": bool(s.bruiser_used),
        "turn": _turn(edition, s),
        "players": [_player(edition, s, seat) for seat in range(s.seats)],
        "over": over,
    }


def _seats_in(bits: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]


def _marked(s: Loose, clan: int) -> int | None:
    """Who has the clan with a mark; None if nobody plays it, or an ousted partner who takes no part."""
    return next((seat for seat in range(s.seats) if s.clan[seat] == clan and seat != s.ousted), None)


def _side(side: int) -> str:
    return Side(side).name.lower()


def _cards(edition: Edition, bag: Any) -> list[str]:
    return [edition.names["card"][card] for card in range(CARDS) for _ in range(bag[card])]


def _coalition(edition: Edition, s: Loose) -> dict[str, Any]:
    data, clans = edition.data, edition.names["clan"]
    return {
        "card": edition.names["coalition"][s.coalition],
        "challengers": [clans[clan] for clan in range(CLANS) if data.side[s.coalition, clan] == Side.CHALLENGERS],
        "defenders": [clans[clan] for clan in range(CLANS) if data.side[s.coalition, clan] == Side.DEFENDERS],
        "question": clans[data.question[s.coalition]],
        "pick": [clans[clan] for clan in data.pick[s.coalition]],
    }


def _district(edition: Edition, s: Loose) -> dict[str, Any]:
    usable = edition.data.usable[s.district]
    return {
        "name": edition.names["district"][s.district],
        "means": [means for means, allowed in zip(MEANS, usable, strict=True) if allowed],
        "persons": bool(edition.data.persons_count[s.district]),
    }


def _loot(edition: Edition, s: Loose) -> dict[str, Any]:
    winners, losers = ([write_package(edition, s.loot, row, package) for package in range(2)] for row in range(2))
    return {"card": edition.names["loot"][s.loot], "winners": winners, "losers": losers}


def _turn(edition: Edition, s: Loose) -> dict[str, Any] | None:
    """What is under way at the end of the round."""
    if s.ask not in (Ask.ROUND_END, Ask.SELL, Ask.GAMBLE, Ask.TAKE):
        return None
    selling = None if s.selling == NO_PERSON else edition.names["person"][s.selling]
    return {"seat": s.turn, "selling": selling, "worth": s.worth, "left": s.left}


def _player(edition: Edition, s: Loose, seat: int) -> dict[str, Any]:
    own, over = s.seen_by == seat, s.reason != Reason.NOT_OVER
    known = _cards(edition, s.hand[seat])
    return {
        "seat": seat,
        "name": edition.names["player"][seat],
        "clan": None if s.clan[seat] == NO_CLAN else edition.names["clan"][s.clan[seat]],
        "side": None if s.side[seat] == Side.NEITHER else _side(s.side[seat]),
        "alcohol": int(s.alcohol[seat]),
        "persons": [edition.names["person"][person] for person in range(PERSONS) if s.holder[person] == seat],
        "hand": known + ["??"] * (int(s.hand_count[seat]) - len(known)),
        "shown": _cards(edition, s.shown[seat]),
        "usable": [] if over else _usable_means(edition, s, seat),
        "choosing": _cards(edition, s.choosing[seat]) if own else None,
        "laid": _cards(edition, s.laid[seat]) if own else ["??"] * int(s.laid_count[seat]),
        "open": _cards(edition, s.open[seat]),
        "contribution": int(s.contribution[seat]),
        "saying": _word(s.saying[seat]),
        "said": _word(s.said[seat]),
        "declaring": None if s.declaring[seat] == NOT_DECIDED else {0: "pass", 1: "declare"}.get(s.declaring[seat], "??"),
        "duelling": _duelling(edition, int(s.duelling[seat])),
        "words": {"kept": int(s.kept[seat]), "broken": int(s.broken[seat])},
        "godfather_points": int(s.godfather_points[seat]),
    }


def _usable_means(edition: Edition, s: Loose, seat: int) -> list[str]:
    """The means that count for a player in this district, as the rules have it."""
    rule: Kernel = is_usable
    return [MEANS[means] for means in Means if rule(s, edition.data, seat, means)]


def _word(word: int) -> int | str | None:
    """A statement: a strength, "silent", "??" if unknown, None if there is none."""
    return {NO_WORD: None, SILENT: "silent", UNKNOWN_WORD: "??"}.get(int(word), int(word))


def _duelling(edition: Edition, card: int) -> str | None:
    if card == NO_CARD:
        return None
    return "??" if card == UNKNOWN_CARD else edition.names["card"][card]


def draw(edition: Edition, s: Loose, language: str) -> str:
    """Draw an observed position as lines of text: what lies open, then a line or two for each player."""
    seen = view(edition, s)
    lines = [headline(edition, seen, language), ""]
    if not seen["over"]:
        lines += [*describe_round(seen, language), *describe_abilities(edition, [seen["person"]], language), ""]
    for player in seen["players"]:
        lines += describe_player(edition, seen, player, language)
    return "\n".join(
        [*lines, "", say("piles", language, FOLDER, pile=seen["pile"], discards=by_means(seen["discards"], language))]
    )


def headline(edition: Edition, seen: dict[str, Any], language: str) -> str:
    """Tell in a sentence, from a view, who is asked for what."""
    if seen["over"]:
        return say("headline-over", language, FOLDER)
    names = ", ".join(edition.names["player"][seat] for seat in seen["waiting"])
    return say(f"headline-{seen['ask']}", language, FOLDER, player=names, **_under_way(seen))


def _under_way(seen: dict[str, Any]) -> dict[str, object]:
    """What a headline tells besides whom it is waiting for."""
    if seen["turn"]:
        return {"worth": seen["turn"]["worth"], "left": seen["turn"]["left"]}
    if seen["ask"] == "choose":
        row = "winners" if seen["sharing"] == seen["winning"] else "losers"
        first, second = seen["loot"][row]
        return {"row": row, "first": first, "second": second}
    return {}


def describe_round(seen: dict[str, Any], language: str) -> list[str]:
    """Tell what lies open: the round, the district, the coalition, the loot, what was announced."""
    district, loot = seen["district"], seen["loot"]
    means = ", ".join(say(f"means-{means}", language, FOLDER) for means in district["means"] or ["none"])
    persons = say("persons-count" if district["persons"] else "persons-do-not-count", language, FOLDER)
    person = say(f"person-{seen['person'] or 'taken'}", language, FOLDER)
    and_ = say("and", language, FOLDER)
    packages = {row: f" {and_} ".join(loot[row]) for row in ("winners", "losers")}
    lines = [
        say("round", language, FOLDER, round=seen["round"], district=district["name"], means=means, persons=persons),
        say("loot", language, FOLDER, **packages),
        say("loot-letters", language, FOLDER, person=person),
        *_describe_marks(seen, language),
    ]
    return lines + _describe_strength(seen, language)


def _describe_marks(seen: dict[str, Any], language: str) -> list[str]:
    """Who may keep a card face down, and who chooses first of two equal partners."""
    question, pick = seen["question"], [seat for seat in seen["pick"] if seat is not None]
    player = None if question is None else seen["players"][question]["name"]
    found = [say("no-question" if player is None else "question", language, FOLDER, player=player)]
    if pick:
        players = ", ".join(seen["players"][seat]["name"] for seat in pick)
        found.append(say("pick", language, FOLDER, players=players, count=len(pick)))
    return found


def _describe_strength(seen: dict[str, Any], language: str) -> list[str]:
    """What was announced: the challengers' strength as soon as the defenders are acting, be it 0."""
    challengers, defenders = seen["strength"]
    if seen["winning"] or defenders:
        return [say("announced", language, FOLDER, challengers=challengers, defenders=defenders)]
    if seen["acting"] == "defenders":
        return [say("announced-challengers", language, FOLDER, challengers=challengers)]
    return []


def describe_player(edition: Edition, seen: dict[str, Any], player: dict[str, Any], language: str) -> list[str]:
    """Tell of a player what a table would show."""
    mark = ">" if player["seat"] in seen["waiting"] else " "
    name = say("player-you", language, FOLDER, name=player["name"]) if player["seat"] == seen["seen_by"] else player["name"]
    first = [f"{mark} {name}", *roles(seen, player, language)]
    first.append(say("alcohol", language, FOLDER, alcohol=player["alcohol"]))
    persons = "; ".join(describe_person(edition, person, language) for person in player["persons"])
    cards = [*_describe_cards(seen, player, language), *words_of(player, language)]
    return [", ".join(first), f"    {persons}" if persons else "    -", "    " + "; ".join(cards)]


def _describe_cards(seen: dict[str, Any], player: dict[str, Any], language: str) -> list[str]:
    """A player's cards, in the hand and on the table, and what they bring."""
    hand, useless = hand_of(player), useless_means(seen, player)
    found = [by_means(hand, language, useless)]
    if any(card[0] in useless for card in hand):
        found.append(say("not-usable", language, FOLDER))
    if player["open"]:
        found.append(say("cards-open", language, FOLDER, cards=" ".join(player["open"])))
    sentence, laying = cards_laying(seen, player)
    if laying:
        found.append(say(sentence, language, FOLDER, cards=" ".join(laying)))
    if "??" in player["laid"] and player["shown"]:
        found.append(say("cards-seen", language, FOLDER, cards=" ".join(player["shown"])))
    if player["contribution"]:
        found.append(say("brings", language, FOLDER, strength=player["contribution"]))
    return found


def cards_laying(seen: dict[str, Any], player: dict[str, Any]) -> tuple[str, list[str]]:
    """The cards that a player has laid face down or is choosing, and the sentence that says which."""
    sentence = "cards-to-show" if seen["ask"] == "show" and player["choosing"] else "cards-face-down"
    return sentence, player["choosing"] or player["laid"]


def useless_means(seen: dict[str, Any], player: dict[str, Any]) -> str:
    """The letters of the means that will not count for whoever is looking, as long as the fight lasts."""
    if seen["over"] or seen["winning"] or player["seat"] != seen["seen_by"]:
        return ""
    return "".join(letter for letter, means in zip(LETTERS, MEANS, strict=True) if means not in player["usable"])


def hand_of(player: dict[str, Any]) -> list[str]:
    """The cards still in a hand; of another's, which of those once seen lie face down now is not known."""
    hand, face_down = list(player["hand"]), player["choosing"] or player["laid"]
    if "??" in face_down:
        return ["??"] * (len(hand) - len(face_down))
    for card in face_down:
        hand.remove(card)
    return hand


def roles(seen: dict[str, Any], player: dict[str, Any], language: str) -> list[str]:
    """What a player is in this round: clan, side, Mr. X, loner, Godfather, ousted."""
    found = [player["clan"]] if player["clan"] else []
    found += [say(f"side-{player['side']}", language, FOLDER)] if player["side"] else []
    for role in ("mr_x", "loner", "godfather", "ousted"):
        if seen[role] == player["seat"]:
            found.append(say(f"role-{role.replace('_', '-')}", language, FOLDER))
    return found


def describe_person(edition: Edition, person: str, language: str) -> str:
    """A person with the value, and with what that person can do, if anything."""
    name = say(f"person-{person}", language, FOLDER)
    if not has_words(f"ability-{person}", language, FOLDER):
        return name
    number = int(edition.data.person_means[edition.names["person"].index(person)])
    means = say(f"means-{MEANS[number]}", language, FOLDER) if number < len(MEANS) else ""
    return f"{name}: {say(f'ability-{person}', language, FOLDER, means=means)}"


def describe_abilities(edition: Edition, persons: Sequence[str | None], language: str) -> list[str]:
    """What persons can do, each of them who can do anything."""
    able = [person for person in persons if person and has_words(f"ability-{person}", language, FOLDER)]
    return [describe_person(edition, person, language) for person in able]


def words_of(player: dict[str, Any], language: str) -> list[str]:
    """What a player said, and what that player's word has been worth so far."""
    found = []
    if player["said"] is not None:
        silent = player["said"] == "silent"
        found.append(say("said-nothing" if silent else "said", language, FOLDER, strength=player["said"]))
    words = player["words"]
    if words["kept"] or words["broken"]:
        found.append(say("words", language, FOLDER, **words))
    return found


def by_means(cards: list[str], language: str, useless: str = "") -> str:
    """Cards by kind and value: `weapons W 2 4, bribes B (3)`; the means in parentheses do not count here."""
    groups = []
    for letter, means in zip(LETTERS, MEANS, strict=True):
        values = " ".join(card[1:] for card in cards if card[0] == letter)
        if values:
            values = f"({values})" if letter in useless else values
            groups.append(f"{say(f'means-{means}', language, FOLDER)} {letter} {values}")
    unknown = cards.count("??")
    if unknown:
        groups.append(say("cards-unknown", language, FOLDER, count=unknown))
    return ", ".join(groups) or say("no-cards", language, FOLDER)
