"""The lines of a hull as formulas: no Blender here. Meters; x forward, y to port, z up, waterline z = 0."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from ..geometry.curves import Values, blend

# How far the knuckle squeezes the flare: share of the half breadth gained below it, slope above it.
BELOW_KNUCKLE, ABOVE_KNUCKLE = 0.92, 0.55


@dataclass(frozen=True)
class HullLines:
    """Hull surface in (station, level): station 0 is the transom and 1 the stem, level -1 the keel, 0 the waterline
    and 1 the sheer. Pairs hold the value at the waterline and at the sheer."""

    loa: float
    beam: float
    sheer: Callable[[np.ndarray], np.ndarray]  # height of the deck edge by station
    draft: float
    stem_rake: float  # overhang of the bow, share of loa; negative for a reverse bow
    transom_rake: tuple[float, float]  # inset of the transom, share of loa
    widest: tuple[float, float]  # station of the greatest breadth
    fullness: tuple[float, float]  # of the bow in plan: larger is blunter
    aft_taper: float  # share by which the transom is narrower
    waterline_width: float  # breadth at the waterline against the deck
    knuckle: float = 0  # level of the edge in the topsides, 0 for none
    flare: float = 1.25  # above 1 the breadth grows late, near the sheer

    def stem_x(self, level: Values) -> Values:
        """x of the stem at a level."""
        above = np.minimum(np.maximum(level, 0), 1)
        x = self.loa / 2 - self.stem_rake * self.loa * (1 - above) ** 1.25
        return x - np.maximum(-level, 0) ** 1.4 * self.loa * 0.10

    def transom_x(self, level: Values) -> Values:
        """x of the transom at a level."""
        return -self.loa / 2 + self.loa * blend(*self.transom_rake, np.clip(level, -0.3, 1))

    def half_breadth(self, station: Values, level: Values) -> Values:
        """y of the port side."""
        rise = self._flared(np.clip(level, 0, 1))
        widest = blend(*self.widest, rise)
        forward = np.clip((station - widest) / (1 - widest), 0, 1)
        aft = np.clip((widest - station) / widest, 0, 1)
        plan = (1 - forward ** blend(*self.fullness, rise)) * (1 - self.aft_taper * aft**2.0)
        y = self.beam / 2 * plan * blend(self.waterline_width, 1, rise)
        below = np.maximum(-level, 0)
        return y * np.sqrt(np.maximum(1 - below**2.2, 0))

    def _flared(self, rise: Values) -> Values:
        """How far the breadth has grown from waterline (0) to sheer (1)."""
        if self.knuckle:
            edge = self.knuckle * BELOW_KNUCKLE
            rise = np.where(rise > self.knuckle, edge + (rise - self.knuckle) * ABOVE_KNUCKLE, rise * BELOW_KNUCKLE)
            rise = rise / (edge + (1 - self.knuckle) * ABOVE_KNUCKLE)
        return rise**self.flare

    def point(self, station: ArrayLike, level: ArrayLike) -> np.ndarray:
        """Points of the port side, [..., 3]."""
        station, level = np.asarray(station, float), np.asarray(level, float)
        z = np.where(level >= 0, level * self.sheer(station), level * self.draft)
        stern, stem = self.transom_x(level), self.stem_x(level)
        return np.stack([stern + station * (stem - stern), self.half_breadth(station, level), z], -1)

    def half_breadth_at(self, x: ArrayLike, z: ArrayLike) -> np.ndarray:
        """y of the port side by position instead of station and level."""
        x, z = np.asarray(x, float), np.asarray(z, float)
        station = (x + self.loa / 2) / self.loa + 0 * z
        for _ in range(10):  # the level depends on the sheer at the station, so approach both in turn
            level = z / self.sheer(station)
            stern, stem = self.transom_x(level), self.stem_x(level)
            station = np.clip((x - stern) / (stem - stern), 0, 1)
        return self.half_breadth(station, z / self.sheer(station))
