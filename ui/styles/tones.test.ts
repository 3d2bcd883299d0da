import { expect, test } from 'vitest';
import { TONE_LETTERS } from '../pictures/picture-tone.ts';
import TONES from '../pictures/tones.json' with { type: 'json' };

const INK = '#111315';
const WHITE = '#ffffff';

/** Returns the relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const letters = [...TONE_LETTERS];
const isDark = (tone: string) => contrast(tone, WHITE) > contrast(tone, INK);

/**
 * Writes the style sheet of the tones: of a picture's two letters the first is its upper tone, the last its lower one.
 */
function toneStyles(): string {
  const tops = letters.map((letter, at) => {
    const tone = TONES[at] ?? '';
    return [
      `[data-tone^="${letter}"] {`,
      `  --top: ${tone};`,
      ...(isDark(tone) ? ['  color: var(--color-white);'] : []),
      '}',
    ];
  });
  const bottoms = letters.map((letter, at) => [`[data-tone$="${letter}"] {`, `  --bottom: ${TONES[at]};`, '}']);
  const head =
    '/* The colours shown until a picture is loaded. Written by tones.test.ts from ui/pictures/tones.json: vitest -u. */';
  return [head, ...[...tops, ...bottoms].flat(), ''].join('\n');
}

test('ME3 the style sheet has every tone', async () => {
  await expect(toneStyles()).toMatchFileSnapshot('tones.css');
});

test.each(TONES)('ME3 text is readable on %s while its picture loads', (tone) => {
  expect(contrast(tone, isDark(tone) ? WHITE : INK)).toBeGreaterThanOrEqual(4.5);
});
