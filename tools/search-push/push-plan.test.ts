import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import { type CurrentIndex, planPush, stepText } from './push-plan.ts';
import { versionOf, wantedIndex } from './wanted-index.ts';

const FLEET = [sampleYacht({ id: 'a', builder: 'Royal Huisman' }), sampleYacht({ id: 'b' })];
const WANTED = wantedIndex('yachts', FLEET);
const NOTHING: CurrentIndex = {
  settings: new Map([...WANTED.settings.keys()].map((name) => [name, null])),
  synonyms: [],
  records: new Map(),
};
const REACHED: CurrentIndex = structuredClone({ ...WANTED });

describe('planPush', () => {
  test('creates a missing index: settings, the yacht index first, synonyms, records', () => {
    const steps = planPush(NOTHING, WANTED);
    expect(steps[0]).toEqual({ do: 'settings', index: 'yachts' });
    expect(steps.map((step) => step.do)).toEqual([...Array(WANTED.settings.size).fill('settings'), 'synonyms', 'put']);
    expect(steps.at(-1)).toEqual({ do: 'put', ids: ['a', 'b'] });
  });

  test('leaves an up-to-date index alone', () => {
    expect(planPush(REACHED, WANTED)).toEqual([]);
  });

  test('ignores additions of the service to settings and synonyms, and the order of keys', () => {
    const settings = new Map(
      [...REACHED.settings].map(([name, one]) => {
        const { customRanking, ...rest } = one as { customRanking: string[] };
        return [name, { ...(customRanking.length > 0 && { customRanking }), ...rest, version: 2, primary: 'yachts' }];
      }),
    );
    const synonyms = REACHED.synonyms.map((synonym) => ({ _highlightResult: {}, ...(synonym as object) }));
    const records = new Map(
      [...REACHED.records].map(([id, record]) => [id, Object.fromEntries(Object.entries(record as object).reverse())]),
    );
    expect(planPush({ settings, synonyms, records }, WANTED)).toEqual([]);
  });

  test('writes differences only and deletes removed records', () => {
    const records = new Map<string, unknown>(REACHED.records).set('b', { objectID: 'b' }).set('z', { objectID: 'z' });
    const settings = new Map<string, unknown>(REACHED.settings).set('yachts_length_asc', { ranking: ['typo'] });
    expect(planPush({ settings, synonyms: [], records }, WANTED)).toEqual([
      { do: 'settings', index: 'yachts_length_asc' },
      { do: 'synonyms' },
      { do: 'put', ids: ['b'] },
      { do: 'remove', ids: ['z'] },
    ]);
  });

  test('counts an extra value in a record as a difference', () => {
    const records = new Map<string, unknown>(REACHED.records).set('a', {
      ...(REACHED.records.get('a') as object),
      old: 1,
    });
    expect(planPush({ ...REACHED, records }, WANTED)).toEqual([{ do: 'put', ids: ['a'] }]);
  });

  test('sends records in batches', () => {
    const content = { loaMeter: 50, yachtid: 'y' };
    const ids = Array.from({ length: 1001 }, (_, at) => `y${at}`);
    const wanted = { ...WANTED, records: new Map(ids.map((objectID) => [objectID, { objectID, url: '/', content }])) };
    const put = planPush({ ...wanted, records: new Map() }, wanted);
    expect(put.map((step) => stepText(step))).toEqual([
      '500 records written',
      '500 records written',
      '1 records written',
    ]);
  });
});

test('uses the version of the content', () => {
  expect(versionOf(wantedIndex('yachts', FLEET))).toBe(versionOf(WANTED));
  expect(versionOf(wantedIndex('others', FLEET))).not.toBe(versionOf(WANTED));
  expect(versionOf(wantedIndex('yachts', [...FLEET, sampleYacht({ id: 'c' })]))).not.toBe(versionOf(WANTED));
});
