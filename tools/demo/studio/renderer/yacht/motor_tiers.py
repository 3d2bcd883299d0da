"""Where the houses of a motor yacht stand: from the main deck up, each smaller than the one below. No Blender here."""

from .house_plan import House
from .motor_lines import MotorLines

TUMBLE_HOME = 0.07
DECK_DEPTH = 0.30  # between the ceiling of a house and the deck above it
FULL_HEIGHT_GLASS = (0.06, 0.96)
MAIN_DECK_GLASS = (0.12, 0.90)
# How far each front stands aft of the one below, share of the length.
SETBACKS = (0, 0.085, 0.165, 0.235)
EXPLORER_SETBACKS = (0, 0.03, 0.075, 0.13)


def plan_tiers(lines: MotorLines) -> list[House]:
    if lines.single_house:
        return [single_house(lines)]
    count = lines.spec.decks or (2 if lines.loa < 46 else 3 if lines.loa < 82 else 4)
    return [main_deck_house(lines)] + [upper_house(lines, level) for level in range(count - 1)]


def tier(lines: MotorLines, **fields) -> House:
    """A house with the values that all tiers of one yacht share."""
    return House(
        height=lines.deck_height - DECK_DEPTH,
        tumble_home=TUMBLE_HOME,
        fullness=lines.variant['front'],
        bay=lines.variant['mull'] * (1 if lines.loa > 40 else 0.8),
        **fields,
    )


def single_house(lines: MotorLines) -> House:
    variant = lines.variant
    aft, fore = (0.30, 0.68) if lines.fast else (0.25, 0.70)
    return tier(
        lines,
        floor=lines.main_deck,
        aft=lines.x(aft + variant['shift']),
        fore=lines.x(fore + variant['shift']),
        half_width=lines.half_beam * 0.80,
        nose=0.20 * lines.loa * variant['nose'] * (1 if lines.fast else 0.9),
        rake=variant['rake'] if lines.fast else 1.15 * (0.6 + 0.5 * variant['rake']),
        band=(variant['g0'], variant['g1']),
    )


def house_stations(lines: MotorLines) -> tuple[float, float]:
    """Aft and forward end of the house as a whole."""
    aft, fore = (0.40, 0.80) if lines.explorer else (0.215, 0.70) if lines.classic else (0.205, 0.735)
    return aft + lines.variant['shift'] * 0.6, fore + lines.variant['shift']


def main_deck_house(lines: MotorLines) -> House:
    aft, _ = house_stations(lines)
    return tier(
        lines,
        floor=lines.main_deck,
        aft=lines.x(aft + 0.02),
        fore=lines.x(0.60),
        half_width=lines.half_beam - lines.side_deck,
        nose=0.05 * lines.loa,
        rake=0.2,
        band=MAIN_DECK_GLASS,
    )


def upper_house(lines: MotorLines, level: int) -> House:
    """level: 0 on the upper deck, 1 above it, and so on."""
    variant = lines.variant
    aft, fore = house_stations(lines)
    row = min(level, 3)
    setback = (EXPLORER_SETBACKS if lines.explorer else SETBACKS)[row]
    first_aft = 0.02 if lines.explorer else 0.035
    dark = variant['darkband'] == level + 1
    return tier(
        lines,
        floor=lines.upper_deck + lines.deck_height * level,
        aft=lines.x(aft + first_aft + 0.04 * row * variant['aftstep']),
        fore=lines.x(fore - setback * variant['step']),
        half_width=(lines.half_beam - lines.side_deck - 0.05) * (1 - variant['narrow'] * level),
        nose=(0.05 if lines.explorer else 0.13) * lines.loa * (1 - 0.12 * level) * variant['nose'],
        rake=variant['rake'],
        band=FULL_HEIGHT_GLASS if dark else (variant['g0'], variant['g1']),
    )
