import { describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale, localeEntry } from './locale.ts';

test('LO1 lists English and Spanish, each with code, iso, name and language', () => {
  expect(LOCALES).toMatchObject([
    { code: 'en', iso: 'en-GB', name: 'English', language: 'en' },
    { code: 'es', iso: 'es-ES', name: 'Español', language: 'es' },
  ]);
  expect(isLocale(DEFAULT_LOCALE)).toBe(true);
});

describe.each(LOCALES)('LO1 $code', (entry) => {
  test('finds it by its code', () => {
    expect(localeEntry(entry.code)).toBe(entry);
  });

  test('formats decimals and groups like its language', () => {
    const parts = new Intl.NumberFormat(entry.iso, { useGrouping: 'always' }).formatToParts(123456.7);
    expect(parts.find(({ type }) => type === 'decimal')?.value).toBe(entry.decimal);
    expect(parts.find(({ type }) => type === 'group')?.value).toBe(entry.group);
  });
});

test('LO1 an unknown code falls back to the first one', () => {
  expect(localeEntry('fr' as Locale)).toBe(LOCALES[0]);
});

test.each([
  ['en', true],
  ['es', true],
  ['EN', false],
  ['en-GB', false],
  ['fr', false],
  ['', false],
  ['__proto__', false],
  [null, false],
  [undefined, false],
])('LO6 isLocale(%j) is %s', (value, is) => {
  expect(isLocale(value)).toBe(is);
});
