import { type CabinKind, type DeckPlanYacht, guestCabins, hasAmenity } from '../deck-plan-yacht.ts';
import type { DeckName } from '../room-kind.ts';
import { cabinRowLength, doubleCabinLength } from '../rooms/cabin.ts';
import { bridgeLevelIndex, type MotorPlan } from './motor-plan.ts';

/**
 * Where guests and crew of a motor yacht sleep: the deck of the master suite, which is null without a double cabin; the
 * other guest cabins of each deck; and pairs of crew cabins on the main deck and beneath it.
 */
export type CabinAllocation = ReturnType<typeof allocateCabins>;

function masterDeckOf(yacht: DeckPlanYacht, { levels, layout }: MotorPlan): DeckName {
  if (hasAmenity(yacht, 'master-on-main')) return 'main';
  if (layout === 'stacked' && levels.some(({ deck }) => deck === 'owner')) return 'owner';
  return layout === 'stacked' && yacht.length >= 75 ? 'upper' : 'lower';
}

/** Distributes guests and crew of a motor yacht among the decks; the lower deck takes the rest. */
export function allocateCabins(yacht: DeckPlanYacht, plan: MotorPlan) {
  const { layout } = plan;
  const { length } = yacht;
  const cabins = guestCabins(yacht);
  const masterDeck = cabins[0] === 'master' ? masterDeckOf(yacht, plan) : null;
  const others = cabins.slice(masterDeck ? 1 : 0);
  const ideal = doubleCabinLength(length);
  const stacked = layout === 'stacked';
  const onUpper =
    stacked && bridgeLevelIndex(plan) > 1 && masterDeck !== 'upper' && others.length >= 4 && length >= 60 ? 2 : 0;
  const free = others.length - onUpper;
  const onMain =
    !stacked || masterDeck === 'main' || free < 4 ? 0 : length >= 60 && free >= 6 ? 4 : length >= 50 ? 2 : 0;
  const roomOnLower = (layout === 'low' ? 0.3 : 0.4) * length;
  let aboveLower = onUpper + onMain;
  const canMoveUp = stacked && length >= 45;
  while (canMoveUp && others.length - aboveLower > 3 && cabinRowLength(others.slice(aboveLower), ideal) > roomOnLower)
    aboveLower += 2;
  const upper = others.slice(0, onUpper);
  const main = others.slice(onUpper, Math.min(aboveLower, onUpper + Math.max(onMain, 4)));
  const owner = others.slice(upper.length + main.length, aboveLower);
  const lower = others.slice(upper.length + main.length + owner.length);
  const high = plan.levels.some(({ deck }) => deck === 'owner') ? 'owner' : 'upper';
  const pairs = Math.max(1, Math.ceil(yacht.crew / 4));
  const mainCrew =
    stacked && masterDeck !== 'main' && main.length === 0
      ? Math.min(length >= 75 ? 5 : 3, length >= 75 ? Math.ceil(pairs / 2) : Math.floor(pairs / 2))
      : 0;
  return {
    masterDeck,
    cabinsOn: (deck: DeckName): CabinKind[] => [
      ...(deck === 'upper' ? upper : []),
      ...(deck === high ? owner : []),
      ...(deck === 'main' ? main : []),
      ...(deck === 'lower' ? lower : []),
    ],
    crew: { main: mainCrew, lower: pairs - mainCrew },
  };
}
