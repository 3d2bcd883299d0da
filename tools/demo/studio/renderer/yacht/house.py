"""One tier of a superstructure: walls, a recessed band of dark glass, and mullions."""

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, arc_length
from .house_plan import House

GLASS_RECESS, MULLION_RECESS = 0.05, 0.035  # meters behind the wall
MULLION_WIDTH = 0.06
FIRST_MULLION = 1.2  # meters along the side from the aft centre


def build_house(builder: Builder, house: House) -> None:
    sill, head = house.band
    loops = [
        house.plan(0),
        house.plan(sill),
        house.plan(sill, GLASS_RECESS),
        house.plan(head, GLASS_RECESS),
        house.plan(head),
        house.plan(1),
    ]
    builder.loft('house', loops, ['white', 'white', 'glass', 'white', 'white'], angle=24)
    build_mullions(builder, house)


def build_mullions(builder: Builder, house: House) -> None:
    """Upright dark strips over the glass, every `bay` meters along each side."""
    edges = [house.plan(level, MULLION_RECESS) for level in house.band]
    port_edges = [edge[: len(edge) // 2] for edge in edges]
    walked = arc_length(port_edges[0])
    points, faces = [], []
    for side in BOTH_SIDES:
        for centre in np.arange(FIRST_MULLION, walked[-1] - 0.1, house.bay):
            first = len(points)
            for edge in port_edges:
                for place in (centre - MULLION_WIDTH / 2, centre + MULLION_WIDTH / 2):
                    x, y, z = (np.interp(place, walked, edge[:, axis]) for axis in range(3))
                    points.append([x, side * y, z])
            strip = (first, first + 1, first + 3, first + 2)
            faces.append(strip if side < 0 else (first + 1, first, first + 2, first + 3))
    builder.mesh('mullions', points, faces, 'black', smooth=False)
