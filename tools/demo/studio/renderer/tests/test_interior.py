"""Shapes of furniture, and the smoothing of light."""

import unittest

import numpy as np

from renderer.develop.smoother import smooth_light
from renderer.interior import shapes
from renderer.spec.checks import SpecError
from renderer.spec.read import read_spec


class Shapes(unittest.TestCase):
    def test_a_rounded_box_keeps_its_size_and_is_closed(self):
        points, faces = shapes.rounded_box((2.0, 0.8, 0.4), 0.1)
        np.testing.assert_allclose(np.ptp(points, axis=0), (2.0, 0.8, 0.4), atol=1e-6)
        edges = [tuple(sorted(pair)) for face in faces for pair in zip(face, face[1:] + face[:1])]
        self.assertEqual({edges.count(edge) for edge in set(edges[:200])}, {2})

    def test_a_pillow_stands_on_its_edge_and_is_thickest_in_the_middle(self):
        points, _ = shapes.pillow(0.5, 0.4, 0.18, seed=3)
        self.assertAlmostEqual(points[:, 2].min(), 0, 2)
        middle = points[np.abs(points[:, 1]).argmax()]
        self.assertLess(np.hypot(middle[0] / 0.25, (middle[2] - 0.2) / 0.2), 0.9)

    def test_cloth_hangs_over_an_edge(self):
        out, down = shapes.drop_curve(np.array([0.0, 0.5, 1.3]), 0.9, 0.4)
        np.testing.assert_allclose(out[:2], (0, 0.5))
        self.assertAlmostEqual(out[2], 0.9, 6)
        self.assertTrue(down[0] == down[1] == 0 and 0.3 < down[2] < 0.5)


class Smoothing(unittest.TestCase):
    def test_noise_goes_and_another_surface_keeps_its_light(self):
        height, width = 40, 60
        random = np.random.RandomState(1)
        light = np.ones((height, width, 3)) + 0.3 * random.normal(size=(height, width, 1))
        normal = np.zeros((height, width, 3))
        normal[..., 2] = 1
        normal[:, 30:] = (1, 0, 0)
        light[:, 30:] += 5
        y, x = np.mgrid[0:height, 0:width] / 100
        smooth = smooth_light(light, normal, np.stack([x, y, 0 * x], -1), (1, 2, 4))
        self.assertLess(smooth[:, :30].std(), 0.12)
        self.assertLess(smooth[:, :30].max(), 2)


class Request(unittest.TestCase):
    def test_a_room_is_one_of_those_that_can_be_built(self):
        self.assertEqual(read_spec({'out': 'x', 'loa': 50, 'room': 'saloon', 'palette': 'oak'}).palette, 'oak')
        with self.assertRaisesRegex(SpecError, "^room: 'attic' is not one of saloon, master-suite, deck-dining$"):
            read_spec({'out': 'x', 'loa': 50, 'room': 'attic'})


if __name__ == '__main__':
    unittest.main()
