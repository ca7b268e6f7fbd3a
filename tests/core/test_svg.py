"""Pictures as text: elements, words from outside, points."""

from xml.etree import ElementTree

import pytest

from windycity.core.svg import box, fan, pips, plain, point, rays, short, tag, text, turns, use


def test_an_element_has_its_attributes_and_what_is_inside() -> None:
    assert tag("g", "a", "b", class_="x", font_size=3, fill="") == '<g class="x" font-size="3">ab</g>'
    assert tag("g") == "<g/>"
    assert box(1, 2, 3, 4, "wall") == '<rect x="1" y="2" width="3" height="4" class="wall"/>'


@pytest.mark.parametrize(
    ("value", "written"), [(2.0, "2"), (2.04, "2"), (2.06, "2.1"), (3, "3"), ("2.06", "2.06"), (-0.5, "-0.5")]
)
def test_numbers_have_no_needless_digits(value: object, written: str) -> None:
    assert short(value) == written


def test_words_from_outside_stand_in_xml() -> None:
    said = '<A&B> "it\'s"\x01'
    assert plain(said) == '&lt;A&amp;B&gt; "it\'s"'
    assert ElementTree.fromstring(text(said, 0, 0, "x")).text == '<A&B> "it\'s"'


def test_a_shape_is_put_somewhere_and_turned() -> None:
    assert use("door", 1.25, 2, class_="door") == '<use href="#shape-door" transform="translate(1.2 2)" class="door"/>'
    assert use("door", 1, 2, 90) == '<use href="#shape-door" transform="translate(1 2) rotate(90)"/>'


def test_points_lie_around_a_point() -> None:
    assert [point(10, 10, turn, 5) for turn in turns(4)] == ["15 10", "10 15", "5 10", "10 5"]
    assert rays(0, 0, 10, 8).count("M0 0L") == 8
    assert fan(15, 15, 0.8).count("M") == 9


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_spots_as_it_shows(face: int) -> None:
    spots = [*pips(0, 0, face, "red")]
    assert len(set(spots)) == face
    assert all('fill="red"' in spot for spot in spots)
