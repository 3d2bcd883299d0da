import { expect, test } from 'vitest';
import { CookiePreferences } from '../../../adapters/browser-storage/cookies.ts';
import { MemoryPreferences } from '../../fakes/browser/memory-preferences.ts';
import { CookieJar, SANDBOXED } from './browser-storage.ts';
import { preferencesContract } from './preferences-contract.ts';

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

test('PR6 the next page reads what one page chose', () => {
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
