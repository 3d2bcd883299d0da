import { decode, isBlurhashValid } from 'blurhash';
import { TONE_LETTERS, TONES } from './tones.ts';

type Colour = readonly [red: number, green: number, blue: number];

const PALETTE: readonly Colour[] = TONES.map((tone) => {
  const value = Number.parseInt(tone.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
});

/** Pixels that a hash is looked at in, each way; three rows of them are its top, three its bottom. */
const SIDE = 8;
const EDGE = 3 * SIDE;

/** As many as a large site has pictures; then it begins again. */
const MOST_KNOWN = 20_000;
const known = new Map<string, string | null>();

/**
 * ME3: what stands for a picture until it is there, as two letters of `tones.ts`, of its upper and of its
 * lower edge; null without a hash, or with one that is none. For the server: the browser is to know no hashes.
 */
export function pictureTone(blurhash: string | null): string | null {
  if (blurhash === null) return null;
  const before = known.get(blurhash);
  if (before !== undefined) return before;
  const tone = isHash(blurhash) ? toneOf(decode(blurhash, SIDE, SIDE)) : null;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(blurhash, tone);
  return tone;
}

function isHash(text: string): boolean {
  return /^[\w#$%*+,\-.:;=?@[\]^{|}~]{6,}$/.test(text) && isBlurhashValid(text).result;
}

function toneOf(pixels: Uint8ClampedArray): string {
  return letterOf(meanOf(pixels.subarray(0, 4 * EDGE))) + letterOf(meanOf(pixels.subarray(-4 * EDGE)));
}

/** @param pixels red, green, blue and opacity by turns */
function meanOf(pixels: Uint8ClampedArray): Colour {
  const sum = [0, 0, 0, 0];
  pixels.forEach((part, at) => {
    sum[at % 4] = (sum[at % 4] ?? 0) + part;
  });
  const [red = 0, green = 0, blue = 0] = sum.map((part) => (4 * part) / pixels.length);
  return [red, green, blue];
}

function letterOf(colour: Colour): string {
  const distances = PALETTE.map((tone) => distance(tone, colour));
  return TONE_LETTERS.charAt(distances.indexOf(Math.min(...distances)));
}

/** Weighed as eyes do: green most. */
function distance([red, green, blue]: Colour, other: Colour): number {
  return 3 * (red - other[0]) ** 2 + 4 * (green - other[1]) ** 2 + 2 * (blue - other[2]) ** 2;
}
