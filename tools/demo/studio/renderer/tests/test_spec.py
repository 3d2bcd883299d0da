"""Reading a request: errors name the field, and the request wins over the camera, the camera over the light."""

import unittest

from renderer.spec.checks import SpecError
from renderer.spec.looks import CAMERAS, LIGHTS
from renderer.spec.read import read_spec

LEAST = {'out': 'yacht.png', 'loa': 50}


class Wrong(unittest.TestCase):
    def problem(self, **fields) -> str:
        with self.assertRaises(SpecError) as raised:
            read_spec({**LEAST, **fields})
        return str(raised.exception)

    def test_unknown_field(self):
        self.assertEqual(self.problem(lenght=50), 'lenght: unknown field')

    def test_unknown_names_list_the_known_ones(self):
        for field, value, known in (
            ('light', 'noonish', 'golden'),
            ('camera', 'below', 'bow34low'),
            ('hull', 'pink', 'navy'),
            ('type', 'submarine', 'motor'),
            ('mast', 'red', 'black'),
        ):
            problem = self.problem(**{field: value})
            self.assertTrue(problem.startswith(f"{field}: '{value}' is not one of "), problem)
            self.assertIn(known, problem)

    def test_size_is_two_positive_whole_numbers(self):
        for res in ([1440], [1440, 0], [1440, -900], [1440, 900.5], ['1440', '900'], [True, 900], 1440):
            self.assertEqual(self.problem(res=res), f'res: {res!r} is not two positive whole numbers')

    def test_nested_fields_are_named_by_their_path(self):
        self.assertEqual(self.problem(cam={'azimuth': 3}), 'cam.azimuth: unknown field')
        self.assertEqual(self.problem(variant={'rake': 'steep'}), "variant.rake: 'steep' is not a number")
        self.assertEqual(self.problem(terrain=[{'kind': 'alps'}, {'h': 3}]), 'terrain[1].kind: missing')
        self.assertEqual(self.problem(shallow={'kind': 'bank'}), 'shallow.scale: missing')
        self.assertEqual(self.problem(wcol={'deep': [0, 1]}), 'wcol.deep: [0, 1] is not three numbers')

    def test_ranges(self):
        self.assertEqual(self.problem(speed=1.5), 'speed: 1.5 is not from 0 to 1')
        self.assertEqual(self.problem(decks=9), 'decks: 9 is not from 0 to 5')
        self.assertEqual(self.problem(helipad=1), 'helipad: 1 is not true or false')

    def test_style_belongs_to_the_type(self):
        self.assertIn('explorer', self.problem(type='sail', style='explorer'))

    def test_path_and_length_are_required(self):
        for field in LEAST:
            with self.assertRaisesRegex(SpecError, f'^{field}: missing$'):
                read_spec({name: value for name, value in LEAST.items() if name != field})

    def test_a_request_is_an_object(self):
        with self.assertRaisesRegex(SpecError, '^spec: .* is not an object$'):
            read_spec(['yacht.png'])


class Right(unittest.TestCase):
    def test_every_light_and_camera(self):
        for light in LIGHTS:
            for camera in CAMERAS:
                spec = read_spec({**LEAST, 'light': light, 'camera': camera})
                self.assertEqual(spec.key, LIGHTS[light]['key'])
                self.assertEqual(spec.cam.lens, CAMERAS[camera]['lens'])

    def test_the_request_wins(self):
        spec = read_spec({**LEAST, 'light': 'golden', 'sat': 0.5, 'camera': 'profile', 'cam': {'az': 70}})
        self.assertEqual((spec.sat, spec.wb), (0.5, LIGHTS['golden']['wb']))
        self.assertEqual((spec.cam.az, spec.cam.lens), (70, 85))

    def test_tall_rigs_are_seen_from_further_abeam(self):
        self.assertEqual(read_spec({**LEAST, 'type': 'sail'}).cam.az, 52)
        furled = read_spec({**LEAST, 'type': 'cat', 'sails': False}).cam
        self.assertEqual((furled.az, furled.fillh), (32, 0.92))

    def test_null_counts_as_not_given_and_labels_change_nothing(self):
        self.assertEqual(read_spec({**LEAST, 'super': None, 'scene': 'lagoon', 'name': 'x'}), read_spec(LEAST))

    def test_land_takes_its_kind_and_its_own_values(self):
        (land,) = read_spec({**LEAST, 'terrain': [{'kind': 'alps', 'dist': 9000, 'h': 1700}]}).terrain
        self.assertEqual((land.h, land.dist, land.snow), (1700, 9000, 760))


if __name__ == '__main__':
    unittest.main()
