import type { PlannedYacht } from '../planned-yacht.ts';
import type { Sketch } from '../sketch.ts';
import { sailingBelow } from './sailing-below.ts';
import { sailingDeck } from './sailing-deck.ts';
import { sailingPlan } from './sailing-levels.ts';

/** Her deck and what lies beneath it. */
export function sailingSketches(yacht: PlannedYacht): Sketch[] {
  const plan = sailingPlan(yacht);
  return [sailingDeck(plan), sailingBelow(plan)];
}
