import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_STOPS, stopRecord } from '../../tests/samples/sample-stops.ts';
import { parseStop } from './parse-places.ts';

const RECORDS = SAMPLE_STOPS.map(stopRecord);
const [RECORD = {}] = RECORDS;

const problemsOf = (record: unknown) => {
  const parsed = parseStop(record);
  return parsed.ok ? [] : parsed.error;
};

test('CF3 reads a stop of any kind completely', () => {
  expect(RECORDS.map(parseStop)).toEqual(SAMPLE_STOPS.map((value) => ({ ok: true, value })));
});

test('CF3 area and note may be missing, null or empty', () => {
  const { area: _, note: __, ...least } = RECORD;
  const empty = { ok: true, value: { ...SAMPLE_STOPS[0], area: null, note: null } };
  expect(parseStop(least)).toEqual(empty);
  expect(parseStop({ ...least, area: '', note: '' })).toEqual(empty);
  expect(parseStop({ ...least, area: null, note: null })).toEqual(empty);
});

describe('CF3 reports the problems of a stop at their fields', () => {
  test.each<[string, string, object]>([
    ['id', 'must be a name such as porto-cervo, of at most 40 characters', { id: 'Porto Cervo' }],
    ['id', 'must be a name such as porto-cervo, of at most 40 characters', { id: 'x'.repeat(41) }],
    ['id', 'must be a name such as porto-cervo, of at most 40 characters', { id: 'porto--cervo' }],
    ['name.es', 'is missing', { name: { en: 'Hydra' } }],
    ['kind', 'must be one of port, marina, anchorage', { kind: 'bay' }],
    ['country', 'must be a country code such as MC', { country: 'Greece' }],
    ['lat', 'must be a number from -90 to 90', { lat: 90.1 }],
    ['lng', 'must be a number from -180 to 180', { lng: '23.4' }],
    ['note.es', 'is missing', { note: { en: 'No cars' } }],
    ['note', 'must be an object', { note: 'No cars' }],
  ])('%s: %s', (field, problem, change) => {
    expect(problemsOf({ ...RECORD, ...change })).toEqual([{ field, problem }]);
  });

  test('reports all problems at once, and an invalid record', () => {
    expect(problemsOf({}).map(({ field }) => field)).toEqual(['id', 'name', 'country', 'lat', 'lng', 'kind']);
    expect(problemsOf('Hydra')).toEqual([{ field: 'record', problem: 'must be an object' }]);
  });
});

test('CF3 never throws, and a stop it reads can be drawn', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.double(), (whole, value, latitude) => {
      expect(parseStop(whole).ok).toBe(false);
      for (const key of Object.keys(RECORD)) parseStop({ ...RECORD, [key]: value });
      const placed = parseStop({ ...RECORD, lat: latitude });
      expect(placed.ok).toBe(Math.abs(latitude) <= 90);
    }),
  );
});
