"""Shape of one tier of a superstructure: no Blender here."""

from dataclasses import dataclass

import numpy as np

from ..geometry.outline import at_height, outline


@dataclass(frozen=True)
class House:
    """Lengths in meters, x of the two ends at the floor."""

    floor: float
    height: float
    aft: float
    fore: float
    half_width: float
    nose: float  # length of the rounded front
    rake: float = 0.7  # how far the front leans aft, per meter of height
    tumble_home: float = 0.08  # how far the sides lean in, per meter of height
    band: tuple[float, float] = (0.28, 0.86)  # lower and upper edge of the glass, shares of the height
    fullness: float = 2.3  # of the front in plan: 2 is an ellipse, larger is boxier
    corner: float = 0.8  # radius of the aft corners
    bay: float = 2.4  # distance between mullions

    def plan(self, level: float, recess: float = 0) -> np.ndarray:
        """Outline at a share of the height, [n, 3]."""
        z = level * self.height
        loop = outline(
            self.aft + recess,
            self.fore - self.rake * z - recess,
            self.half_width - self.tumble_home * z - recess,
            self.nose * (1 - 0.10 * level),
            self.fullness,
            self.corner,
        )
        return at_height(loop, self.floor + z)

    @property
    def roof_fore(self) -> float:
        return self.fore - self.rake * self.height

    @property
    def roof_half_width(self) -> float:
        return self.half_width - self.tumble_home * self.height
