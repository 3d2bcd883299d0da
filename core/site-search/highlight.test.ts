import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlight, highlightTerms, matchesTerm, textWords } from './highlight.ts';

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
])('RT2 the words found in “%s” by “%s”', (text, question, expected) => {
  expect(marked(text, question)).toBe(expected);
});

test('RT2 each word of a query is one term, punctuation is none', () => {
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

  test('RT2 every text holds its own words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const words = textWords(text);
        for (const asked of highlightTerms(text)) expect(words.some((word) => matchesTerm(word, asked))).toBe(true);
      }),
    );
  });
});
