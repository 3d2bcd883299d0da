import { houseShapes, railShapes, slabShapes, type Tier, wing } from './deck-parts.ts';
import type { MotorForm } from './motor-form.ts';
import { polyline } from './pen.ts';
import { between, pick } from './random.ts';
import { fill, type Shape, stroke } from './shape.ts';

/** The deck on top of a tier. */
export interface TopDeck {
  readonly z: number;
  readonly aft: number;
  readonly fore: number;
}

export interface DeckStack {
  readonly shapes: readonly Shape[];
  readonly top: TopDeck;
  /** Aft end of the first house's roof, where the aft deck below begins. */
  readonly aft: number;
}

function planTiers(form: MotorForm): Tier[] {
  const { length: L, style, tiers, deck, tierHeight: h, random } = form;
  const explorer = style === 'explorer';
  const aft = explorer ? 0.385 : 0.205;
  const fore = (explorer ? 0.795 : 0.735) + between(random, -0.015, 0.015);
  const frontStep = explorer ? 0.016 : between(random, 0.04, 0.056);
  const aftStep = explorer ? 0.03 : between(random, 0.045, 0.06);
  const rake = explorer ? pick(random, [-0.16, -0.22, 0.12]) : between(random, 0.95, 1.5);
  return Array.from({ length: tiers }, (_, i): Tier => {
    if (i === 0) return { z: deck, aft: aft * L, fore: 0.6 * L, rake: 0.2 * h };
    const upper = i - 1;
    const wheelhouse = explorer && i === tiers - 1 && tiers > 1;
    return {
      z: deck + h * i,
      aft: (aft + 0.03 + aftStep * upper + 0.01 * upper ** 1.6) * L,
      fore: (fore - frontStep * upper - (explorer ? 0 : 0.012 * upper ** 1.7)) * L,
      rake: (explorer && !wheelhouse ? 0.06 : rake) * h,
    };
  });
}

export function deckStack(form: MotorForm): DeckStack {
  const { length: L, style, tierHeight: h, step, random } = form;
  const tiers = planTiers(form);
  const explorer = style === 'explorer';
  const plates = !explorer && random() < 0.7;
  const paneWidth = between(random, 2.2, 3.6);
  let top: TopDeck = { z: 0, aft: 0, fore: 0 };
  let firstAft = 0;
  const layers = tiers.map((tier, i): Shape[] => {
    const z = tier.z + h;
    const last = i === tiers.length - 1;
    const overhang = (i === 0 ? 0.088 : i === 1 ? 0.082 : 0.066) * L * (explorer ? 0.5 : 1);
    const aft = tier.aft - overhang;
    const fore =
      i === 0 ? (step[1] + 0.05) * L : tier.fore - tier.rake * 0.92 + (tier.rake > 0 ? 0.55 + 0.006 * L : 0.7);
    if (last) top = { z, aft, fore };
    if (i === 0) firstAft = aft;
    const bulwark = i === 0 ? 0.95 : last ? 0.5 : 0.85;
    const pillars = [0.35, 0.75].map((t) =>
      polyline([tier.aft - overhang * t, tier.z], [tier.aft - overhang * t, z - 0.2]),
    );
    return [
      ...houseShapes(tier, h, paneWidth),
      plates
        ? fill('house', wing(tier.z, h, tier.aft - overhang * 0.18, overhang * 0.5, 0.012 * L + 0.5))
        : stroke('house', 0.14 + 0.001 * L, ...pillars),
      ...railShapes(z + 0.05, aft + 0.15, aft + overhang * 0.95),
      ...slabShapes(z, aft, fore, bulwark, i === 0 ? 0.7 : 1),
    ];
  });
  return { shapes: layers.reverse().flat(), top, aft: firstAft };
}
