import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldWords,
  SEARCHED_FIELDS,
  searchTerms,
  sortsByRelevance,
  yachtTexts,
} from '../../../core/search/searched-fields.ts';
import { FIELD_COST, isWithinOneEdit, stem, WORD_COSTS, wordCost } from '../../../core/text/word-cost.ts';
import { demoTexts } from '../../demo-texts.ts';
import { sampleYacht } from '../../samples/sample-yacht.ts';
import { textCost, yachtWords } from './text-cost.ts';

const AURORA = sampleYacht({
  name: 'Ocean Pearl',
  builder: 'Cantiere delle Marche',
  model: 'Nauta Air 108',
  kind: 'sail',
  regions: ['balearics'],
});
const cost = (text: string) => textCost(yachtWords(AURORA), searchTerms(text));

describe('SE1 yachts that match a text', () => {
  test.each([
    ['pearl', 0],
    ['oceanpearl', 0],
    ['PÉARL, ocean', 0],
    ['pea', WORD_COSTS.beginning],
    ['pearls', WORD_COSTS.stem],
    ['paerl', WORD_COSTS.typo],
    ['qearl', WORD_COSTS.typo],
    ['oceanpaer', WORD_COSTS.typoBeginning],
    ['marche', FIELD_COST],
    ['cdm', FIELD_COST],
    ['velero', 2 * FIELD_COST],
    ['sailboats', 2 * FIELD_COST],
    ['antibes', 2 * FIELD_COST],
    ['nauta pearl', 2 * FIELD_COST],
    ['109', null],
    ['pearl heesen', null],
    ['earl', WORD_COSTS.typo],
    ['ear', null],
  ])('"%s" costs %s', (text, found) => {
    expect(cost(text)).toBe(found);
  });

  test('finds a yacht by her published features, in every language', () => {
    const feature = (en: string, es: string, published: boolean) => ({
      id: en,
      displayOrder: 1,
      category: 'on-deck' as const,
      feature: demoTexts({ en, es }),
      seo: null,
      featureUrl: null,
      charterPublish: published,
      salesPublish: false,
    });
    const words = yachtWords(
      sampleYacht({
        features: [feature('Flybridge with bar', 'Flybridge con bar', true), feature('Safe', 'Caja fuerte', false)],
      }),
    );
    expect(textCost(words, searchTerms('flybridge'))).toBe(2 * FIELD_COST);
    expect(textCost(words, searchTerms('flybridge con'))).not.toBeNull();
    expect(textCost(words, searchTerms('fuerte'))).toBeNull();
  });

  test('a typo weighs more than any field, a field more than the kind of match', () => {
    expect(WORD_COSTS.typo).toBeGreaterThan(WORD_COSTS.beginning + (SEARCHED_FIELDS.length - 1) * FIELD_COST);
    expect(FIELD_COST).toBeGreaterThan(WORD_COSTS.beginning);
  });

  test('counts each word once, up to twelve', () => {
    expect(searchTerms('Blue, blue ÉTOILE')).toEqual(['blue', 'etoile']);
    expect(searchTerms(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(12);
  });

  test('sorts only a list in the default order by relevance', () => {
    expect(sortsByRelevance({ sort: 'default', text: 'pearl' })).toBe(true);
    expect(sortsByRelevance({ sort: 'default', text: ' ... ' })).toBe(false);
    expect(sortsByRelevance({ sort: 'length-asc', text: 'pearl' })).toBe(false);
  });

  test('fields contain her texts and are empty without any', () => {
    expect(yachtTexts(AURORA).builder).toContain('cdm');
    expect(fieldWords(yachtTexts(AURORA).name, 'name')).toEqual(['ocean', 'pearl', 'oceanpearl']);
    const bare = sampleYacht({ location: { berth: null, country: null, lying: null, position: null } });
    expect(fieldWords(yachtTexts(bare).other, 'other')).not.toContain('null');
  });
});

describe('SE1 forms of a word', () => {
  test.each([
    ['islands', 'island'],
    ['galleries', 'gallery'],
    ['catamaranes', 'catamaran'],
    ['yates', 'yate'],
    ['luces', 'luz'],
    ['beaches', 'beach'],
  ])('%s is %s', (plural, singular) => {
    expect(stem(plural)).toBe(stem(singular));
    expect(wordCost(plural, singular)).toBe(WORD_COSTS.stem);
  });

  test.each([
    ['glass', 'glas'],
    ['palma', 'palmas de'],
    ['gas', 'ga'],
  ])('%s is not %s', (one, other) => expect(stem(one)).not.toBe(stem(other)));
});

describe('SE1 typos', () => {
  const word = fc.stringMatching(/^[a-e]{4,9}$/);
  test('counts one edit as one, in both directions', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isWithinOneEdit(a, b)).toBe(distance(a, b) <= 1);
        expect(isWithinOneEdit(b, a)).toBe(isWithinOneEdit(a, b));
      }),
    );
  });

  test('finds a word with any one edit, the first letter included', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('x', ''), (typed, place, letter) => {
        const at = place % typed.length;
        const edited = typed.slice(0, at) + letter + typed.slice(at + 1);
        if (edited.length >= 4) expect(wordCost(edited, typed)).not.toBeNull();
      }),
    );
  });
});

/** The optimal string alignment distance, as in textbooks. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = Number(a[i - 1] !== b[j - 1]);
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = least;
    }
  }
  return at(a.length, b.length);
}
