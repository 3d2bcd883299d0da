"""Plan outlines: closed loops seen from above, [n, 2] in meters, the common footprint of houses, decks and platforms.

Point i and point n-1-i mirror each other; the loop runs from the aft centre along the port side to the nose and back
along the starboard side.
"""

from math import cos, pi, sin

import numpy as np
from numpy.typing import ArrayLike

from .curves import blend

AFT_POINTS, CORNER_POINTS, SIDE_POINTS, NOSE_POINTS = 3, 6, 7, 14
NOSE_STOP = pi / 2 - 0.004  # the nose ends just short of the centre line, so that the two sides never coincide
CENTRE_GAP = 0.003  # the same guard after an inset, in meters


def outline(
    aft: float,
    fore: float,
    half_width: float,
    nose: float,
    fullness: float = 2.3,
    corner: float = 0.8,
    taper: float = 0.06,
) -> np.ndarray:
    """Loop from x = aft to x = fore.

    nose: length of the rounded front; fullness: 2 is an ellipse, larger is boxier; corner: radius of the aft corners;
    taper: share by which the aft end is narrower.
    """
    shoulder = fore - nose
    corner = min(corner, half_width * 0.6)
    aft_width = half_width * (1 - taper)
    points = []
    for i in range(AFT_POINTS):
        points.append((aft, max(0.01, aft_width - corner) * (i + 0.02) / AFT_POINTS))
    for i in range(CORNER_POINTS):
        angle = (i / (CORNER_POINTS - 1)) * pi / 2
        points.append((aft + corner - corner * cos(angle), aft_width - corner + corner * sin(angle)))
    for i in range(1, SIDE_POINTS + 1):
        share = i / (SIDE_POINTS + 1)
        points.append((blend(aft + corner, shoulder, share), half_width * (1 - taper * (1 - share) ** 1.6)))
    for i in range(NOSE_POINTS):
        angle = min((i / (NOSE_POINTS - 1)) * pi / 2, NOSE_STOP)
        width = half_width * max(0.004, cos(angle)) ** (2 / fullness)
        points.append((shoulder + nose * sin(angle) ** (2 / fullness), width))
    port = np.array(points)
    return np.concatenate([port, port[::-1] * (1, -1)])


def at_height(loop: np.ndarray, z: ArrayLike) -> np.ndarray:
    """Lift a plan loop [n, 2] to height z (one for all, or one a point): [n, 3]."""
    return np.c_[loop, np.broadcast_to(np.asarray(z, float), (len(loop),))]


def inset(loop: np.ndarray, distance: ArrayLike) -> np.ndarray:
    """Move each point inward by `distance` (one for all, or one a point); no point crosses the centre line."""
    along = np.roll(loop, -1, 0) - np.roll(loop, 1, 0)
    along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
    inward = np.c_[along[:, 1], -along[:, 0]]
    doubled_area = np.sum(loop[:, 0] * np.roll(loop[:, 1], -1) - np.roll(loop[:, 0], -1) * loop[:, 1])
    if doubled_area > 0:
        inward = -inward
    distance = np.asarray(distance, float)
    moved = loop + inward * (distance[:, None] if distance.ndim else distance)
    half = len(moved) // 2
    moved[:half, 1] = np.maximum(moved[:half, 1], CENTRE_GAP)
    moved[half:, 1] = np.minimum(moved[half:, 1], -CENTRE_GAP)
    return moved


def blade_section(
    aft: float, fore: float, y: float, z: float, half_thickness: float, fore_share: float = 1
) -> list[list[float]]:
    """Level cut through an upright plate, [4, 3]; its fore edge may be thinner by `fore_share`."""
    fore_thickness = half_thickness * fore_share
    return [
        [aft, y - half_thickness, z],
        [fore, y - fore_thickness, z],
        [fore, y + fore_thickness, z],
        [aft, y + half_thickness, z],
    ]
