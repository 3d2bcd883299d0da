"""Aft deck with the table laid: teak, chairs, china and glass, an overhang above, the sea behind."""

from math import pi, sin

import numpy as np

from ..geometry.curves import BOTH_SIDES
from ..spec.fields import Spec
from .decor import bowl, branches, candle, vase
from .palettes import Palette
from .room import Room
from .seating import deck_chair, sofa
from .shell import Shell, downlight

SEATS = 4  # to each side
TABLE, TABLE_WIDTH, TABLE_TOP = 3.0, 1.25, 0.745


def build_deck_dining(room: Room, spec: Spec, palette: Palette) -> Shell:
    wide = min(7.6, max(5.6, 3.6 + spec.loa * 0.05))
    shell = Shell(9.0, wide, 2.45, 0.9, 2.45, 9.0)
    room.slab((0, 0, -0.05), (shell.length + 3, wide + 0.3, 0.10), 'teak', 0)
    overhang(room, shell)
    for side in BOTH_SIDES:
        bulwark(room, shell, side)
    stern(room, shell)
    laid_table(room)
    return shell


def overhang(room: Room, shell: Shell) -> None:
    """Ceiling as far as over the settee, with a timber edge and downlights."""
    length, top = shell.length + 0.6, shell.height
    room.slab((0.6, 0, top + 0.08), (length, shell.width + 0.2, 0.16), 'ceiling', 0.03)
    room.slab((0.6 - length / 2 - 0.02, 0, top + 0.06), (0.06, shell.width + 0.22, 0.22), 'hull', 0.02)
    room.slab((0.4, 0, top - 0.006), (4.2, 2.2, 0.02), 'floor', 0.004)
    for x in np.linspace(-3.2, 3.4, 5):
        for side in BOTH_SIDES:
            downlight(room, x, side * shell.width * 0.36, top - 0.002)
    for side in BOTH_SIDES:
        room.box('post', (-3.55, side * (shell.side - 0.05), top / 2), (0.34, 0.16, top), 'hull', 0.06)


def bulwark(room: Room, shell: Shell, side: int) -> None:
    y = side * (shell.side + 0.05)
    room.slab((1.0, y, 0.38), (9.4, 0.10, 0.80), 'hull', 0.03)
    room.slab((1.0, y, 0.80), (9.5, 0.19, 0.05), 'deck wood', 0.02)


def stern(room: Room, shell: Shell) -> None:
    """Settee along the after end, a rail behind it."""
    with room.at(-shell.fore + 1.15, 0, turn=pi / 2):
        sofa(room, min(4.4, shell.width - 1.7), 4)
    x = -shell.fore + 0.25
    for y in np.linspace(-shell.side, shell.side, 7):
        room.tube('stanchion', [(x, y, 0), (x, y, 0.98)], 0.016, 'steel')
    for z, thick in ((0.35, 0.009), (0.66, 0.009)):
        room.tube('wire', [(x, -shell.side, z), (x, shell.side, z)], thick, 'steel')
    room.tube('rail', [(x, -shell.side, 0.99), (x, shell.side, 0.99)], 0.028, 'deck wood')


def laid_table(room: Room) -> None:
    room.soft((0, 0, TABLE_TOP - 0.022), (TABLE, TABLE_WIDTH, 0.044), 'deck wood', 0.02, 0, 0)
    for side in BOTH_SIDES:
        room.slab((side * TABLE * 0.30, 0, 0.36), (0.16, 0.62, 0.70), 'deck wood', 0.02)
    chair = None
    for i in range(SEATS):
        x = -TABLE / 2 + (i + 0.5) * TABLE / SEATS
        for turn, side in ((0, 1), (pi, -1)):
            place = (x, side * (TABLE_WIDTH / 2 + 0.20))
            if chair is None:
                with room.at(*place, turn=turn):
                    chair = deck_chair(room)
            else:
                room.copy(chair, (*place, 0), turn + 0.04 * sin(i * 5 + side))
            with room.at(x, side * (TABLE_WIDTH / 2 - 0.22), TABLE_TOP, turn=turn):
                setting(room)
    vase(room, 0, 0, TABLE_TOP, 0.20, 'glaze')
    branches(room, 0, 0, TABLE_TOP + 0.17, 0.34, 8, blossom=True)
    for side in BOTH_SIDES:
        candle(room, side * 0.42, 0.03, TABLE_TOP, 0.20)
        bowl(room, side * 0.95, 0, TABLE_TOP, 0.13, fruit=True)


def setting(room: Room) -> None:
    """One place, its guest at +y: two plates with a napkin, cutlery, two glasses."""
    for radius, z in ((0.145, 0.0), (0.105, 0.012)):
        profile = [
            (0.001, 0.003), (radius * 0.62, 0.003), (radius, 0.016), (radius * 0.97, 0.019), (radius * 0.6, 0.008),
            (0.001, 0.007),
        ]  # fmt: skip
        room.turned((0, 0, z), profile, 'china', 40)
    room.soft((0, 0, 0.030), (0.085, 0.155, 0.020), 'accent 0', 0.008, 0.004, 0)
    for x, length in ((-0.185, 0.20), (-0.205, 0.19), (0.185, 0.21), (0.208, 0.20)):
        room.slab((x, 0, 0.004), (0.013, length, 0.005), 'steel', 0.002)
    for x, y, size in ((0.16, -0.19, 1.0), (0.08, -0.23, 0.85)):
        glass = [
            (0.035, 0), (0.034, 0.004), (0.005, 0.010), (0.0045, 0.085), (0.030, 0.115), (0.040, 0.150), (0.033, 0.205)
        ]
        room.turned((x, y, 0), [(r * size, h * size) for r, h in glass], 'glass', 28)


