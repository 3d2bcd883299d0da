import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, type Currency } from '../price/currency.ts';
import type { LengthUnit } from '../yacht/length.ts';
import { currencyForCountry, unitForCountry, visitorCountry } from './visitor-country.ts';

test.each<[string | null, Currency, LengthUnit]>([
  ['AU', 'aud', 'meters'],
  ['CA', 'usd', 'feet'],
  ['GB', 'gbp', 'feet'],
  ['IE', 'eur', 'feet'],
  ['LR', 'usd', 'feet'],
  ['MM', 'usd', 'feet'],
  ['US', 'usd', 'feet'],
  ['ES', 'eur', 'meters'],
  ['FR', 'eur', 'meters'],
  ['CH', 'eur', 'meters'],
  ['NZ', 'eur', 'meters'],
  ['', 'eur', 'meters'],
  ['constructor', 'eur', 'meters'],
  ['__proto__', 'eur', 'meters'],
  [null, 'eur', 'meters'],
])('PR6 %j reads %s and %s', (country, currency, unit) => {
  expect(currencyForCountry(country)).toBe(currency);
  expect(unitForCountry(country)).toBe(unit);
});

test('PR6 every country has a currency and a unit', () => {
  fc.assert(
    fc.property(fc.string(), (country) => {
      expect(CURRENCIES).toContain(currencyForCountry(country));
      expect(['meters', 'feet']).toContain(unitForCountry(country));
    }),
  );
});

describe('PR6 the country is the stored choice, else the CDN’s header, else the first language’s region', () => {
  test.each<[string | null, string | null, string | null, string | null]>([
    ['US', 'FR', 'es-ES', 'US'],
    [null, 'FR', 'es-ES', 'FR'],
    [null, null, 'es-ES', 'ES'],
    [null, null, null, null],
    ['', '', '', null],
    [' us ', 'FR', 'es-ES', 'US'],
    [null, 'gb', null, 'GB'],
    ['USA', 'FR', null, 'FR'],
    ['1', 'T1', 'en-GB', 'GB'],
    ['ß', 'ß', 'en-GB', 'GB'],
    [null, 'XX', 'en-GB', 'GB'],
    ['ZZ', 'xx', 'en-GB', 'GB'],
    ['U\u0000', 'FR, DE', 'en-GB', 'GB'],
  ])('stored %j, header %j, languages %j is %j', (stored, header, acceptLanguage, country) => {
    expect(visitorCountry({ stored, header, acceptLanguage })).toBe(country);
  });

  test.each<[string, string | null]>([
    ['en-GB,en;q=0.9', 'GB'],
    ['en-gb', 'GB'],
    [' en-GB ; q=0.8 , fr-FR;q=0.7', 'GB'],
    ['fr-FR;q=0.7,en-GB;q=0.8', 'GB'],
    ['de-DE;q=0,en-GB;q=0.1', 'GB'],
    ['en,en-GB;q=0.9', null],
    ['en', null],
    ['*', null],
    ['es-419', null],
    ['zh-Hant-TW', 'TW'],
    ['zh-yue-HK', 'HK'],
    ['sl-rozaj-IT', null],
    ['ca-ES-valencia', 'ES'],
    ['en-u-ca-gregory', null],
    ['en-GB-u-ca-gregory', 'GB'],
    ['en-x-us', null],
    ['en-ZZ', null],
    ['en_GB', null],
    ['-GB', null],
    [',,;;==', null],
    ['q=1', null],
  ])('%j is %j', (acceptLanguage, country) => {
    expect(visitorCountry({ stored: null, header: null, acceptLanguage })).toBe(country);
  });

  test('is null or two capital letters, whatever is sent', () => {
    const clue = fc.option(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('e', 'G', '-', ',', ';', 'q', '=') })),
    );
    fc.assert(
      fc.property(clue, clue, clue, (stored, header, acceptLanguage) => {
        const country = visitorCountry({ stored, header, acceptLanguage });
        if (country !== null) expect(country).toMatch(/^[A-Z]{2}$/);
      }),
      { numRuns: 500 },
    );
  });
});
