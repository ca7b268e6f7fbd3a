"""Talk at a live table: who hears what, who is muted, and what nobody can say."""

from __future__ import annotations

import pytest

from tests.server.house import ANN, BOB, CLEO, DAN, Tavern, begun
from tests.server.virtual import run
from windycity.server.commands import (
    Contribute,
    Mute,
    Say,
)
from windycity.server.entries import Chair


def test_talk_reaches_the_table_and_private_talk_the_partners_only() -> None:
    async def story() -> None:
        chairs = [Chair(who.guest, who.name) for who in (ANN, BOB, CLEO, DAN)]
        tavern = Tavern("chicago-gangsters", chairs=chairs)
        devices = [await tavern.look(who) for who in (ANN, BOB, CLEO, DAN)]
        await tavern.do(ANN, Say, text=" Good   evening ")
        assert all(device.talk == ["Good evening"] for device in devices)
        assert (await tavern.refused(ANN, Say, text="psst", to="partners")).error == "refused"
        await begun(tavern)
        for device in devices:
            mates = device.state["partners"]
            if mates:
                break
        sent = [len(other.raw) for other in devices]
        await tavern.do(device.who, Say, text="psst", to="partners")
        for seat, other in enumerate(devices):
            heard = seat == device.state["you"] or seat in mates
            assert ("psst" in other.talk) == heard
            assert (len(other.raw) > sent[seat]) == heard

    run(story())


def test_the_host_mutes_somebody_and_listens_again() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await tavern.do(BOB, Say, text="<b>buy</b> my watches")
        who = ann.messages[-1]["talk"][0]["who"]
        assert (await tavern.do(BOB, Mute, who=who, muted=True)).problem is not None
        assert (await tavern.do(ANN, Mute, who="nobody", muted=True)).problem is not None
        assert (await tavern.do(ANN, Mute, who=who, muted=True)).problem is None
        assert bob.state["muted"] == [who]
        assert (await tavern.refused(BOB, Say, text="cheap")).error == "refused"
        await tavern.do(ANN, Mute, who=who, muted=False)
        assert (await tavern.do(BOB, Say, text="sorry")).problem is None

    run(story())


@pytest.mark.parametrize("wrong", ["\x1b[2J", "\x00", "\x7f", "\x9b", "\u202e", "\u202a", "\u2066", "\u2069", "\u200f", "\u061c"])
def test_what_would_control_a_screen_or_turn_text_around_is_not_said(wrong: str) -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        assert (await tavern.do(ANN, Say, text=f"  well{wrong},\nZoë\u2028 \u05d0 👨\u200d👩 ")).problem is None
        assert bob.talk == [f"well{wrong[1:]}, Zoë \u05d0 👨\u200d👩"]
        assert ann.talk == bob.talk
        if len(wrong) == 1:
            assert (await tavern.refused(ANN, Say, text=f"{wrong} {wrong}")).message == "Write something first."
        assert "control characters" in (await tavern.refused(ANN, Contribute, words=f"luck{wrong}")).message
        assert not tavern.live.table.contributions
        assert (await tavern.do(ANN, Contribute, words="good luck \u05d0")).problem is None

    run(story())
