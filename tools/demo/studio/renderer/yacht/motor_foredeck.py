"""Foredeck of a motor yacht: helicopter deck, or sun pad, sofa and hatch; and the rail round the bow."""

from math import pi

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES
from ..geometry.outline import at_height, inset, outline
from .deck import build_rails
from .furniture import sofa, sun_pad
from .house_plan import House
from .hull import Hull
from .motor_lines import MotorLines
from .tender import build_tender


def build_foredeck(builder: Builder, lines: MotorLines, hull: Hull, tiers: list[House]) -> None:
    if lines.spec.helipad and lines.loa > 58:
        helicopter_deck(builder, lines, hull)
        return
    loa, spec = lines.loa, lines.spec
    if spec.tender and spec.pool and loa > 45:  # the pool has the tender's place aft
        x = lines.x(0.86)
        place = (x, hull.half_breadth_at_deck(x) * 0.1, hull.deck_height_at(x) + 0.5)
        build_tender(builder, place, min(7.5, 0.11 * loa))
    front = tiers[min(1, len(tiers) - 1)].fore + 0.035 * loa
    pad_x, sofa_x, hatch_x = front + 0.03 * loa, front + 0.085 * loa, lines.x(0.9)
    pad_width = min(hull.half_breadth_at_deck(pad_x), 5)
    sun_pad(builder, (pad_x, 0, hull.deck_height_at(pad_x)), min(3.2, 0.05 * loa), pad_width)
    sofa_width = min(hull.half_breadth_at_deck(sofa_x) * 0.9, 4)
    sofa(builder, (sofa_x, 0, hull.deck_height_at(sofa_x)), sofa_width, turn=pi)
    hatch = (hatch_x, 0, hull.deck_height_at(hatch_x) + 0.1)
    builder.box('hatch', hatch, (0.024 * loa, 0.02 * loa, 0.25), 'white', 0.08)


def helicopter_deck(builder: Builder, lines: MotorLines, hull: Hull) -> None:
    """Round dark platform with two rings and an H."""
    x = lines.x(0.845)
    radius = min(hull.half_breadth_at_deck(lines.x(0.86)) * 0.86, lines.loa * 0.068)
    z = hull.deck_height_at(x + radius) + 0.28
    plan = outline(x - radius * 1.15, x + radius * 1.15, radius * 1.05, radius * 1.1, 2.0, radius * 0.8, 0)
    loops = [at_height(plan, z - 0.25), at_height(plan, z - 0.03), at_height(inset(plan, 0.04), z)]
    builder.loft('helicopter deck', loops, ['white', 'white'], top='helideck')
    builder.disc((x, 0, z + 0.012), radius * 0.86, 'white', radius * 0.80)
    builder.disc((x, 0, z + 0.011), radius * 0.5, 'accent_paint', radius * 0.46)
    for side in BOTH_SIDES:
        builder.box('H', (x, side * radius * 0.17, z + 0.01), (radius * 0.52, radius * 0.07, 0.012), 'white', 0)
    builder.box('H', (x, 0, z + 0.01), (radius * 0.07, radius * 0.34, 0.012), 'white', 0)


def bow_rail(builder: Builder, lines: MotorLines, hull: Hull) -> None:
    """From one side round the stem to the other."""
    x, y, z = hull.edge[hull.edge[:, 0] > lines.x(0.74)].T
    inside = (y - 0.1).clip(0)
    port, starboard = np.c_[x, inside, z + 0.04], np.c_[x, -inside, z + 0.04]
    build_rails(builder, np.concatenate([port, starboard[::-1]]), 0.34, spacing=1.7, middle_rails=0)
