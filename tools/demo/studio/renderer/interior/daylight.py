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
    cove: float  # radiance of the light hidden in the ceiling
    balance: RGB  # white balance of the film
    key: float  # log-average luminance the exposure aims at


DAYLIGHTS: dict[str, Daylight] = {
    'noon': Daylight(1.0, 2.2, 2.6, 3.4, (0.93, 0.97, 1.0), 1.2, (0.99, 1.0, 1.02), 0.27),
    'morning': Daylight(1.0, 2.6, 2.6, 3.4, (0.97, 0.98, 1.0), 1.4, (0.99, 1.0, 1.03), 0.26),
    'golden': Daylight(1.0, 2.4, 2.0, 3.0, (1.0, 0.95, 0.88), 1.6, (0.98, 1.0, 1.06), 0.24),
    'dusk': Daylight(1.2, 0.0, 0.8, 0.8, (0.78, 0.86, 1.0), 1.6, (0.97, 1.0, 1.08), 0.18),
}
