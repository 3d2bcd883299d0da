import { evenlySpaced } from '../../math.ts';
import { Area } from '../area.ts';
import { least } from '../outline.ts';
import { LEAST_TUB } from '../rooms/jacuzzi-place.ts';
import type { Sketch } from '../sketch.ts';
import type { SailingPlan } from './sailing-levels.ts';

/** The deck behind the wheels. */
export function sternArea(sketch: Sketch, { length: L, deck, form }: SailingPlan): Area {
  return sketch.whole(deck, deck.aft + 0.25, 0.1 * L - 0.1, form.classic ? 1 : 0.4);
}

/**
 * Returns the place of a tub that the stern has no room for: on the middle line before the house, clear of the masts and
 * their winches, as large and then as far forward as `end`, where a boat or the bow begins, allows.
 */
export function tubOnForedeck(sketch: Sketch, { length: L, deck, house, form }: SailingPlan, end: number): Area {
  const start = Math.max(house.fore, form.classic ? 0.535 * L : 0) + 0.3;
  const clear = (from: number, size: number): boolean =>
    least(deck, from, from + size) - 0.3 >= size / 2 &&
    form.masts.every(({ x }) => from + size < x - 0.0058 * L - 0.4 || from > x + 0.0216 * L + 0.3);
  for (const size of evenlySpaced(2.6, LEAST_TUB, 8)) {
    const from = evenlySpaced(Math.max(start, end - size), start, 40).find((x) => clear(x, size));
    if (from !== undefined && from + size <= end)
      return Area.of(sketch.drawing, from, from + size, -size / 2, size / 2);
  }
  return Area.of(sketch.drawing, start, start + LEAST_TUB, -LEAST_TUB / 2, LEAST_TUB / 2);
}
