import { expect, test } from 'vitest';
import { SAMPLE_AREAS } from '../../tests/samples/sample-wire.ts';
import { parseArea } from './parse-places.ts';

const [SAMPLE] = SAMPLE_AREAS;
const positionOf = (fields: object) => {
  const area = parseArea({ ...SAMPLE, ...fields });
  return area.ok ? area.value.position : area.error.map(({ field }) => field);
};

test('an area has the position of its row, and none where the row has none', () => {
  expect(positionOf({})).toEqual({ latitude: 37, longitude: 25 });
  expect(positionOf({ lat: -90, lng: 180 })).toEqual({ latitude: -90, longitude: 180 });
  expect(positionOf({ lat: undefined, lng: undefined })).toBeNull();
  expect(positionOf({ lat: null, lng: null })).toBeNull();
});

test.each([
  [{ lat: 90.1 }, ['lat']],
  [{ lng: -180.5 }, ['lng']],
  [{ lat: '37', lng: Number.NaN }, ['lat', 'lng']],
  [{ lat: null }, ['lat']],
])('reports a position that is not on earth: %j', (fields, problems) => {
  expect(positionOf(fields)).toEqual(problems);
});

test('an area and its region may have aliases, and have none where the row has none', () => {
  const aliasesOf = (fields: object) => {
    const area = parseArea({ ...SAMPLE, ...fields });
    return area.ok ? [area.value.aliases, area.value.region.aliases] : area.error.map(({ field }) => field);
  };
  const region = { ...SAMPLE?.region, aliases: ['Mare nostrum'] };
  expect(aliasesOf({ aliases: undefined })).toEqual([[], []]);
  expect(aliasesOf({ aliases: ['Kykládes', 'Cícladas'], region })).toEqual([
    ['Kykládes', 'Cícladas'],
    ['Mare nostrum'],
  ]);
  expect(aliasesOf({ aliases: 'Kykládes' })).toEqual(['aliases']);
  expect(aliasesOf({ aliases: ['Kykládes', ''] })).toEqual(['aliases[1]']);
});
