"""What the server refuses over HTTP, each with its status; and how to say what is wrong with a message.

Every error is answered by the same JSON: `error` for programs, `rule` for the clause if there is one, and `message` for people,
in their language.
"""

from __future__ import annotations

import re

import msgspec

from windycity.core.errors import WindyCityError
from windycity.core.words import Word, has_words, say
from windycity.server.commands import Refused
from windycity.server.errors import ServerError
from windycity.server.store import StoreError
from windycity.server.words import WORDS


class HttpRefusal(ServerError):
    """A request that is not carried out; `status` is that of its answer."""

    code = "refused"
    status = 400


class BadRequest(HttpRefusal):
    """A body or a parameter that is not what it should be."""

    code = "bad-request"


class BadName(HttpRefusal):
    """A name that is not allowed."""

    code = "bad-name"


class BadSeats(HttpRefusal):
    """Seats with which no match can be played."""

    code = "bad-seats"


class NoGuest(HttpRefusal):
    """Something only a guest can ask for, asked without a key or with an unknown one."""

    code = "no-guest"
    status = 401


class Forbidden(HttpRefusal):
    """A request from a page of another site, or for what is not shown there."""

    code = "forbidden"
    status = 403


class NotFound(HttpRefusal):
    """An address that does not exist."""

    code = "not-found"
    status = 404


class OtherRules(HttpRefusal):
    """A table made for other rules or another edition than those here."""

    code = "other-rules"
    status = 409


class WrongMethod(HttpRefusal):
    """A method that an address does not support."""

    code = "wrong-method"
    status = 405


class NotNow(HttpRefusal):
    """Something that cannot be done at present."""

    code = "not-now"
    status = 409


class TooLarge(HttpRefusal):
    """A body longer than any valid one."""

    code = "too-large"
    status = 413


class NotJson(HttpRefusal):
    """A body that is not declared as JSON."""

    code = "not-json"
    status = 415


class TooMany(HttpRefusal):
    """More than a guest or an address may do; `wait` is the number of seconds until it may again."""

    code = "too-many"
    status = 429

    def __init__(self, sentence: str, /, wait: float = 60.0, **facts: object):
        super().__init__(sentence, **facts)
        self.wait = wait


class Failure(HttpRefusal):
    """An internal fault; its number is in the log, with all that is known about it."""

    code = "internal"
    status = 500


class BadMessage(ServerError):
    """A message over a WebSocket that cannot be read; `like` is what it should look like."""

    code = "bad-message"

    def __init__(self, sentence: str, /, like: str | None = None, **facts: object):
        super().__init__(sentence, **facts)
        self.like = like

    def message(self, language: str = "en") -> str:
        """Say what was wrong, and what would be right."""
        text = super().message(language)
        return f"{text} {say('message-like', language, WORDS, like=self.like)}" if self.like else text


class TooFast(BadMessage):
    """A message that came too soon after many others."""

    code = "too-fast"


def status_of(error: WindyCityError) -> int:
    """Return the HTTP status that goes with an error."""
    if isinstance(error, HttpRefusal):
        return error.status
    if isinstance(error, StoreError):
        return 503
    return 409 if isinstance(error, Refused) else 400


# msgspec's wording of each error, and the sentence that says the same to people.
_MISTAKES = {
    r"Object missing required field `(?P<name>.*)`": "mistake-missing",
    r"Object contains unknown field `(?P<name>.*)`": "mistake-unknown",
    r"Invalid (?:enum )?value (?P<found>.*)": "mistake-value",
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>.*)`": "mistake-type",
    r"Expected `(?P<wanted>\w+)` of length (?P<range>[<>]=?) (?P<count>\d+)": "mistake-length",
    r"Expected `(?P<wanted>\w+)` (?P<range>[<>]=?) (?P<count>[-\d.]+)": "mistake-range",
}
_PLACE = re.compile(r"(?P<what>.*?)(?: - at `(?P<place>.*)`)?", re.DOTALL)


def mistake_in(error: str) -> tuple[str, dict[str, object]]:
    """Return the sentence that says what is wrong with a JSON document, and its variables, from msgspec's error."""
    found = _PLACE.fullmatch(error)
    what, place = (found["what"], found["place"]) if found else (error, None)
    for pattern, sentence in _MISTAKES.items():
        if mistake := re.fullmatch(pattern, what, re.DOTALL):
            facts: dict[str, object] = {name: _worded(name, value) for name, value in mistake.groupdict().items()}
            return sentence, {"place": (place or "$").removeprefix("$.").replace("$", "none"), **facts}
    return "mistake-json", {"reason": what[:200]}


def _worded(name: str, value: str) -> object:
    if name in ("wanted", "found") and has_words(f"kind-{value.split(' ')[0]}", "en", WORDS):
        return Word("kind", value.split(" ")[0])
    return {"<=": "most", "<": "most", ">=": "least", ">": "least"}.get(value, value[:100])


def reason_in(error: msgspec.DecodeError | RecursionError | UnicodeError) -> tuple[str, dict[str, object]]:
    """Return what is wrong with a document that could not be decoded, as `mistake_in` does."""
    return ("mistake-deep", {}) if isinstance(error, RecursionError) else mistake_in(str(error))
