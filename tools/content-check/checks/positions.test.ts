import { expect, test } from 'vitest';
import { SAMPLE_STOPS, stopRecord } from '../../../tests/samples/sample-stops.ts';
import { SAMPLE_TERMS, termsRecord } from '../../../tests/samples/sample-terms.ts';
import { sampleYachtWire } from '../../../tests/samples/sample-wire.ts';
import { contentIn, linesOf } from '../content-in.fixture.ts';
import { positionFindings } from './positions.ts';
import { readWaterLookup } from './water-lookup.ts';

const waters = await readWaterLookup();
const CALVI = { ...stopRecord(SAMPLE_STOPS[0] as never), id: 'calvi', lat: 42.567, lng: 8.757 };
const TERMS = termsRecord(SAMPLE_TERMS);
const [ATHENS] = TERMS.ports as readonly Record<string, unknown>[];
const yacht = (lat: number, lng: number) => sampleYachtWire({ lyingPosition: { lat, lng } });

const checked = async (files: Record<string, unknown>, known = waters) =>
  linesOf(positionFindings((await contentIn(files)).content, known));

test('CF3 reports a stop or a port on land, out of reach of any sea route, as an error', async () => {
  expect(await checked({ 'stops.json': [{ ...CALVI, lat: 45.5, lng: 9.9 }] })).toEqual([
    'error stops.json calvi.lat: 45.5, 9.9 is on land: no way over the sea leads there',
  ]);
  expect(await checked({ 'charter-terms.json': { ...TERMS, ports: [{ ...ATHENS, lat: 48.86, lng: 2.35 }] } })).toEqual([
    'error charter-terms.json ports.athens.lat: 48.86, 2.35 is on land: no way over the sea leads there',
  ]);
});

test('YA2 warns of a yacht in the middle of Paris', async () => {
  expect(await checked({ 'yachts/aurora.json': yacht(48.8566, 2.3522) })).toEqual([
    'warning yachts/aurora.json lyingPosition: 48.8566, 2.3522 is on land, more than 20 nm from the sea',
  ]);
});

test.each([
  ['Calvi', 42.567, 8.757],
  ['Southampton', 50.9, -1.4],
  ['Seattle', 47.61, -122.34],
])('YA2 accepts a yacht in %s', async (_, lat, lng) => {
  expect(await checked({ 'yachts/aurora.json': yacht(lat, lng), 'stops.json': [CALVI] })).toEqual([]);
});

test('reports that nothing was checked without a chart', async () => {
  expect(await checked({ 'stops.json': [CALVI] }, null)).toEqual([
    'warning stops.json : positions were not checked: the chart of the sea is missing',
  ]);
});
