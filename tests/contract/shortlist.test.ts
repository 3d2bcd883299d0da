import { expect, test } from 'vitest';
import { LocalShortlist, type LocalStorage } from '../../adapters/browser-storage/local-shortlist.ts';
import { MemoryShortlist } from '../../adapters/memory/memory-shortlist.ts';
import { ids } from '../../core/shortlist/shortlist.fixture.ts';
import { shortlistContract } from './shortlist-contract.ts';

const KEY = 'halyard.favourites';

/** A storage as a browser has it: what does not fit throws, and leaves what was there. */
class BrowserStorage implements LocalStorage {
  readonly kept = new Map<string, string>();
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (text.length > this.#room) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    this.kept.set(key, text);
  }
}

const blocked = (): never => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};
const SILENT: LocalStorage = { getItem: () => null, setItem: () => undefined };
const MUTE: LocalStorage = { getItem: blocked, setItem: blocked };

shortlistContract('memory', (place) => new MemoryShortlist(place));
shortlistContract('browser-storage', ({ room, text }) => {
  const storage = new BrowserStorage(room);
  if (text !== undefined) storage.kept.set(KEY, text);
  return new LocalShortlist(() => storage);
});

test('CF2 the list stands under one key of its own, and leaves the others alone', () => {
  const storage = new BrowserStorage(1000);
  storage.kept.set('other', 'kept');
  new LocalShortlist(() => storage).keep(ids('A', 'B'));
  expect([...storage.kept]).toEqual([
    ['other', 'kept'],
    [KEY, '{"version":1,"yachts":["A","B"]}'],
  ]);
});

test('CF2 what one page kept, the next one reads', () => {
  const storage = new BrowserStorage(1000);
  new LocalShortlist(() => storage).keep(ids('A'));
  expect(new LocalShortlist(() => storage).favourites()).toEqual(ids('A'));
});

test.each<[string, () => LocalStorage | null]>([
  ['may not be looked at', blocked],
  ['may be looked at only', () => MUTE],
  ['forgets without a word', () => SILENT],
  ['is not there', () => null],
])('CF2 a storage that %s keeps nothing, and says so', (_, storage) => {
  const shortlist = new LocalShortlist(storage);
  expect(shortlist.keep(ids('A'))).toBe(false);
  expect(shortlist.favourites()).toEqual([]);
});

test('CF2 the storage is looked at only when it is used', () => {
  let looks = 0;
  const shortlist = new LocalShortlist(() => {
    looks += 1;
    return new BrowserStorage(100);
  });
  expect(looks).toBe(0);
  shortlist.favourites();
  expect(looks).toBe(1);
});
