"""Main dimensions of a motor yacht from its length, style and variant: no Blender here. Meters."""

import numpy as np

from ..geometry.curves import smoothstep
from ..spec.fields import Spec
from .hull_lines import HullLines
from .levels import deck_height, main_deck
from .motor_variant import motor_variant

# Overhang of each bow shape, share of the length; negative leans aft.
BOW_RAKE = {'raked': 0.060, 'flare': 0.082, 'plumb': 0.012, 'reverse': -0.030, 'clipper': 0.115}
BULWARK = 0.9


class MotorLines:
    """Stations run from 0 at the transom to 1 at the stem."""

    def __init__(self, spec: Spec):
        self.spec = spec
        self.variant = motor_variant(spec)
        self.loa = loa = spec.loa
        self.classic = spec.style == 'classic'
        self.explorer = spec.style == 'explorer'
        self.fast = spec.style == 'fast'
        self.single_house = loa < 36 or self.fast  # one house on a low deck instead of stacked tiers
        self.beam = 0.95 * loa**0.585 * (1.06 if self.explorer else 1) * self.variant['beam']
        self.half_beam = self.beam / 2
        self.main_deck = main_deck(loa)
        self.deck_height = deck_height(loa) * (0.9 if self.fast else 1)
        self.upper_deck = self.main_deck + self.deck_height
        self.side_deck = 0.75 if loa < 45 else 0.95
        shift = self.variant['sheer']
        start, end = (0.36, 0.52) if self.explorer else (0.30, 0.46)
        self.sheer_step = (start + shift, end + shift)  # stations between which the sheer rises to the upper deck
        rise = 0.030 if self.explorer else 0.026 if self.classic else 0.015
        self.bow_rise = rise * loa * self.variant['rise']
        self.hull = self._hull_lines()

    def x(self, station: float) -> float:
        return -self.loa / 2 + station * self.loa

    def bow_lift(self, station: np.ndarray) -> np.ndarray:
        """How far the sheer has risen towards the bow."""
        return self.bow_rise * np.clip((station - 0.42) / 0.58, 0, 1) ** 1.7

    def sheer(self, station: np.ndarray) -> np.ndarray:
        """Height of the deck edge."""
        station = np.asarray(station, float)
        forward = self.main_deck + 1.35 + 0.012 * self.loa if self.single_house else self.upper_deck + 0.15
        step = (forward - self.main_deck - BULWARK) * smoothstep(*self.sheer_step, station)
        return self.main_deck + BULWARK + step + self.bow_lift(station)

    def bulwark(self, station: np.ndarray) -> np.ndarray:
        """Height of the deck edge above the deck."""
        return BULWARK + 0.1 * smoothstep(*self.sheer_step, station)

    def _hull_lines(self) -> HullLines:
        return HullLines(
            loa=self.loa,
            beam=self.beam,
            sheer=self.sheer,
            draft=0.055 * self.loa,
            stem_rake=BOW_RAKE[self.variant['bow']],
            transom_rake=(0.070, 0.105),
            widest=(0.34, 0.50),
            fullness=(1.55, 3.3 if self.explorer else 2.95),
            aft_taper=0.1,
            waterline_width=0.90,
            knuckle=0.7 if self.explorer else 0.66,
        )
