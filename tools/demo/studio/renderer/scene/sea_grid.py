"""The sea as a grid of points that is fine near the camera and coarse far off: no Blender here."""

from dataclasses import dataclass, field
from math import atan, cos, radians, tan

import numpy as np

from .camera import SENSOR_WIDTH
from .view import View

HORIZON = 26000.0  # meters to the last row
NEAR_CROWDING = 0.62  # 1: rows evenly spaced in the picture, 0: each row a fixed ratio farther than the last
STEEP = radians(-60)  # when the lower edge of the picture looks down more than this, a square grid serves better


@dataclass
class SeaGrid:
    """Arrays [rows, columns] of single floats in meters; waves and wake move x, y, z and raise foam."""

    x: np.ndarray
    y: np.ndarray
    spacing: np.ndarray  # between neighbouring points
    distance: np.ndarray  # from the camera
    rest_x: np.ndarray = field(init=False)  # before any wave, for noise that must not swim with the waves
    rest_y: np.ndarray = field(init=False)
    z: np.ndarray = field(init=False)
    foam: np.ndarray = field(init=False)  # 0 to 1
    aerated: np.ndarray = field(init=False)  # 0 to 1: milky water in the wake

    def __post_init__(self) -> None:
        for name in ('x', 'y', 'spacing', 'distance'):
            setattr(self, name, getattr(self, name).astype(np.float32))
        self.rest_x, self.rest_y = self.x.copy(), self.y.copy()
        self.z, self.foam, self.aerated = (np.zeros_like(self.x) for _ in range(3))


def sea_grid(view: View, rows: int, columns: int) -> SeaGrid:
    """Grid that covers the picture from its lower edge to the horizon."""
    if view.pitch - view.half_height < STEEP:
        return square_grid(view, columns)
    return fan_grid(view, rows, columns)


def square_grid(view: View, columns: int) -> SeaGrid:
    """Even grid round the point that the camera looks at."""
    camera_x, camera_y, camera_z = view.place
    reach = camera_z * 1.6
    line = np.linspace(-reach, reach, columns)
    ahead = camera_z / max(0.01, -view.forward[2])
    line_x, line_y = line + camera_x + view.forward[0] * ahead, line + camera_y + view.forward[1] * ahead
    x, y = np.meshgrid(line_x, line_y, indexing='ij')
    distance = np.hypot(np.hypot(x - camera_x, y - camera_y), camera_z)
    return SeaGrid(x, y, np.full(x.shape, 2 * reach / columns), distance)


def fan_grid(view: View, rows: int, columns: int) -> SeaGrid:
    """Fan from the camera's foot: rows of equal distance, columns of equal bearing."""
    distances = row_distances(view, rows)
    span = half_span(view)
    bearings = view.heading + np.linspace(-1, 1, columns) * span
    distance, bearing = np.meshgrid(distances, bearings, indexing='ij')
    x = view.place[0] + distance * np.cos(bearing)
    y = view.place[1] + distance * np.sin(bearing)
    between_rows = np.gradient(distances)[:, None] * np.ones(columns) * 0.8
    between_columns = distance * (bearings[1] - bearings[0])
    return SeaGrid(x, y, np.maximum(between_rows, between_columns), distance)


def row_distances(view: View, rows: int) -> np.ndarray:
    """From a little before the lower edge of the picture to the horizon."""
    steepest = min(radians(88), -(view.pitch - view.half_height) + radians(6) + abs(view.shift_y) * 0.8)
    nearest = view.place[2] / tan(max(steepest, 0.02))
    share = np.linspace(0, 1, rows)
    even_in_picture = 1 / (1 / nearest + (1 / HORIZON - 1 / nearest) * share)
    even_ratio = nearest * (HORIZON / nearest) ** share
    return np.exp(NEAR_CROWDING * np.log(even_in_picture) + (1 - NEAR_CROWDING) * np.log(even_ratio))


def half_span(view: View) -> float:
    """Half angle of the fan, wider when the camera looks down."""
    sideways = view.half_width + abs(atan(view.shift_x * SENSOR_WIDTH / view.lens))
    down = min(radians(75), abs(view.pitch) + view.half_height + abs(view.shift_y) * 0.8)
    return atan(tan(sideways) / max(0.25, cos(down))) * 1.12 + radians(6)
