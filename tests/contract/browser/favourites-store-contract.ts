import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FavouritesStore } from '../../../core/ports/favourites-store.ts';
import { type FavouritesList, favouritesFromIds, idsOf } from '../../../core/shortlist/favourites-list.ts';
import { idNamed, ids, manyIds, randomList } from '../../../core/shortlist/shortlist.fixture.ts';

export interface FavouritesStorePlace {
  /** Room for text in characters; negative for a browser that keeps nothing. */
  readonly room: number;
  /** The text that is stored already. */
  readonly text?: string;
}

/** A browser with one list, and any number of tabs. */
export interface FavouritesStoreBrowser {
  open(): FavouritesStore;
  /** Returns the text that is stored under the list's name. */
  text(): string | null;
  /** Returns the texts that were put aside. */
  aside(): readonly string[];
}

const PLENTY = 100_000;
const [A, B, C] = [idNamed('A'), idNamed('B'), idNamed('C')];

const add = (list: FavouritesList) => ({ kind: 'add', favourites: list }) as const;
const adding = (...texts: readonly string[]) => add(favouritesFromIds(ids(...texts)));

/** Defines the contract suite of FavouritesStore. */
export function favouritesStoreContract(
  name: string,
  make: (place: FavouritesStorePlace) => FavouritesStoreBrowser,
): void {
  const open = (room = PLENTY, text?: string) => make(text === undefined ? { room } : { room, text }).open();
  const kept = (store: FavouritesStore) => idsOf(store.read().list);

  describe(`FavouritesStore: ${name}`, () => {
    test('CF2 starts empty', () => {
      expect(open().read()).toEqual({ list: [], trouble: null });
    });

    test('CF2 every tab reads the stored list, with notes and order', () => {
      fc.assert(
        fc.property(randomList(60), (list) => {
          const browser = make({ room: PLENTY });
          expect(browser.open().change(add(list))).toEqual({ ok: true, value: list });
          expect(browser.open().read()).toEqual({ list, trouble: null });
        }),
      );
    });

    test('CF2 applies a change to the current list and returns the new one', () => {
      const browser = make({ room: PLENTY });
      const [one, other] = [browser.open(), browser.open()];
      one.change(adding('A', 'B'));
      other.change(adding('C'));
      expect(one.change({ kind: 'note', id: B, note: 'Ask about her stabilisers.' }).ok).toBe(true);
      expect(other.change({ kind: 'move', id: C, to: 0 }).ok).toBe(true);
      const after = one.change({ kind: 'remove', id: A });
      expect(after).toEqual({
        ok: true,
        value: [
          { id: C, note: '' },
          { id: B, note: 'Ask about her stabilisers.' },
        ],
      });
      expect(other.read().list).toEqual(after.ok && after.value);
    });

    test('CF2 holds each yacht once and 60 at most: a change beyond that does nothing', () => {
      const store = open();
      store.change(add(favouritesFromIds(manyIds(59))));
      expect(store.change(adding('A', 'B'))).toEqual({ ok: false, error: { kind: 'full', limit: 60 } });
      expect(kept(store)).toEqual(manyIds(59));
      expect(store.change(adding('A', 'A', 'H-1')).ok).toBe(true);
      expect(kept(store)).toEqual([...manyIds(59), A]);
    });

    test('CF2 reports a list that does not fit and keeps the previous one', () => {
      const store = open(70);
      expect(store.change(adding('A', 'B')).ok).toBe(true);
      expect(store.change(add(favouritesFromIds(manyIds(20))))).toEqual({ ok: false, error: { kind: 'not-kept' } });
      expect(kept(store)).toEqual([A, B]);
      expect(store.change({ kind: 'remove', id: B }).ok).toBe(true);
      expect(kept(store)).toEqual([A]);
    });

    test('CF2 reports a browser without storage', () => {
      const store = open(-1);
      expect(store.change(adding('A'))).toEqual({ ok: false, error: { kind: 'not-kept' } });
      expect(store.change({ kind: 'remove', id: A })).toEqual({ ok: false, error: { kind: 'not-kept' } });
      expect(store.read().list).toEqual([]);
    });

    test('CF2 reads and changes a list of the previous version and stores it in the current one', () => {
      const browser = make({ room: PLENTY, text: '{"version":1,"yachts":["A","B"]}' });
      expect(browser.open().read()).toEqual({ list: favouritesFromIds([A, B]), trouble: null });
      expect(browser.open().change(adding('C')).ok).toBe(true);
      expect(browser.text()).toBe('{"version":2,"yachts":[{"id":"A"},{"id":"B"},{"id":"C"}]}');
      expect(browser.aside()).toEqual([]);
    });

    test.each(['{', 'null', '["A"]', '{"version":1,"yachts":7}', '{"version":2,"yachts":[{"id":"A"},7]}'])(
      'CF2 %j is only partly readable: it is backed up before anything replaces it',
      (text) => {
        const browser = make({ room: PLENTY, text });
        const store = browser.open();
        expect(store.read().trouble).toBe('broken');
        expect([browser.text(), browser.aside()]).toEqual([text, []]);
        expect(store.change(adding('A')).ok).toBe(true);
        expect(store.read()).toEqual({ list: favouritesFromIds([A]), trouble: null });
        expect(browser.aside()).toEqual([text]);
      },
    );

    test('CF2 leaves a list of a later version alone and reports a change to it', () => {
      const text = '{"version":3,"lists":[["A"]]}';
      const browser = make({ room: PLENTY, text });
      const store = browser.open();
      expect(store.read()).toEqual({ list: [], trouble: 'newer' });
      expect(store.change(adding('A'))).toEqual({ ok: false, error: { kind: 'newer' } });
      expect([browser.text(), browser.aside()]).toEqual([text, []]);
    });

    test('CF2 notifies a listener of changes here and in other tabs, until it unsubscribes', () => {
      const browser = make({ room: PLENTY });
      const [here, elsewhere] = [browser.open(), browser.open()];
      const heard: (readonly string[])[] = [];
      const stop = here.watch(() => heard.push(kept(here)));
      const another = here.watch(() => {});
      here.change(adding('A'));
      elsewhere.change(adding('B'));
      expect(heard).toEqual([[A], [A, B]]);
      stop();
      another();
      here.change(adding('C'));
      elsewhere.change({ kind: 'remove', id: A });
      expect(heard).toHaveLength(2);
      expect(kept(here)).toEqual([B, C]);
    });

    test('CF2 an unstored change is discarded, and no listener is called', () => {
      const store = open(-1);
      let heard = 0;
      const stop = store.watch(() => {
        heard += 1;
      });
      store.change(adding('A'));
      stop();
      expect(heard).toBe(0);
    });
  });
}
