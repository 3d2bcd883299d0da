import { describe, expect, test } from 'vitest';
import { fuzzyTerms } from './fuzzy-terms.ts';

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
    expect(fuzzyTerms(asked, texts)).toEqual(meant);
  });

  test('a near miss is none where the word itself is there', () => {
    expect(fuzzyTerms(['sale'], ['For sale', 'a safe, at sales, of salt'])).toEqual(['sale', 'sales']);
    expect(fuzzyTerms(['sale'], ['a safe'])).toEqual(['safe']);
  });
});
