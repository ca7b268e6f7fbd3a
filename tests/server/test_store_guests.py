"""What the store keeps of guests: names, keys of devices, and codes that are good for one transfer."""

from __future__ import annotations

import asyncio

import pytest

from windycity.server.store import Guest, Store, Taken

pytestmark = pytest.mark.anyio


async def test_a_guest_is_found_by_each_of_its_keys(store: Store) -> None:
    await store.add_guest("g1", "Ann", "phone", "nl", 10.0)
    await store.add_key("g1", "laptop", 20.0)
    await store.add_guest("g2", "Bob", "tablet", "de", 30.0)
    ann = Guest("g1", "Ann", "nl", made=10.0, seen=10.0)
    assert [await store.guest_by_key(key) for key in ("phone", "laptop", "none")] == [ann, ann, None]
    assert await store.guest("g1") == ann
    assert await store.guest("g3") is None


async def test_an_id_or_a_key_belongs_to_one_guest(store: Store) -> None:
    await store.add_guest("g1", "Ann", "phone", "en", 10.0)
    with pytest.raises(Taken, match="g1 is in use"):
        await store.add_guest("g1", "Bob", "other", "en", 20.0)
    with pytest.raises(Taken, match="key or code"):
        await store.add_guest("g2", "Bob", "phone", "en", 20.0)
    with pytest.raises(Taken):
        await store.add_key("g1", "phone", 20.0)
    assert await store.guest_by_key("other") is None
    assert await store.guest("g2") is None


async def test_a_guest_changes(store: Store) -> None:
    await store.add_guest("g1", "Ann", "phone", "en", 10.0)
    assert await store.rename("g1", "Anna 'Scarface'; --")
    assert await store.set_language("g1", "de")
    assert await store.seen("g1", 99.0)
    assert await store.guest("g1") == Guest("g1", "Anna 'Scarface'; --", "de", made=10.0, seen=99.0)
    assert not await store.rename("g2", "Bob")


async def test_a_transfer_code_is_good_once_and_for_a_time(store: Store) -> None:
    await store.add_guest("g1", "Ann", "phone", "en", 10.0)
    await store.add_guest("g2", "Bob", "tablet", "en", 10.0)
    await store.add_transfer("code", "g1", expires=100.0)
    assert await store.take_transfer("wrong", 50.0) is None
    assert await store.take_transfer("code", 50.0) == "g1"
    assert await store.take_transfer("code", 50.0) is None
    await store.add_transfer("late", "g1", expires=100.0)
    assert await store.take_transfer("late", 100.0) is None
    assert await store.take_transfer("late", 50.0) is None  # expired codes are deleted


async def test_a_new_transfer_code_replaces_the_one_before(store: Store) -> None:
    for guest in ("g1", "g2"):
        await store.add_guest(guest, guest, guest, "en", 10.0)
    await store.add_transfer("one", "g1", expires=100.0)
    await store.add_transfer("two", "g1", expires=100.0)
    with pytest.raises(Taken):
        await store.add_transfer("two", "g2", expires=100.0)
    assert [await store.take_transfer(code, 50.0) for code in ("one", "two")] == [None, "g1"]


async def test_of_many_who_take_a_code_at_once_one_gets_it(store: Store) -> None:
    await store.add_guest("g1", "Ann", "phone", "en", 10.0)
    await store.add_transfer("code", "g1", expires=100.0)
    taken = await asyncio.gather(*(store.take_transfer("code", 50.0) for _ in range(20)))
    assert sorted(taken, key=str) == [None] * 19 + ["g1"]
