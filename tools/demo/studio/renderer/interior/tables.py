"""Tables and sideboards."""

from math import pi

import numpy as np

from .decor import books, bowl, branches, orchid, table_lamp, tray, vase
from .room import Room
from .seating import dining_chair


def coffee_table(room: Room, length: float, width: float, dressed: int = 0) -> None:
    """Stone top on a recessed timber base; a shelf-like slab beside it."""
    room.soft((0, 0, 0.365), (length, width, 0.045), 'stone', 0.018, 0, 0)
    room.slab((0, 0, 0.20), (length - 0.18, width - 0.18, 0.28), 'wood x', 0.01)
    room.slab((0, 0, 0.03), (length - 0.30, width - 0.30, 0.06), 'gap', 0)
    top = 0.388
    if dressed % 2 == 0:
        tray(room, -length * 0.24, 0.02, top, 0.46, 0.34, 0.12)
        pile = books(room, length * 0.22, width * 0.14, top, 3, 0.3)
        bowl(room, length * 0.22, width * 0.14, pile, 0.085, material='glaze')
        bowl(room, length * 0.10, -width * 0.24, top, 0.15, fruit=True)
    else:
        pile = books(room, -length * 0.25, -width * 0.10, top, 3, -0.2)
        orchid(room, length * 0.05, width * 0.10, top, 0.7)
        tray(room, length * 0.28, -0.06, top, 0.40, 0.30, -0.2)
        bowl(room, -length * 0.25, -width * 0.10, pile, 0.08, material='glaze')


def side_table(room: Room, x: float, y: float, radius: float = 0.25, height: float = 0.52) -> float:
    """Small round table; returns the height of its top."""
    room.turned(
        (x, y, 0),
        [(0.001, 0), (0.17, 0), (0.17, 0.015), (0.02, 0.03), (0.017, height - 0.03), (0.03, height - 0.02)],
        'metal',
    )
    room.turned(
        (x, y, 0),
        [
            (0.001, height - 0.024),
            (radius - 0.01, height - 0.024),
            (radius, height - 0.012),
            (radius - 0.006, height),
            (0.001, height),
        ],
        'wood x',
        48,
    )
    return height


def sideboard(room: Room, length: float, height: float = 0.78, depth: float = 0.46) -> None:
    """Cabinet with flush doors; its front to -y."""
    room.slab((0, 0.03, 0.04), (length - 0.10, depth - 0.10, 0.08), 'gap', 0)
    room.slab((0, 0.01, 0.08 + (height - 0.115) / 2), (length, depth - 0.02, height - 0.115), 'gap', 0)
    room.slab((0, 0, height - 0.018), (length + 0.02, depth + 0.02, 0.036), 'stone', 0.006)
    count = max(2, round(length / 0.55))
    step = length / count
    for i in range(count):
        x = -length / 2 + (i + 0.5) * step
        room.slab(
            (x, -depth / 2 + 0.012, 0.085 + (height - 0.13) / 2), (step - 0.005, 0.024, height - 0.13), 'wood up', 0.002
        )
        edge = x + (1 if i % 2 == 0 else -1) * (step / 2 - 0.05)
        room.tube(
            'pull', [(edge, -depth / 2 - 0.02, height * 0.52), (edge, -depth / 2 - 0.02, height * 0.72)], 0.007, 'metal'
        )
    for x in (-length / 2 + 0.012, length / 2 - 0.012):
        room.slab((x, 0, 0.08 + (height - 0.118) / 2), (0.024, depth, height - 0.118), 'wood up', 0.002)


def dressed_sideboard(room: Room, length: float, lamps: bool = True, height: float = 0.78) -> None:
    sideboard(room, length, height)
    if lamps:
        for side in (-1, 1):
            table_lamp(room, side * (length / 2 - 0.28), 0.02, height, 0.95, 4.0)
    vase(room, 0.08, 0.02, height, 0.30, 'china')
    branches(room, 0.08, 0.02, height + 0.27, 0.55, 7)
    pile = books(room, -length * 0.17, -0.02, height, 2, 0.1)
    bowl(room, -length * 0.17, -0.02, pile, 0.08, material='glaze')


def dining_table(room: Room, length: float, width: float, seats: int) -> None:
    """Long table on two drums, with upholstered chairs, a vase and two bowls."""
    room.soft((0, 0, 0.735), (length, width, 0.04), 'wood x', 0.018, 0, 0)
    for side in (-1, 1):
        room.turned(
            (side * length * 0.27, 0, 0),
            [(0.30, 0), (0.27, 0.03), (0.20, 0.30), (0.20, 0.50), (0.28, 0.715)],
            'wood up',
            48,
        )
    chair = None
    for i in range(seats):
        x = -length / 2 + (i + 0.5) * length / seats
        for turn, y in ((0, width / 2 + 0.20), (pi, -width / 2 - 0.20)):
            place = (x, y + 0.02 * np.sin(i * 3 + y))
            if chair is None:
                with room.at(*place, turn=turn):
                    chair = dining_chair(room)
            else:
                room.copy(chair, (*place, 0), turn + 0.05 * np.sin(i * 5 + y * 3))
    vase(room, 0, 0, 0.755, 0.26, 'glaze')
    branches(room, 0, 0, 0.98, 0.50, 8)
    for side in (-1, 1):
        bowl(room, side * length * 0.25, 0, 0.755, 0.15, fruit=side > 0, material='china')
