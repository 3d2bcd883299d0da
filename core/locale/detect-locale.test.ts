import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLanguages } from './accepted-languages.ts';
import { detectLocale } from './detect-locale.ts';
import { isLocale, type Locale } from './locale.ts';

describe('LO3 cookie, then languages, then the configured fallback, then the default', () => {
  test.each<[string | null, string | null, Locale | null | undefined, Locale]>([
    ['es', 'en', 'en', 'es'],
    ['en', 'es', 'es', 'en'],
    [null, 'es', 'en', 'es'],
    [null, 'fr', 'es', 'es'],
    [null, null, 'es', 'es'],
    [null, null, null, 'en'],
    [null, null, undefined, 'en'],
    ['', '', null, 'en'],
    ['fr', 'es', null, 'es'],
    ['ES', null, null, 'en'],
    ['es-ES', null, null, 'en'],
    ['__proto__', 'constructor', null, 'en'],
  ])('cookie %j, languages %j, fallback %j: %s', (cookie, acceptLanguage, fallback, locale) => {
    const clues = { cookie, acceptLanguage };
    expect(detectLocale(fallback === undefined ? clues : { ...clues, fallback })).toBe(locale);
  });

  test.each<[string, Locale]>([
    ['es-ES,es;q=0.9,en;q=0.8', 'es'],
    ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es'],
    ['en;q=0.4,es;q=0.5', 'es'],
    ['en;q=0.5,es;q=0.5', 'en'],
    ['es;q=0.5,en;q=0.5', 'es'],
    ['es;q=0,en;q=0.1', 'en'],
    ['es;q=0', 'en'],
    ['es;q=0.000', 'en'],
    ['ES-mx', 'es'],
    ['es-419', 'es'],
    ['  es ; q=0.9 , en ; q=0.8', 'es'],
    ['es;Q=0.9,en;q=0.1', 'es'],
    ['es;Q=0.1,en;q=0.9', 'en'],
    ['en;q=0.2,es;level=1;q=0.7', 'es'],
    ['*', 'en'],
    ['*,es;q=0.1', 'es'],
    ['es;q=abc,en;q=0.1', 'en'],
    ['es;q=2,en;q=0.1', 'en'],
    ['es;q=1.2.3,en;q=0.1', 'en'],
    ['es;q=-1,en;q=0.1', 'en'],
    ['es;q=,en;q=0.1', 'en'],
    ['estonian,en', 'en'],
    [',,;;==,', 'en'],
    ['es\u0000', 'en'],
    [`${'x,'.repeat(5000)}es`, 'en'],
  ])('%j reads %s', (acceptLanguage, locale) => {
    expect(detectLocale({ cookie: null, acceptLanguage })).toBe(locale);
  });

  test('always one of ours, whatever is sent', () => {
    const clue = fc.option(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('e', 's', 'n', ',', ';', 'q', '=', '.') })),
    );
    fc.assert(
      fc.property(clue, clue, (cookie, acceptLanguage) => {
        expect(isLocale(detectLocale({ cookie, acceptLanguage }))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

test.each<[string | null, string[]]>([
  ['en-GB,en;q=0.9,fr;q=1.000,de;q=0', ['en-GB', 'fr', 'en']],
  ['a;q=.5,b;q=0.,c;q=1.', ['c', 'a']],
  ['', []],
  [null, []],
])('LO3 the languages of %j, most wanted first, are %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
