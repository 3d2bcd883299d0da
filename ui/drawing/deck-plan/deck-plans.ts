import { catamaranSketches } from './catamaran/catamaran-plan.ts';
import { type DeckPlan, numberedPlans } from './deck-plan.ts';
import { motorPlan } from './motor/motor-levels.ts';
import { motorLower } from './motor/motor-lower.ts';
import { motorMain } from './motor/motor-main.ts';
import { motorSun } from './motor/motor-sun.ts';
import { motorUpper } from './motor/motor-upper.ts';
import type { PlannedYacht } from './planned-yacht.ts';
import { berthing } from './rooms/berthing.ts';
import { sailingSketches } from './sailing/sailing-plan.ts';
import type { Sketch } from './sketch.ts';

function motorSketches(yacht: PlannedYacht): Sketch[] {
  const plan = motorPlan(yacht);
  const berths = berthing(yacht, plan);
  const levels = plan.levels.map((level, i) => {
    if (i === 0) return motorMain(plan, berths);
    return level.house ? motorUpper(plan, i, level, berths) : motorSun(plan, level);
  });
  return [motorLower(plan, berths), ...levels].reverse();
}

/** Her decks to one scale, topmost first: a plan drawn from her data, not a survey of her (ME4). */
export function deckPlans(yacht: PlannedYacht): readonly DeckPlan[] {
  switch (yacht.drawing.rig) {
    case 'sail':
      return numberedPlans(yacht, sailingSketches(yacht));
    case 'catamaran':
      return numberedPlans(yacht, catamaranSketches(yacht));
    case 'motor':
      return numberedPlans(yacht, motorSketches(yacht));
  }
}
