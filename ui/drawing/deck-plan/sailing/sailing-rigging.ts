import { Area } from '../area.ts';
import { has } from '../planned-yacht.ts';
import { SIDES, type Sketch } from '../sketch.ts';
import type { SailingPlan } from './sailing-levels.ts';

/** A winch: drum and handle socket. */
export function winch(sketch: Sketch, x: number, y: number, r: number): void {
  Area.of(sketch.drawing, x, x + 1, y, y + 1)
    .disc('machine', 0, 0, r)
    .disc('fine', 0, 0, r * 0.45);
}

/** Masts, their booms above the deck in broken lines, and hatches before and between. */
export function rigging(sketch: Sketch, plan: SailingPlan, tub: Area | null): void {
  const { length: L, form, deck } = plan;
  for (const { x, boom } of form.masts) {
    const centre = Area.of(sketch.drawing, x, x + 1, 0, 1);
    const long = 0.0058 * L + 0.12;
    const boomHalf = 0.0028 * L + 0.05;
    Area.of(sketch.drawing, Math.max(deck.aft, x - boom), x - long, -boomHalf, boomHalf).box('broken');
    centre.box('spar', -long, long, -long * 0.58, long * 0.58, long * 0.58);
    for (const side of SIDES) {
      const y = side * (deck.half(x - 0.01 * L) - 0.3);
      Area.of(sketch.drawing, x - 0.012 * L, x + 1, y - 0.06, y + 0.06).box('machine', 0, 0.9);
      winch(sketch, x + 0.02 * L, side * 0.75, 0.1 + 0.0016 * L);
    }
  }
  hatches(sketch, plan, tub);
}

/** Hatches over the cabins, clear of masts and tub. */
function hatches(sketch: Sketch, plan: SailingPlan, tub: Area | null): void {
  const { length: L, form, deck, house } = plan;
  const size = 0.45 + 0.0045 * L;
  const places = (carriesBoat(plan) ? [0.62, 0.665, 0.71] : [0.62, 0.665, 0.71, 0.765, 0.82])
    .map((t) => t * L)
    .filter((x) => x > house.fore + size);
  for (const x of places) {
    if (form.masts.some((mast) => Math.abs(mast.x - x) < size + 0.6) || hides(tub, x, size)) continue;
    const half = deck.half(x);
    for (const y of half > 2.4 ? [-half * 0.42, half * 0.42] : [0]) {
      const hatch = Area.of(sketch.drawing, x - size / 2, x + size / 2, y - size / 2, y + size / 2);
      hatch.box('linen', 0, size, 0, size, 0.12).line('fine', [size / 2, 0], [size / 2, size]);
    }
  }
}

/** Whether a tub stands where a hatch would be. */
function hides(tub: Area | null, x: number, size: number): boolean {
  if (!tub) return false;
  const aft = tub.at(0, 0)[0];
  return x + size > aft && x - size < aft + tub.length;
}

/** Whether a boat stands in chocks on the foredeck. */
export function carriesBoat({ yacht, length: L, form }: SailingPlan): boolean {
  const room = !form.masts.some(({ x }) => x > 0.735 * L);
  return room && (yacht.drawing.tender || (has(yacht, 'tenders') && L >= 34 && (L < 40 || form.classic)));
}
