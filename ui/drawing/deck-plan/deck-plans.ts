import { roundToHundredths } from '../geometry.ts';
import { drawCatamaranFlybridge, drawCatamaranMainDeck } from './catamaran/catamaran-deck.ts';
import { drawCatamaranLowerDeck } from './catamaran/catamaran-lower-deck.ts';
import { catamaranPlan } from './catamaran/catamaran-plan.ts';
import type { PlacedRoom } from './deck-drawing.ts';
import { beamOrEstimate, type DeckPlanYacht } from './deck-plan-yacht.ts';
import type { DeckSketch } from './deck-sketch.ts';
import { deckPlanShapes } from './layer.ts';
import { allocateCabins } from './motor/cabin-allocation.ts';
import { drawMotorLowerDeck } from './motor/motor-lower-deck.ts';
import { drawMotorMainDeck } from './motor/motor-main-deck.ts';
import { motorPlan } from './motor/motor-plan.ts';
import { drawMotorTopDeck } from './motor/motor-top-deck.ts';
import { drawMotorUpperDeck } from './motor/motor-upper-decks.ts';
import { drawSailingMainDeck } from './sailing/sailing-main-deck.ts';
import { drawSailingLowerDeck, sailingPlan } from './sailing/sailing-plan.ts';

/** A deck, in the frame of the yacht's length overall and beam, which all her decks share. Metres. */
export type DeckPlan = ReturnType<typeof numberedPlans>[number];
/** A room with its number: from 1, deck by deck from the top, and on each deck from stern to bow. */
export type NumberedRoom = DeckPlan['rooms'][number];

/** Draws a yacht's decks to one scale, topmost first: a plan drawn from her data, not a survey of her (ME4). */
export function deckPlans(yacht: DeckPlanYacht): readonly DeckPlan[] {
  return numberedPlans(yacht, SKETCHES[yacht.drawing.rig](yacht));
}

const SKETCHES: Readonly<Record<DeckPlanYacht['drawing']['rig'], (yacht: DeckPlanYacht) => DeckSketch[]>> = {
  sail: (yacht) => {
    const plan = sailingPlan(yacht);
    return [drawSailingMainDeck(plan), drawSailingLowerDeck(plan)];
  },
  catamaran: (yacht) => {
    const plan = catamaranPlan(yacht);
    return [drawCatamaranFlybridge(plan), drawCatamaranMainDeck(plan), drawCatamaranLowerDeck(plan)];
  },
  motor: (yacht) => {
    const plan = motorPlan(yacht);
    const cabins = allocateCabins(yacht, plan);
    const levels = plan.levels.map((level, i) => {
      if (i === 0) return drawMotorMainDeck(plan, cabins);
      return level.house ? drawMotorUpperDeck(plan, i, level, cabins) : drawMotorTopDeck(plan, level);
    });
    return [drawMotorLowerDeck(plan, cabins), ...levels].reverse();
  },
};

/** The scale of number discs on a plan for a narrow screen, where the plan itself is smaller. */
export const NARROW_DISCS = 1.6;

/** Turns sketches, topmost first, into plans with rooms numbered across all of them. */
function numberedPlans(yacht: DeckPlanYacht, sketches: readonly DeckSketch[]) {
  const { length } = yacht;
  const beam = beamOrEstimate(yacht);
  /** Width of a plain line. */
  const line = (length * 1.024) / 1440;
  let number = 0;
  return sketches.map(({ deck, rooms: placed, paths }, i) => {
    const rooms = spreadNumbers(placed, line * 21.5 * NARROW_DISCS)
      .sort((a, b) => a.x - b.x || a.y - b.y)
      .map(({ kind, x, y }) => {
        number += 1;
        return { number, kind, x: roundToHundredths(x), y: roundToHundredths(y) };
      });
    const shapes = deckPlanShapes(paths, line);
    // The scale bar is below the lowest deck.
    return { deck, length, beam, shapes, rooms, line, discRadius: line * 10.5, scaleBar: i === sketches.length - 1 };
  });
}

/** Moves the positions of numbers apart across the deck, so that they are at least `minDistance` metres apart. */
function spreadNumbers(rooms: readonly PlacedRoom[], minDistance: number): PlacedRoom[] {
  const placed = rooms.map((room) => ({ ...room }));
  for (let pass = 0; pass < 6; pass++)
    for (const a of placed)
      for (const b of placed) {
        const overlap = minDistance - Math.hypot(a.x - b.x, a.y - b.y);
        if (a === b || overlap <= 0) continue;
        const direction = a.y < b.y || (a.y === b.y && a.x < b.x) ? 1 : -1;
        a.y -= (direction * overlap) / 2;
        b.y += (direction * overlap) / 2;
      }
  return placed;
}
