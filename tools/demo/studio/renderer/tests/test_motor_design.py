"""Seeded design of motor yachts: the pictures that exist depend on it."""

import unittest

from renderer.spec.read import read_spec
from renderer.yacht.motor_lines import MotorLines
from renderer.yacht.motor_tiers import plan_tiers
from renderer.yacht.motor_variant import CHOICES, NUMBERS, motor_variant

# As the first pictures were made.
RAKE_100 = 1.8644420200040974
CHOICES_100 = ['pole', 'hardtop', 'reverse', 'row']  # mast, top, bow, hullwin
FAST_SHIFT_100 = -0.0165574126687811


def spec(**fields):
    return read_spec({'out': 'x', 'loa': 60, **fields})


class Variant(unittest.TestCase):
    def test_a_seed_keeps_its_design(self):
        variant = motor_variant(spec(seed=100))
        self.assertAlmostEqual(variant['rake'], RAKE_100, 9)
        self.assertEqual([variant[name] for name in CHOICES], CHOICES_100)
        self.assertAlmostEqual(motor_variant(spec(seed=100, style='fast'))['shift'], FAST_SHIFT_100, 9)

    def test_every_style_decides_everything(self):
        for style in ('modern', 'classic', 'explorer', 'fast'):
            self.assertEqual(set(motor_variant(spec(style=style))), {*CHOICES, *NUMBERS})

    def test_the_spec_may_fix_a_choice(self):
        self.assertEqual(motor_variant(spec(variant={'mast': 'funnel', 'g0': 0.5}))['mast'], 'funnel')


class Tiers(unittest.TestCase):
    def test_number_of_tiers(self):
        self.assertEqual(len(plan_tiers(MotorLines(spec(decks=4)))), 4)
        self.assertEqual([len(plan_tiers(MotorLines(spec(loa=loa)))) for loa in (30, 40, 60, 100)], [1, 2, 3, 4])
        self.assertEqual(len(plan_tiers(MotorLines(spec(style='fast', decks=3)))), 1)

    def test_each_tier_stands_on_the_one_below_and_is_narrower(self):
        for style in ('modern', 'classic', 'explorer'):
            lines = MotorLines(spec(style=style, decks=4, seed=8))
            tiers = plan_tiers(lines)
            for lower, upper in zip(tiers, tiers[1:]):
                self.assertAlmostEqual(upper.floor - lower.floor, lines.deck_height, 6)
                self.assertLess(upper.half_width, lower.half_width)
                self.assertLess(upper.aft, upper.roof_fore)

    def test_the_window_band_comes_from_the_variant(self):
        lines = MotorLines(spec(variant={'g0': 0.31, 'g1': 0.9, 'darkband': 2}))
        self.assertEqual([house.band for house in plan_tiers(lines)[1:]], [(0.31, 0.9), (0.06, 0.96)])


if __name__ == '__main__':
    unittest.main()
