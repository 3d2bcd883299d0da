"""Noise, curves, outlines and sails."""

import unittest

import numpy as np

from renderer.geometry.curves import smoothstep
from renderer.geometry.noise import fractal_noise, gradient_noise
from renderer.geometry.outline import inset, outline
from renderer.yacht.house_plan import House
from renderer.yacht.sail_shape import SailCorners, sail_surface


class Noise(unittest.TestCase):
    x, y = np.array([0.3, -7.25, 1200.5]), np.array([0.8, 3.4, -55.1])

    def test_the_same_numbers_on_every_machine(self):
        np.testing.assert_allclose(gradient_noise(self.x, self.y, 5), [0.39646185, -0.38291644, -0.01170602], atol=1e-8)
        smooth, ridged = [0.08420577, 0.42831722, 0.10884058], [0.14629526, 0.24432164, -0.26645938]
        np.testing.assert_allclose(fractal_noise(self.x, self.y, 4, 17), smooth, atol=1e-8)
        np.testing.assert_allclose(fractal_noise(self.x, self.y, 7, 2, gain=0.48, ridged=True), ridged, atol=1e-8)


class Curves(unittest.TestCase):
    def test_smoothstep_runs_both_ways(self):
        np.testing.assert_allclose(smoothstep(2, 4, [1, 2, 3, 4, 9]), [0, 0, 0.5, 1, 1])
        np.testing.assert_allclose(smoothstep(4, 2, [1, 3, 9]), [1, 0.5, 0])


class Outline(unittest.TestCase):
    plan = outline(-10, 14, 4, 6)

    def test_sides_mirror_each_other(self):
        np.testing.assert_allclose(self.plan, self.plan[::-1] * (1, -1))

    def test_extent(self):
        self.assertAlmostEqual(self.plan[:, 0].min(), -10)
        self.assertAlmostEqual(self.plan[:, 0].max(), 14, 3)
        self.assertAlmostEqual(self.plan[:, 1].max(), 4)

    def test_inset_shrinks_and_never_crosses_the_middle(self):
        smaller = inset(self.plan, 0.5)
        self.assertAlmostEqual(smaller[:, 1].max(), 3.5, 2)
        half = len(self.plan) // 2
        self.assertGreater(inset(self.plan, 9)[:half, 1].min(), 0)


class Shapes(unittest.TestCase):
    def test_a_house_leans_back(self):
        house = House(floor=3, height=2, aft=-10, fore=10, half_width=4, nose=5, rake=1.5, tumble_home=0.1)
        self.assertAlmostEqual(house.plan(1)[:, 0].max(), house.roof_fore, 3)
        self.assertEqual((house.roof_fore, house.roof_half_width), (7, 3.8))
        self.assertEqual(set(house.plan(1)[:, 2]), {5})

    def test_a_sail_ends_at_its_corners_and_bellies_to_its_side(self):
        corners = SailCorners((0, 0, 2), (-12, 1, 2.5), (-1, 0, 40), (-3, 0, 39.5))
        for side in (1, -1):
            cloth = sail_surface(corners, 0.085, side)
            np.testing.assert_allclose(cloth[0, 0], corners.tack)
            np.testing.assert_allclose(cloth[0, -1], corners.clew)
            np.testing.assert_allclose(cloth[-1, 0], corners.head_fore)
            self.assertGreater(side * (cloth[15, 14, 1] - 0.3), 0)


if __name__ == '__main__':
    unittest.main()
