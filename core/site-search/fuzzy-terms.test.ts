import { describe, expect, test } from 'vitest';
import { meantWords } from './fuzzy-terms.ts';

describe('SE8 the words that are marked', () => {
  const texts = ['Is a gratuity expected?', 'Gratuities are; the Balearics’ season, Córcega'];

  test.each([
    [['gratuity'], ['gratuity', 'gratuities']],
    [['gratuities'], ['gratuity', 'gratuities']],
    [['sea'], ['season']],
    [['corcega'], ['corcega']],
    [['grautity'], ['gratuity']],
    [['expeced'], ['expected']],
    [['baelar'], ['balearics']],
    [
      ['gratuity', 'seasno'],
      ['gratuity', 'gratuities', 'season'],
    ],
    [['harbour'], []],
    [[], []],
  ])('%j asks for %j', (asked, meant) => {
    expect(meantWords(asked, texts)).toEqual(meant);
  });

  test('a near miss is none where the word itself is there', () => {
    expect(meantWords(['sale'], ['For sale', 'a safe, at sales, of salt'])).toEqual(['sale', 'sales']);
    expect(meantWords(['sale'], ['a safe'])).toEqual(['safe']);
  });
});
