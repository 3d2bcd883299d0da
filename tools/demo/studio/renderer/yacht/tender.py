"""The tender: a small open boat carried on deck."""

import numpy as np

from ..geometry.builder import Builder
from .hull import build_hull
from .hull_lines import HullLines


def build_tender(builder: Builder, place: tuple[float, float, float], length: float) -> None:
    """Boat with its waterline amidships at `place`; length in meters."""
    lines = HullLines(
        loa=length,
        beam=length * 0.3,
        sheer=lambda station: 0.62 + 0.25 * np.clip(station - 0.4, 0, 1) ** 1.4,
        draft=0.3,
        stem_rake=0.1,
        transom_rake=(0.0, 0.02),
        widest=(0.4, 0.55),
        fullness=(1.75, 2.75),
        aft_taper=0.1,
        waterline_width=0.94,
    )
    first = len(builder.objects)
    build_hull(builder, lines, lambda station: 0.35 + 0 * station, paint='accent_paint', cap_width=0.18, sections=30)
    builder.box('seat', (-length * 0.1, 0, 0.6), (length * 0.25, length * 0.2, 0.3), 'cushion', 0.08)
    builder.box('console', (length * 0.05, 0, 0.75), (0.7, 0.7, 0.6), 'white', 0.1)
    for part in builder.objects[first:]:
        part.location = [own + moved for own, moved in zip(part.location, place)]
