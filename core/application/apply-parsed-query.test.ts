import { describe, expect, test } from 'vitest';
import { MemoryYachtSearch } from '../../tests/fakes/memory-yacht-search.ts';
import { FLEET, searchContext } from '../../ui/features/search/list-context.fixture.ts';
import { displayOn } from '../preferences/display.ts';
import type { Criteria } from '../search/criteria/criteria.ts';
import { decodeSearch, encodeSearch } from '../search/query/search-query.ts';
import { applyParsedQuery } from './apply-parsed-query.ts';

const parsed = (criteria: Criteria, { ports, fleet, preferences, now } = searchContext()) =>
  applyParsedQuery(criteria, ports, { fleet, display: displayOn(preferences, now), today: now.slice(0, 10) });
const read = async (query: string, context = searchContext()) =>
  encodeSearch(await parsed(decodeSearch(query), context));

describe('SE7 turns words into filters', () => {
  test.each([
    ['?q=sailing+yacht', '?l=kind:sail'],
    ['?q=velero+de+50+metros&s=year-desc', '?l=kind:sail&r=length:45:55&s=year-desc'],
    ['?q=feadship+zzz&p=3', '?q=zzz&l=builder:feadship'],
    ['?q=under+100,000+a+week&l=kind:sail', '?l=kind:sail&r=rate-eur::100000'],
    ['?q=motor+yacht+for+sale', '?i=sale&l=kind:motor'],
  ])('reads %s as %s', async (query, filters) => {
    expect(await read(query)).toBe(filters);
  });

  test('leaves criteria without a match unchanged, their page included', async () => {
    for (const query of ['', '?p=2', '?q=aurora&p=2', '?q=aurora&l=kind:sail']) {
      const criteria = decodeSearch(query);
      expect(await parsed(criteria)).toBe(criteria);
    }
  });

  test('parses each query once', async () => {
    for (const query of ['?q=feadship+zzz', '?q=sail+sail+motor', '?q=under+10+million+dollars+under'])
      expect(await read(await read(query))).toBe(await read(query));
  });

  test('keeps words that find yachts when filters would find none', async () => {
    // No yacht here takes forty guests; the words find nothing either, so the filter stays.
    expect(await read('?q=sail+for+40')).toBe('?l=kind:sail&nm=guests:40:');
    const named = [...FLEET, { ...FLEET[0], id: 'w', name: 'Winter Sail for Forty', kind: 'motor' }] as typeof FLEET;
    expect(await read('?q=sail+for+forty', searchContext(named))).toBe('?q=sail+for+forty');
  });

  test('SE9 applies filters when the search does not answer', async () => {
    const search = new MemoryYachtSearch(FLEET);
    search.failWith({ kind: 'network', status: 0, message: 'Socket timeout', timedOut: true });
    expect(await read('?q=sailing+yacht', searchContext(FLEET, search))).toBe('?l=kind:sail');
  });
});
