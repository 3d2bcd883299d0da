import type { PixelSize } from '../../core/media/image-preset.ts';
import { isLopsided } from '../state/slide-layout.ts';
import type { RowLayout } from './gallery-view.ts';

export interface FigureRow {
  readonly layout: RowLayout;
  /** Number of pictures in the row. */
  readonly count: number;
}

type Shape = 'wide' | 'lying' | 'upright';

/**
 * Width to height above which a picture has a row of its own, because beside another it would be cropped at its ends.
 */
const WIDE_RATIO = 1.7;
/** Width to height from which a picture counts as landscape; squares count as portraits, which are cropped less. */
const LANDSCAPE_RATIO = 1.1;

function shapeOf({ width, height }: PixelSize): Shape {
  const ratio = width / height;
  if (ratio >= WIDE_RATIO) return 'wide';
  return ratio > LANDSCAPE_RATIO ? 'lying' : 'upright';
}

/**
 * Lays pictures out in rows, in their order. If one shape is at least twice as frequent as the other (CO10),
 * rows cycle through one, two and three across; if both are about as frequent, the pictures are in two columns.
 */
export function galleryRows(pictures: readonly PixelSize[]): readonly FigureRow[] {
  const shapes = pictures.map(shapeOf);
  const uprights = shapes.filter((shape) => shape === 'upright').length;
  const isVaried = isLopsided(shapes.length - uprights, uprights);
  const rows: FigureRow[] = [];
  let at = 0;
  while (at < shapes.length) {
    const run = runFrom(shapes, at);
    const added = rowsOf(run, shapes[at + run.count], isVaried);
    rows.push(...added);
    at += added.reduce((sum, { count }) => sum + count, 0);
  }
  return rows;
}

interface Run {
  readonly shape: Shape;
  readonly count: number;
}

function runFrom(shapes: readonly Shape[], from: number): Run {
  const shape = shapes[from] ?? 'lying';
  const end = shapes.findIndex((one, at) => at > from && one !== shape);
  return { shape, count: (end < 0 ? shapes.length : end) - from };
}

/** Lays out pictures of one shape; the last one may share a row with the first of the next shape. */
function rowsOf({ shape, count }: Run, next: Shape | undefined, isVaried: boolean): FigureRow[] {
  switch (shape) {
    case 'wide':
      return Array.from({ length: count }, () => ({ layout: 'wide', count: 1 }));
    case 'lying': {
      const isShared = next === 'upright' && (count % 2 === 1 || isVaried);
      return [
        ...landscapeRows(isShared ? count - 1 : count, isVaried),
        ...(isShared ? [{ layout: 'tall-right', count: 2 } as const] : []),
      ];
    }
    case 'upright': {
      const isShared = next === 'lying' && count % 2 === 1;
      return [
        ...portraitRows(isShared ? count - 1 : count, isVaried),
        ...(isShared ? [{ layout: 'tall-left', count: 2 } as const] : []),
      ];
    }
  }
}

const LANDSCAPE_LAYOUTS = { 1: 'one', 2: 'pair', 3: 'three' } as const;
const REMAINDERS = [[], [1], [2], [1, 2], [2, 2], [1, 2, 2]] as const;

function landscapeRows(count: number, isVaried: boolean): FigureRow[] {
  const turns = isVaried ? Math.floor(count / 6) : 0;
  const varied = [...Array.from({ length: turns }, () => [1, 2, 3] as const), REMAINDERS[count % 6] ?? []];
  const sizes = isVaried ? varied.flat() : [...Array.from({ length: count >> 1 }, () => 2 as const), ...odd(count)];
  return sizes.map((size) => ({ layout: LANDSCAPE_LAYOUTS[size], count: size }));
}

function odd(count: number): readonly 1[] {
  return count % 2 === 1 ? [1] : [];
}

const PORTRAIT_LAYOUTS = { 1: 'one-tall', 2: 'two-tall', 3: 'three-tall' } as const;

/**
 * Lays out portraits in rows of three that end with rows of two rather than a single one; in two columns, in rows of
 * two.
 */
function portraitRows(count: number, isVaried: boolean): FigureRow[] {
  if (count <= 0) return [];
  const size = !isVaried || count === 2 || count === 4 ? 2 : 3;
  const first = count === 1 ? 1 : size;
  return [{ layout: PORTRAIT_LAYOUTS[first], count: first }, ...portraitRows(count - first, isVaried)];
}
