import { expect, test } from 'vitest';
import { languagesText } from './languages-text.ts';

test.each([
  [['en'], 'en', 'English'],
  [['en', 'fr', 'el'], 'en', 'English, French and Greek'],
  [['es', 'it'], 'es', 'español e italiano'],
] as const)('LO8 formats the languages %j in %s: %s', (codes, locale, text) => {
  expect(languagesText(codes, locale)).toBe(text);
});
