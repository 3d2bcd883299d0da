import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectLocale, firstLoadLocale, preferredLocale } from './detect-locale.ts';
import { isLocale, type Locale, type LocaleStrategy } from './locale.ts';

test.each<[string | null, string[], Locale | null]>([
  ['es', ['en'], 'es'],
  ['en', ['es'], 'en'],
  [null, ['es'], 'es'],
  [null, ['fr', 'es', 'en'], 'es'],
  [null, ['fr'], null],
  [null, [], null],
  ['', [''], null],
  ['fr', ['es'], 'es'],
  ['ES', [], null],
  ['es-ES', [], null],
  ['__proto__', ['constructor'], null],
  [null, ['ES-mx'], 'es'],
  [null, ['es-419'], 'es'],
  [null, ['*', 'es'], 'es'],
  [null, ['estonian', 'en'], 'en'],
  [null, ['es\u0000'], null],
])('LO3 reads cookie %j, else languages %j, as %s', (cookie, languages, locale) => {
  expect(preferredLocale(cookie, languages)).toBe(locale);
});

test('LO3 any header gives a known locale or none', () => {
  const tag = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('e', 's', 'n', '-') }));
  fc.assert(
    fc.property(fc.option(tag), fc.array(tag), (cookie, languages) => {
      const locale = preferredLocale(cookie, languages);
      expect(locale === null || isLocale(locale)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each<[LocaleStrategy, Locale | null, Locale | null, Locale]>([
  ['prefix', 'es', 'en', 'es'],
  ['prefix', null, 'es', 'es'],
  ['prefix', null, null, 'en'],
  ['prefix_except_default', 'es', 'es', 'en'],
])('LO3 under %s, preferred %s, fallback %s: %s', (strategy, preferred, fallback, locale) => {
  expect(detectLocale({ strategy, preferred, fallback })).toBe(locale);
});

test.each<[Locale | null, Locale | null, boolean, Locale | null]>([
  [null, 'es', true, 'es'],
  [null, 'es', false, null],
  [null, 'en', true, null],
  [null, null, true, null],
  ['en', 'es', true, null],
])('LO3 an English page, named %s, preferred %s, first load %s: redirects to %s', (named, preferred, first, locale) => {
  expect(firstLoadLocale({ page: 'en', named, preferred, isFirstLoad: () => first })).toBe(locale);
});
