import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUGGESTION_GROUPS } from './suggestable.ts';
import { chooseSuggestions, parseSuggestionList } from './suggestions.ts';

const hit = (group: (typeof SUGGESTION_GROUPS)[number], rank: number, id = '') => ({ item: { group, id }, rank });

describe('SE8 the selection of suggestions', () => {
  test('shows at most four of a group', () => {
    const found = Array.from({ length: 6 }, (_, at) => hit('yachts', 0, String(at)));
    expect(chooseSuggestions(found)).toEqual([{ group: 'yachts', items: found.slice(0, 4).map(({ item }) => item) }]);
  });

  test('shows at most twelve, with an equal share for equal matches of every group', () => {
    const found = SUGGESTION_GROUPS.flatMap((group) => Array.from({ length: 4 }, () => hit(group, 0)));
    expect(chooseSuggestions(found).map(({ group, items }) => [group, items.length])).toEqual(
      SUGGESTION_GROUPS.map((group) => [group, 2]),
    );
  });

  test('puts the group with the best match first, and better matches displace others', () => {
    const found = [
      ...Array.from({ length: 4 }, () => hit('builders', 0)),
      ...Array.from({ length: 4 }, () => hit('offices', 0)),
      ...Array.from({ length: 2 }, () => hit('pages', 1)),
      ...Array.from({ length: 4 }, () => hit('yachts', 2)),
    ];
    expect(chooseSuggestions(found).map(({ group, items }) => [group, items.length])).toEqual([
      ['builders', 4],
      ['offices', 4],
      ['pages', 2],
      ['yachts', 2],
    ]);
  });

  test('never exceeds its limits for any matches, shows no empty group, and keeps the order of each', () => {
    const hits = fc.array(fc.record({ group: fc.constantFrom(...SUGGESTION_GROUPS), rank: fc.nat(3) }));
    fc.assert(
      fc.property(hits, (all) => {
        const found = all
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ group, rank }, at) => hit(group, rank, String(at)));
        const chosen = chooseSuggestions(found);
        const items = chosen.flatMap((group) => group.items);
        expect(items.length).toBeLessThanOrEqual(10);
        expect(items.length > 0).toBe(found.length > 0);
        for (const group of chosen) {
          const inOrder = found.filter(({ item }) => item.group === group.group).map(({ item }) => item);
          expect(group.items).toEqual(inOrder.slice(0, group.items.length));
          expect(group.items.length).toBeGreaterThan(0);
          expect(group.items.length).toBeLessThanOrEqual(4);
        }
      }),
    );
  });
});

describe('SE8 a list of suggestions as JSON', () => {
  const aurora = { name: 'Aurora', note: '50 m', href: '/en/yacht-for-charter/aurora/' };
  const list = { label: 'Suggestions', count: '1 suggestion', groups: [{ label: 'Yachts', suggestions: [aurora] }] };

  test('round-trips', () => {
    expect(parseSuggestionList(JSON.parse(JSON.stringify(list)))).toEqual(list);
  });

  test.each([null, 'list', [], {}, { ...list, label: 7 }, { ...list, groups: {} }])('rejects %j', (raw) => {
    expect(parseSuggestionList(raw)).toBeNull();
  });

  test.each([
    { ...aurora, href: 'https://elsewhere.example/' },
    { ...aurora, href: '//elsewhere.example/' },
    { ...aurora, href: 'javascript:alert(1)' },
    { ...aurora, name: 7 },
    { ...aurora, note: 'x'.repeat(301) },
    null,
  ])('drops the entry %j', (raw) => {
    const groups = [{ label: 'Yachts', suggestions: [raw, aurora] }, { label: 'Pages', suggestions: [raw] }, raw];
    expect(parseSuggestionList({ ...list, groups })).toEqual(list);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        parseSuggestionList(raw);
        parseSuggestionList({ ...list, groups: [raw, { label: '', suggestions: [raw] }] });
      }),
    );
  });
});
