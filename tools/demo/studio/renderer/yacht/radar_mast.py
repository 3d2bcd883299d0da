"""Radar masts of motor yachts: arch, goal, fin, pole, funnel or just a whip aerial."""

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend, circle
from ..geometry.outline import at_height, blade_section, inset, outline

WHIP_RADIUS = 0.018


def mast_scale(loa: float) -> float:
    """Size of mast and aerials against those of a 58 m yacht."""
    return max(0.7, min(1.7, loa / 58))


class RadarMast:
    """Builds one mast. Lengths in the methods are those of a 58 m yacht, from the foot (x, 0, z); half_width is that of
    the roof it stands on, in real meters."""

    def __init__(self, builder: Builder, x: float, z: float, half_width: float, scale: float):
        self.builder, self.x, self.z, self.half_width, self.scale = builder, x, z, half_width, scale

    def build(self, kind: str) -> None:
        kinds = {
            'arch': self.arch,
            'goal': self.goal,
            'fin': self.fin,
            'pole': self.pole,
            'funnel': self.funnel,
            'none': self.single_whip,
        }
        kinds[kind]()

    def point(self, forward: float, up: float, y: float = 0) -> list[float]:
        """Scaled place; y is in real meters."""
        return [self.x + forward * self.scale, y, self.z + up * self.scale]

    def single_whip(self) -> None:
        y = self.half_width * 0.2
        self.bar('whip', self.point(-1.5, 0, y), self.point(-2.3, 2.4, y), WHIP_RADIUS, 'white')

    def arch(self) -> None:
        """Goal with a raked blade, a second radar and small domes."""
        self.goal_post()
        self.blade(-2.4, 2.1, height=2.6, sweep=0.9, half_length=(0.55, 0.14))
        self.radar(-2.2, 3.12)
        self.box('radar', (-2.7, 4.15), (0.13, 1.4, 0.12), 'white', 0.04)
        self.box('spreader', (-3.0, 3.75), (0.14, 2.4, 0.06), 'white', 0.02)
        self.small_domes(-3.0, 3.98, 1.1)

    def goal(self) -> None:
        self.goal_post()
        self.radar(-2.3, 2.4)

    def goal_post(self) -> None:
        """Two legs and a wing with domes and whips."""
        s, width = self.scale, self.half_width
        for side in BOTH_SIDES:
            rings = []
            for share in np.linspace(0, 1, 7):
                x, y, z = self.point(-1.0 - share * 1.5, share * 2.0, side * blend(width * 0.55, width * 0.30, share))
                half = blend(1.5, 0.8, share) * s * 0.5
                rings.append(blade_section(x - half, x + half, y, z, 0.14 * s))
            self.builder.grid('arch leg', rings, 'white', closed=True, angle=20)
        plan = outline(self.x - 3.5 * s, self.x - 1.5 * s, width * 0.62, 1.0 * s, 2.2, 0.3, 0)
        section = [(0.15, 1.92), (0, 2.02), (0.05, 2.16), (0.3, 2.2)]  # inset in meters, height
        loops = [at_height(inset(plan, d) if d else plan, self.z + up * s) for d, up in section]
        self.builder.loft('wing', loops, ['white'] * 3, bottom='white', top='white')
        for side in BOTH_SIDES:
            self.dome(-2.6, side * width * 0.42, 2.75, 0.55)
            y = side * width * 0.5
            self.bar('whip', self.point(-1.7, 2.1, y), self.point(-2.0, 5.2, y), WHIP_RADIUS, 'white')

    def fin(self) -> None:
        """Swept blade with two cross arms."""
        s = self.scale
        self.blade(0, 0, height=4.2, sweep=2.4, half_length=(1.5, 0.30), half_thickness=(0.30, 0.09))
        self.box('spreader', (-1.3, 2.3), (0.5, 3.6, 0.10), 'white', 0.04)
        self.box('spreader', (-2.0, 3.4), (0.3, 2.0, 0.07), 'white', 0.03)
        for side in BOTH_SIDES:
            self.dome(-1.3, side * 1.6 * s, 2.9, 0.46)
        self.small_domes(-2.0, 3.6, 0.9)
        self.radar(-0.3, 2.9, 1.8)
        self.bar('whip', self.point(-2.4, 4.1), self.point(-2.7, 5.6), WHIP_RADIUS, 'white')

    def pole(self) -> None:
        """Slim mast with three yards and stays."""
        s = self.scale
        self.blade(0, 0, height=5.2, sweep=0.5, half_length=(0.42, 0.10), half_thickness=(0.22, 0.08), material='mast')
        for up, width in ((2.2, 2.6), (3.3, 1.9), (4.3, 1.2)):
            self.box('spreader', (-0.3, up), (0.22, width, 0.08), 'mast', 0.03)
        for side in BOTH_SIDES:
            self.dome(-0.3, side * 1.15 * s, 2.75, 0.38)
            foot = self.point(-1.8, 0, side * self.half_width * 0.6)
            self.bar('stay', foot, self.point(-0.4, 4.6), 0.015, 'steel', roundness=1)
        self.radar(0.2, 3.0, 1.7)

    def funnel(self) -> None:
        """Raked funnel with a gold band and black top, and a wooden signal mast before it."""
        s, around = self.scale, circle(28)
        rings = []
        for share in np.linspace(0, 1, 6):
            x = self.x - 2.2 * s - share * 0.75 * s + 1.35 * s * np.cos(around)
            rings.append(np.c_[x, 0.85 * s * np.sin(around), np.full(28, self.z + share * 2.9 * s)])
        for part, material in ((rings[:4], 'funnel'), (rings[3:5], 'gold'), (rings[4:], 'accent_paint')):
            self.builder.grid('funnel', part, material, closed=True)
        self.builder.mesh('funnel top', rings[-1], [tuple(range(28))], 'black')
        self.bar('signal mast', self.point(1.8, 0), self.point(1.2, 5.2), 0.10, 'wood')
        self.box('yard', (1.4, 3.5), (0.08, 2.2, 0.08), 'wood', 0.02)
        self.radar(1.5, 2.5, 1.5)
        self.builder.sphere((self.x + 1.35 * s, 0, self.z + 4.2 * s), 0.26 * s, 'white')

    def blade(
        self,
        forward: float,
        up: float,
        height: float,
        sweep: float,
        half_length: tuple[float, float],
        half_thickness: tuple[float, float] = (0.2, 0.08),
        material: str = 'white',
    ) -> None:
        """Tapering upright wing; pairs hold the value at the foot and at the tip."""
        s, rings = self.scale, []
        for share in np.linspace(0, 1, 8):
            x, y, z = self.point(forward - sweep * share**1.15, up + share * height)
            half = blend(*half_length, share**0.8) * s
            rings.append(blade_section(x - half, x + half, y, z, blend(*half_thickness, share) * s, fore_share=0.7))
        self.builder.grid('blade', rings, material, closed=True, angle=30)

    def radar(self, forward: float, up: float, width: float = 2.1) -> None:
        self.box('radar', (forward, up + 0.18), (0.16, width, 0.14), 'white', 0.04)
        self.box('radar base', (forward - 0.1, up), (0.5, 0.4, 0.25), 'white', 0.06)

    def dome(self, forward: float, y: float, up: float, radius: float) -> None:
        """Satellite dome on a pedestal; y in real meters."""
        radius *= self.scale
        x, _, z = self.point(forward, up)
        self.builder.tube('pedestal', [[x, y, z - radius * 1.5], [x, y, z - 0.4 * radius]], radius * 0.34, 'white')
        self.builder.sphere((x, y, z), radius, 'white', 1.12)

    def small_domes(self, forward: float, up: float, apart: float) -> None:
        for side in BOTH_SIDES:
            centre = self.point(forward, up, side * apart * self.scale)
            self.builder.sphere(centre, 0.2 * self.scale, 'white', 1.1, 16)

    def box(self, name: str, place: tuple[float, float], size: tuple, material: str, bevel: float) -> None:
        """Box on the centre line at (forward, up)."""
        self.builder.box(name, self.point(*place), [side * self.scale for side in size], material, bevel)

    def bar(
        self, name: str, start: list[float], end: list[float], radius: float, material: str, roundness: int = 2
    ) -> None:
        """Round bar between two places from point()."""
        self.builder.tube(name, [start, end], radius * self.scale, material, roundness)
