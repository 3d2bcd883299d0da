"""Rooms: soft shapes are closed, light is smoothed without its shadows, a request names a room that can be lit."""

import shutil
import unittest
from collections import Counter

import numpy as np

from renderer.develop.smoother import smooth_light, without_sparks
from renderer.interior.shapes import pillow, rounded_box
from renderer.spec.checks import SpecError
from renderer.spec.read import read_spec

SHAPE = (48, 64)


def wall() -> tuple[np.ndarray, np.ndarray]:
    """Normals and places of a wall five metres ahead that faces the camera."""
    y, z = np.meshgrid(np.linspace(-2, 2, SHAPE[1]), np.linspace(-1.5, 1.5, SHAPE[0]))
    normal = np.zeros((*SHAPE, 3), np.float32)
    normal[..., 0] = -1
    return normal, np.stack([np.full(SHAPE, 5), y, z], -1).astype(np.float32)


class Shapes(unittest.TestCase):
    def test_cushions_are_closed(self):
        for points, faces in (rounded_box((0.8, 0.7, 0.2), 0.06, 0.02, 0.01, 3), pillow(0.5, 0.5, 0.2, 3)):
            edges = Counter(frozenset(edge) for face in faces for edge in zip(face, face[1:] + face[:1]))
            self.assertEqual(set(edges.values()), {2})
            self.assertTrue(np.isfinite(points).all())


@unittest.skipUnless(shutil.which('gcc'), 'needs gcc')
class Smoother(unittest.TestCase):
    def test_noise_goes_and_the_edge_of_a_shadow_stays(self):
        random = np.random.RandomState(1)
        truth = np.ones((*SHAPE, 3), np.float32)
        truth[:, 32:] = 8
        first, second = (truth * random.gamma(12, 1 / 12, truth.shape).astype(np.float32) for _ in range(2))
        smooth = smooth_light(first, second, *wall(), (1, 2, 4, 8), 2.4)
        before, after = (np.abs(light - truth)[8:-8].mean() for light in ((first + second) / 2, smooth))
        self.assertLess(after, before / 3)
        self.assertLess(smooth[8:-8, 29].mean(), 1.6)
        self.assertGreater(smooth[8:-8, 34].mean(), 7)

    def test_a_spark_is_cut_to_its_neighbours(self):
        light = np.ones((*SHAPE, 3), np.float32)
        light[20, 20] = 90
        self.assertLess(without_sparks(light).max(), 1.5)


class Requests(unittest.TestCase):
    def test_a_room_needs_a_light_that_its_lamps_are_balanced_for(self):
        with self.assertRaises(SpecError) as raised:
            read_spec({'out': 'x', 'loa': 50, 'room': 'saloon', 'light': 'overcast'})
        self.assertTrue(str(raised.exception).startswith("light of a room: 'overcast' is not one of "))
