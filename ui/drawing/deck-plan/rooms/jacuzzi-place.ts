import { evenlySpaced } from '../../math.ts';
import { Area } from '../area.ts';
import { type DeckOutline, least } from '../outline.ts';
import { jacuzzi } from '../outside.ts';
import type { Sketch } from '../sketch.ts';

/** The smallest tub, with its surround, that people can sit in: meters. */
export const LEAST_TUB = 1.6;

/** Returns whether an area is large enough for a tub. */
export function holdsTub({ length, width }: Area): boolean {
  return Math.min(length, width) >= LEAST_TUB;
}

/** A tub in the middle of the area, at most so large, and its number. */
export function placeTub(area: Area, most: number): void {
  const size = Math.min(most, area.length, area.width);
  const square = area.middle(size, size);
  jacuzzi(square);
  square.name('jacuzzi');
}

/** The largest square for a tub on the middle line forward of `from`, with a way past it on both sides. */
export function tubAhead(sketch: Sketch, outline: DeckOutline, from: number, most: number): Area {
  const fits = (size: number): boolean => least(outline, from, from + size) - 0.35 >= size / 2;
  const size = evenlySpaced(most, LEAST_TUB, 8).find(fits) ?? LEAST_TUB;
  return Area.of(sketch.drawing, from, from + size, -size / 2, size / 2);
}
