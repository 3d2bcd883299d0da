import { clamp, smoothstep } from '../../geometry.ts';
import {
  type MotorProportions,
  motorProportions,
  placeStackedDeckhouses,
  type StackedDeckhouse,
} from '../../hulls/motor-proportions.ts';
import { beamOrEstimate, type DeckPlanYacht, hasAmenity } from '../deck-plan-yacht.ts';
import { type DeckOutline, hullOutline, insetOutline } from '../deck-sketch.ts';
import type { DeckName } from '../room-kind.ts';
import type { Stairwell } from '../rooms/stairwell.ts';

/** A deck above the main deck, or the main deck itself. */
export interface DeckLevel {
  readonly deck: DeckName;
  readonly floor: DeckOutline;
  /** Null on a deck that is open from end to end. */
  readonly house: DeckOutline | null;
}

/** A motor yacht seen from above: lengthwise in metres from the stern, crosswise from the centreline. */
export interface MotorPlan {
  readonly yacht: DeckPlanYacht;
  readonly length: number;
  readonly beam: number;
  /** Several deckhouses and a raised bow, one deckhouse on a low deck, or a classic yacht's small deckhouses. */
  readonly layout: 'stacked' | 'low' | 'classic';
  readonly explorer: boolean;
  readonly hull: DeckOutline;
  /** The hull near the waterline, and the inside of it below the main deck. */
  readonly shell: DeckOutline;
  readonly below: DeckOutline;
  /** Where the raised bow begins to cover the main deck; null if the foredeck is on the main deck. */
  readonly raised: number | null;
  /** Forward end of the swim platform; 0 where there is none. */
  readonly platform: number;
  readonly stairwell: Stairwell;
  /** Main deck first. */
  readonly levels: readonly DeckLevel[];
}

/**
 * Returns the name of a deck with a deckhouse, by the number of deckhouses and its index, which is 0 for the main deck.
 */
function deckName(houses: number, index: number): DeckName {
  if (index === 0) return 'main';
  if (index === 1) return 'upper';
  if (index === 4) return 'panorama';
  return index === 2 && houses > 3 ? 'owner' : 'bridge';
}

type Shared = Pick<MotorPlan, 'yacht' | 'length' | 'beam' | 'explorer' | 'hull' | 'shell' | 'below'>;

function shared(yacht: DeckPlanYacht, explorer: boolean, stern: number, low: boolean): Shared {
  const { length: L } = yacht;
  const beam = beamOrEstimate(yacht);
  const plan = { aft: stern, fore: L, beam, stern: low ? 0.9 : 0.93, corner: Math.min(1.2, 0.02 * L) };
  const hull = hullOutline({ ...plan, shoulder: low ? 0.44 : 0.5, fullness: explorer ? 3.1 : low ? 2.35 : 2.8 });
  const water = hullOutline({ ...plan, shoulder: 0.42, fullness: explorer ? 2.5 : 2.05 });
  const below: DeckOutline = {
    aft: stern + 0.25,
    fore: 0.955 * L,
    halfBreadth: (x) => Math.max(0.12, water.halfBreadth(x) - 0.28),
  };
  return { yacht, length: L, beam, explorer, hull, shell: { ...water, aft: stern }, below };
}

function stairwellAt(yacht: DeckPlanYacht, at: number, length: number): Stairwell {
  return { from: at * yacht.length, to: at * yacht.length + length, lift: hasAmenity(yacht, 'elevator') };
}

/** Lengthens a deckhouse of the side view if it is too short for the stairwell and a room at each end. */
function aroundStairwell(tier: StackedDeckhouse, stairwell: Stairwell, above: number, L: number): StackedDeckhouse {
  const aft = Math.min(tier.aft, stairwell.from - (0.07 + 0.02 * above) * L);
  const fore = Math.max(tier.fore, stairwell.to + (0.09 + 0.03 * above) * L);
  const roofAft = Math.min(tier.roofAft, aft - 0.06 * L);
  return { ...tier, aft, fore, roofAft, roofFore: Math.max(tier.roofFore, stairwell.to + 0.11 * L) };
}

/**
 * Returns the deck that a deckhouse stands on: the roof of the deckhouse below. The lowest also covers the raised bow.
 */
function upperFloor(base: Shared, tier: StackedDeckhouse, under: StackedDeckhouse, index: number): DeckOutline {
  const { hull, length: L, beam } = base;
  if (index === 1) return insetOutline(hull, under.roofAft, L, 0, { nose: 0, corner: 1.1 });
  const fore = Math.max(under.roofFore, tier.fore + 0.5);
  return insetOutline(hull, under.roofAft, fore, 0.02 * beam * index, { nose: 0.09 * L, corner: 1 });
}

function stackedPlan(yacht: DeckPlanYacht, form: MotorProportions): MotorPlan {
  const { length: L } = yacht;
  const explorer = form.style === 'explorer';
  const base = shared(yacht, explorer, 0.086 * L, false);
  const { hull } = base;
  const stairwell = stairwellAt(yacht, explorer ? 0.515 : 0.452, clamp(0.05 * L, 2.5, 3.3));
  const tiers = placeStackedDeckhouses(form).map((tier, i, all) =>
    aroundStairwell(tier, stairwell, all.length - 1 - i, L),
  );
  const sideDeck = clamp(0.11 * base.beam, 0.75, 1.25);
  const [from, to] = [form.step[0] * L + 0.04 * L, form.step[1] * L];
  const mainHouse: DeckOutline = {
    aft: tiers[0]?.aft ?? 0.2 * L,
    fore: 0.955 * L,
    halfBreadth: (x) => Math.max(0.12, hull.halfBreadth(x) - 0.28 - (sideDeck - 0.28) * (1 - smoothstep(from, to, x))),
  };
  const levels = tiers.map((tier, i, all): DeckLevel => {
    const deck = deckName(all.length, i);
    if (i === 0) return { deck, floor: hull, house: mainHouse };
    const floor = upperFloor(base, tier, tiers[i - 1] ?? tier, i);
    const house = insetOutline(hull, tier.aft, tier.fore, sideDeck + 0.03 * base.beam * i, {
      nose: 0.075 * L,
      corner: 0.8,
    });
    return { deck, floor, house };
  });
  const last = tiers.at(-1);
  if (last) {
    const inset = 0.09 * base.beam + 0.015 * base.beam * tiers.length;
    const floor = insetOutline(hull, last.roofAft, last.roofFore, inset, { nose: 0.06 * L, corner: 1 });
    levels.push({ deck: 'sun', floor, house: null });
  }
  return { ...base, layout: 'stacked', raised: to, platform: 0.086 * L, stairwell, levels };
}

function lowPlan(yacht: DeckPlanYacht, form: MotorProportions): MotorPlan {
  const { length: L, drawing } = yacht;
  const fast = form.style === 'fast';
  const base = shared(yacht, false, 0.086 * L, true);
  const suite = hasAmenity(yacht, 'master-on-main') && L >= 30;
  const aft = (fast ? 0.24 : 0.235) * L;
  const fore = (suite ? 0.8 : fast ? 0.74 : 0.72) * L;
  const sideDeck = clamp(0.1 * base.beam, 0.5, 0.95);
  const house = insetOutline(base.hull, aft, fore, sideDeck, { nose: 0.12 * L, corner: 0.6 });
  const levels: DeckLevel[] = [{ deck: 'main', floor: base.hull, house }];
  if (!fast || drawing.flybridge || L > 38) {
    const ends = { nose: 0.08 * L, corner: 0.8 };
    const floor = insetOutline(base.hull, 0.2 * L, (fast ? 0.5 : 0.545) * L, sideDeck + 0.05 * base.beam, ends);
    levels.push({ deck: 'flybridge', floor, house: null });
  }
  const stairwell = stairwellAt(yacht, 0.47, clamp(0.06 * L, 1.7, 2.7));
  return { ...base, layout: 'low', raised: null, platform: 0.086 * L, stairwell, levels };
}

/** Returns the level of one of a classic yacht's `count` deckhouses, each shorter than the one below. */
function classicLevel(hull: DeckOutline, L: number, beam: number, index: number, count: number): DeckLevel {
  const aftOf = (i: number): number => (0.235 + 0.085 * i) * L;
  const fore = (0.715 - 0.034 * index - 0.004 * index * index) * L;
  const aft = index === count - 1 ? fore - Math.max(4, 0.13 * L) : aftOf(index);
  const sideDeck = clamp(0.12 * beam, 0.8, 1.3);
  const house = insetOutline(hull, aft, fore, sideDeck + 0.025 * beam * index, { nose: 0.05 * L, corner: 0.5 });
  const deck = deckName(count, index);
  if (index === 0) return { deck, floor: hull, house };
  const under = index === 1 ? 0.1 * L : aftOf(index - 1) - 0.03 * L;
  const foreUnder = (0.715 - 0.034 * (index - 1)) * L + 0.6;
  const floor = insetOutline(hull, under, foreUnder, 0.03 * beam * index, { nose: 0.06 * L, corner: 1.2 });
  return { deck, floor, house };
}

function classicPlan(yacht: DeckPlanYacht): MotorPlan {
  const { length: L, drawing } = yacht;
  const beam = beamOrEstimate(yacht);
  const ends = { fore: L, beam, corner: 0.09 * L };
  const hull = hullOutline({ ...ends, aft: 0.012 * L, stern: 0.84, shoulder: 0.42, fullness: 2.2 });
  const shell = hullOutline({ ...ends, aft: 0.05 * L, stern: 0.8, shoulder: 0.38, fullness: 1.85 });
  const below: DeckOutline = {
    aft: 0.065 * L,
    fore: 0.93 * L,
    halfBreadth: (x) => Math.max(0.12, shell.halfBreadth(x) - 0.28),
  };
  const count = clamp(Math.round(drawing.tiers) + 1, 2, L < 40 ? 2 : L < 60 ? 3 : 4);
  const levels = Array.from({ length: count }, (_, i) => classicLevel(hull, L, beam, i, count));
  const stairwell = stairwellAt(yacht, 0.465, clamp(0.05 * L, 1.9, 3));
  const base = { yacht, length: L, beam, explorer: false, hull, shell, below };
  return { ...base, layout: 'classic', raised: null, platform: 0, stairwell, levels };
}

/** Returns the number of levels with a deckhouse. */
export function deckhouseCount({ levels }: MotorPlan): number {
  return levels.filter(({ house }) => house).length;
}

/**
 * Returns whether a gym is in the uppermost deckhouse instead of near the water, as on yachts with four deckhouses or
 * more.
 */
export function isGymInTopHouse(plan: MotorPlan): boolean {
  return plan.layout === 'stacked' && deckhouseCount(plan) >= 4;
}

/** Returns the index of the level with the wheelhouse; -1 on a low yacht, which has it on the main deck. */
export function bridgeLevelIndex(plan: MotorPlan): number {
  return plan.layout === 'low' ? -1 : Math.min(deckhouseCount(plan) - 1, plan.layout === 'classic' ? 9 : 3);
}

/** Returns whether she has a helipad on the main deck, as yachts without a raised bow do. */
export function isHelipadOnMainDeck({ yacht, layout }: MotorPlan): boolean {
  return layout !== 'stacked' && (yacht.drawing.helipad || hasAmenity(yacht, 'helipad'));
}

/** Returns whether a jacuzzi belongs on the foredeck, as on low yachts without room for it on a flybridge. */
export function isJacuzziOnForedeck({ layout, levels, length }: MotorPlan): boolean {
  return layout === 'low' && (levels.length === 1 || length < 30);
}

/** Returns the decks of a motor yacht, as many as in the side view and about as long (ME4). */
export function motorPlan(yacht: DeckPlanYacht): MotorPlan {
  if (yacht.drawing.style === 'classic') return classicPlan(yacht);
  const form = motorProportions(yacht);
  return form.low ? lowPlan(yacht, form) : stackedPlan(yacht, form);
}
