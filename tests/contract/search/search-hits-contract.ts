import { afterEach, describe, expect, test } from 'vitest';
import type { HitsRequest, SearchHits } from '../../../core/ports/search-hits.ts';
import { MAX_NAVIGABLE_HITS, type YachtLink } from '../../../core/search/yacht-link.ts';
import { ok } from '../../../core/shared/result.ts';
import type { Meters, YachtId } from '../../../core/yacht/yacht.ts';

export interface KnownList {
  readonly search: HitsRequest;
  readonly hits: readonly YachtLink[];
}

/** A site with some lists; all others are empty. */
export interface SearchHitsWorld {
  readonly searchHits: SearchHits;
  /** Makes the site answer 503. */
  breakDown(): void;
  close?(): Promise<void>;
}

export function sampleHit(id: string, length = 50): YachtLink {
  return { length: length as Meters, url: `/yacht-for-charter/${id}/`, yachtId: id as YachtId };
}

const CHARTER: KnownList = {
  search: { market: 'charter', query: '' },
  hits: [sampleHit('zephyr', 74.2), sampleHit('aurora'), sampleHit('meltemi', 31)],
};
const SAILING: KnownList = {
  search: { market: 'charter', query: '?l=kind:sail&s=length-desc' },
  hits: [sampleHit('meltemi', 31)],
};
const SALE: KnownList = { search: { market: 'sale', query: '' }, hits: [sampleHit('aurora')] };

/** The contract of the port SearchHits. */
export function searchHitsContract(
  name: string,
  make: (lists: readonly KnownList[]) => Promise<SearchHitsWorld>,
): void {
  describe(`SearchHits: ${name}`, () => {
    const open: SearchHitsWorld[] = [];
    async function world(lists: readonly KnownList[] = [CHARTER, SAILING, SALE]): Promise<SearchHitsWorld> {
      const made = await make(lists);
      open.push(made);
      return made;
    }
    afterEach(async () => {
      await Promise.all(open.splice(0).map((made) => made.close?.()));
    });

    test.each([CHARTER, SAILING, SALE])('YA7 lists $search.market, $search.query, in its order', async (list) => {
      const { searchHits } = await world();
      expect(await searchHits.hits(list.search)).toEqual(ok(list.hits));
    });

    test('YA7 ignores a leading question mark and the page', async () => {
      const { searchHits } = await world();
      const query = 'l=kind:sail&s=length-desc&p=3';
      expect(await searchHits.hits({ market: 'charter', query })).toEqual(ok(SAILING.hits));
    });

    test('YA7 returns an empty list without yachts', async () => {
      const { searchHits } = await world();
      expect(await searchHits.hits({ market: 'sale', query: '?q=nobody' })).toEqual(ok([]));
    });

    test('YA7 truncates a long list at the maximum', async () => {
      const hits = Array.from({ length: MAX_NAVIGABLE_HITS + 1 }, (_, index) => sampleHit(`yacht-${index}`));
      const { searchHits } = await world([{ search: CHARTER.search, hits }]);
      expect(await searchHits.hits(CHARTER.search)).toEqual(ok(hits.slice(0, MAX_NAVIGABLE_HITS)));
    });

    test('YA7 returns a failure as a value', async () => {
      const { searchHits, breakDown } = await world();
      breakDown();
      expect(await searchHits.hits(CHARTER.search)).toMatchObject({
        ok: false,
        error: { kind: 'status', status: 503 },
      });
    });
  });
}
