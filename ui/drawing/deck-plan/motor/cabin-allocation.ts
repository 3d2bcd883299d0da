import { type CabinKind, type DeckPlanYacht, guestCabins, hasAmenity } from '../deck-plan-yacht.ts';
import type { DeckName } from '../room-kind.ts';
import { cabinRowLength, doubleCabinLength } from '../rooms/cabin.ts';
import { bridgeLevelIndex, type MotorPlan } from './motor-plan.ts';

// Lengths of yachts in metres, from which a deck has room for cabins beside the rooms that it always has.
/** The upper deck has room for a master suite beside its saloon. */
const MASTER_ON_UPPER_LENGTH = 75;
/** The upper deck has room for two guest cabins beside its saloon. */
const TWO_ON_UPPER_LENGTH = 60;
/** The main deck has room for two guest cabins forward of its saloon, and for four. */
const TWO_ON_MAIN_LENGTH = 50;
const FOUR_ON_MAIN_LENGTH = 60;
/** The decks above have room for guest cabins that do not fit the lower deck. */
const OVERFLOW_LENGTH = 45;
/** The main deck has room for five pairs of crew cabins forward of its saloon; on shorter yachts for three. */
const LARGE_CREW_LENGTH = 75;

/**
 * The cabins of a motor yacht by deck: the deck of the master suite, which is null without a double cabin; the other
 * guest cabins of each deck; and the number of pairs of crew cabins on the main and on the lower deck.
 */
export type CabinAllocation = ReturnType<typeof allocateCabins>;

function masterDeckOf(yacht: DeckPlanYacht, { levels, layout }: MotorPlan): DeckName {
  if (hasAmenity(yacht, 'master-on-main')) return 'main';
  if (layout === 'stacked' && levels.some(({ deck }) => deck === 'owner')) return 'owner';
  return layout === 'stacked' && yacht.length >= MASTER_ON_UPPER_LENGTH ? 'upper' : 'lower';
}

/**
 * Distributes guests and crew of a motor yacht among the decks; the lower deck takes what the others have no room for.
 */
export function allocateCabins(yacht: DeckPlanYacht, plan: MotorPlan) {
  const { length } = yacht;
  const cabins = guestCabins(yacht);
  const masterDeck = cabins[0] === 'master' ? masterDeckOf(yacht, plan) : null;
  const otherCabins = cabins.slice(masterDeck ? 1 : 0);
  const { countOnUpper, countOnMain, countAboveLower } = countsAboveLower(length, plan, masterDeck, otherCabins);
  const onUpper = otherCabins.slice(0, countOnUpper);
  const onMain = otherCabins.slice(countOnUpper, Math.min(countAboveLower, countOnUpper + Math.max(countOnMain, 4)));
  const onHighest = otherCabins.slice(onUpper.length + onMain.length, countAboveLower);
  const onLower = otherCabins.slice(onUpper.length + onMain.length + onHighest.length);
  const highestDeck = plan.levels.some(({ deck }) => deck === 'owner') ? 'owner' : 'upper';
  const pairs = Math.max(1, Math.ceil(yacht.crew / 4));
  const isMainFree = plan.layout === 'stacked' && masterDeck !== 'main' && onMain.length === 0;
  const pairsOnMain = isMainFree ? crewPairsOnMain(length, pairs) : 0;
  return {
    masterDeck,
    cabinsOn: (deck: DeckName): CabinKind[] => [
      ...(deck === 'upper' ? onUpper : []),
      ...(deck === highestDeck ? onHighest : []),
      ...(deck === 'main' ? onMain : []),
      ...(deck === 'lower' ? onLower : []),
    ],
    crewCabinPairs: { main: pairsOnMain, lower: pairs - pairsOnMain },
  };
}

/**
 * Returns the number of guest cabins planned on the upper and on the main deck, and that on all above the lower deck.
 */
function countsAboveLower(
  length: number,
  plan: MotorPlan,
  masterDeck: DeckName | null,
  otherCabins: readonly CabinKind[],
) {
  const { layout } = plan;
  const isStacked = layout === 'stacked';
  const hasUpper = isStacked && bridgeLevelIndex(plan) > 1 && masterDeck !== 'upper';
  const countOnUpper = hasUpper && otherCabins.length >= 4 && length >= TWO_ON_UPPER_LENGTH ? 2 : 0;
  const remaining = otherCabins.length - countOnUpper;
  const hasMain = isStacked && masterDeck !== 'main' && remaining >= 4;
  const mainCapacity = length >= FOUR_ON_MAIN_LENGTH && remaining >= 6 ? 4 : length >= TWO_ON_MAIN_LENGTH ? 2 : 0;
  const countOnMain = hasMain ? mainCapacity : 0;
  // Engine room, crew and stores take the rest of the lower deck.
  const roomOnLower = (layout === 'low' ? 0.3 : 0.4) * length;
  const idealCabinLength = doubleCabinLength(length);
  const isTooLong = (count: number) =>
    otherCabins.length - count > 3 && cabinRowLength(otherCabins.slice(count), idealCabinLength) > roomOnLower;
  let countAboveLower = countOnUpper + countOnMain;
  while (isStacked && length >= OVERFLOW_LENGTH && isTooLong(countAboveLower)) countAboveLower += 2;
  return { countOnUpper, countOnMain, countAboveLower };
}

function crewPairsOnMain(length: number, pairs: number): number {
  return length >= LARGE_CREW_LENGTH ? Math.min(5, Math.ceil(pairs / 2)) : Math.min(3, Math.floor(pairs / 2));
}
