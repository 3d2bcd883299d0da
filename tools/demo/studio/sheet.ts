import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../../core/shared/result.ts';

/** The arguments of `npm run studio:sheet`. */
export interface SheetArguments {
  /** File to write; its extension determines the format. */
  readonly out: string;
  readonly folder: string;
  readonly columns: number;
  /** Pixels of one picture. */
  readonly width: number;
  /** The number of skipped pictures, and the most that are shown. */
  readonly from: number;
  readonly count: number;
  /** Texts that a name must contain. */
  readonly only: readonly string[];
}

export const SHEET_USAGE = `npm run studio:sheet -- FILE [--folder content/media/yachts] [--columns 5] [--width 288] [--from 0] [--count 60]
                        [--only PART]
`;

const OPTIONS = {
  folder: { type: 'string', default: 'content/media/yachts' },
  only: { type: 'string', default: '' },
  columns: { type: 'string', default: '5' },
  width: { type: 'string', default: '288' },
  from: { type: 'string', default: '0' },
  count: { type: 'string', default: '60' },
} as const;

/** Reads the arguments; the error is one line about the first mistake. */
export function sheetArguments(argv: readonly string[]): Result<SheetArguments, string> {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    const [out, ...more] = positionals;
    if (out === undefined || more.length > 0) return err('One file to write is wanted.');
    const { folder, only, ...numbers } = values;
    const { from, ...atLeastOne } = numbers;
    const wrong = Object.entries(numbers).find(([, text]) => !/^\d{1,5}$/.test(text));
    const zero = Object.entries(atLeastOne).find(([, text]) => Number(text) === 0);
    const mistake = wrong ?? zero;
    if (mistake) return err(`--${mistake[0]} must be a whole number${wrong ? '' : ' from 1'}, not "${mistake[1]}".`);
    const { columns, width, count } = atLeastOne;
    return ok({
      ...{ out, folder, only: only === '' ? [] : [only] },
      ...{ columns: Number(columns), width: Number(width), from: Number(from), count: Number(count) },
    });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

const TAG_HEIGHT = 18;

/** Sizes in pixels; masters are 16:10. */
export function layOut(pictures: number, columns: number, width: number) {
  const pictureHeight = Math.round((width * 10) / 16);
  const tile = pictureHeight + TAG_HEIGHT;
  return {
    pictureHeight,
    width: columns * width,
    height: Math.max(1, Math.ceil(pictures / columns)) * tile,
    place: (index: number) => ({ left: (index % columns) * width, top: Math.floor(index / columns) * tile }),
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The name below a picture, as SVG. */
export function nameTag(name: string, width: number): string {
  const text = name.replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TAG_HEIGHT}"><text x="3" y="13" font-family="sans-serif" font-size="11" fill="#333">${text}</text></svg>`;
}
