"""How bright day and lamps are in rooms, by light. Radiances before exposure."""

from dataclasses import dataclass

RGB = tuple[float, float, float]


@dataclass(frozen=True)
class Daylight:
    outside: float  # gain of sky and sea as seen through the windows
    sun: float  # gain of the sun's lamp
    window: float  # radiance of the windows as lamps, on the side away from the sun
    sunny: float  # the same on the side of the sun
    tint: RGB
    cove: float  # of the light hidden in the ceiling
    lamps: float  # gain of all lamps
    key: float  # log-average luminance the exposure aims at


DAYLIGHTS: dict[str, Daylight] = {
    'noon': Daylight(1.9, 2.2, 2.6, 3.6, (0.93, 0.97, 1.0), 9.0, 1.0, 0.285),
    'morning': Daylight(2.1, 2.6, 2.6, 3.6, (0.97, 0.98, 1.0), 10.0, 1.0, 0.30),
    'golden': Daylight(2.2, 2.4, 2.0, 3.2, (1.0, 0.94, 0.86), 12.0, 1.2, 0.28),
    'dusk': Daylight(2.0, 0.0, 0.8, 0.8, (0.78, 0.86, 1.0), 10.0, 1.5, 0.2),
}
