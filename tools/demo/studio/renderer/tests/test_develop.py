"""Exposure, denoising, haze, bloom and grade."""

import os
import shutil
import unittest
from pathlib import Path
from unittest.mock import patch

import numpy as np

from renderer.develop.bloom import add_bloom, blur
from renderer.develop.denoiser import SOURCE, DenoiserError, compile_to, denoise
from renderer.develop.grade import exposure, grade
from renderer.develop.haze import FAR, add_haze
from renderer.spec.read import read_spec

SHAPE = (60, 96)


def flat(level) -> np.ndarray:
    return np.full((*SHAPE, 3), level, np.float32)


def spec(**fields):
    return read_spec({'out': 'x', 'loa': 50, **fields})


class Develop(unittest.TestCase):
    def test_exposure_meets_the_key_up_to_its_ceiling(self):
        self.assertAlmostEqual(exposure(flat(0.5), spec(key=0.3, exmax=9)), 0.6, 4)
        self.assertAlmostEqual(exposure(flat(0.01), spec(key=0.3, exmax=2)), 2, 4)
        self.assertAlmostEqual(exposure(flat(0.01), spec(key=0.3, exmax=2, ev=-1)), 1, 4)

    def test_grade(self):
        graded = grade(flat((0.2, 0.4, 0.6)), spec(wb=[1, 1, 1], sat=0, vig=0))
        np.testing.assert_allclose(graded.std(-1), 0, atol=1e-6)
        dark_corners = grade(flat(0.5), spec(wb=[1, 1, 1], vig=0.5))
        self.assertLess(dark_corners[0, 0, 0], dark_corners[30, 48, 0])

    def test_haze_takes_land_to_the_horizon_colour_and_leaves_sky_and_yacht(self):
        rgb, depth = flat(0.1), np.full(SHAPE, 50.0)
        rgb[40:], depth[40:] = (0.5, 0.6, 0.9), FAR
        depth[20:40] = 20000
        hazy = add_haze(rgb, depth, np.zeros(SHAPE), spec(haze=5000, haze_tint=[1, 1, 1]))
        np.testing.assert_allclose(hazy[42:], rgb[42:])
        np.testing.assert_allclose(hazy[:18], rgb[:18])
        self.assertGreater(hazy[30, 50, 2], 0.7)
        self.assertIs(add_haze(rgb, depth, np.zeros(SHAPE), spec(haze=0)), rgb)

    def test_a_rail_thinner_than_a_pixel_before_the_sky_has_no_haze(self):
        rgb, depth, covered = flat(0.5), np.full(SHAPE, float(FAR)), np.zeros(SHAPE)
        depth[:20] = 20000
        depth[40], covered[40] = 0.6 * FAR, 0.4
        hazy = add_haze(rgb, depth, covered, spec(haze=5000, haze_tint=[2, 1, 1]))
        np.testing.assert_allclose(hazy[40], rgb[40])

    def test_haze_behind_an_edge_of_the_yacht_counts_by_the_share_that_is_seen(self):
        rgb, depth, covered = flat(0.1), np.full(SHAPE, 20000.0), np.zeros(SHAPE)
        rgb[40:], depth[40:] = 0.9, FAR
        depth[20:25, 48:], covered[20:25, 48:] = 60, 1
        depth[20:25, 48], covered[20:25, 48] = 10030, 0.5
        hazy = add_haze(rgb, depth, covered, spec(haze=5000, haze_tint=[1, 1, 1]))
        np.testing.assert_allclose(hazy[22, 60], rgb[22, 60])
        self.assertAlmostEqual(hazy[22, 48, 0] - 0.1, (hazy[22, 40, 0] - 0.1) / 2, 3)

    def test_haze_takes_the_colour_of_the_sky_beside_it(self):
        rgb, depth = flat(0.1), np.full(SHAPE, 20000.0)
        depth[40:] = FAR
        rgb[40:, :48], rgb[40:, 48:] = (0.9, 0.3, 0.1), (0.2, 0.3, 0.6)
        hazy = add_haze(rgb, depth, np.zeros(SHAPE), spec(haze=5000, haze_tint=[1, 1, 1]))
        self.assertGreater(hazy[30, 4, 0], 2 * hazy[30, 92, 0])

    def test_bloom_spreads_glare_only(self):
        np.testing.assert_allclose(add_bloom(flat(1.0), 0.1), 1, atol=1e-6)
        lamp = flat(0.1)
        lamp[28:32, 46:50] = 9
        self.assertGreater(add_bloom(lamp, 0.1)[30, 52, 0], 0.1001)

    def test_blur_keeps_a_flat_picture(self):
        np.testing.assert_allclose(blur(flat(0.3), 9), 0.3, rtol=1e-5)


class Compiler(unittest.TestCase):
    def test_a_missing_compiler_is_named(self):
        with patch.dict(os.environ, PATH=''), self.assertRaisesRegex(DenoiserError, 'gcc is missing'):
            compile_to(Path('unused.so'), SOURCE)


@unittest.skipUnless(shutil.which('gcc'), 'gcc is not installed')
class Denoise(unittest.TestCase):
    guides = flat(0.5), flat(1.0), np.full(SHAPE, 20.0)

    def test_less_noise(self):
        noise = np.random.RandomState(1).normal(0, 0.05, (*SHAPE, 3)).astype(np.float32)
        clean = denoise(flat(0.5) + noise, *self.guides)
        self.assertAlmostEqual(clean.mean(), 0.5, 2)
        self.assertLess(clean.std(), noise.std() / 2)

    def test_an_edge_of_albedo_stays_sharp(self):
        rgb, albedo = flat(0.2), flat(0.2)
        rgb[:, 48:], albedo[:, 48:] = 0.6, 0.9
        np.testing.assert_allclose(denoise(rgb, albedo, *self.guides[1:]), rgb, atol=1e-3)


if __name__ == '__main__':
    unittest.main()
