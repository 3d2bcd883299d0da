import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import type { Market } from '../market/market.ts';
import { FEATURE_CATEGORIES, type Feature, featureGroups } from './feature.ts';

function feature(id: string, fields: Partial<Feature> = {}): Feature {
  return {
    id,
    displayOrder: 1,
    category: 'on-deck',
    feature: demoTexts({ en: id, es: id }),
    seo: null,
    featureUrl: null,
    charterPublish: true,
    salesPublish: true,
    ...fields,
  };
}

const grouped = (features: readonly Feature[], market: Market) =>
  featureGroups(features, market).map((group) => [group.category, group.features.map(({ id }) => id)]);

describe('YA4 features', () => {
  test('are grouped by category, in the categories’ own order, each by displayOrder', () => {
    const features = [
      feature('gym', { category: 'wellness', displayOrder: 3 }),
      feature('cinema', { category: 'inside' }),
      feature('pool', { displayOrder: 20 }),
      feature('spa', { category: 'wellness', displayOrder: 1 }),
      feature('bar', { displayOrder: 3 }),
      feature('stabilisers', { category: 'technical' }),
      feature('seabob', { category: 'on-the-water' }),
    ];
    expect(grouped(features, 'charter')).toEqual([
      ['on-deck', ['bar', 'pool']],
      ['on-the-water', ['seabob']],
      ['inside', ['cinema']],
      ['wellness', ['spa', 'gym']],
      ['technical', ['stabilisers']],
    ]);
  });

  test('of the same displayOrder are sorted by id in any input order', () => {
    expect(grouped([feature('b'), feature('a'), feature('c')], 'sale')).toEqual([['on-deck', ['a', 'b', 'c']]]);
  });

  test.each<[boolean, boolean, string[], string[]]>([
    [true, true, ['x'], ['x']],
    [true, false, ['x'], []],
    [false, true, [], ['x']],
    [false, false, [], []],
  ])('are published for charter %s and sale %s', (charterPublish, salesPublish, onCharter, onSale) => {
    const features = [feature('x', { charterPublish, salesPublish })];
    expect(grouped(features, 'charter').flatMap(([, ids]) => ids)).toEqual(onCharter);
    expect(grouped(features, 'sale').flatMap(([, ids]) => ids)).toEqual(onSale);
  });

  test('leave out a category without published ones', () => {
    expect(featureGroups([], 'sale')).toEqual([]);
    expect(featureGroups([feature('x', { salesPublish: false })], 'sale')).toEqual([]);
  });

  test('show every published one exactly once, and do not change the input', () => {
    const features = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 4 }),
        displayOrder: fc.integer({ min: 0, max: 3 }),
        category: fc.constantFrom(...FEATURE_CATEGORIES),
        charterPublish: fc.boolean(),
        salesPublish: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(features, (records) => {
        const given = records.map(({ id, ...fields }) => feature(id, fields));
        const before = [...given];
        const shown = featureGroups(given, 'sale').flatMap((group) => group.features);
        expect(given).toEqual(before);
        expect(new Set(shown)).toEqual(new Set(given.filter(({ salesPublish }) => salesPublish)));
        expect(shown.length).toBe(new Set(shown).size);
      }),
    );
  });
});
