"""Motor yachts: modern, classic, explorer and fast, varied by seed."""

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES
from ..spec.fields import Spec
from .furniture import ensign
from .house import build_house
from .motor_decks import build_deck_above
from .motor_foredeck import bow_rail, build_foredeck
from .motor_lines import MotorLines
from .motor_stern import build_stern
from .motor_sundeck import SunDeck
from .motor_tiers import plan_tiers
from .motor_topsides import build_topsides
from .yacht import Yacht


def build_motor_yacht(builder: Builder, spec: Spec) -> Yacht:
    """From the water up."""
    lines = MotorLines(spec)
    hull = build_topsides(builder, lines)
    build_stern(builder, lines)
    tiers = plan_tiers(lines)
    for level, house in enumerate(tiers):
        build_house(builder, house)
        top = build_deck_above(builder, lines, tiers, level)
    peak = SunDeck(builder, lines, top).build()
    build_foredeck(builder, lines, hull, tiers)
    bow_rail(builder, lines, hull)
    ensign(builder, (lines.x(0.06), 0, lines.main_deck + 1.0), lines.loa)
    return Yacht(frame_points(lines, peak), lines.loa, lines.beam, lines.hull)


def frame_points(lines: MotorLines, peak: np.ndarray) -> np.ndarray:
    """Corners of the stern, the stem, the widest part and the mast."""
    stern = [[lines.x(0), side * lines.beam * 0.45, 0] for side in BOTH_SIDES]
    amidships = [[lines.x(0.5), side * lines.half_beam, 0] for side in BOTH_SIDES]
    bow = [[lines.x(1), 0, float(lines.sheer(1.0))], [lines.x(0.93), 0, 0]]
    return np.array(stern + amidships + bow + [(peak - [0, 0, 0.5]).tolist()])
