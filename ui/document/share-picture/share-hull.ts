import type { Locale } from '../../../core/locale/locale.ts';
import { formatLength } from '../../../core/yacht/format-length.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { SHARED_DISPLAY, type ShareHull } from './share-picture.ts';

/** The side views that have room on one picture. */
export const MAX_HULLS = 6;

/** Returns the side view of a yacht alone, whose name is the picture's title. */
export function lonelyHull({ drawing, dimensions: { length, beam, draft } }: Yacht): ShareHull {
  return { drawn: { drawing, length, beam, draft }, name: '', length: '' };
}

/** Returns the side view of a yacht among others, with name and length. */
export function namedHull(yacht: Yacht, locale: Locale): ShareHull {
  const length = formatLength(yacht.dimensions.length, SHARED_DISPLAY.unit, locale);
  return { ...lonelyHull(yacht), name: yacht.name, length };
}
