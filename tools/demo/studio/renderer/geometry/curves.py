"""Value curves."""

import numpy as np
from numpy.typing import ArrayLike

Values = float | np.ndarray
BOTH_SIDES = (1, -1)  # port, starboard


def blend(start: Values, end: Values, share: Values) -> Values:
    """Linear blend: `start` at share 0, `end` at share 1."""
    return start + (end - start) * share


def smoothstep(start: float, end: float, value: ArrayLike) -> np.ndarray:
    """Eases from 0 at `start` to 1 at `end`; `start` may be the larger of the two."""
    share = np.clip((np.asarray(value, float) - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def arc_length(points: np.ndarray) -> np.ndarray:
    """Distance along a polyline at each of its points, [n, 3] to [n]."""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]


def circle(count: int) -> np.ndarray:
    """`count` angles once round, in radians, the start not repeated."""
    return np.linspace(0, 2 * np.pi, count, endpoint=False)
