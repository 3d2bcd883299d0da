"""Hull of a motor yacht with its rub rail, windows, portholes and anchor pocket."""

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend
from .hull import Hull, build_hull, hull_window
from .motor_lines import MotorLines


def build_topsides(builder: Builder, lines: MotorLines) -> Hull:
    hull = build_hull(builder, lines.hull, lines.bulwark)
    rub_rail(builder, lines)
    if not lines.single_house:
        owners_windows(builder, lines)
    if lines.single_house and lines.variant['hullwin'] in ('long', 'big'):
        saloon_window(builder, lines)
    else:
        portholes(builder, lines)
    anchor_pocket(builder, lines)
    return hull


def rub_rail(builder: Builder, lines: MotorLines) -> None:
    """Strip along the main deck, steel on light hulls and white on dark ones."""
    material = 'satin_steel' if lines.spec.hull in ('white', 'pearl') else 'white'
    station = np.linspace(0.0, 0.985, 120)
    z = lines.main_deck - 0.12 + 0.35 * lines.bow_lift(station)
    x = lines.x(0.06 + station * 0.925)
    y = lines.hull.half_breadth_at(x, z)
    for side in BOTH_SIDES:
        builder.tube('rub rail', np.c_[x, side * (y + 0.01), z], 0.055, material)


def owners_windows(builder: Builder, lines: MotorLines) -> None:
    """Windows in the raised topsides, between main and upper deck."""
    kind = lines.variant['hullwin']
    if kind == 'none':
        return
    sill = lines.main_deck + 0.95
    head = sill + min(0.92, lines.deck_height * 0.36)
    aft, fore = lines.x(0.47 + lines.variant['sheer']), lines.x(0.80 + lines.variant['shift'])
    if kind == 'long':
        hull_window(builder, lines.hull, (aft, blend(aft, fore, 0.97)), (sill, head), radius=0.42, slant=0.35)
    elif kind == 'round':
        count = max(4, int((fore - aft) / 2.6))
        for i in range(count):
            centre = blend(aft, fore, (i + 0.5) / count)
            hull_window(builder, lines.hull, (centre - 0.42, centre + 0.42), (sill + 0.05, sill + 0.89), radius=0.42)
    else:  # 'row' of narrow or 'big' tall windows
        row = kind == 'row'
        count = max(2, int(lines.loa / (14 if row else 24)))
        for i in range(count):
            start = blend(aft, fore, i / count) + 0.12
            end = blend(aft, fore, (i + 1) / count) - (0.12 if row else 0.7)
            bottom = sill - (0.0 if row else 0.25)
            hull_window(builder, lines.hull, (start, end), (bottom, head), radius=0.28, slant=0.30)


def saloon_window(builder: Builder, lines: MotorLines) -> None:
    """One long window low in the hull of a small or fast yacht."""
    start, sill = lines.x(0.40), lines.main_deck * 0.72
    head = sill + 0.05 * lines.loa**0.6
    hull_window(builder, lines.hull, (start, start + 0.26 * lines.loa), (sill, head), radius=0.2, slant=0.3)


def portholes(builder: Builder, lines: MotorLines) -> None:
    """Lower deck: round ones, or a rhythm of two short and a long one."""
    centre, size = lines.main_deck * 0.5 + 0.05, min(0.50, lines.main_deck * 0.26)
    count = max(3, int(lines.loa / lines.variant['ports']))
    round_ones = lines.variant['hullwin'] == 'round'
    for i in range(count):
        x = blend(lines.x(0.22), lines.x(0.80), (i + 0.5) / count)
        width = 2 * size if round_ones else 1.25 if i % 3 else 2.1
        radius = size * 0.98 if round_ones else 0.2
        span, heights = (x - width / 2, x + width / 2), (centre - size / 2, centre + size / 2)
        hull_window(builder, lines.hull, span, heights, radius=radius)


def anchor_pocket(builder: Builder, lines: MotorLines) -> None:
    x, z = lines.x(0.945), float(lines.sheer(0.95)) * 0.60
    span, heights = (x, x + 0.022 * lines.loa), (z, z + 0.9)
    hull_window(builder, lines.hull, span, heights, radius=0.25, slant=-0.2, material='steel')
