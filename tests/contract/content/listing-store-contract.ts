import { describe, expect, test } from 'vitest';
import type { KnownListing } from '../../../core/import/known-listing.ts';
import { ImportUnderWayError, type ListingStore } from '../../../core/ports/listing-store.ts';

export const knownListing = (ref: string, fields: Partial<KnownListing> = {}): KnownListing => ({
  ref,
  id: `mls-${ref}`,
  slug: `yacht-${ref}`,
  hash: 'a1',
  likeness: `yacht ${ref}`,
  withdrawn: null,
  priceHistory: [],
  file: null,
  isMissing: false,
  ...fields,
});

const record = (name: string) => ({ yachtid: name, name });

async function nameOf(store: ListingStore, ref: string): Promise<unknown> {
  const listing = (await store.known('mls')).get(ref);
  return listing === undefined ? undefined : (await store.record('mls', listing))?.name;
}

/** Defines the contract suite of ListingStore. @param make returns two stores of the same content, as two processes have */
export function listingStoreContract(name: string, make: () => Promise<readonly [ListingStore, ListingStore]>): void {
  describe(`ListingStore: ${name}`, () => {
    test('FD1 has nothing of a new feed', async () => {
      const [store] = await make();
      expect(await store.known('mls')).toEqual(new Map());
      expect(await store.lastSource('mls')).toBeNull();
      expect(await store.record('mls', knownListing('1'))).toBeNull();
    });

    test('FD2 shows all changes at the end, and keeps what an import does not touch', async () => {
      const [store] = await make();
      const first = await store.begin('mls');
      await first.put(knownListing('1'), record('One'));
      await first.put(knownListing('2'), record('Two'));
      expect((await store.known('mls')).size).toBe(0);
      await first.commit('one');
      const then = await store.begin('mls');
      await then.put(knownListing('2', { hash: 'b2' }), record('Deux'));
      expect(await nameOf(store, '2')).toBe('Two');
      await then.commit('one');
      expect([...(await store.known('mls')).keys()]).toEqual(['1', '2']);
      expect((await store.known('mls')).get('2')).toMatchObject({ hash: 'b2' });
      expect([await nameOf(store, '1'), await nameOf(store, '2')]).toEqual(['One', 'Deux']);
      expect((await store.known('other')).size).toBe(0);
      expect(await store.otherSlugs('other')).toEqual(new Set(['yacht-1', 'yacht-2']));
      expect(await store.otherSlugs('mls')).toEqual(new Set());
      expect(await store.lastSource('mls')).toBe('one');
    });

    test('FD2 changes nothing by an import that ends without a commit', async () => {
      const [store] = await make();
      const changes = await store.begin('mls');
      await changes.put(knownListing('1'), record('One'));
      await changes.end();
      expect((await store.known('mls')).size).toBe(0);
      await (await store.begin('mls')).end();
    });

    test('FD2 lets one import run at a time', async () => {
      const [store, other] = await make();
      const changes = await store.begin('mls');
      await expect(other.begin('mls')).rejects.toThrow(ImportUnderWayError);
      await changes.commit('one');
      await changes.end();
      await (await other.begin('mls')).end();
    });

    test('FD2 keeps a listing whose record is as before', async () => {
      const [store] = await make();
      for (const hash of ['a1', 'b2']) {
        const changes = await store.begin('mls');
        await changes.put(knownListing('1', { hash }), record('One'));
        await changes.commit('one');
      }
      expect((await store.known('mls')).get('1')).toMatchObject({ hash: 'b2' });
      expect(await nameOf(store, '1')).toBe('One');
    });
  });
}
