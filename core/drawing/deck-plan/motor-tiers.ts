import type { MotorForm } from '../motor-form.ts';
import { between, pick } from '../random.ts';
import type { Core } from './lobby.ts';

/** One house of the stack and the deck on its roof, in meters from the stern. */
export interface Tier {
  readonly aft: number;
  readonly fore: number;
  readonly slabAft: number;
  readonly slabFore: number;
}

/** The tiers of the side view's deck stack, taken from the same seed in the same order. */
export function stackedTiers(form: MotorForm): Tier[] {
  const { length: L, style, tiers, tierHeight: h, random } = form;
  const explorer = style === 'explorer';
  const aft = explorer ? 0.385 : 0.205;
  const fore = (explorer ? 0.795 : 0.735) + between(random, -0.015, 0.015);
  const frontStep = explorer ? 0.016 : between(random, 0.04, 0.056);
  const aftStep = explorer ? 0.03 : between(random, 0.045, 0.06);
  const rake = explorer ? pick(random, [-0.16, -0.22, 0.12]) : between(random, 0.95, 1.5);
  return Array.from({ length: tiers }, (_, i) => {
    const upper = i - 1;
    const first = i === 0;
    const overhang = (first ? 0.088 : i === 1 ? 0.082 : 0.066) * L * (explorer ? 0.5 : 1);
    const from = first ? aft * L : (aft + 0.03 + aftStep * upper + 0.01 * upper ** 1.6) * L;
    const to = first ? 0.6 * L : (fore - frontStep * upper - (explorer ? 0 : 0.012 * upper ** 1.7)) * L;
    const slope = explorer ? 0.06 * h : rake * h;
    return { aft: from, fore: to, slabAft: from - overhang, slabFore: to - slope * 0.92 + 0.55 + 0.006 * L };
  });
}

/** High tiers of the side view can be shorter than rooms: here they hold the stairs and a room at each end. */
export function aroundCore(tier: Tier, core: Core, index: number, count: number, L: number): Tier {
  const left = count - 1 - index;
  const aft = Math.min(tier.aft, core.from - (0.07 + 0.02 * left) * L);
  const fore = Math.max(tier.fore, core.to + (0.09 + 0.03 * left) * L);
  return {
    aft,
    fore,
    slabAft: Math.min(tier.slabAft, aft - 0.06 * L),
    slabFore: Math.max(tier.slabFore, core.to + 0.11 * L),
  };
}
