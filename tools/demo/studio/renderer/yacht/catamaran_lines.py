"""Main dimensions of a catamaran: no Blender here. Meters; stations run from 0 at the transoms to 1 at the stems."""

import numpy as np

from ..geometry.curves import smoothstep
from .hull_lines import HullLines


class CatamaranLines:
    def __init__(self, loa: float):
        self.loa = loa
        self.beam = 0.50 * loa if loa < 22 else 0.46 * loa
        self.hull_width = 0.105 * loa
        self.hull_offset = self.beam / 2 - self.hull_width / 2  # y of each hull's centre line
        self.freeboard = 0.075 * loa + 0.6
        self.cabin_height = 1.35 + 0.035 * loa
        self.hull = HullLines(
            loa=loa,
            beam=self.hull_width * 1.05,
            sheer=self.sheer,
            draft=0.05 * loa,
            stem_rake=0.008,
            transom_rake=(0, 0.02),
            widest=(0.4, 0.45),
            fullness=(1.9, 2.3),
            aft_taper=0.12,
            waterline_width=0.72,
            flare=0.7,
        )

    def x(self, station: float) -> float:
        return -self.loa / 2 + station * self.loa

    def sheer(self, station: np.ndarray) -> np.ndarray:
        """Lifts gently to the bow and drops to bathing steps at the stern."""
        station = np.asarray(station, float)
        bow = 0.97 + 0.10 * np.clip((station - 0.2) / 0.8, 0, 1) ** 1.4
        steps = (self.freeboard * 0.62) * smoothstep(0.14, 0.0, station)
        return self.freeboard * bow - steps
