import { expect, test } from 'vitest';
import { SAMPLE_POSITIONS, sampleArea, sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { inGeoBox } from '../geo/geo-box.ts';
import { boxAround, locatedAreasOf, locatedAreasOfFleet } from './located-areas.ts';

const [FIJI, TONGA] = ['fiji', 'tonga'].map((id) => SAMPLE_POSITIONS[id]) as [
  { latitude: number; longitude: number },
  { latitude: number; longitude: number },
];

test('lists the known areas of both seasons, each once', () => {
  const summer = ['med', 'norway'].map(sampleArea);
  const winter = ['carib', 'med'].map(sampleArea);
  const yacht = sampleYacht({ cruising: { summer, winter } });
  expect(locatedAreasOf(yacht).map(({ id }) => id)).toEqual(['med', 'carib']);
  expect([...locatedAreasOfFleet([yacht, sampleYacht({ regions: ['fiji'] })]).keys()]).toEqual([
    'med',
    'carib',
    'fiji',
  ]);
});

test('the box around a position contains no other, however near', () => {
  const near = { latitude: FIJI.latitude + 0.5, longitude: FIJI.longitude + 0.6 };
  expect(inGeoBox(near, boxAround([FIJI], []))).toBe(true);
  const box = boxAround([FIJI], [near, TONGA]);
  expect([FIJI, near, TONGA].map((place) => inGeoBox(place, box))).toEqual([true, false, false]);
});

test('the box around several contains them all, over the antimeridian too', () => {
  const box = boxAround([FIJI, TONGA], []);
  expect([FIJI, TONGA].every((place) => inGeoBox(place, box))).toBe(true);
  expect(box.west).toBeGreaterThan(box.east);
});

test('includes another position between them', () => {
  const between = { latitude: -18, longitude: 180 };
  expect(inGeoBox(between, boxAround([FIJI, TONGA], [between]))).toBe(true);
});
