import type { PixelSize } from '../../core/media/image-preset.ts';
import { isLopsided } from '../state/slide-layout.ts';
import type { RowLayout } from './gallery-view.ts';

export interface Row {
  readonly layout: RowLayout;
  /** How many pictures stand in it. */
  readonly count: number;
}

type Shape = 'wide' | 'lying' | 'upright';

/** Wider than this a picture would lose its ends beside another. */
const WIDE = 1.7;
/** Squares stand with the uprights, where less is cut off them. */
const LYING = 1.1;

function shapeOf({ width, height }: PixelSize): Shape {
  const ratio = width / height;
  if (ratio >= WIDE) return 'wide';
  return ratio > LYING ? 'lying' : 'upright';
}

/**
 * Pictures in their order, in rows. Where one shape is at least twice the other (product.md CO10) rows go from one
 * across to two and three abreast, and begin again; where both are about as many, they stand in two columns.
 */
export function galleryRows(pictures: readonly PixelSize[]): readonly Row[] {
  const shapes = pictures.map(shapeOf);
  const uprights = shapes.filter((shape) => shape === 'upright').length;
  const isVaried = isLopsided(shapes.length - uprights, uprights);
  const rows: Row[] = [];
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

/** Rows of pictures of one shape; the last of them may stand beside the first of the next shape. */
function rowsOf({ shape, count }: Run, next: Shape | undefined, isVaried: boolean): Row[] {
  switch (shape) {
    case 'wide':
      return Array.from({ length: count }, () => ({ layout: 'wide', count: 1 }));
    case 'lying': {
      const isShared = next === 'upright' && (count % 2 === 1 || isVaried);
      return [
        ...lyingRows(isShared ? count - 1 : count, isVaried),
        ...(isShared ? [{ layout: 'tall-right', count: 2 } as const] : []),
      ];
    }
    case 'upright': {
      const isShared = next === 'lying' && count % 2 === 1;
      return [
        ...uprightRows(isShared ? count - 1 : count, isVaried),
        ...(isShared ? [{ layout: 'tall-left', count: 2 } as const] : []),
      ];
    }
  }
}

const ABREAST = { 1: 'one', 2: 'pair', 3: 'three' } as const;
const AFTER_FULL_TURNS = [[], [1], [2], [1, 2], [2, 2], [1, 2, 2]] as const;

function lyingRows(count: number, isVaried: boolean): Row[] {
  const turns = isVaried ? Math.floor(count / 6) : 0;
  const varied = [...Array.from({ length: turns }, () => [1, 2, 3] as const), AFTER_FULL_TURNS[count % 6] ?? []];
  const sizes = isVaried ? varied.flat() : [...Array.from({ length: count >> 1 }, () => 2 as const), ...odd(count)];
  return sizes.map((size) => ({ layout: ABREAST[size], count: size }));
}

function odd(count: number): readonly 1[] {
  return count % 2 === 1 ? [1] : [];
}

const TALLS = { 1: 'one-tall', 2: 'two-tall', 3: 'three-tall' } as const;

/** Threes, ended by twos rather than by one alone; in two columns twos. */
function uprightRows(count: number, isVaried: boolean): Row[] {
  if (count <= 0) return [];
  const size = !isVaried || count === 2 || count === 4 ? 2 : 3;
  const first = count === 1 ? 1 : size;
  return [{ layout: TALLS[first], count: first }, ...uprightRows(count - first, isVaried)];
}
