import { clamp, smoothstep } from '../curve.ts';
import { type MotorForm, motorForm } from '../motor-form.ts';
import type { Core } from './lobby.ts';
import { aroundCore, stackedTiers } from './motor-tiers.ts';
import { hullOutline, type Outline, within } from './outline.ts';
import { beamOf, has, type PlannedYacht } from './planned-yacht.ts';
import type { DeckName } from './room-kind.ts';

/** A deck above the main deck, or the main deck itself. */
export interface Level {
  readonly deck: DeckName;
  readonly floor: Outline;
  /** Null on a deck that is open from end to end. */
  readonly house: Outline | null;
}

export interface MotorPlan {
  readonly yacht: PlannedYacht;
  readonly length: number;
  readonly beam: number;
  readonly layout: 'stacked' | 'low' | 'classic';
  readonly explorer: boolean;
  readonly hull: Outline;
  /** The hull near the water, and the inside of it below the main deck. */
  readonly shell: Outline;
  readonly below: Outline;
  /** Forward end of the raised hull sides' covered part on the main deck; null where the foredeck is on the main deck. */
  readonly raised: number | null;
  readonly platform: number;
  readonly core: Core;
  /** Main deck first. */
  readonly levels: readonly Level[];
}

const NAMES: Readonly<Record<number, readonly DeckName[]>> = {
  2: ['main', 'upper'],
  3: ['main', 'upper', 'bridge'],
  4: ['main', 'upper', 'owner', 'bridge'],
  5: ['main', 'upper', 'owner', 'bridge', 'panorama'],
};

function shared(yacht: PlannedYacht, explorer: boolean, stern: number, low: boolean) {
  const { length: L } = yacht;
  const beam = beamOf(yacht);
  const plan = { aft: stern, fore: L, beam, stern: low ? 0.9 : 0.93, corner: Math.min(1.2, 0.02 * L) };
  const hull = hullOutline({ ...plan, shoulder: low ? 0.44 : 0.5, fullness: explorer ? 3.1 : low ? 2.35 : 2.8 });
  const water = hullOutline({ ...plan, shoulder: 0.42, fullness: explorer ? 2.5 : 2.05 });
  const below: Outline = { aft: stern + 0.25, fore: 0.955 * L, half: (x) => Math.max(0.12, water.half(x) - 0.28) };
  return { yacht, length: L, beam, explorer, hull, shell: { ...water, aft: stern }, below };
}

function coreAt(yacht: PlannedYacht, at: number, long: number): Core {
  return { from: at * yacht.length, to: at * yacht.length + long, lift: has(yacht, 'elevator') };
}

function stackedPlan(yacht: PlannedYacht, form: MotorForm): MotorPlan {
  const { length: L } = yacht;
  const explorer = form.style === 'explorer';
  const base = shared(yacht, explorer, 0.086 * L, false);
  const { hull } = base;
  const core = coreAt(yacht, explorer ? 0.515 : 0.452, clamp(0.05 * L, 2.5, 3.3));
  const tiers = stackedTiers(form).map((tier, i, all) => aroundCore(tier, core, i, all.length, L));
  const names = NAMES[tiers.length] ?? NAMES[2] ?? [];
  const sideDeck = clamp(0.11 * base.beam, 0.75, 1.25);
  const [from, to] = [form.step[0] * L + 0.04 * L, form.step[1] * L];
  const mainHouse: Outline = {
    aft: tiers[0]?.aft ?? 0.2 * L,
    fore: 0.955 * L,
    half: (x) => Math.max(0.12, hull.half(x) - 0.28 - (sideDeck - 0.28) * (1 - smoothstep(from, to, x))),
  };
  const levels: Level[] = tiers.map((tier, i): Level => {
    const deck = names[i] ?? 'upper';
    if (i === 0) return { deck, floor: hull, house: mainHouse };
    const under = tiers[i - 1] ?? tier;
    const fore = i === 1 ? L : Math.max(under.slabFore, tier.fore + 0.5);
    const nose = 0.09 * L;
    const floor =
      i === 1
        ? within(hull, under.slabAft, L, 0, { nose: 0, corner: 1.1 })
        : within(hull, under.slabAft, fore, 0.02 * base.beam * i, { nose, corner: 1 });
    const house = within(hull, tier.aft, tier.fore, sideDeck + 0.03 * base.beam * i, { nose: 0.075 * L, corner: 0.8 });
    return { deck, floor, house };
  });
  const last = tiers.at(-1);
  if (last) {
    const inset = 0.09 * base.beam + 0.015 * base.beam * tiers.length;
    const floor = within(hull, last.slabAft, last.slabFore, inset, { nose: 0.06 * L, corner: 1 });
    levels.push({ deck: 'sun', floor, house: null });
  }
  return { ...base, layout: 'stacked', raised: to, platform: 0.086 * L, core, levels };
}

function lowPlan(yacht: PlannedYacht, form: MotorForm): MotorPlan {
  const { length: L, drawing } = yacht;
  const fast = form.style === 'fast';
  const base = shared(yacht, false, 0.086 * L, true);
  const suite = has(yacht, 'master-on-main') && L >= 30;
  const aft = (fast ? 0.24 : 0.235) * L;
  const fore = (suite ? 0.8 : fast ? 0.74 : 0.72) * L;
  const sideDeck = clamp(0.1 * base.beam, 0.5, 0.95);
  const house = within(base.hull, aft, fore, sideDeck, { nose: 0.12 * L, corner: 0.6 });
  const levels: Level[] = [{ deck: 'main', floor: base.hull, house }];
  if (!fast || drawing.flybridge || L > 38) {
    const floor = within(base.hull, 0.2 * L, (fast ? 0.5 : 0.545) * L, sideDeck + 0.05 * base.beam, {
      nose: 0.08 * L,
      corner: 0.8,
    });
    levels.push({ deck: 'flybridge', floor, house: null });
  }
  const core = coreAt(yacht, 0.47, clamp(0.06 * L, 1.7, 2.7));
  return { ...base, layout: 'low', raised: null, platform: 0.086 * L, core, levels };
}

function classicPlan(yacht: PlannedYacht): MotorPlan {
  const { length: L, drawing } = yacht;
  const base = shared(yacht, false, 0.012 * L, false);
  const hull = hullOutline({
    aft: 0.012 * L,
    fore: L,
    beam: base.beam,
    stern: 0.84,
    shoulder: 0.42,
    fullness: 2.2,
    corner: 0.09 * L,
  });
  const water = hullOutline({
    aft: 0.05 * L,
    fore: L,
    beam: base.beam,
    stern: 0.8,
    shoulder: 0.38,
    fullness: 1.85,
    corner: 0.09 * L,
  });
  const below: Outline = { aft: 0.065 * L, fore: 0.93 * L, half: (x) => Math.max(0.12, water.half(x) - 0.28) };
  const count = clamp(Math.round(drawing.tiers) + 1, 2, L < 40 ? 2 : L < 60 ? 3 : 4);
  const names = (count === 4 ? ['main', 'upper', 'owner', 'bridge'] : (NAMES[count] ?? [])) as readonly DeckName[];
  const sideDeck = clamp(0.12 * base.beam, 0.8, 1.3);
  const levels = Array.from({ length: count }, (_, i): Level => {
    const fore = (0.715 - 0.034 * i - 0.004 * i * i) * L;
    const top = i === count - 1;
    const aft = top ? fore - Math.max(4, 0.13 * L) : (0.235 + 0.085 * i) * L;
    const house = within(hull, aft, fore, sideDeck + 0.025 * base.beam * i, { nose: 0.05 * L, corner: 0.5 });
    const under = i === 1 ? 0.1 * L : (0.235 + 0.085 * (i - 1)) * L - 0.03 * L;
    const foreUnder = (0.715 - 0.034 * (i - 1)) * L + 0.6;
    const floor =
      i === 0 ? hull : within(hull, under, foreUnder, 0.03 * base.beam * i, { nose: 0.06 * L, corner: 1.2 });
    return { deck: names[i] ?? 'upper', floor, house };
  });
  const core = coreAt(yacht, 0.465, clamp(0.05 * L, 1.9, 3));
  return { ...base, hull, shell: water, below, layout: 'classic', raised: null, platform: 0, core, levels };
}

/** The level from which she is steered; -1 where that is the main deck. */
export function bridgeLevel({ levels, layout }: MotorPlan): number {
  const housed = levels.filter(({ house }) => house).length;
  return layout === 'low' ? -1 : Math.min(housed - 1, layout === 'classic' ? 9 : 3);
}

/** Without a raised foredeck her helipad is on the main deck. */
export function padOnMain({ yacht, layout }: MotorPlan): boolean {
  return layout !== 'stacked' && (yacht.drawing.helipad || has(yacht, 'helipad'));
}

/** A low yacht without room on a flybridge has her jacuzzi on the foredeck. */
export function tubForward({ layout, levels, length }: MotorPlan): boolean {
  return layout === 'low' && (levels.length === 1 || length < 30);
}

export function motorPlan(yacht: PlannedYacht): MotorPlan {
  if (yacht.drawing.style === 'classic') return classicPlan(yacht);
  const form = motorForm(yacht);
  return form.low ? lowPlan(yacht, form) : stackedPlan(yacht, form);
}
