"""Sailing monohulls with one or two masts."""

from math import radians

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend
from ..geometry.outline import at_height, inset, outline
from ..spec.fields import Spec
from .deck import build_rails
from .furniture import ensign
from .house import build_house
from .house_plan import House
from .hull import Hull, build_hull, hull_window
from .rig import Rig, build_rig
from .sailing_lines import SailingLines
from .yacht import Yacht

UNDERWAY_HEEL = 11  # degrees, when the spec names none


def build_sailing_yacht(builder: Builder, spec: Spec) -> Yacht:
    lines = SailingLines(spec)
    hull = build_hull(builder, lines.hull, lambda station: 0.10 + 0 * station, cap='teak', cap_width=0.10)
    cove_stripe(builder, lines)
    portlights(builder, lines)
    roof_z, roof_height = coachroof(builder, lines, hull)
    cockpit(builder, lines, hull)
    deck_rail(builder, hull)
    main = main_rig(lines, hull, roof_z + roof_height * 0.6)
    build_rig(builder, main)
    if lines.two_masts:
        build_rig(builder, mizzen_rig(lines, roof_z + roof_height * 0.4))
    ensign(builder, (lines.x(0.03), 0, hull.deck_height_at(lines.x(0.05)) + 0.1), lines.loa)
    heel = spec.heel if spec.heel is not None else UNDERWAY_HEEL if spec.sails else 0
    return Yacht(frame_points(lines, main), lines.loa, lines.beam, lines.hull, heel=radians(heel) * -spec.tack)


def cove_stripe(builder: Builder, lines: SailingLines) -> None:
    """Thin gold line below the sheer."""
    x = np.linspace(lines.x(0.03), lines.x(0.985), 140)
    z = lines.sheer((x + lines.loa / 2) / lines.loa) - 0.14 * lines.freeboard
    y = lines.hull.half_breadth_at(x, z) + 0.006
    for side in BOTH_SIDES:
        builder.tube('cove stripe', np.c_[x, side * y, z], 0.006 * lines.loa**0.5, 'gold', roundness=1)


def portlights(builder: Builder, lines: SailingLines) -> None:
    """A row of small windows in the hull."""
    count, half, z = int(lines.loa / 4.5), 0.028 * lines.loa * 0.7, lines.freeboard * 0.62
    for i in range(count):
        centre = blend(lines.x(0.28), lines.x(0.72), (i + 0.5) / count)
        hull_window(builder, lines.hull, (centre - half, centre + half), (z - 0.14, z + 0.16), radius=0.14)


def coachroof(builder: Builder, lines: SailingLines, hull: Hull) -> tuple[float, float]:
    """Low house with a rounded roof; returns the height of its foot and its own height."""
    foot = hull.deck_height_at(lines.x(0.45))
    height = 0.028 * lines.loa + 0.35
    half_width = lines.beam * 0.30
    house = House(
        floor=foot - 0.02,
        height=height * 0.72,
        aft=lines.x(0.36),
        fore=lines.x(0.70),
        half_width=half_width,
        nose=0.22 * lines.loa,
        rake=2.6,
        tumble_home=0.25,
        band=(0.30, 0.82),
        fullness=1.9,
        corner=0.5,
        bay=3.2,
    )
    build_house(builder, house)
    fore = lines.x(0.70) - 2.55 * height * 0.70 + 0.05
    plan = outline(lines.x(0.335), fore, half_width - 0.25 * height * 0.72 + 0.12, 0.17 * lines.loa, 1.9, 0.5, 0.06)
    section = [(0.12, 0.70), (0, 0.74), (0.12, 0.80), (0.5, 0.84)]  # inset in meters, share of the height
    loops = [at_height(inset(plan, d) if d else plan, foot + height * share) for d, share in section]
    builder.loft('coachroof', loops, ['white'] * 3, bottom='white', top='white', angle=35)
    return foot, height


def cockpit(builder: Builder, lines: SailingLines, hull: Hull) -> None:
    """Teak sole, seats, coamings, a table and two wheels."""
    loa, beam = lines.loa, lines.beam
    sole_x, seat_x, table_x = lines.x(0.22), lines.x(0.24), lines.x(0.25)
    sole_z, seat_z = hull.deck_height_at(sole_x), hull.deck_height_at(seat_x)
    builder.box('cockpit sole', (sole_x, 0, sole_z + 0.02), (0.20 * loa, beam * 0.52, 0.06), 'teak', 0.02)
    for side in BOTH_SIDES:
        seat, coaming = (seat_x, side * beam * 0.24, seat_z + 0.22), (seat_x, side * beam * 0.325, seat_z + 0.25)
        builder.box('cockpit seat', seat, (0.15 * loa, beam * 0.12, 0.4), 'cushion', 0.08)
        builder.box('coaming', coaming, (0.20 * loa, 0.2, 0.5), 'white', 0.09)
        wheel(builder, lines, side * beam * 0.2, hull.deck_height_at(lines.x(0.13)))
    table = (table_x, 0, hull.deck_height_at(table_x) + 0.6)
    builder.box('cockpit table', table, (0.07 * loa, 0.9, 0.07), 'wood', 0.02)


def wheel(builder: Builder, lines: SailingLines, y: float, deck_z: float) -> None:
    """Steering wheel and binnacle."""
    around, radius = np.linspace(0, 2 * np.pi, 28), 0.022 * lines.loa + 0.15
    hub_z = deck_z + radius + 0.25
    rim = np.c_[np.full(28, lines.x(0.135)), y + radius * np.cos(around), hub_z + radius * np.sin(around)]
    builder.tube('wheel', rim, 0.03, 'steel')
    builder.box('binnacle', (lines.x(0.14), y, deck_z + 0.45), (0.3, 0.25, 0.9), 'white', 0.06)


def deck_rail(builder: Builder, hull: Hull) -> None:
    """Thin guard wires round the bow."""
    x, y, z = hull.edge[6:-2].T
    inside = (y - 0.12).clip(0)
    line = np.concatenate([np.c_[x, inside, z], np.c_[x, -inside, z][::-1]])
    rail_radius = 0.008 + 0.0001 * hull.lines.loa
    build_rails(builder, line, 0.62, spacing=2.2, middle_rails=1, post_radius=0.014, rail_radius=rail_radius)


def main_rig(lines: SailingLines, hull: Hull, foot: float) -> Rig:
    loa, two = lines.loa, lines.two_masts
    bow_x = lines.x(0.97)
    return Rig(
        loa=loa,
        mast_x=lines.x(0.62 if two else 0.57),
        foot=foot,
        masthead=(1.05 if two else 1.28) * loa,
        boom_length=(0.30 if two else 0.38) * loa,
        shroud_width=lines.beam * 0.42,
        spreaders=4 if loa > 35 else 3,
        side=lines.spec.tack,
        sails_set=lines.spec.sails,
        bow=(bow_x, hull.deck_height_at(bow_x) + 0.1),
    )


def mizzen_rig(lines: SailingLines, foot: float) -> Rig:
    loa = lines.loa
    return Rig(
        loa=loa,
        mast_x=lines.x(0.28),
        foot=foot,
        masthead=0.86 * loa,
        boom_length=0.24 * loa,
        shroud_width=lines.beam * 0.38,
        spreaders=3,
        side=lines.spec.tack,
        sails_set=lines.spec.sails,
    )


def frame_points(lines: SailingLines, main: Rig) -> np.ndarray:
    stern = [[lines.x(0), side * lines.beam * 0.4, 0] for side in BOTH_SIDES]
    amidships = [[lines.x(0.5), side * lines.beam / 2, 0] for side in BOTH_SIDES]
    bow, masthead = [lines.x(1), 0, float(lines.sheer(1.0))], [lines.x(0.55), 0, main.masthead]
    return np.array([*stern, bow, *amidships, masthead])
