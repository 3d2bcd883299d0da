import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, highlight, highlightTerms, matchesTerm, matchingWords, textWords } from './highlight.ts';

const marked = (text: string, question: string) =>
  highlight(text, highlightTerms(question))
    .map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Crucero por Córcega', 'corcega', 'Crucero por [Córcega]'],
  ['Crucero por Corcega', 'CÓRCEGA', 'Crucero por [Corcega]'],
  ['Charter, chartering; recharter', 'charter', '[Charter], [chartering]; recharter'],
  ['L’Étoile, built 1938', "l'etoile", '[L]’[Étoile], built 1938'],
  ['e\u0301toile', 'étoile', '[e\u0301toile]'],
  ['Straße', 'strasse', '[Straße]'],
  ['sea and sea', 'sea', '[sea] and [sea]'],
  ['The sea', '', 'The sea'],
  ['', 'sea', ''],
])('RT2 marks the words in “%s” for “%s”', (text, question, expected) => {
  expect(marked(text, question)).toBe(expected);
});

test('RT2 splits a query into one term per word, without punctuation', () => {
  expect(highlightTerms('  Sea, SEA & séa — sky! ')).toEqual(['sea', 'sky']);
  expect(highlightTerms('…!? ')).toEqual([]);
});

describe('laws', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.lorem());

  test('RT2 highlighting changes no character of any text', () => {
    fc.assert(
      fc.property(texts, texts, (text, question) => {
        const pieces = highlight(text, highlightTerms(question));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });

  test('RT2 every text contains its own words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const words = textWords(text);
        for (const term of highlightTerms(text)) expect(words.some((word) => matchesTerm(word, term))).toBe(true);
      }),
    );
  });
});

describe('RT2 the excerpt', () => {
  const filler = 'one two three four five six seven eight nine ten '.repeat(8).trim();

  test('comes from the first text with one of the words, and is missing where no text has one', () => {
    expect(excerptOf(['By the sea', 'Sky.', 'The sea.'], ['sea', 'sky'])).toBe('By the sea');
    expect(excerptOf(['All of it', 'Sky.', 'The sea.'], ['sea', 'sky'])).toBe('Sky.');
    expect(excerptOf(['All of it'], ['sea'])).toBeNull();
    expect(excerptOf(['By the sea'], [])).toBeNull();
  });

  test('is cut around the first word found, between words', () => {
    const excerpt = excerptOf([`${filler} harbour ${filler}`], ['harbour']) ?? '';
    expect(excerpt).toMatch(/^…(?:one|two|three|four|five|six|seven|eight|nine|ten) .* harbour .*\w…$/);
    expect(excerpt.length).toBeLessThanOrEqual(202);
    expect(excerpt.length).toBeGreaterThan(180);
  });

  test('keeps the start of a text that begins with the word, and the end of one that ends with it', () => {
    expect(excerptOf([`Harbour ${filler}`], ['harbour'])).toMatch(/^Harbour one .*…$/);
    expect(excerptOf([`${filler} harbour.`], ['harbour'])).toMatch(/^….{180,}harbour\.$/);
  });

  test('ends without punctuation before its ellipsis', () => {
    const text = `sea ${'x'.repeat(150)}, — ${'y'.repeat(100)}`;
    expect(excerptOf([text], ['sea'])).toBe(`sea ${'x'.repeat(150)}…`);
  });

  test('contains a word longer than itself whole', () => {
    const long = 'z'.repeat(400);
    expect(excerptOf([`a ${long} b`], ['zz'])).toBe(`a ${long}…`);
    expect(excerptOf([`${long}a ${long} b`], ['zzb'])).toBeNull();
  });

  test('is a part of the text, for any text', () => {
    const words = fc.constantFrom('sea', 'Córcega', 'ß', ' ', '.', ', ', '🛥', '\ud800', 'a'.repeat(120), 'sky', '—');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(words, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('sea', 'corcega', 'ss', 'a', 'sky'), (whole, term) => {
        const bare = (excerptOf([whole], [term]) ?? '').replace(/^…/u, '').replace(/…$/u, '');
        expect(whole).toContain(bare);
      }),
    );
  });
});

describe('SE8 the marked words', () => {
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
  ])('%j marks %j', (term, meant) => {
    expect(matchingWords(term, texts)).toEqual(meant);
  });

  test('ignore a near miss where the word itself is present', () => {
    expect(matchingWords(['sale'], ['For sale', 'a safe, at sales, of salt'])).toEqual(['sale', 'sales']);
    expect(matchingWords(['sale'], ['a safe'])).toEqual(['safe']);
  });
});
