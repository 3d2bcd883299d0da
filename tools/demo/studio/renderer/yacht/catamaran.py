"""Cruising catamarans."""

from math import pi

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, smoothstep
from ..geometry.outline import at_height, inset, outline
from ..spec.fields import Spec
from .catamaran_lines import CatamaranLines
from .deck import Deck, build_deck
from .furniture import dining_table, sofa, sun_pad
from .house import build_house
from .house_plan import House
from .hull import build_hull, hull_window
from .rig import Rig, build_rig
from .yacht import Yacht

HULL_WINDOWS = ((0.33, 0.50), (0.53, 0.62))  # stations


def build_catamaran(builder: Builder, spec: Spec) -> Yacht:
    lines = CatamaranLines(spec.loa)
    hulls(builder, lines)
    bridge_deck(builder, lines)
    trampoline(builder, lines)
    cabin = cabin_house(lines)
    build_house(builder, cabin)
    roof_z = lines.freeboard + lines.cabin_height
    cabin_roof(builder, lines, cabin, roof_z)
    furnish(builder, lines, roof_z)
    rig = catamaran_rig(lines, spec, roof_z)
    build_rig(builder, rig)
    return Yacht(frame_points(lines, rig), lines.loa, lines.beam, lines.hull, hull_offset=lines.hull_offset)


def hulls(builder: Builder, lines: CatamaranLines) -> None:
    sill = lines.freeboard * 0.58
    for side in BOTH_SIDES:
        offset = side * lines.hull_offset
        build_hull(builder, lines.hull, lambda station: 0.06 + 0 * station, cap_width=0.07, offset=offset)
        for aft, fore in HULL_WINDOWS:
            span, heights = (lines.x(aft), lines.x(fore)), (sill, sill + 0.042 * lines.loa)
            hull_window(builder, lines.hull, span, heights, radius=0.25, slant=0.4, offset=offset)


def bridge_deck(builder: Builder, lines: CatamaranLines) -> None:
    """The platform between the hulls."""
    half_width, z = lines.beam / 2 - lines.hull_width * 0.35, lines.freeboard
    plan = outline(lines.x(0.06), lines.x(0.66), half_width, 0.04 * lines.loa, 6, 0.4, 0)
    loops = [
        at_height(inset(plan, 0.3), z * 0.55),
        at_height(plan, z * 0.75),
        at_height(plan, z + 0.02),
        at_height(inset(plan, 0.05), z + 0.05),
    ]
    builder.loft('bridge deck', loops, ['white'] * 3, bottom='white', top='teak')


def trampoline(builder: Builder, lines: CatamaranLines) -> None:
    """Cross beam, bowsprit and the net between the bows."""
    half, width, z = lines.beam / 2, lines.hull_width, lines.freeboard
    aft, fore = lines.x(0.66), lines.x(0.93)
    end = half - width * 0.5
    builder.tube('cross beam', [[fore, -end, z * 1.02], [fore, end, z * 1.02]], 0.011 * lines.loa, 'white')
    builder.tube('bowsprit', [[aft, 0, z], [lines.x(1.04), 0, z * 1.06]], 0.007 * lines.loa, 'mast')
    aft_y, fore_y = half - width * 0.8, half - width * 0.7
    net = [(aft, -aft_y, z * 0.99), (fore, -fore_y, z), (fore, fore_y, z), (aft, aft_y, z * 0.99)]
    builder.mesh('trampoline', net, [(0, 1, 2, 3)], 'trampoline')


def cabin_house(lines: CatamaranLines) -> House:
    return House(
        floor=lines.freeboard + 0.03,
        height=lines.cabin_height,
        aft=lines.x(0.26),
        fore=lines.x(0.70),
        half_width=lines.beam * 0.345,
        nose=0.20 * lines.loa,
        rake=1.5,
        tumble_home=0.12,
        band=(0.26, 0.86),
        fullness=2.4,
        bay=1.7,
    )


def roof_profile(share: np.ndarray) -> np.ndarray:
    """Low edge aft and forward, a coaming amidships."""
    return 0.2 + 0.8 * smoothstep(0.25, 0.5, share) * (1 - 0.9 * smoothstep(0.6, 1, share))


def cabin_roof(builder: Builder, lines: CatamaranLines, cabin: House, z: float) -> None:
    """White roof that reaches aft over the cockpit, on two posts."""
    roof = Deck(
        z=z + 0.12,
        aft=lines.x(0.07),
        fore=cabin.roof_fore + 0.05 * lines.loa,
        half_width=cabin.roof_half_width + 0.035 * lines.loa,
        nose=0.17 * lines.loa,
        profile=roof_profile,
        thickness=0.2,
        bulwark=0.28,
        fullness=2.4,
        taper=0.05,
        surface='white',
    )
    build_deck(builder, roof)
    for side in BOTH_SIDES:
        x, y = lines.x(0.10), side * cabin.roof_half_width * 0.93
        builder.tube('roof post', [[x, y, lines.freeboard], [x, y, z + 0.1]], 0.06, 'white')


def furnish(builder: Builder, lines: CatamaranLines, roof_z: float) -> None:
    """Helm and seats on the roof, a dining cockpit aft, sun pads forward."""
    beam, cockpit_z = lines.beam, lines.freeboard + 0.05
    sun_pad(builder, (lines.x(0.34), 0, roof_z + 0.12), 1.8, beam * 0.28)
    sofa(builder, (lines.x(0.5), beam * 0.08, roof_z + 0.12), 1.3, turn=pi)
    builder.box('helm', (lines.x(0.53), -beam * 0.1, roof_z + 0.55), (0.5, 0.8, 0.9), 'white', 0.1)
    sofa(builder, (lines.x(0.12), 0, cockpit_z), beam * 0.4)
    dining_table(builder, (lines.x(0.19), 0, cockpit_z), 1.4, 1.8, chairs=2)
    for side in BOTH_SIDES:
        sun_pad(builder, (lines.x(0.70), side * beam * 0.12, lines.freeboard + 0.02), 1.5, beam * 0.2)


def catamaran_rig(lines: CatamaranLines, spec: Spec, roof_z: float) -> Rig:
    loa = lines.loa
    return Rig(
        loa=loa,
        mast_x=lines.x(0.52),
        foot=roof_z + 0.2,
        masthead=1.38 * loa,
        boom_length=0.36 * loa,
        shroud_width=lines.beam * 0.30,
        spreaders=2,
        side=spec.tack,
        sails_set=spec.sails,
        bow=(lines.x(0.94), lines.freeboard * 1.08),
    )


def frame_points(lines: CatamaranLines, rig: Rig) -> np.ndarray:
    sterns = [[lines.x(0), side * lines.beam * 0.5, 0] for side in BOTH_SIDES]
    bows = [[lines.x(1), side * lines.beam * 0.47, lines.freeboard] for side in BOTH_SIDES]
    return np.array([*sterns, *bows, [lines.x(0.5), 0, rig.masthead]])
