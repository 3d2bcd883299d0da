import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('RT2 the excerpt', () => {
  const filler = 'one two three four five six seven eight nine ten '.repeat(8).trim();

  test('is of the first text that holds one of the words, and none where no text does', () => {
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

  test('holds a word longer than itself whole', () => {
    const long = 'z'.repeat(400);
    expect(excerptOf([`a ${long} b`], ['zz'])).toBe(`a ${long}…`);
    expect(excerptOf([`${long}a ${long} b`], ['zzb'])).toBeNull();
  });

  test('is a piece of the text, whatever the text', () => {
    const words = fc.constantFrom('sea', 'Córcega', 'ß', ' ', '.', ', ', '🛥', '\ud800', 'a'.repeat(120), 'sky', '—');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(words, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('sea', 'corcega', 'ss', 'a', 'sky'), (whole, asked) => {
        const bare = (excerptOf([whole], [asked]) ?? '').replace(/^…/u, '').replace(/…$/u, '');
        expect(whole).toContain(bare);
      }),
    );
  });
});
