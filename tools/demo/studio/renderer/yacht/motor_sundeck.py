"""The highest deck of a motor yacht: hardtop or bimini, windscreen, radar mast and furniture."""

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES, blend, smoothstep
from ..geometry.outline import at_height, blade_section, inset, outline
from .furniture import dining_table, sun_pad, whirlpool
from .motor_decks import OpenDeck
from .motor_lines import MotorLines
from .radar_mast import RadarMast, mast_scale

HARDTOP_SECTION = [(0.7, 0), (0.1, 0.04), (0, 0.12), (0.12, 0.25), (0.8, 0.30)]  # inset, rise in meters
TALL_MAST = 1.12  # a mast without a hardtop below it is that much taller


class SunDeck:
    """Builds the highest deck; aft and fore are the ends of its roof, headroom the height under it. Meters."""

    def __init__(self, builder: Builder, lines: MotorLines, deck: OpenDeck):
        self.builder, self.lines, self.deck = builder, lines, deck
        self.roof = lines.variant['top']
        self.aft = blend(deck.aft, deck.fore, 0.40)
        self.fore = blend(deck.aft, deck.fore, 0.80)
        self.half_width = deck.half_width * 0.72
        self.headroom = 0.1 if self.roof == 'none' else 1.75 if lines.fast else 2.25

    def build(self) -> np.ndarray:
        """Returns the highest point the camera must keep in the picture."""
        if self.roof == 'hardtop':
            self.fins()
            self.posts()
            self.hardtop()
        elif self.roof == 'bimini':
            self.bimini()
        if not self.lines.classic:
            self.windscreen()
        self.mast()
        self.furnish()
        return self.peak()

    def fins(self) -> None:
        """Raked plates that carry the hardtop aft."""
        for side in BOTH_SIDES:
            rings = []
            for share in np.linspace(0, 1, 8):
                x = self.aft + 0.12 * (self.fore - self.aft) - share**1.2 * 0.9 + 0.9
                half_length = blend(1.7, 0.8, float(smoothstep(0, 1, share))) * max(0.7, self.lines.loa / 60)
                y = side * blend(self.deck.half_width * 0.80, self.half_width * 0.9, share)
                rings.append(blade_section(x - half_length, x + half_length * 0.6, y, self.under_roof(share), 0.09))
            self.builder.grid('hardtop fin', rings, 'white', closed=True, angle=25)

    def posts(self) -> None:
        """Slim posts that carry the hardtop forward."""
        for side in BOTH_SIDES:
            rings = []
            for share in np.linspace(0, 1, 6):
                x = self.fore - 0.4 - share * 0.75
                y = side * blend(self.half_width * 0.93, self.half_width * 0.80, share)
                rings.append(blade_section(x - 0.22, x + 0.22, y, self.under_roof(share), 0.05))
            self.builder.grid('hardtop post', rings, 'white', closed=True)

    def under_roof(self, share: float) -> float:
        """Height between deck (0) and roof (1)."""
        return self.deck.z + 0.05 + share * (self.headroom - 0.1)

    def hardtop(self) -> None:
        aft, fore = self.aft - 0.03 * self.lines.loa, self.fore + 0.01 * self.lines.loa
        plan = outline(aft, fore, self.half_width, (self.fore - self.aft) * 0.36, 2.2, 1.2, 0.14)
        base = self.deck.z + self.headroom
        loops = [at_height(inset(plan, d) if d else plan, base + rise) for d, rise in HARDTOP_SECTION]
        self.builder.loft('hardtop', loops, ['white'] * 4, bottom='white', top='white', angle=35)

    def bimini(self) -> None:
        """Canvas on four posts."""
        base = self.deck.z + self.headroom
        for side in BOTH_SIDES:
            for share in (0.1, 0.9):
                x = blend(self.aft, self.fore, share)
                foot, head = side * self.half_width * 0.82, side * self.half_width * 0.78
                self.builder.tube('bimini post', [[x, foot, self.deck.z], [x, head, base]], 0.05, 'satin_steel')
        plan = outline(self.aft, self.fore, self.half_width * 0.9, 0.4, 5, 0.5, 0.04)
        loops = [
            at_height(inset(plan, 0.05), base),
            at_height(plan, base + 0.05),
            at_height(inset(plan, 0.3), base + 0.14),
        ]
        self.builder.loft('bimini', loops, ['canvas'] * 2, bottom='canvas', top='canvas')

    def windscreen(self) -> None:
        """Dark glass round the forward part of the deck, higher under a hardtop."""
        deck, single = self.deck, self.lines.single_house
        fore = self.fore + (0.07 if single else 0.055) * self.lines.loa
        plan = outline(deck.aft, fore, deck.half_width * 0.74, deck.nose * 0.66, 2.2, 0.5, 0.1)
        front = plan[plan[:, 0] > blend(deck.aft, deck.fore, 0.62)]
        height = 1.0 if self.roof == 'hardtop' and not single else 0.55
        leaned = front * [1, 0.98] - [0.4 * height, 0]
        screen = [at_height(front, deck.z + 0.05), at_height(leaned, deck.z + height)]
        self.builder.grid('windscreen', screen, 'unlit_glass', angle=50)

    def mast(self) -> None:
        """On the hardtop, or taller on the deck itself."""
        scale, roofed = mast_scale(self.lines.loa), self.roof == 'hardtop'
        x = blend(self.aft, self.fore, 0.62 if roofed else 0.42)
        z = self.deck.z + (self.headroom + 0.2 if roofed else 0.1)
        mast = RadarMast(self.builder, x, z, self.half_width, scale if roofed else scale * TALL_MAST)
        mast.build(self.lines.variant['mast'])

    def furnish(self) -> None:
        deck, loa = self.deck, self.lines.loa
        span = self.aft - deck.aft
        pad = (deck.aft + span * 0.5, 0, deck.z)
        sun_pad(self.builder, pad, min(3, span * 0.55), min(deck.half_width * 1.1, 4.5))
        dining_table(self.builder, (blend(self.aft, self.fore, 0.45), 0, deck.z), min(3, loa * 0.05), 1.1)
        if loa > 45:
            whirlpool(self.builder, (blend(self.aft, deck.aft, 0.16), 0, deck.z), 0.95 + 0.004 * loa)

    def peak(self) -> np.ndarray:
        """Somewhat below the tip of the mast: whips and blade tips may leave the frame's share."""
        short = self.lines.variant['mast'] in ('none', 'goal')
        bare = self.lines.variant['mast'] == 'none' and self.roof == 'none'
        mast = (3.0 if short else 5.0) * mast_scale(self.lines.loa)
        z = self.deck.z + (1.2 if bare else max(self.headroom, 1.0)) + mast
        return np.array([blend(self.aft, self.fore, 0.5) - 3, 0, z])
