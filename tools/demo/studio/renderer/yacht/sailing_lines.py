"""Main dimensions of a sailing monohull: no Blender here. Meters; stations run from transom (0) to stem (1)."""

import numpy as np

from ..spec.fields import Spec
from .hull_lines import HullLines


class SailingLines:
    def __init__(self, spec: Spec):
        self.spec = spec
        self.loa = loa = spec.loa
        self.beam = 0.62 * loa**0.70
        self.freeboard = 0.045 * loa + 0.35  # amidships
        self.two_masts = spec.masts == 2
        self.hull = HullLines(
            loa=loa,
            beam=self.beam,
            sheer=self.sheer,
            draft=0.05 * loa,
            stem_rake=0.13 if spec.style == 'classic' else 0.02,
            transom_rake=(0.0, 0.035),
            widest=(0.36, 0.45),
            fullness=(1.75, 2.15),
            aft_taper=0.22,
            waterline_width=0.84,
            flare=0.8,
        )

    def x(self, station: float) -> float:
        return -self.loa / 2 + station * self.loa

    def sheer(self, station: np.ndarray) -> np.ndarray:
        """Lifts a little at the stern and more at the bow."""
        station = np.asarray(station, float)
        stern = 0.10 * np.clip((0.35 - station) / 0.35, 0, 1) ** 2
        bow = 0.020 * self.loa * np.clip((station - 0.3) / 0.7, 0, 1) ** 1.6
        return self.freeboard * (1 + stern) + bow
