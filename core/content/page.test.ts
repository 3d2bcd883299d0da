import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { samplePage } from '../../tests/samples/sample-content.ts';
import { inEveryLocale, type Locale, sameInEveryLocale } from '../locale/locale.ts';
import { isValidOn, type Page, pagePaths, translationOrFallback } from './page.ts';

const LETTER = samplePage('letter', demoTexts({ en: 'the-letter', es: 'la-casa/carta' }));
const onlyIn = (only: Locale): Page => ({
  ...LETTER,
  translations: inEveryLocale((locale) => (locale === only ? LETTER.translations[locale] : null)),
});

describe('RT6 a page is valid on its days, both included', () => {
  test.each<[string | null, string | null, string, boolean]>([
    [null, null, '2026-11-21T10:00:00Z', true],
    ['2026-11-21', null, '2026-11-20T23:59:59.999Z', false],
    ['2026-11-21', null, '2026-11-21T00:00:00Z', true],
    ['2026-11-21', null, '2036-01-01T00:00:00Z', true],
    [null, '2026-11-21', '2026-11-21T23:59:59.999Z', true],
    [null, '2026-11-21', '2026-11-22T00:00:00Z', false],
    [null, '2026-11-21', '2006-01-01T00:00:00Z', true],
    ['2026-11-21', '2026-11-21', '2026-11-21T12:00:00Z', true],
    ['2026-11-21', '2026-11-23', '2026-11-24T00:00:00Z', false],
    ['2026-11-22', '2026-11-20', '2026-11-21T12:00:00Z', false],
    ['2026-11-21', null, '2026-11-21', true],
  ])('from %s until %s, at %s: %s', (from, until, now, valid) => {
    expect(isValidOn({ validity: { from, until } }, now)).toBe(valid);
  });
});

describe('RT5 a page', () => {
  test('is read in the requested language', () => {
    expect(translationOrFallback(LETTER, 'en').slug).toBe('the-letter');
    expect(translationOrFallback(LETTER, 'es').slug).toBe('la-casa/carta');
  });

  test('falls back to another language', () => {
    expect(translationOrFallback(onlyIn('es'), 'en').slug).toBe('la-casa/carta');
    expect(translationOrFallback(onlyIn('en'), 'es').slug).toBe('the-letter');
  });

  test('has a path in each of its languages and in no other', () => {
    expect(pagePaths(LETTER)).toEqual(demoTexts({ en: '/the-letter/', es: '/la-casa/carta/' }));
    expect(pagePaths(onlyIn('es'))).toEqual({ ...sameInEveryLocale(null), es: '/la-casa/carta/' });
  });
});
