import { expect, test } from 'vitest';
import type { TextStorage } from '../../../adapters/browser-storage/web-storage.ts';
import { LocalFavouritesStore } from '../../../adapters/browser-storage/web-storage.ts';
import { favouritesFromIds } from '../../../core/shortlist/favourites-list.ts';
import { ids } from '../../../core/shortlist/shortlist.fixture.ts';
import { MemoryFavouritesStore, memoryStorage } from '../../fakes/browser/memory-favourites-store.ts';
import { favouritesStoreContract } from './favourites-store-contract.ts';

const KEY = 'halyard.favourites';
const ASIDE = 'halyard.favourites.unread';
const ADD_A = { kind: 'add', favourites: favouritesFromIds(ids('A')) } as const;

/**
 * A storage like a browser's: a text that does not fit throws and leaves the previous one, and other tabs receive an
 * event.
 */
class BrowserStorage {
  readonly kept = new Map<string, string>();
  readonly #room: number;
  readonly #tabs: EventTarget[] = [];

  constructor(room: number) {
    this.#room = room;
  }

  open(): LocalFavouritesStore {
    const tab = new EventTarget();
    this.#tabs.push(tab);
    return new LocalFavouritesStore(() => this.#seenFrom(tab), tab);
  }

  tell(key: string | null, writer?: EventTarget): void {
    for (const tab of this.#tabs) {
      if (tab !== writer) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  }

  comeBack(): void {
    for (const tab of this.#tabs) tab.dispatchEvent(new Event('pageshow'));
  }

  #seenFrom(tab: EventTarget): TextStorage {
    return {
      getItem: (key) => this.kept.get(key) ?? null,
      setItem: (key, text) => {
        if (text.length > this.#room) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
        this.kept.set(key, text);
        this.tell(key, tab);
      },
      removeItem: (key) => void this.kept.delete(key),
    };
  }
}

const blocked = (): never => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};
const SILENT: TextStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const MUTE: TextStorage = { getItem: blocked, setItem: blocked, removeItem: blocked };

favouritesStoreContract('memory', ({ room, text }) => {
  const storage = memoryStorage(room, text);
  return { open: () => new MemoryFavouritesStore(storage), text: () => storage.text, aside: () => storage.aside };
});
favouritesStoreContract('browser-storage', ({ room, text }) => {
  const storage = new BrowserStorage(room);
  if (text !== undefined) storage.kept.set(KEY, text);
  return {
    open: () => storage.open(),
    text: () => storage.kept.get(KEY) ?? null,
    aside: () => [...storage.kept].flatMap(([key, kept]) => (key.startsWith(ASIDE) ? [kept] : [])),
  };
});

test('CF2 stores the list under one key of its own and leaves the others alone', () => {
  const storage = new BrowserStorage(1000);
  storage.kept.set('other', 'kept');
  storage.open().change(ADD_A);
  expect([...storage.kept]).toEqual([
    ['other', 'kept'],
    [KEY, '{"version":2,"yachts":[{"id":"A"}]}'],
  ]);
});

test('CF2 an unreadable value never replaces an earlier backup', () => {
  const storage = new BrowserStorage(1000);
  const broken = ['1', '2', '3', '4', '5'];
  for (const text of [...broken, '2']) {
    storage.kept.set(KEY, text);
    expect(storage.open().change(ADD_A).ok).toBe(true);
  }
  const aside = () => [...storage.kept].flatMap(([key, text]) => (key.startsWith(ASIDE) ? [text] : []));
  expect(aside()).toEqual(broken);
  // No key is free any more: keeping nothing new is better than losing what may be a list.
  storage.kept.set(KEY, '6');
  expect(storage.open().change(ADD_A)).toEqual({ ok: false, error: { kind: 'not-kept' } });
  expect([storage.kept.get(KEY), aside()]).toEqual(['6', broken]);
});

test('CF2 leaves an unreadable value in place when the backup does not fit', () => {
  const text = `{"version":2,"yachts":[${' '.repeat(100)}`;
  const storage = new BrowserStorage(90);
  storage.kept.set(KEY, text);
  expect(storage.open().change(ADD_A)).toEqual({ ok: false, error: { kind: 'not-kept' } });
  expect([...storage.kept]).toEqual([[KEY, text]]);
});

test.each<[string, () => TextStorage | null]>([
  ['denies all access', blocked],
  ['denies writing', () => MUTE],
  ['forgets silently', () => SILENT],
  ['is missing', () => null],
])('CF2 a storage that %s stores nothing and reports it', (_, storage) => {
  const store = new LocalFavouritesStore(storage, new EventTarget());
  expect(store.change(ADD_A)).toEqual({ ok: false, error: { kind: 'not-kept' } });
  expect(store.read()).toEqual({ list: [], trouble: null });
});

test('CF2 notifies a tab of its own key, of a cleared storage and of bfcache restores only', () => {
  const storage = new BrowserStorage(1000);
  let heard = 0;
  const stop = storage.open().watch(() => {
    heard += 1;
  });
  storage.tell('other');
  expect(heard).toBe(0);
  storage.tell(KEY);
  storage.tell(null);
  storage.comeBack();
  expect(heard).toBe(3);
  stop();
  storage.tell(KEY);
  storage.comeBack();
  expect(heard).toBe(3);
});

test('CF2 accesses the storage only when used', () => {
  let looks = 0;
  const store = new LocalFavouritesStore(() => {
    looks += 1;
    return null;
  }, new EventTarget());
  expect(looks).toBe(0);
  store.read();
  expect(looks).toBe(1);
});
