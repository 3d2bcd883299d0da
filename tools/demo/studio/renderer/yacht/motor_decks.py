"""The deck above each tier of a motor yacht, what joins it to the deck below, and its furniture."""

from dataclasses import dataclass

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend, smoothstep
from ..geometry.outline import blade_section
from .deck import Deck, build_deck
from .furniture import dining_table, sofa
from .house_plan import House
from .motor_lines import MotorLines


@dataclass(frozen=True)
class OpenDeck:
    """The walkable deck on top of a tier."""

    z: float
    aft: float
    fore: float
    half_width: float
    nose: float


def upper_deck_profile(share: np.ndarray) -> np.ndarray:
    """Low aft, level with the raised sheer forward."""
    return 0.55 + 0.45 * smoothstep(0.15, 0.6, share)


def middle_deck_profile(share: np.ndarray) -> np.ndarray:
    """Low aft, full amidships, fading into the house front."""
    return 0.22 + 0.78 * smoothstep(0.10, 0.42, share) * (1 - 0.90 * smoothstep(0.58, 0.95, share))


def top_deck_profile(share: np.ndarray) -> np.ndarray:
    return 0.12 + 0.88 * smoothstep(0.08, 0.38, share) * (1 - 0.92 * smoothstep(0.55, 0.95, share))


def build_deck_above(builder: Builder, lines: MotorLines, tiers: list[House], level: int) -> OpenDeck:
    """The deck on top of tiers[level] with its supports and furniture."""
    house = tiers[level]
    first = level == 0 and not lines.single_house
    last = level == len(tiers) - 1
    overhang = (0.105, 0.085, 0.07)[min(level, 2)] * lines.loa * lines.variant['over']
    overhang *= 0.7 if lines.explorer else 1
    deck = first_deck(lines, house, overhang) if first else higher_deck(lines, house, overhang, last)
    build_deck(builder, deck)
    half_width = lines.half_beam - 0.02 if first else roof_half_width(lines, house)
    z = house.floor + lines.deck_height
    if lines.variant['plates']:
        fashion_plates(builder, lines, house, overhang, half_width, z, inset=0.975 if first else 0.93)
    else:
        pillars(builder, lines, house, overhang, half_width, z)
    open_deck = OpenDeck(z, house.aft - overhang * 0.8, deck.fore, half_width, house.nose)
    if not last:
        furnish(builder, lines, open_deck, tiers[level + 1].aft)
    return open_deck


def roof_half_width(lines: MotorLines, house: House) -> float:
    """Half width of a deck that overhangs its house; a single house has its side decks beside it already."""
    return house.roof_half_width + 0.62 + 0.004 * lines.loa


def first_deck(lines: MotorLines, house: House, overhang: float) -> Deck:
    """The upper deck: spans to the hull's sides and merges into the raised sheer."""
    return Deck(
        z=lines.upper_deck,
        aft=house.aft - overhang,
        fore=lines.x(lines.sheer_step[1] + 0.06),
        half_width=lines.half_beam - 0.02,
        nose=0.02 * lines.loa,
        profile=upper_deck_profile,
        thickness=0.42,
        bulwark=0.78,
        fullness=5,
        taper=0.07,
        rail_until=0.62,
    )


def higher_deck(lines: MotorLines, house: House, overhang: float, last: bool) -> Deck:
    z = house.floor + lines.deck_height
    fore = house.roof_fore + (0.5 + 0.012 * lines.loa if house.rake > 0 else 0.8)
    half_width = roof_half_width(lines, house)
    if last:
        return Deck(
            z=z,
            aft=house.aft - overhang * 0.8,
            fore=fore,
            half_width=half_width * 0.985,
            nose=house.nose * 1.15,
            profile=top_deck_profile,
            thickness=0.26,
            bulwark=0.58,
            fullness=2.2,
            taper=0.16,
            rail_until=0.45,
        )
    return Deck(
        z=z,
        aft=house.aft - overhang,
        fore=fore,
        half_width=half_width,
        nose=house.nose * 1.2,
        profile=middle_deck_profile,
        thickness=0.27,
        bulwark=0.72,
        fullness=3.2 if lines.explorer else 2.2,
        taper=0.10,
        rail_until=0.55,
    )


def fashion_plates(
    builder: Builder, lines: MotorLines, house: House, overhang: float, half_width: float, z: float, inset: float
) -> None:
    """Swept blades that join two decks at the aft quarter; inset is their place, share of the deck's half width."""
    foot, sweep = house.aft - overhang * 0.30, 1.9 + 0.018 * lines.loa
    for side in BOTH_SIDES:
        rings = []
        for share in np.linspace(0, 1, 10):
            x = foot + sweep * 0.75 * (1 - share) - sweep * 0.15
            half_length = blend(0.020, 0.034, share**2) * lines.loa + 0.25 * (1 - share) ** 3
            y = side * blend(min(half_width, house.half_width + 0.30), half_width * 0.90, share) * inset
            height = blend(house.floor + 0.05, z - 0.20, share)
            rings.append(blade_section(x - half_length, x + half_length, y, height, 0.07))
        builder.grid('fashion plate', rings, 'white', closed=True, angle=25)


def pillars(builder: Builder, lines: MotorLines, house: House, overhang: float, half_width: float, z: float) -> None:
    material = 'white' if lines.classic else 'satin_steel'
    for side in BOTH_SIDES:
        for share in (0.25, 0.75):
            x, y = house.aft - overhang * share, side * half_width * 0.80
            builder.tube('pillar', [[x, y, house.floor], [x, y, z - 0.1]], 0.07 + 0.0006 * lines.loa, material)


def furnish(builder: Builder, lines: MotorLines, deck: OpenDeck, house_aft: float) -> None:
    """Sofa and, where there is room before the next house, a table."""
    span = house_aft - deck.aft
    sofa(builder, (deck.aft + span * 0.22, 0, deck.z), lines.beam * 0.34)
    if span > 4:
        dining_table(builder, (deck.aft + span * 0.55, 0, deck.z), min(3.0, span * 0.25), 1.2)
