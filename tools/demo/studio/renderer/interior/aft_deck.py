"""Aft deck with the table laid, seen from the saloon's door; the stern lies towards -x."""

from math import pi

import bpy
import numpy as np

from ..geometry.curves import BOTH_SIDES
from ..spec.fields import Spec
from .decor import bowl, branches, candle, tumbler, vase
from .room import Room
from .seating import deck_chair, sofa
from .shell import downlight

LENGTH, TABLE, BREADTH = 9.0, 3.1, 1.25  # of the deck, of the table, metres
TABLE_X, TOP = 0.9, 0.75


def half_width(spec: Spec) -> float:
    return min(4.6, max(2.9, 1.7 + spec.loa * 0.036))


def build_aft_deck(room: Room, spec: Spec) -> None:
    side = half_width(spec)
    room.slab((0, 0, -0.05), (LENGTH, 2 * side + 0.4, 0.10), 'teak', 0)
    overhang(room, side)
    bulwark(room, side)
    with room.at(TABLE_X, 0):
        table(room)
        seats(room)
        for end in BOTH_SIDES:
            laid_side(room, end)
        centre(room)
    with room.at(-LENGTH / 2 + 0.75, 0, turn=pi / 2):
        sofa(room, min(5.2, 2 * side - 2.2), 4)


def overhang(room: Room, side: float) -> None:
    """Ceiling of the deck with a margin plank, downlights and two pillars."""
    height = 2.42
    room.slab((0.7, 0, height + 0.16), (LENGTH - 0.4, 2 * side + 0.7, 0.30), 'ceiling', 0.05)
    for y in (-0.9, 0.9):
        room.slab((0.7, y, height + 0.008), (LENGTH - 0.5, 0.007, 0.003), 'gap', 0)
    for x in (-2.6, -0.9, 0.8, 2.5):
        for port in BOTH_SIDES:
            downlight(room, x, port * side * 0.62, height + 0.008)
    for port in BOTH_SIDES:
        room.tube('pillar', [(-2.9, port * (side - 0.25), 0), (-2.9, port * (side - 0.25), height)], 0.055, 'steel', 4)


def bulwark(room: Room, side: float) -> None:
    """White bulwark with a varnished cap and a rail, along both sides and the stern."""
    reach = LENGTH / 2
    runs = [((0, port * side), (LENGTH, 0.10)) for port in BOTH_SIDES] + [((-reach, 0), (0.10, 2 * side))]
    for (x, y), (long, wide) in runs:
        room.slab((x, y, 0.33), (long, wide, 0.70), 'hull', 0.03)
        room.slab((x, y, 0.705), (long + 0.1, wide + 0.1, 0.045), 'wood x' if long > wide else 'wood y', 0.018)
    for port in BOTH_SIDES:
        for i in range(7):
            x = -reach + i * LENGTH / 6
            room.tube('stanchion', [(x, port * side, 0.72), (x, port * side, 0.98)], 0.014, 'steel')
    for i in range(1, 6):
        y = -side + i * side / 3
        room.tube('stanchion', [(-reach, y, 0.72), (-reach, y, 0.98)], 0.014, 'steel')
    rail = [(reach, side, 0.98), (-reach, side, 0.98), (-reach, -side, 0.98), (reach, -side, 0.98)]
    room.tube('rail', rail, 0.021, 'steel')


def table(room: Room) -> None:
    room.soft((0, 0, TOP - 0.022), (TABLE, BREADTH, 0.044), 'deck wood', 0.018, 0, 0)
    for x in (-0.95, 0.95):
        room.slab((x, 0, 0.36), (0.16, 0.62, 0.72), 'deck wood', 0.02)
        room.slab((x, 0, 0.03), (0.22, 0.90, 0.06), 'deck wood', 0.02)
    room.slab((0, 0, 0.22), (1.9, 0.07, 0.10), 'deck wood', 0.01)


def seats(room: Room) -> None:
    chair = None
    for x in (-1.05, -0.35, 0.35, 1.05):
        for turn, y in ((0, BREADTH / 2 + 0.18), (pi, -BREADTH / 2 - 0.18)):
            wander = room.random.uniform(-0.03, 0.03, 3)
            if chair is None:
                with room.at(x, y, turn=turn):
                    chair = deck_chair(room)
            else:
                room.copy(chair, (x + wander[0], y + wander[1], 0), turn + wander[2])


def laid_side(room: Room, side: int) -> None:
    """Four places along one side."""
    for x in (-1.05, -0.35, 0.35, 1.05):
        with room.at(x, side * (BREADTH / 2 - 0.24), TOP, turn=0 if side > 0 else pi):
            place_setting(room)


def place_setting(room: Room) -> None:
    """Mat, plates, folded napkin, cutlery and glasses; the guest sits on the +y side."""
    room.turned((0, 0, 0), [(0.001, 0.0), (0.19, 0.0), (0.19, 0.004), (0.001, 0.004)], 'mat', 44)
    plate(room, 0.004, 0.142, 'china')
    plate(room, 0.018, 0.106, 'china')
    with room.at(0, 0, 0.034, turn=0.12):
        room.soft((0, 0, 0.008), (0.075, 0.17, 0.018), 'napkin', 0.008, 0.003)
    for x, wide in ((-0.215, 0.018), (-0.245, 0.016), (0.215, 0.014), (0.243, 0.016)):
        room.soft((x, 0.05, 0.004), (0.007, 0.13, 0.004), 'steel', 0.002, 0, 0)
        room.soft((x, -0.05, 0.005), (wide, 0.07, 0.004), 'steel', 0.002, 0, 0)
    wine_glass(room, 0.13, -0.19, 1.0)
    wine_glass(room, 0.215, -0.15, 0.86)
    tumbler(room, 0.05, -0.215, 0)


def plate(room: Room, z: float, radius: float, material: str) -> None:
    r = radius
    profile = [
        (0.001, 0.003),
        (0.62 * r, 0.003),
        (0.70 * r, 0.006),
        (0.98 * r, 0.017),
        (r, 0.020),
        (0.97 * r, 0.021),
        (0.68 * r, 0.010),
        (0.60 * r, 0.007),
        (0.001, 0.007),
    ]
    room.turned((0, 0, z), profile, material, 48)


def wine_glass(room: Room, x: float, y: float, scale: float) -> bpy.types.Object:
    profile = [
        (0.001, 0.0),
        (0.034, 0.0),
        (0.030, 0.004),
        (0.005, 0.010),
        (0.004, 0.085),
        (0.018, 0.100),
        (0.036, 0.125),
        (0.041, 0.155),
        (0.036, 0.205),
        (0.034, 0.205),
        (0.038, 0.155),
        (0.033, 0.127),
        (0.001, 0.103),
    ]
    return room.turned((x, y, 0), [(r * scale, z * scale) for r, z in profile], 'glass', 28)


def centre(room: Room) -> None:
    """Runner with flowers, storm lanterns, fruit and bread."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 12), indexing='ij')
    ripple = 0.002 * np.sin(u * 23) + 0.0025
    room.grid('runner', np.stack([u * 1.35, v * 0.17, TOP + ripple], -1), 'napkin', angle=80)
    vase(room, 0.0, 0, TOP, 0.21, 'china')
    branches(room, 0.0, 0, TOP + 0.19, 0.34, 9, blossom=True)
    branches(room, 0.0, 0, TOP + 0.18, 0.26, 5)
    for x in (-0.42, 0.46):
        candle(room, x, 0.02, TOP, 0.19)
    bowl(room, -0.82, 0, TOP, 0.15, fruit=True)
    bowl(room, 0.88, 0.0, TOP, 0.14, material='glaze')
