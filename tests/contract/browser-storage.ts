import type { TextStorage } from '../../adapters/browser-storage/stored-text.ts';

/** A storage as a browser has it: what does not fit throws, and leaves what was there. */
export function storageOf(room: number): TextStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
}

const blocked = (): never => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};

/** Storages that keep nothing, by what is wrong with them. */
export const BAD_STORAGES: readonly (readonly [string, () => TextStorage | null])[] = [
  ['no storage', () => null],
  ['a storage that may not be looked at', blocked],
  ['a storage that refuses', () => ({ getItem: blocked, setItem: blocked })],
  ['a storage that forgets', () => ({ getItem: () => null, setItem: () => undefined })],
];
