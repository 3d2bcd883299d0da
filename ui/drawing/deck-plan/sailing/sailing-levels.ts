import { sailingForm } from '../../hulls/sailing-yacht.ts';
import { clamp } from '../../math.ts';
import type { Area } from '../area.ts';
import { type DeckOutline, hullOutline, within } from '../outline.ts';
import { beamOf, type PlannedYacht } from '../planned-yacht.ts';
import type { Sketch } from '../sketch.ts';

/** A sailing yacht from above, meters; lengths from the stern. */
export type SailingPlan = ReturnType<typeof sailingPlan>;

/** The deck, hull and house of a sailing yacht, with the masts and ends of her side view (ME4). */
export function sailingPlan(yacht: PlannedYacht) {
  const form = sailingForm(yacht);
  const { length: L, classic, lines } = form;
  const beam = beamOf(yacht);
  const ends = { aft: Math.max(lines.aft, 0.006 * L), fore: lines.length, beam };
  const deck = hullOutline(
    classic
      ? { ...ends, stern: 0.62, shoulder: 0.4, fullness: 1.95, corner: 0.1 * L }
      : { ...ends, stern: 0.84, shoulder: 0.4, fullness: 1.85, corner: 0.6 },
  );
  const classicEnds = { aft: 0.1 * L, fore: 0.975 * ends.fore, beam: beam * 0.95 };
  /** The hull near the water. */
  const shell = hullOutline(
    classic
      ? { ...classicEnds, stern: 0.5, shoulder: 0.42, fullness: 1.7, corner: 0.12 * L }
      : { ...ends, beam: beam * 0.96, stern: 0.74, shoulder: 0.4, fullness: 1.6, corner: 0.6 },
  );
  /** The inside of the shell. */
  const below: DeckOutline = {
    aft: shell.aft + 0.25,
    fore: 0.95 * L * (classic ? 0.945 : 1),
    half: (x) => Math.max(0.1, shell.half(x) - 0.2),
  };
  const inset = clamp(0.17 * beam, 0.8, 1.7);
  const house = classic
    ? within(deck, 0.3 * L, 0.43 * L, inset * 1.1, { nose: 0.5, corner: 0.4 })
    : within(deck, 0.31 * L, 0.565 * L, inset, { nose: 0.07 * L, corner: 0.4 });
  const stairs = clamp(0.05 * L, 1.6, 2.4);
  const at = classic ? 0.425 * L - stairs : 0.49 * L;
  /** The stairs below. */
  const stairwell = { from: at, to: at + stairs };
  return { yacht, form, length: L, deck, shell, below, house, stairwell };
}

/** Steps from the deckhouse down, on starboard of the middle; u = length is their upper end. */
export function stairsOf(sketch: Sketch, { stairwell, house }: SailingPlan): Area {
  const wide = Math.max(0.5, Math.min(0.9, house.half(stairwell.to) - 0.7));
  return sketch.area(stairwell.from + 0.1, stairwell.to - 0.1, 0.46, 0.46 + wide);
}
