import { create, type Font, type Path } from 'fontkit';
import fonts from '../../styles/fonts/static-fonts.json';

/** A typeface of the house, as brochures use it. */
export type Face = keyof typeof fonts;

/** The type and the place of a line of text, which is set smaller, and then cut, where it does not fit. */
export interface TextStyle {
  readonly face: Face;
  /** Pixels. */
  readonly size: number;
  /** The least size, in pixels; the same as `size` for a line that is only cut. */
  readonly least: number;
  /** The room in pixels. */
  readonly width: number;
  /** Between two letters, in parts of the size. */
  readonly tracking?: number;
}

/** A line that fits its room. */
export interface FittedLine {
  readonly text: string;
  readonly size: number;
  readonly width: number;
  /** Returns the outlines as path data, from the left end of the baseline. */
  readonly path: (x: number, y: number) => string;
}

const ELLIPSIS = '…';
/** The most characters of a text that are read: more than any line has room for. */
const MOST_READ = 300;
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const opened = new Map<Face, readonly Font[]>();

/** Returns the files of a face; the last one has the primes of feet and inches, which the sans lacks. */
function filesOf(face: Face): readonly Font[] {
  const known = opened.get(face) ?? [...fonts[face], ...fonts.text].map((file) => create(Buffer.from(file, 'base64')));
  opened.set(face, known);
  return known;
}

/** Fits a text into one line. Its spaces are joined, and characters that no font has are left out. */
export function fitLine(text: string, { face, size, least, width, tracking = 0 }: TextStyle): FittedLine {
  const whole = drawable(text, face);
  const emWidth = (line: string) => outlinesOf(line, face, tracking).width;
  const natural = emWidth(whole);
  const fitting = Math.min(size, Math.max(least, Math.floor(width / Math.max(natural, Number.EPSILON))));
  const line = natural * fitting <= width ? whole : shortened(whole, (part) => emWidth(part) * fitting <= width);
  const { glyphs, width: ems } = outlinesOf(line, face, tracking);
  return {
    text: line,
    size: fitting,
    width: ems * fitting,
    path: (x, y) =>
      glyphs.map(({ path, scale, at }) => placed(path, scale * fitting, x + at * fitting, y).toSVG()).join(''),
  };
}

/** Below this part of its size, a text is broken into two lines rather than set smaller. */
const LEAST_ON_ONE_LINE = 0.86;

/** Fits a text into one or two lines of one size, broken where the longer line is shortest; none for ''. */
export function fitLines(text: string, style: TextStyle): readonly FittedLine[] {
  const one = fitLine(text, style);
  if (one.text === '') return [];
  const words = drawable(text, style.face).split(' ');
  if ((one.size >= style.size * LEAST_ON_ONE_LINE && !isCut(one)) || words.length < 2) return [one];
  const pairAt = (at: number) =>
    [
      words
        .slice(0, at)
        .join(' ')
        .replace(/[\s·]+$/u, ''),
      words.slice(at).join(' '),
    ] as const;
  const free = { ...style, width: Number.POSITIVE_INFINITY };
  const widths = (at: number) => pairAt(at).map((part) => fitLine(part, free).width);
  const setAt = (at: number, size = style.size) => pairAt(at).map((part) => fitLine(part, { ...style, size }));
  // A visitor chooses how many words there are, so that not all breaks are tried.
  const even = Math.min(
    words.length - 1,
    firstWhere(1, words.length, (at) => {
      const [first = 0, second = 0] = widths(at);
      return first >= second;
    }),
  );
  const before = Math.max(1, even - 1);
  const balanced = setAt(Math.max(...widths(before)) < Math.max(...widths(even)) ? before : even);
  if (!balanced.some(isCut)) {
    const size = Math.min(...balanced.map((line) => line.size));
    return balanced.map((line) => fitLine(line.text, { ...style, size }));
  }
  // Too long for two lines: the first is filled, the second is cut.
  const full = firstWhere(1, words.length, (at) => setAt(at, style.least).findIndex(isCut) === 0);
  return full === 1 ? [one] : setAt(full - 1, style.least);
}

/**
 * Returns the first number from one to below another for which a condition holds, which holds for all after it; the other
 * one where it holds for none.
 */
function firstWhere(from: number, below: number, holds: (at: number) => boolean): number {
  let [low, high] = [from, below];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function isCut({ text }: FittedLine): boolean {
  return text.endsWith(ELLIPSIS);
}

/** Scales an outline, whose y points up, and moves it to its place. */
function placed(path: Path, scale: number, x: number, y: number): Path {
  return path.scale(scale, -scale).translate(x, y);
}

function drawable(text: string, face: Face): string {
  const files = filesOf(face);
  // No-break spaces stay: they hold figures and units together.
  const read = text.normalize('NFC').slice(0, MOST_READ).replaceAll('\u202f', '\u00a0');
  const known = [...read.replaceAll(/[\t\r\n]/g, ' ')].filter((sign) => fileFor(sign, files) !== undefined);
  return known.join('').replaceAll(/ +/g, ' ').trim();
}

function fileFor(sign: string, files: readonly Font[]): Font | undefined {
  return files.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** Returns the longest beginning of a text that fits with an ellipsis behind it. */
function shortened(text: string, fits: (part: string) => boolean): string {
  const letters = [...SEGMENTER.segment(text)].map(({ segment }) => segment);
  const cut = (count: number) =>
    letters
      .slice(0, count)
      .join('')
      .replace(/[\s,.;:·–-]+$/u, '') + ELLIPSIS;
  return cut(firstWhere(1, letters.length + 1, (count) => !fits(cut(count))) - 1);
}

interface PlacedGlyph {
  readonly path: Path;
  /** From units of the font to a size of 1. */
  readonly scale: number;
  /** Its place on the line, at a size of 1. */
  readonly at: number;
}

/** Returns the outlines of a line at a size of 1; consecutive letters of one file are kerned. */
function outlinesOf(line: string, face: Face, tracking: number) {
  const files = filesOf(face);
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  for (const { font, text } of runsOf(line, files)) {
    const { glyphs: shapes, positions } = font.layout(text);
    shapes.forEach(({ path }, index) => {
      glyphs.push({ path, scale: 1 / font.unitsPerEm, at: width });
      width += (positions[index]?.xAdvance ?? 0) / font.unitsPerEm + tracking;
    });
  }
  return { glyphs, width: Math.max(0, width - tracking) };
}

function runsOf(line: string, files: readonly Font[]) {
  const runs: { font: Font; text: string }[] = [];
  for (const sign of line) {
    const font = fileFor(sign, files);
    if (font === undefined) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}
