import type { PlannedYacht } from '../planned-yacht.ts';
import type { Sketch } from '../sketch.ts';
import { catamaranFlybridge, catamaranMain } from './catamaran-deck.ts';
import { catamaranHulls } from './catamaran-hulls.ts';
import { catamaranPlan } from './catamaran-levels.ts';

/** Flybridge, bridge deck, and the two hulls. */
export function catamaranSketches(yacht: PlannedYacht): Sketch[] {
  const plan = catamaranPlan(yacht);
  return [catamaranFlybridge(plan), catamaranMain(plan), catamaranHulls(plan)];
}
