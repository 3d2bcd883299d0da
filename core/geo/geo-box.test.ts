import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalGeoBox, formatGeoBox, inGeoBox, longitudeSpan, parseGeoBox } from './geo-box.ts';

const edge = fc.oneof(fc.double(), fc.double({ min: -400, max: 400, noNaN: true }));
const edges = fc.record({ south: edge, west: edge, north: edge, east: edge });
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test.each([
  ['36.1,-5.25,44.5,18.3', '36.10,-5.25,44.50,18.30'],
  ['-25,165,-10,-140', '-25.00,165.00,-10.00,-140.00'],
  ['0,350,10,370', '0.00,-10.00,10.00,10.00'],
  ['-90,-180,90,180', '-90.00,-180.00,90.00,180.00'],
  ['-99,-300,99,300', '-90.00,-180.00,90.00,180.00'],
  ['0,170,1,180', '0.00,170.00,1.00,180.00'],
  ['0,180,1,-170', '0.00,-180.00,1.00,-170.00'],
  ['-0.001,-0.001,1,1', '0.00,0.00,1.00,1.00'],
  ['0.004,0.006,1.006,1.004', '0.00,0.01,1.01,1.00'],
])('reads %s as the box %s', (raw, text) => {
  const box = parseGeoBox(raw);
  expect(box === null ? null : formatGeoBox(box)).toBe(text);
});

test.each([
  '',
  'a,b,c,d',
  '1,2,3',
  '1,2,3,4,5',
  '3,2,1,4',
  '0,0,0.04,1',
  '0,0,1,0.04',
  '0,5,1,5',
  '1e3,0,2,2',
  '0,NaN,1,1',
  ' 0,0,1,1',
  '91,0,95,1',
])('rejects %s', (raw) => {
  expect(parseGeoBox(raw)).toBeNull();
});

describe('laws', () => {
  test('any edges make a normal box, or none', () => {
    fc.assert(
      fc.property(edges, (input) => {
        const box = canonicalGeoBox(input);
        if (box === null) return;
        expect(canonicalGeoBox(box)).toEqual(box);
        expect(box.south).toBeGreaterThanOrEqual(-90);
        expect(box.north).toBeLessThanOrEqual(90);
        expect(Math.max(Math.abs(box.west), Math.abs(box.east))).toBeLessThanOrEqual(180);
        expect(longitudeSpan(box)).toBeGreaterThan(0.049);
        expect(longitudeSpan(box)).toBeLessThanOrEqual(360);
        expect(parseGeoBox(formatGeoBox(box))).toEqual(box);
      }),
    );
  });

  test('junk never throws', () => {
    fc.assert(fc.property(fc.string(), (raw) => void parseGeoBox(raw)));
  });

  test('a box and its complement cover all longitudes at their latitudes', () => {
    fc.assert(
      fc.property(edges, position, (input, at) => {
        const box = canonicalGeoBox({ ...input, south: -90, north: 90 });
        if (box === null) return;
        const rest = { ...box, west: box.east, east: box.west };
        expect(inGeoBox(at, box) || inGeoBox(at, rest)).toBe(true);
      }),
    );
  });
});

test('edges are inside, and both names of the antimeridian are equal', () => {
  const box = { south: -20, west: 170, north: -10, east: -170 };
  expect(inGeoBox({ latitude: -10, longitude: 170 }, box)).toBe(true);
  expect(inGeoBox({ latitude: -20, longitude: -170 }, box)).toBe(true);
  expect(inGeoBox({ latitude: -15, longitude: 180 }, box)).toBe(true);
  expect(inGeoBox({ latitude: -15, longitude: 0 }, box)).toBe(false);
  expect(inGeoBox({ latitude: 0, longitude: 175 }, box)).toBe(false);
  expect(inGeoBox({ latitude: 0, longitude: 180 }, { south: -1, west: -180, north: 1, east: -170 })).toBe(true);
});
