import { between, pick } from '../random.ts';
import type { Tier } from './deck-parts.ts';
import type { MotorForm } from './motor-form.ts';

/** A house of a stacked motor yacht with the deck on its roof, meters from the stern. */
export interface StackedTier extends Tier {
  /** Meters by which the deck on its roof extends aft. */
  readonly overhang: number;
  /** Aft and forward ends of the deck on its roof. */
  readonly roofAft: number;
  readonly roofFore: number;
}

function roofed(form: MotorForm, tier: Tier, index: number): StackedTier {
  const { length: L, style, step } = form;
  const { aft, fore, rake } = tier;
  const overhang = (index === 0 ? 0.088 : index === 1 ? 0.082 : 0.066) * L * (style === 'explorer' ? 0.5 : 1);
  const roofFore = index === 0 ? (step[1] + 0.05) * L : fore - rake * 0.92 + (rake > 0 ? 0.55 + 0.006 * L : 0.7);
  return { ...tier, overhang, roofAft: aft - overhang, roofFore };
}

/**
 * Returns the houses above the main deck, lowest first, for side views and deck plans (ME4). It draws random
 * numbers from the form, so call it once and before other functions that do.
 */
export function stackedTiers(form: MotorForm): StackedTier[] {
  const { length: L, style, tiers, deck, tierHeight: h, random } = form;
  const explorer = style === 'explorer';
  const aft = explorer ? 0.385 : 0.205;
  const fore = (explorer ? 0.795 : 0.735) + between(random, -0.015, 0.015);
  const frontStep = explorer ? 0.016 : between(random, 0.04, 0.056);
  const aftStep = explorer ? 0.03 : between(random, 0.045, 0.06);
  const rake = explorer ? pick(random, [-0.16, -0.22, 0.12]) : between(random, 0.95, 1.5);
  return Array.from({ length: tiers }, (_, i): StackedTier => {
    if (i === 0) return roofed(form, { z: deck, aft: aft * L, fore: 0.6 * L, rake: 0.2 * h }, i);
    const upper = i - 1;
    const wheelhouse = explorer && i === tiers - 1;
    const tier = {
      z: deck + h * i,
      aft: (aft + 0.03 + aftStep * upper + 0.01 * upper ** 1.6) * L,
      fore: (fore - frontStep * upper - (explorer ? 0 : 0.012 * upper ** 1.7)) * L,
      rake: (explorer && !wheelhouse ? 0.06 : rake) * h,
    };
    return roofed(form, tier, i);
  });
}
