"""Hull meshes: shell, transom, bulwark and deck, and windows that follow the shell."""

from collections.abc import Callable
from math import pi

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend
from .hull_lines import HullLines

ACROSS = np.linspace(-1, 1, 9)  # from starboard to port, for transom and deck
BOW_START = 0.9  # stations crowd together from here to the stem
CAP_HEIGHT = 0.045  # meters
WINDOW_OFFSET = 0.014  # meters outside the shell


class Hull:
    """A built hull. edge holds the deck edge on the port side [n, 3], deck_z the height of the deck beside it."""

    def __init__(self, lines: HullLines, edge: np.ndarray, deck_z: np.ndarray):
        self.lines, self.edge, self.deck_z = lines, edge, deck_z

    def deck_height_at(self, x: float) -> float:
        return float(np.interp(x, self.edge[:, 0], self.deck_z))

    def half_breadth_at_deck(self, x: float) -> float:
        return float(np.interp(x, self.edge[:, 0], self.edge[:, 1]))


def build_hull(
    builder: Builder,
    lines: HullLines,
    bulwark: Callable[[np.ndarray], np.ndarray],
    paint: str = 'hull',
    cap: str = 'white',
    cap_width: float = 0.16,
    offset: float = 0,
    sections: int = 150,
) -> Hull:
    """Shell with a teak deck.

    bulwark: height of the deck edge above the deck, by station; cap_width: of the rail on the bulwark, meters; offset:
    y of the hull's own centre line, for catamarans; sections: stations aft of the bow.
    """
    bow = 1 - (1 - BOW_START) * (1 - np.linspace(0, 1, 40)) ** 1.6
    stations = np.concatenate([np.linspace(0, BOW_START, sections, endpoint=False), bow])
    levels = np.concatenate([np.linspace(-1, 0, 7)[:-1], np.linspace(0, 1, 30)])
    shell = lines.point(*np.meshgrid(stations, levels, indexing='ij'))
    shell[-1, :, 1] = 0  # the two sides meet at the stem
    for side in BOTH_SIDES:
        skin = shell * (1, side, 1) + (0, offset, 0)
        builder.grid('hull', skin if side < 0 else skin[:, ::-1], paint, angle=50)
    builder.grid('transom', _across(shell[0], offset), paint)

    edge = shell[:, -1].copy()
    deck_z = edge[:, 2] - np.asarray(bulwark(stations))
    _build_bulwark(builder, lines, edge, deck_z, cap, cap_width, offset)
    return Hull(lines, edge, deck_z)


def _across(port: np.ndarray, offset: float) -> np.ndarray:
    """Surface from the starboard to the port side of a line [n, 3]."""
    return np.stack([port * (1, share, 1) + (0, offset, 0) for share in ACROSS])


def _build_bulwark(
    builder: Builder, lines: HullLines, edge: np.ndarray, deck_z: np.ndarray, cap: str, cap_width: float, offset: float
) -> None:
    """Rounded cap, inner wall and the deck between."""
    x, outer, z = edge.T
    inner = np.maximum(outer - cap_width, 0)
    foot = np.maximum(np.minimum(inner - 0.03, lines.half_breadth_at(x, deck_z) - 0.10), 0)
    for side in BOTH_SIDES:
        profile = [
            (outer, z),
            ((outer - cap_width * 0.15).clip(0), z + CAP_HEIGHT),
            (inner + 0.02, z + CAP_HEIGHT),
            (inner, z),
        ]
        builder.grid('cap', [np.c_[x, side * y + offset, height] for y, height in profile], cap, angle=30)
        wall = [np.c_[x, side * inner + offset, z], np.c_[x, side * foot + offset, deck_z]]
        builder.grid('bulwark', wall, 'white')
    builder.grid('deck', _across(np.c_[x, foot, deck_z], offset), 'teak', smooth=False)


def hull_window(
    builder: Builder,
    lines: HullLines,
    x: tuple[float, float],
    z: tuple[float, float],
    radius: float = 0.3,
    slant: float = 0.0,
    material: str = 'glass',
    offset: float = 0,
) -> None:
    """Window on both sides from x[0] to x[1] and z[0] to z[1], following the shell.

    radius: of the corners; slant: how far the top edge leans forward against the middle, per meter of half height.
    """
    aft, fore = x
    columns = min(max(14, int((fore - aft) / 0.25)), 160)
    share = np.linspace(0, 1, columns)
    if columns < 30:
        share = 0.5 - 0.5 * np.cos(share * pi)  # short windows: more columns in the rounded ends
    along = blend(aft, fore, share)
    to_end = np.minimum(along - aft, fore - along)
    half_height = (z[1] - z[0]) / 2
    radius = min(radius, half_height * 0.98, (fore - aft) / 2 * 0.98)
    missing = radius - np.sqrt(np.maximum(radius * radius - (radius - to_end) ** 2, 0))
    reach = np.maximum(half_height - np.where(to_end < radius, missing, 0), 0.01)
    for side in BOTH_SIDES:
        rows = []
        for level in np.linspace(-1, 1, 7):
            height = (z[0] + z[1]) / 2 + level * reach
            leaned = along + slant * level * half_height
            y = lines.half_breadth_at(leaned, height) + WINDOW_OFFSET
            rows.append(np.stack([leaned, side * y + offset, height], -1))
        pane = np.stack(rows)
        builder.grid('window', pane if side > 0 else pane[::-1], material, angle=60)
