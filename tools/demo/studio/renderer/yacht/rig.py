"""Mast, boom, spreaders, wires, and sails either set or furled."""

from dataclasses import dataclass

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend, circle
from .sail_shape import SailCorners, sail_surface

MAIN_CAMBER, JIB_CAMBER = 0.085, 0.10  # share of the chord
BATTENS = (0.18, 0.36, 0.54, 0.72, 0.88)  # shares of the mainsail's height
MAST_RAKE = 0.012  # how far the masthead stands aft of the foot, share of loa
FORESTAY = 0.94  # where the forestay meets the mast, share of its height


@dataclass(frozen=True)
class Rig:
    """One mast. Meters; heights above the waterline."""

    loa: float
    mast_x: float
    foot: float  # height of the mast's foot
    masthead: float
    boom_length: float
    shroud_width: float  # half distance between the shrouds at deck level
    spreaders: int
    side: int  # +1 or -1: where boom and sails swing
    sails_set: bool
    bow: tuple[float, float] | None = None  # x and z of the forestay's foot; None for a mizzen, which has no jib

    @property
    def mast_radius(self) -> float:
        return 0.0062 * self.loa

    @property
    def boom_z(self) -> float:
        return self.foot + 0.055 * self.loa

    @property
    def boom_end(self) -> tuple[float, float]:
        """x and y."""
        return self.mast_x - self.boom_length, self.side * self.boom_length * 0.13

    def mast_x_at(self, z: float) -> float:
        return self.mast_x - MAST_RAKE * self.loa * (z - self.foot) / (self.masthead - self.foot)

    def spreader(self, index: int, side: int) -> list[float]:
        """Tip of a spreader, counted from below."""
        z = self.spreader_z(index)
        return [self.mast_x_at(z) - MAST_RAKE * self.loa, side * self.shroud_width * (1 - 0.16 * index), z]

    def spreader_z(self, index: int) -> float:
        return blend(self.foot, self.masthead, (index + 1) / (self.spreaders + 1))


def build_rig(builder: Builder, rig: Rig) -> None:
    spars(builder, rig)
    wires(builder, rig)
    if rig.sails_set:
        mainsail(builder, rig)
        if rig.bow:
            jib(builder, rig, rig.bow)
    else:
        furled_mainsail(builder, rig)
        if rig.bow:
            furled_jib = [forestay_point(rig, rig.bow, 0, 0.01 * rig.loa), forestay_point(rig, rig.bow, 1)]
            builder.tube('furled jib', furled_jib, 0.0045 * rig.loa, 'sail')


def forestay_point(rig: Rig, bow: tuple[float, float], share: float, up: float = 0) -> np.ndarray:
    """Point on the forestay from the bow (0) to the mast (1), raised by `up` meters."""
    top = rig.masthead * FORESTAY
    return np.array([blend(bow[0], rig.mast_x_at(top), share), 0, blend(bow[1], top, share) + up])


def spars(builder: Builder, rig: Rig) -> None:
    loa, around, rings = rig.loa, circle(12), []
    for share in np.linspace(0, 1, 12):
        radius = rig.mast_radius * (1 - 0.45 * share**2)
        x = rig.mast_x + radius * 1.5 * np.cos(around) - MAST_RAKE * loa * share
        rings.append(np.c_[x, radius * np.sin(around), np.full(12, blend(rig.foot, rig.masthead, share))])
    builder.grid('mast', rings, 'mast', closed=True)
    x, y = rig.boom_end
    builder.tube('boom', [[rig.mast_x - 0.2, 0, rig.boom_z], [x, y, rig.boom_z + 0.02 * loa]], rig.mast_radius, 'mast')
    for index in range(rig.spreaders):
        z = rig.spreader_z(index)
        tips = [np.add(rig.spreader(index, side), [0, 0, 0.004 * loa]) for side in BOTH_SIDES]
        builder.tubes('spreaders', [[[rig.mast_x_at(z), 0, z], tip] for tip in tips], rig.mast_radius * 0.30, 'mast')


def wires(builder: Builder, rig: Rig) -> None:
    """Shrouds over the spreaders, forestay and backstay."""
    loa, lines = rig.loa, []
    for side in BOTH_SIDES:
        chainplate = [
            rig.mast_x_at(rig.foot) - MAST_RAKE * loa,
            side * rig.shroud_width * 1.02,
            rig.foot - 0.02 * loa,
        ]
        top = rig.masthead * 0.97
        tips = [rig.spreader(index, side) for index in range(rig.spreaders)]
        lines.append([chainplate, *tips, [rig.mast_x_at(top), 0, top]])
    if rig.bow:
        masthead = forestay_point(rig, rig.bow, 1) + [rig.mast_radius, 0, 0]
        lines.append([forestay_point(rig, rig.bow, 0), masthead])
    stern = -loa / 2 + 0.03 * loa
    lines.append([[stern, 0, rig.foot], [rig.mast_x_at(rig.masthead), 0, rig.masthead]])
    for line in lines:
        builder.tube('wire', line, 0.00045 * loa + 0.006, 'steel', roundness=1)


def mainsail(builder: Builder, rig: Rig) -> None:
    """Mainsail with five battens."""
    loa, top = rig.loa, rig.mast_x_at(rig.masthead)
    boom_x, boom_y = rig.boom_end
    corners = SailCorners(
        tack=(rig.mast_x - rig.mast_radius * 1.4, 0, rig.boom_z + 0.012 * loa),
        clew=(boom_x + 0.01 * loa, boom_y, rig.boom_z + 0.03 * loa),
        head_fore=(top - rig.mast_radius * 1.2, 0, rig.masthead * 0.985),
        head_aft=(top - 0.085 * loa, rig.side * 0.02 * loa, rig.masthead * 0.965),
    )
    cloth = sail_surface(corners, MAIN_CAMBER, rig.side)
    builder.grid('mainsail', cloth, 'sail', angle=80)
    for share in BATTENS:
        row = cloth[int(share * (len(cloth) - 1))]
        builder.tube('batten', row - [0, rig.side * 0.01, 0], 0.0006 * loa, 'satin_steel', roundness=1)


def jib(builder: Builder, rig: Rig, bow: tuple[float, float]) -> None:
    loa = rig.loa
    tack = forestay_point(rig, bow, 0.02)
    tack[2] = bow[1] + 0.025 * loa
    head = forestay_point(rig, bow, 0.93)
    corners = SailCorners(
        tack=tack,
        clew=(rig.mast_x - 0.02 * loa, rig.side * 0.105 * loa, rig.foot + 0.05 * loa),
        head_fore=head,
        head_aft=head + [-0.008 * loa, rig.side * 0.002 * loa, -0.01 * loa],
    )
    builder.grid('jib', sail_surface(corners, JIB_CAMBER, rig.side), 'sail', angle=80)


def furled_mainsail(builder: Builder, rig: Rig) -> None:
    """A roll along the boom, thinner aft."""
    loa, around, rings = rig.loa, circle(12), []
    boom_x, boom_y = rig.boom_end
    for share in np.linspace(0, 1, 20):
        x, y = blend(rig.mast_x - 0.3, boom_x, share), boom_y * share
        z = rig.boom_z + 0.012 * loa + 0.018 * loa * (1 - 0.5 * share) + 0.02 * loa * share
        radius = 0.014 * loa * (1 - 0.35 * share)
        rings.append(np.c_[np.full(12, x), y + radius * 0.8 * np.cos(around), z + radius * 1.2 * np.sin(around)])
    builder.grid('furled mainsail', rings, 'sail', closed=True)
