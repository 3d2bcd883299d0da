"""Camera, sea and land."""

import unittest
from dataclasses import replace
from math import radians

import numpy as np

from renderer.scene.camera import SENSOR_WIDTH, frame_yacht
from renderer.scene.land_kinds import LAND_KINDS
from renderer.scene.land_shape import land_colours, land_shape
from renderer.scene.sea_grid import sea_grid
from renderer.scene.shallows import shallowness
from renderer.scene.view import View
from renderer.scene.wake import add_yacht
from renderer.scene.waves import add_waves, amplitudes, wave_lengths
from renderer.spec.fields import Shallow
from renderer.spec.read import read_spec
from renderer.yacht.motor_lines import MotorLines
from renderer.yacht.yacht import Yacht

BOX = np.array([[x, y, z] for x in (-30, 30) for y in (-6, 6) for z in (0, 15)], float)
ASPECT = 1.6
DOWN = View((40.0, 60.0, 70.0), (-0.4, -0.6, -0.69), radians(20), radians(13), 50, 0, 0)


def camera(name, **own):
    return read_spec({'out': 'x', 'loa': 60, 'camera': name, 'cam': own}).cam


class Framing(unittest.TestCase):
    def test_the_yacht_fills_its_share_of_the_frame(self):
        for name in ('bow34', 'profile', 'stern34', 'aerial', 'top'):
            setting = camera(name)
            shot = frame_yacht(setting, BOX, 60, ASPECT)
            x, y, _ = shot.pose.seen(BOX, setting.lens / SENSOR_WIDTH)
            shares = np.ptp(x) / setting.fill, np.ptp(y) * ASPECT / setting.fillh
            self.assertAlmostEqual(max(shares), 1, 3)

    def test_lens_shift_puts_it_where_asked(self):
        setting = camera('profile', cx=0.1, cy=-0.2)
        shot = frame_yacht(setting, BOX, 60, ASPECT)
        x, y, _ = shot.pose.seen(BOX, setting.lens / SENSOR_WIDTH)
        self.assertAlmostEqual((x.max() + x.min()) / 2 - shot.shift_x, 0.1, 6)
        self.assertAlmostEqual(((y.max() + y.min()) / 2 - shot.shift_y) * ASPECT, -0.2, 6)

    def test_a_level_camera_keeps_verticals_upright(self):
        np.testing.assert_allclose(frame_yacht(camera('bow34'), BOX, 60, ASPECT).pose.up, [0, 0, 1], atol=1e-12)

    def test_bearing(self):
        self.assertGreater(frame_yacht(camera('profile', az=90), BOX, 60, ASPECT).pose.place[1], 50)
        self.assertLess(frame_yacht(camera('bow34', az=180), BOX, 60, ASPECT).pose.place[0], -50)


class Sea(unittest.TestCase):
    def test_wave_height(self):
        for height in (0.1, 0.3):  # the steepness limit does not bite yet
            deviation = np.sqrt((amplitudes(wave_lengths(), height) ** 2 / 2).sum())
            self.assertAlmostEqual(deviation, height / 4, 6)

    def test_waves_fade_where_the_grid_is_too_coarse(self):
        sea = sea_grid(DOWN, 120, 160)
        add_waves(sea, 0.4, 0, seed=1)
        self.assertGreater(np.abs(sea.z[sea.spacing < 2]).max(), 0.05)
        self.assertEqual(np.abs(sea.z[sea.spacing > 40]).max(), 0)

    def test_a_seed_keeps_its_sea(self):
        seas = [sea_grid(DOWN, 60, 80) for _ in range(3)]
        for sea, seed in zip(seas, (1, 1, 2)):
            add_waves(sea, 0.4, 0, seed)
        np.testing.assert_array_equal(seas[0].z, seas[1].z)
        self.assertTrue((seas[0].z != seas[2].z).any())

    def test_wake(self):
        lines = MotorLines(read_spec({'out': 'x', 'loa': 50}))
        yacht = Yacht(BOX, lines.loa, lines.beam, lines.hull)
        sea = sea_grid(DOWN, 200, 300)
        add_yacht(sea, yacht, 0.8, under_sail=False)
        self.assertTrue(np.isfinite(sea.foam).all())
        astern = (sea.x < -26) & (sea.x > -60) & (np.abs(sea.y) < 3)
        ahead = sea.x > 40
        self.assertGreater(sea.foam[astern].mean(), 0.3)
        self.assertLess(sea.foam[ahead].max(), 0.01)
        inside = (np.abs(sea.x) < 10) & (np.abs(sea.y) < 1)
        self.assertLess(sea.z[inside].max(), -0.2)

    def test_the_yacht_lies_in_deeper_water(self):
        sea = sea_grid(DOWN, 100, 120)
        depth = shallowness(sea, Shallow(scale=100, near=0.3, bias=1), loa=50)
        self.assertLessEqual(depth[np.hypot(sea.x, sea.y) < 15].max(), 0.3)
        self.assertGreater(depth.max(), 0.9)


class Land(unittest.TestCase):
    def test_height_and_colours(self):
        for name in ('alps', 'cay'):  # snow and rocky shore, beach
            land = replace(LAND_KINDS[name], width=9000)
            shape = land_shape(land, 35, columns=120, rows=60)
            self.assertTrue(0.4 * land.h < shape.height.max() < 1.6 * land.h + 4, name)
            self.assertLess(shape.height[:, 0].min(), 0, name)
            self.assertTrue(np.isfinite(land_colours(land, shape, 35)).all(), name)


if __name__ == '__main__':
    unittest.main()
