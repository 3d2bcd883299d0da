"""Decks with their bulwarks, and rails."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import arc_length, smoothstep
from ..geometry.outline import at_height, inset, outline

LOWEST_BULWARK = 0.06  # meters


@dataclass(frozen=True)
class Deck:
    """A deck above a house: x of its ends, widths and heights in meters; `profile` shapes the bulwark from aft (0) to
    fore (1) as a share of its height."""

    z: float  # walking surface
    aft: float
    fore: float
    half_width: float
    nose: float
    profile: Callable[[np.ndarray], np.ndarray]
    thickness: float = 0.32
    bulwark: float = 0.8
    fullness: float = 2.3
    taper: float = 0.10
    rail_until: float = 0  # share of the length that has a rail on the bulwark, from aft
    surface: str = 'teak'


def build_deck(builder: Builder, deck: Deck) -> None:
    """Slab with a sculpted fascia that thins towards its ends."""
    plan = outline(deck.aft, deck.fore, deck.half_width, deck.nose, deck.fullness, 1.0, deck.taper)
    share = (plan[:, 0] - deck.aft) / (deck.fore - deck.aft)
    bulwark = np.maximum(deck.bulwark * deck.profile(share), LOWEST_BULWARK)
    depth = 0.45 + 0.55 * smoothstep(0, 0.3, share) - 0.35 * smoothstep(0.7, 1, share)
    bottom = deck.z - deck.thickness * depth
    top = deck.z + bulwark
    loops = [
        at_height(inset(plan, 0.55), deck.z - deck.thickness * 0.9),
        at_height(inset(plan, 0.12), bottom),
        at_height(inset(plan, 0.02), bottom + 0.05),
        at_height(plan, bottom + 0.12),
        at_height(inset(plan, 0.03 + 0.05 * bulwark / deck.bulwark), top - 0.04),
        at_height(inset(plan, 0.07), top),
        at_height(inset(plan, 0.2), top),
        at_height(inset(plan, 0.22), deck.z),
    ]
    bands = ['ceiling'] * 3 + ['white'] * 4
    builder.loft('deck', loops, bands, bottom='ceiling', top=deck.surface, angle=28)
    if deck.rail_until:
        line = at_height(inset(plan, 0.13), top)
        half = len(plan) // 2
        railed = share < deck.rail_until
        stern_round = np.concatenate([line[half:][railed[half:]], line[:half][railed[:half]]])
        build_rails(
            builder, stern_round, 0.95 - deck.bulwark * 0.75, spacing=1.5, middle_rails=1 if deck.bulwark > 0.5 else 2
        )


def build_rails(
    builder: Builder,
    line: np.ndarray,
    height: float,
    spacing: float,
    middle_rails: int,
    post_radius: float = 0.022,
    rail_radius: float = 0.03,
) -> None:
    """Steel posts and rails along a polyline [n, 3]."""
    walked = arc_length(line)
    stops = np.linspace(0, walked[-1], max(3, int(walked[-1] / spacing)))
    feet = np.stack([np.interp(stops, walked, line[:, axis]) for axis in range(3)], -1)
    up = np.array([0, 0, height])
    builder.tubes('posts', [np.array([foot, foot + up]) for foot in feet], post_radius, 'steel', roundness=1)
    levels = [1] + [(i + 1) / (middle_rails + 1) for i in range(middle_rails)]
    builder.tubes('rails', [line + up * level for level in levels], rail_radius, 'steel', roundness=1)
