"""Shape of a set sail: no Blender here."""

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

ROWS, COLUMNS = 40, 28
ROACH = 0.06  # how far the leech bulges, share of the chord, at half height
TWIST = 0.12  # how far the head sags off against the foot, share of the chord


class SailCorners(NamedTuple):
    """Four corners, meters; the head of a jib has two that nearly coincide."""

    tack: ArrayLike  # forward and low
    clew: ArrayLike  # aft and low
    head_fore: ArrayLike
    head_aft: ArrayLike


def sail_surface(corners: SailCorners, camber: float, side: int) -> np.ndarray:
    """Points [ROWS, COLUMNS, 3] from foot to head and luff to leech; camber is a share of the chord, to `side`."""
    tack, clew, head_fore, head_aft = (np.asarray(corner, float) for corner in corners)
    up = np.linspace(0, 1, ROWS)[:, None]
    back = np.linspace(0, 1, COLUMNS)
    luff = tack + (head_fore - tack) * up
    across = clew + (head_aft - clew) * up - luff
    chord = np.linalg.norm(across, axis=1, keepdims=True)
    stretch = 1 + ROACH * 4 * up * (1 - up) * chord / np.maximum(chord, 0.01)
    points = luff[:, None] + across[:, None] * (back * stretch)[..., None]
    belly = camber * 4 * back * (1 - back) * (1 - 0.5 * (back - 0.4))
    points[..., 1] += side * chord * (belly + TWIST * up * back)
    return points
