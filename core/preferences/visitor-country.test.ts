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
])('PR6 maps %j to %s and %s', (country, currency, unit) => {
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

describe('PR6 takes the country from the CDN’s header, else from the first language’s region', () => {
  test.each<[string | null, string[], string | null]>([
    ['FR', ['es-ES'], 'FR'],
    [null, ['es-ES'], 'ES'],
    [null, [], null],
    ['', [''], null],
    [' us ', ['es-ES'], 'US'],
    ['gb', [], 'GB'],
    ['USA', ['fr-FR'], 'FR'],
    ['T1', ['en-GB'], 'GB'],
    ['ß', ['en-GB'], 'GB'],
    ['XX', ['en-GB'], 'GB'],
    ['xx', ['en-GB'], 'GB'],
    ['ZZ', ['en-GB'], 'GB'],
    ['FR, DE', ['en-GB'], 'GB'],
    ['U\u0000', ['en-GB'], 'GB'],
    [null, ['en', 'en-GB'], null],
  ])('header %j, languages %j give %j', (header, languages, country) => {
    expect(visitorCountry({ header, languages })).toBe(country);
  });

  test.each<[string, string | null]>([
    ['en-GB', 'GB'],
    ['en-gb', 'GB'],
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
    ['q=1', null],
  ])('language %j gives %j', (tag, country) => {
    expect(visitorCountry({ header: null, languages: [tag] })).toBe(country);
  });

  test('is null or two capital letters for any input', () => {
    const clue = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('e', 'G', '-', ',', ';', 'q', '=') }));
    fc.assert(
      fc.property(fc.option(clue), fc.array(clue), (header, languages) => {
        const country = visitorCountry({ header, languages });
        if (country !== null) expect(country).toMatch(/^[A-Z]{2}$/);
      }),
      { numRuns: 500 },
    );
  });
});
