import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocale, type Locale } from './locale.ts';
import { preferredLocale } from './locale-cookie.ts';

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
