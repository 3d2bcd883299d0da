"""Stern of a motor yacht: swim platform, stairs, transom door and the aft main deck."""

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend
from ..geometry.outline import at_height, inset, outline
from .furniture import dining_table, pool, sofa
from .motor_lines import MotorLines
from .tender import build_tender

PLATFORM_TOP = 0.6  # meters above the water
STEPS = 6


def build_stern(builder: Builder, lines: MotorLines) -> None:
    half_width = float(lines.hull.half_breadth(np.array(0.0), np.array(0.5)))
    swim_platform(builder, lines, half_width)
    stairs(builder, lines, half_width)
    transom_door(builder, lines, half_width)
    aft_deck(builder, lines)
    if lines.explorer:
        boat_deck(builder, lines)


def swim_platform(builder: Builder, lines: MotorLines, half_width: float) -> None:
    plan = outline(lines.x(0), lines.x(0.115), half_width * 0.97, 0.2, 6, 1.4, 0.05)
    loops = [
        at_height(inset(plan, 0.2), 0.28),
        at_height(plan, 0.38),
        at_height(plan, 0.55),
        at_height(inset(plan, 0.06), PLATFORM_TOP),
    ]
    builder.loft('swim platform', loops, ['hull', 'hull', 'white'], bottom='hull', top='teak', angle=25)


def stairs(builder: Builder, lines: MotorLines, half_width: float) -> None:
    """Teak-treaded stairs from the platform to the main deck on both sides."""
    width = 1.2 * min(1.5, lines.loa / 50) + 0.2
    for side in BOTH_SIDES:
        y = side * (half_width * 0.93 - width * 0.6)
        for i in range(STEPS):
            x = blend(lines.x(0.045), lines.x(0.098), i / STEPS)
            z = blend(PLATFORM_TOP, lines.main_deck + 0.05, (i + 1) / STEPS)
            builder.box('step', (x + 0.6, y, (z + 0.3) / 2), (1.3, width, z - 0.3), 'white', 0.04)
            builder.box('tread', (x + 0.25, y, z + 0.01), (0.62, width * 0.92, 0.04), 'teak', 0.01)


def transom_door(builder: Builder, lines: MotorLines, half_width: float) -> None:
    """Dark glass door to the beach club, a hand's breadth proud of the transom."""
    y = np.linspace(-half_width * 0.52, half_width * 0.52, 9)
    rows = []
    for share in (0.12, 0.80):
        z = blend(0.62, lines.main_deck + 0.5, share)
        x = float(lines.hull.transom_x(np.array(z / float(lines.sheer(0.0))))) - 0.03
        rows.append(np.c_[np.full(9, x), y, np.full(9, z)])
    builder.grid('transom door', rows, 'unlit_glass', smooth=False)


def aft_deck(builder: Builder, lines: MotorLines) -> None:
    """A pool, a tender or a dining table, and a sofa at the rail."""
    spec, loa, z = lines.spec, lines.loa, lines.main_deck
    if spec.pool and loa > 40:
        pool(builder, (lines.x(0.155), 0, z), 0.062 * loa, lines.beam * 0.36)
    elif spec.tender and not lines.explorer:
        build_tender(builder, (lines.x(0.165), 0, z + 0.45), min(8, 0.13 * loa))
    else:
        dining_table(builder, (lines.x(0.165), 0, z), min(3.6, 0.06 * loa), 1.3)
    sofa(builder, (lines.x(0.105), 0, z), lines.beam * 0.42)


def boat_deck(builder: Builder, lines: MotorLines) -> None:
    """Two tenders and a crane on an explorer's long aft deck."""
    z, x, loa = lines.main_deck, lines.x(0.27), lines.loa
    build_tender(builder, (x, lines.beam * 0.17, z + 0.55), min(9, 0.16 * loa))
    build_tender(builder, (x, -lines.beam * 0.2, z + 0.5), min(7, 0.12 * loa))
    foot, tip = lines.x(0.33), lines.x(0.20)
    builder.tube('crane', [[foot, 0, z], [foot, 0, z + 3.2], [tip, 0, z + 4.6]], 0.16, 'white')
