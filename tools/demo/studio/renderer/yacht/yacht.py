"""What the camera and the sea need to know of a built yacht."""

from dataclasses import dataclass

import numpy as np

from .hull_lines import HullLines


@dataclass(frozen=True)
class Yacht:
    """Meters and radians."""

    frame: np.ndarray  # points the camera keeps in the picture, [n, 3]
    loa: float
    beam: float
    lines: HullLines | None = None  # None where there is no yacht
    hull_offset: float = 0  # y of each hull's centre line, for catamarans
    heel: float = 0


def empty_stage(loa: float) -> Yacht:
    """A place without a yacht, framed as if one of that length lay there; with speed, only its wake is seen."""
    frame = np.array([[-loa / 2, 0, 0], [loa / 2, 0, loa * 0.2]])
    return Yacht(frame, loa, beam=loa * 0.2)
