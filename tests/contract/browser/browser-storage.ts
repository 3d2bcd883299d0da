import type { TextStorage } from '../../../adapters/browser-storage/web-storage.ts';

/** Makes a storage like a browser's: a text that does not fit throws, and leaves the previous one. */
export function storageOf(room: number): TextStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (text.length > room) throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
  };
}

const blocked = (): never => {
  throw new DOMException('The storage is blocked.', 'SecurityError');
};

/** Storages that keep nothing, by their fault. */
export const BAD_STORAGES: readonly (readonly [string, () => TextStorage | null])[] = [
  ['no storage', () => null],
  ['a storage that may not be looked at', blocked],
  ['a storage that refuses', () => ({ getItem: blocked, setItem: blocked, removeItem: blocked })],
  ['a storage that forgets', () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })],
];

/** Cookies like a document's: writing sets one with its attributes; reading returns all of them without attributes. */
export class CookieJar {
  readonly written: string[] = [];
  readonly #cookies: Map<string, string>;

  constructor(cookies: readonly (readonly [name: string, value: string])[] = []) {
    this.#cookies = new Map([['i18n_redirected', 'es'], ...cookies]);
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    if (/; Max-Age=0(;|$)/.test(text)) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** A document in a sandboxed frame. */
export const SANDBOXED = {
  get cookie(): string {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
  set cookie(_: string) {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
};
