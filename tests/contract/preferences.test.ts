import { expect, test } from 'vitest';
import { CookiePreferences } from '../../adapters/browser-storage/cookie-preferences.ts';
import { MemoryPreferences } from '../../adapters/memory/memory-preferences.ts';
import { preferencesContract } from './preferences-contract.ts';

/** Cookies as a document keeps them: writing sets one, with its attributes; reading gives all, without. */
class CookieJar {
  readonly written: string[] = [];
  readonly #cookies = new Map<string, string>([['i18n_redirected', 'es']]);

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(text: string) {
    this.written.push(text);
    const [pair = ''] = text.split(';');
    const at = pair.indexOf('=');
    this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** A document in a sandboxed frame. */
const SANDBOXED = {
  get cookie(): string {
    return '';
  },
  set cookie(_: string) {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  },
};

preferencesContract('memory', (keeps) => new MemoryPreferences({ keeps }));
preferencesContract('browser-storage', (keeps) => new CookiePreferences(keeps ? new CookieJar() : SANDBOXED));

test('PR6 UI5 the cookie lasts a year, for the whole site, same-site lax', () => {
  const jar = new CookieJar();
  new CookiePreferences(jar).choose({ currency: 'gbp', unit: 'feet' });
  expect(jar.written).toEqual([
    'currency=gbp; Path=/; Max-Age=31536000; SameSite=Lax',
    'unit=feet; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test('PR6 what one page chose, the next one reads', () => {
  const jar = new CookieJar();
  new CookiePreferences(jar).choose({ currency: 'aud' });
  expect(new CookiePreferences(jar).currency()).toBe('aud');
});

test.each(['currency=doubloons; unit=cubits', 'currency=; unit=', 'currency="eur"', 'currencyx=eur', '%%%', ''])(
  'PR6 junk cookies (%j) read as no choice',
  (cookie) => {
    const preferences = new CookiePreferences({ cookie });
    expect([preferences.currency(), preferences.unit()]).toEqual([null, null]);
  },
);
