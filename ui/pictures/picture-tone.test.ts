import { encode } from 'blurhash';
import { describe, expect, test } from 'vitest';
import { picturePlaceholder, TONE_LETTERS } from './picture-tone.ts';
import TONES from './tones.json' with { type: 'json' };

type Colour = readonly [number, number, number];

/** A hash of a picture with one colour above and another below. */
function hashOf(above: Colour, below: Colour): string {
  const rows = Array.from({ length: 32 }, (_, row) => (row < 16 ? above : below));
  const pixels = rows.flatMap((colour) => Array.from({ length: 32 }, () => [...colour, 255]).flat());
  return encode(Uint8ClampedArray.from(pixels), 32, 32, 4, 3);
}

const coloursOf = (tone: string | null) => [...(tone ?? '')].map((letter) => TONES[TONE_LETTERS.indexOf(letter)]);
const SKY: Colour = [0xa3, 0xc8, 0xef];
const SEA: Colour = [0x1c, 0x3c, 0x5c];

test('ME3 each tone has a unique letter', () => {
  expect(TONE_LETTERS.length).toBe(TONES.length);
  expect(new Set(TONE_LETTERS).size).toBe(TONES.length);
  expect(new Set(TONES).size).toBe(TONES.length);
});

describe('ME3 the placeholder of a picture', () => {
  test('is its sky above its sea, or the reverse', () => {
    const light = (colour = '') => Number.parseInt(colour.slice(3, 5), 16);
    const [sky, sea] = coloursOf(picturePlaceholder(hashOf(SKY, SEA))).map(light);
    expect(sky).toBeGreaterThan((sea ?? 0) + 60);
    const [above, below] = coloursOf(picturePlaceholder(hashOf(SEA, SKY))).map(light);
    expect(above).toBeLessThan(below ?? 0);
  });

  test.each(TONES)('is %s itself for a single colour', (tone) => {
    const value = Number.parseInt(tone.slice(1), 16);
    const colour: Colour = [value >> 16, (value >> 8) & 255, value & 255];
    // One part alone: nothing but the mean is in the hash, exact to the last bit.
    const hash = encode(Uint8ClampedArray.from([...colour, 255]), 1, 1, 1, 1);
    expect(coloursOf(picturePlaceholder(hash))).toEqual([tone, tone]);
  });

  test('is the same every time', () => {
    const hash = hashOf(SKY, SEA);
    expect(picturePlaceholder(hash)).toBe(picturePlaceholder(hash));
  });

  test.each([
    null,
    '',
    'L',
    'LEHV6nWB2yk8pyo0adR*.7kCMdn',
    'LEHV6nWB2yk8pyo0adR*.7kCMdnjj',
    'not a hash',
    '"><script>',
    'é'.repeat(28),
    '\u0000'.repeat(28),
    ' '.repeat(28),
    '~'.repeat(28),
  ])('is null for the hash %j', (hash) => {
    expect(picturePlaceholder(hash)).toBeNull();
  });
});
