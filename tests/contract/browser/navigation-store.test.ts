import { expect, test } from 'vitest';
import type { TextStorage } from '../../../adapters/browser-storage/web-storage.ts';
import { SessionNavigationStore } from '../../../adapters/browser-storage/web-storage.ts';
import { MemoryNavigationStore } from '../../fakes/browser/memory-navigation-store.ts';
import { navigationStoreContract } from './navigation-store-contract.ts';

/** A storage like a tab's: a text that does not fit throws, and leaves the previous one. */
class TabStorage implements TextStorage {
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

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const blocked = (): never => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};
const SILENT: TextStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const MUTE: TextStorage = { getItem: blocked, setItem: blocked, removeItem: blocked };

navigationStoreContract('memory', (capacity) => new MemoryNavigationStore({ capacity }));
navigationStoreContract('browser-storage', (capacity) => {
  const storage = new TabStorage(capacity);
  return new SessionNavigationStore(() => storage);
});

test('YN3 stores the context under one key of its own and leaves the others alone', () => {
  const storage = new TabStorage(100);
  storage.kept.set('other', 'kept');
  const store = new SessionNavigationStore(() => storage);
  store.write('text');
  expect([...storage.kept]).toEqual([
    ['other', 'kept'],
    ['halyard.navigation', 'text'],
  ]);
  store.clear();
  expect([...storage.kept]).toEqual([['other', 'kept']]);
});

test('YN3 the next page reads what one page wrote', () => {
  const storage = new TabStorage(100);
  new SessionNavigationStore(() => storage).write('text');
  expect(new SessionNavigationStore(() => storage).read()).toBe('text');
});

test.each<[string, () => TextStorage | null]>([
  ['denies all access', blocked],
  ['denies writing', () => MUTE],
  ['forgets silently', () => SILENT],
  ['is missing', () => null],
])('YN3 a storage that %s stores nothing and reports it', (_, storage) => {
  const store = new SessionNavigationStore(storage);
  expect(store.write('text')).toBe(false);
  expect(store.read()).toBeNull();
  expect(() => store.clear()).not.toThrow();
});

test('YN3 accesses the storage only when used', () => {
  let looks = 0;
  const store = new SessionNavigationStore(() => {
    looks += 1;
    return new TabStorage(100);
  });
  expect(looks).toBe(0);
  store.read();
  expect(looks).toBe(1);
});
