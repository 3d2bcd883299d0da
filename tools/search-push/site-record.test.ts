import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteIndexName } from '../../adapters/algolia/index-attributes.ts';
import { siteOrder } from '../../core/site-search/site-sort.ts';
import { randomEntries, sampleEntry } from '../../tests/samples/sample-entry.ts';
import { SITE_VALUE_SORTS, siteIndexSettings, siteOrderValues, siteRankingOf } from './site-record.ts';

test('SE1 SE6 an order maps to its index, and the main index has the others as its replicas', () => {
  expect(siteIndexName('GenericIndex', 'relevance')).toBe('GenericIndex');
  expect(siteIndexName('GenericIndex', 'event-date-desc')).toBe('GenericIndex_event_date_desc');
  const [[first, settings] = ['', {}], ...replicas] = siteIndexSettings('GenericIndex');
  expect(first).toBe('GenericIndex');
  expect(settings.replicas).toEqual(replicas.map(([name]) => name));
  expect(replicas).toHaveLength(SITE_VALUE_SORTS.length);
});

test('SE6 a ranking sorts records like the core sorts entries, missing values last', () => {
  const inRankingOrder = (ranking: readonly string[]) => (a: Record<string, unknown>, b: Record<string, unknown>) => {
    for (const rule of ranking) {
      const [, way, attribute = ''] = /^(asc|desc)\((.*)\)$/.exec(rule) ?? [];
      const [left, right] = [a[attribute] as number | undefined, b[attribute] as number | undefined];
      if (left === right) continue;
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      return (left < right ? -1 : 1) * (way === 'asc' ? 1 : -1);
    }
    return 0;
  };
  fc.assert(
    fc.property(randomEntries, fc.constantFrom(...SITE_VALUE_SORTS), (entries, sort) => {
      const records = entries.map(siteOrderValues).sort(inRankingOrder(siteRankingOf(sort)));
      expect(records.map(({ order_id }) => order_id)).toEqual(entries.toSorted(siteOrder(sort)).map(({ id }) => id));
    }),
  );
});

test('SE6 leaves out fields without a value', () => {
  expect(siteOrderValues(sampleEntry({ id: 'a', published: '2026-01-02' }))).toEqual({
    order_rank: 0,
    order_id: 'a',
    order_date: '2026-01-02',
  });
});
