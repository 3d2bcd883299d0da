import { round } from '../geometry.ts';
import type { PlacedRoom } from './area.ts';
import { catamaranFlybridge, catamaranMain } from './catamaran/catamaran-deck.ts';
import { catamaranHulls, catamaranPlan } from './catamaran/catamaran-hulls.ts';
import { beamOf, type DeckPlanYacht } from './deck-plan-yacht.ts';
import { planShapes } from './layer.ts';
import { allocateCabins } from './motor/cabin-allocation.ts';
import { motorLower, motorMain } from './motor/motor-lower-decks.ts';
import { motorPlan } from './motor/motor-plan.ts';
import { motorSun, motorUpper } from './motor/motor-upper-decks.ts';
import { sailingDeck } from './sailing/sailing-deck.ts';
import { sailingBelow, sailingPlan } from './sailing/sailing-plan.ts';
import type { Sketch } from './sketch.ts';

/** A deck, in the frame of the yacht's length overall and beam, which all her decks share. Metres. */
export type DeckPlan = ReturnType<typeof numberedPlans>[number];
/** A room with its number: from 1, deck by deck from the top, and on each deck from stern to bow. */
export type NumberedRoom = DeckPlan['rooms'][number];

/** Draws a yacht's decks to one scale, topmost first: a plan drawn from her data, not a survey of her (ME4). */
export function deckPlans(yacht: DeckPlanYacht): readonly DeckPlan[] {
  return numberedPlans(yacht, SKETCHES[yacht.drawing.rig](yacht));
}

const SKETCHES: Readonly<Record<DeckPlanYacht['drawing']['rig'], (yacht: DeckPlanYacht) => Sketch[]>> = {
  sail: (yacht) => {
    const plan = sailingPlan(yacht);
    return [sailingDeck(plan), sailingBelow(plan)];
  },
  catamaran: (yacht) => {
    const plan = catamaranPlan(yacht);
    return [catamaranFlybridge(plan), catamaranMain(plan), catamaranHulls(plan)];
  },
  motor: (yacht) => {
    const plan = motorPlan(yacht);
    const berths = allocateCabins(yacht, plan);
    const levels = plan.levels.map((level, i) => {
      if (i === 0) return motorMain(plan, berths);
      return level.house ? motorUpper(plan, i, level, berths) : motorSun(plan, level);
    });
    return [motorLower(plan, berths), ...levels].reverse();
  },
};

/** Turns sketches, topmost first, into plans with rooms numbered across all of them. */
function numberedPlans(yacht: DeckPlanYacht, sketches: readonly Sketch[]) {
  const { length } = yacht;
  const beam = beamOf(yacht);
  /** Width of a plain line. */
  const line = (length * 1.024) / 1440;
  let number = 0;
  return sketches.map(({ deck, rooms: placed, paths }, i) => {
    const rooms = spread(placed, line * 21.5)
      .sort((a, b) => a.x - b.x || a.y - b.y)
      .map(({ kind, x, y }) => {
        number += 1;
        return { number, kind, x: round(x), y: round(y) };
      });
    const shapes = planShapes(paths, line);
    // The scale bar is below the lowest deck.
    return { deck, length, beam, shapes, rooms, line, discRadius: line * 10.5, scaleBar: i === sketches.length - 1 };
  });
}

/** Moves the positions of numbers apart across the deck, so that discs `apart` metres wide do not overlap. */
function spread(rooms: readonly PlacedRoom[], apart: number): PlacedRoom[] {
  const placed = rooms.map((room) => ({ ...room }));
  for (let pass = 0; pass < 6; pass++)
    for (const a of placed)
      for (const b of placed) {
        const gap = apart - Math.hypot(a.x - b.x, a.y - b.y);
        if (a === b || gap <= 0) continue;
        const direction = a.y < b.y || (a.y === b.y && a.x < b.x) ? 1 : -1;
        a.y -= (direction * gap) / 2;
        b.y += (direction * gap) / 2;
      }
  return placed;
}
