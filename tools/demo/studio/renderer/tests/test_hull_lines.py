"""The lines of a hull."""

import unittest

import numpy as np

from renderer.spec.read import read_spec
from renderer.yacht.catamaran_lines import CatamaranLines
from renderer.yacht.motor_lines import MotorLines
from renderer.yacht.sailing_lines import SailingLines


def hulls():
    for style in ('modern', 'classic', 'explorer', 'fast'):
        yield MotorLines(read_spec({'out': 'x', 'loa': 50, 'style': style, 'seed': 3})).hull
    yield SailingLines(read_spec({'out': 'x', 'loa': 40, 'type': 'sail'})).hull
    yield CatamaranLines(24).hull


class Lines(unittest.TestCase):
    def test_length_and_beam(self):
        station, level = np.meshgrid(np.linspace(0, 1, 101), np.linspace(-1, 1, 21), indexing='ij')
        for hull in hulls():
            x, y, z = np.moveaxis(hull.point(station, level), -1, 0)
            self.assertAlmostEqual(x[-1, -1], hull.loa / 2, 6)
            self.assertGreaterEqual(x[level >= 0].min(), -hull.loa / 2 - 1e-9)
            self.assertTrue(hull.beam * 0.99 < 2 * y.max() <= hull.beam + 1e-9)
            self.assertAlmostEqual(z.min(), -hull.draft, 6)

    def test_sides_meet_at_stem_and_keel(self):
        for hull in hulls():
            self.assertAlmostEqual(float(hull.half_breadth(np.array(1.0), np.array(0.6))), 0, 6)
            self.assertAlmostEqual(float(hull.half_breadth(np.array(0.4), np.array(-1.0))), 0, 6)

    def test_breadth_by_position_agrees_with_breadth_by_station(self):
        station, level = np.meshgrid(np.linspace(0.1, 0.9, 9), np.linspace(0.1, 0.9, 5), indexing='ij')
        for hull in hulls():
            x, y, z = np.moveaxis(hull.point(station, level), -1, 0)
            np.testing.assert_allclose(hull.half_breadth_at(x, z), y, atol=0.02)


if __name__ == '__main__':
    unittest.main()
