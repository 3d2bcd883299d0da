"""What sea and land need to know of the camera: no Blender here."""

from dataclasses import dataclass
from math import asin, atan2


@dataclass(frozen=True)
class View:
    """Meters and radians."""

    place: tuple[float, float, float]  # of the lens
    forward: tuple[float, float, float]  # unit vector
    half_width: float  # half the horizontal angle of view
    half_height: float  # half the vertical one of a 36 x 24 mm sensor
    lens: float  # focal length in mm
    shift_x: float  # of the lens, in sensor widths
    shift_y: float

    @property
    def heading(self) -> float:
        """Direction of looking, from x towards y."""
        return atan2(self.forward[1], self.forward[0])

    @property
    def pitch(self) -> float:
        """Below zero when looking down."""
        return asin(max(-1, min(1, self.forward[2])))
