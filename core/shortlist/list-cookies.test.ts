import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTHING_COMPARED } from './comparison.ts';
import { readComparison } from './comparison-query.ts';
import { favouriteIdsOf } from './favourite-ids.ts';
import { comparisonCookieValue, favouritesCookieValue, favouritesOfCookie } from './list-cookies.ts';
import { ids, randomIds } from './shortlist.fixture.ts';

describe('CF2 favourites in a cookie', () => {
  test('round-trip', () => {
    fc.assert(
      fc.property(randomIds(20), (list) => {
        const value = favouritesCookieValue(favouriteIdsOf(list)) ?? '';
        expect(favouritesOfCookie(value)).toEqual(favouriteIdsOf(list));
      }),
    );
  });

  test.each([null, undefined, '', '%', '?y=<b>', '%3Fy%3DH-001'])('are empty for %j', (value) => {
    expect(favouritesOfCookie(value)).toEqual([]);
  });

  test('are not written where the browser would drop the cookie', () => {
    const long = ids(...Array.from({ length: 60 }, (_, at) => `${at}${'x'.repeat(60)}`).map((id) => id.slice(0, 64)));
    expect(favouritesCookieValue(long)).toBeNull();
    expect(favouritesCookieValue([])).toBe('');
  });
});

describe('CF1 a comparison in a cookie', () => {
  test('round-trips, without what an address cannot express', () => {
    const compared = {
      charter: ids('H-001', 'H-002'),
      sale: ids('H-003'),
      tab: 'sale',
      onlyDifferences: true,
    } as const;
    const value = comparisonCookieValue(compared);
    expect(readComparison(value)).toEqual(compared);
    expect(readComparison('?unread=3')).toEqual(NOTHING_COMPARED);
  });

  test('is missing without a cookie, and an empty one writes no cookie', () => {
    expect(readComparison(null)).toEqual(NOTHING_COMPARED);
    expect(readComparison('')).toEqual(NOTHING_COMPARED);
    expect(comparisonCookieValue({ ...NOTHING_COMPARED, tab: 'sale' })).toBe('');
  });
});
