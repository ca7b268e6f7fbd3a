"""Somebody who makes given moves at a drawn table by keys alone: where each control is, and the way there by Tab and arrows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from tests.web.client import say
from tests.web.visitor import Visitor

MOST_KEYS = 150
SETTLE = 50  # milliseconds: the focus may go on to what is asked next

# The key that leads towards a thing; null if it has the focus. A thing that is no stop for Tab stands in a group, which Tab
# comes to and within which arrows walk; of two arrows that lead nearer one is taken by chance, since either may be a dead end.
NEXT_KEY = """(wanted, chance) => {
  const at = document.activeElement;
  if (at === wanted) return null;
  const stops = [...document.querySelectorAll("a[href], button, input, summary, [tabindex]")]
    .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  let group = wanted;
  while (!stops.some((one) => group.contains(one))) group = group.parentElement;
  if (wanted.tabIndex < 0 && group.contains(at) && at.matches("button, [tabindex]")) {
    const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const [[x, y], [u, v]] = [middle(at), middle(wanted)];
    const ways = [...(Math.abs(u - x) > 1 ? [u < x ? "ArrowLeft" : "ArrowRight"] : []),
      ...(Math.abs(v - y) > 1 ? [v < y ? "ArrowUp" : "ArrowDown"] : [])];
    return ways[Math.floor(chance * ways.length)];
  }
  const stop = wanted.tabIndex < 0 ? stops.find((one) => group.contains(one)) : wanted;
  return at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING ? "Tab" : "Shift+Tab";
}"""


class Guided:
    """Somebody with only keys, who knows which moves to make and where their controls are."""

    def __init__(self, visitor: Visitor, seed: int = 1):
        self.visitor = visitor
        self._luck = random.Random(seed)

    def do(self, moves: list[str]) -> None:
        """Make moves by keys, once they are asked for; what is a step of a walk goes out with the walk."""
        self.visitor.until(lambda: self.visitor.asked is not None)
        self.visitor.page.wait_for_timeout(SETTLE)
        for step in CONTROLS[self.visitor.state["game"]](self.visitor, moves):
            self._press(step)

    def _press(self, step: str) -> None:
        """Press a key, or go to a thing (`at THING`) and, without `at`, press it."""
        if not step.startswith(("at ", "#board ")):
            self.visitor.page.keyboard.press(step)
        else:
            self._reach(step.removeprefix("at "))
            if not step.startswith("at "):
                self.visitor.page.keyboard.press("Enter")
                self.visitor.page.wait_for_timeout(SETTLE)

    def _reach(self, thing: str) -> None:
        """Bring the focus to a thing by Tab and arrows."""
        found = self.visitor.page.locator(thing).first
        found.wait_for(state="attached")
        pressed = []
        for _ in range(MOST_KEYS):
            key = found.evaluate(NEXT_KEY, self._luck.random())
            if key is None:
                return
            self.visitor.page.keyboard.press(key)
            pressed.append(key)
        raise AssertionError(f"no key leads to {thing}: {' '.join(pressed[-40:])}")


def _chicago_poker(ann: Visitor, moves: list[str]) -> Iterator[str]:
    """A card of the hand, then the row that it goes to."""
    view, you = ann.state["view"], ann.state["you"]
    [word, *parts] = moves[0].split()
    if word == "draw":
        yield "d"
        return
    special = next((one["value"] for one in view["about"] if (one["word"], one["key"]) == (word, "special")), None)
    yield f'#board .hand [data-thing="card {special or parts[0]}"]'
    if word in ("choose", "gun"):
        yield "Enter"
    elif word == "play":
        yield _row(parts[1], you)
    elif word in ("raid", "murder"):
        yield _row(parts[0], next(player["seat"] for player in view["players"] if player["boss"] == parts[1]))
    elif word == "limousine":
        for spot in parts:
            if ann.page.locator(_row(spot, you)).count():  # where there is no choice, nothing is asked
                yield _row(spot, you)
        yield from (f'#board .place[data-thing="card {move.split()[1]}"] button' for move in moves[1:])
        yield "#board .actions .primary"
    else:
        yield f"#board dialog li >> nth={[*reversed(view['discards'])].index(parts[0])} >> button"
        yield "#board dialog .primary"


def _row(spot: str, seat: int) -> str:
    return f'#board [data-thing="row {spot} {seat}"] .legal'


def _chicago_gangsters(ann: Visitor, moves: list[str]) -> Iterator[str]:
    """Cards of the hand by Space, a strength on the scale, an answer by its number; then Enter."""
    cards = [move.split()[1] for move in moves if move.split()[0] in ("show", "lay", "hide", "discard")]
    [word, *parts] = moves[0].split()
    if word == "silent":
        yield "s"
    elif word == "done":
        yield "e" if ann.state["view"]["round_end"] else "0"
    elif word == "draw":
        yield from ["d", "Enter"]
    elif word == "say":
        yield "at #board input[type=range]"
        yield from ["Home", *["ArrowRight"] * int(parts[0]), "Enter"]
    elif word == "choose":
        yield f"at #board .answers button >> nth={int(parts[0]) - 1}"
        yield from [parts[0], "Enter"]
    else:
        if word in ("fence", "informer"):
            yield f"#board .abilities button >> nth={_ability(ann, word)}"
            cards = cards or parts
        for card in cards:
            yield f'at #board button[data-thing="card {card}"][aria-pressed=false]'
            yield "Space"
        yield "Enter"


def _ability(ann: Visitor, person: str) -> int:
    """The place of a person among what can be done at the end of a round: the draw comes first."""
    persons = ann.state["view"]["players"][ann.state["you"]]["persons"]
    return 1 + [one for one in ("informer", "whisky-smuggler", "fence", "poker-player") if one in persons].index(person)


def _chicago(ann: Visitor, moves: list[str]) -> Iterator[str]:
    """Heads to buy; or dice, a man, a place and the way there."""
    [word, *parts] = moves[0].split()
    if word == "end":
        yield "e"
    elif word == "fight":
        yield f'#board .panels [role=radio]:has-text(" {parts[0]})")'
        yield "#board .fight .primary"
    elif word == "buy":
        for move in moves:
            head = ("blue", "green").index(move.split()[1])
            yield f'#board .good >> nth={head} >> [aria-label="{say("ch-one-more", ann.language)}"]'
        yield "#board .now .primary"
    else:
        yield from _walk(ann, parts[0], parts[2].split("+"), moves[-1].split()[1])


def _walk(ann: Visitor, man: str, faces: list[str], end: str) -> Iterator[str]:
    """A walk: of several ways each is tried, since a lesson may want one of them."""
    dice = [str(face) for face in ann.state["view"]["dice"]]
    for face in faces:
        yield f"#board .die >> nth={dice.index(face)}"
        dice[dice.index(face)] = ""
    yield f'#board .pile[data-thing="man {man}"]'
    yield f"#board .target[data-space={end}]"
    go = "#board .do .primary:enabled"
    ann.page.locator(go).wait_for()
    before, ways = where(ann), ann.page.locator("#board .ways [role=radio]").count()
    for way in range(max(1, ways)):
        if ways:
            yield f"#board .ways [role=radio] >> nth={way}"
        said = len(ann.answers)
        yield go
        ann.until(lambda said=said: len(ann.answers) > said)  # type: ignore[misc]
        ann.page.wait_for_timeout(SETTLE)
        if where(ann) != before:
            return


def _gangsters(ann: Visitor, moves: list[str]) -> Iterator[str]:
    """A walker is picked up by the die, and goes where Enter is pressed on the map; all else has a key or a button."""
    for move in moves:
        match move.split():
            case ["to", space]:
                yield f"#board [data-space={space}]"
            case ["pass" | "done"]:
                yield "e"
            case ["move", piece, "to", space, "as", side]:
                yield f'#board .die:has-text("{piece}")'
                yield f'#board [role=radio]:has-text("{side}")'
                yield f"#board [data-space={space}]"
            case ["cop", _, "to", space]:
                yield f'#board .die:has-text("{say("ga-die-blue", ann.language)}")'
                yield f"#board [data-space={space}]"
            case ["show", cop]:
                yield _saying(say("ga-show", ann.language, cop=cop))
            case ["donuts"]:
                yield _saying(say("ga-donuts-2" if ann.state["choices"]["ask"] == "police" else "ga-donuts", ann.language))
            case ["new", word] | [word, *_]:
                yield _saying(say(BUTTONS[word], ann.language, target="").strip())


def _saying(words: str) -> str:
    return f'#board button:has-text("{words}")'


# What the buttons of Gangsters say, by the names of the words.
BUTTONS = {
    "throw": "ga-throw",
    "raise": "ga-raise",
    "buy": "ga-buy",
    "bribe": "ga-bribe",
    "keep": "ga-keep",
    "heaters": "ga-heaters",
    "shoot": "ga-attack",
    "public": "ga-new-public",
    "cop": "ga-call",
}

CONTROLS: dict[str, Callable[[Visitor, list[str]], Iterator[str]]] = {
    "chicago-poker": _chicago_poker,
    "chicago-gangsters": _chicago_gangsters,
    "chicago": _chicago,
    "gangsters": _gangsters,
}


def where(learner: Visitor) -> tuple[int, int | None]:
    """The step of the lesson, and the decision before the learner."""
    return learner.state["lesson"]["step"], learner.asked
