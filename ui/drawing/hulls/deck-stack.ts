import { polyline } from '../pen.ts';
import { between } from '../random.ts';
import { fill, type Shape, stroke } from '../shape.ts';
import { houseShapes, railShapes, slabShapes, wing } from './deck-parts.ts';
import type { MotorForm } from './motor-form.ts';
import { type StackedTier, stackedTiers } from './motor-tiers.ts';

/** The deck on top of a tier, meters: its height above the water, and its ends from the stern. */
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

/** Draws the supports between a house's roof and the deck below it: swept plates, or pillars. */
function supports({ length: L, tierHeight: h }: MotorForm, tier: StackedTier, plates: boolean): Shape {
  const { z, aft, overhang } = tier;
  if (plates) return fill('house', wing(z, h, aft - overhang * 0.18, overhang * 0.5, 0.012 * L + 0.5));
  const pillars = [0.35, 0.75].map((t) => polyline([aft - overhang * t, z], [aft - overhang * t, z + h - 0.2]));
  return stroke('house', 0.14 + 0.001 * L, ...pillars);
}

/** The houses of a yacht of several tiers, with their roofs and rails. */
export function deckStack(form: MotorForm): DeckStack {
  const { style, tierHeight: h, random } = form;
  const tiers = stackedTiers(form);
  const plates = style !== 'explorer' && random() < 0.7;
  const paneWidth = between(random, 2.2, 3.6);
  const layers = tiers.map((tier, i): Shape[] => {
    const { overhang, roofAft, roofFore } = tier;
    const roof = tier.z + h;
    const bulwark = i === 0 ? 0.95 : i === tiers.length - 1 ? 0.5 : 0.85;
    return [
      ...houseShapes(tier, h, paneWidth),
      supports(form, tier, plates),
      ...railShapes(roof + 0.05, roofAft + 0.15, roofAft + overhang * 0.95),
      ...slabShapes(roof, roofAft, roofFore, bulwark, i === 0 ? 0.7 : 1),
    ];
  });
  const last = tiers.at(-1);
  return {
    shapes: layers.reverse().flat(),
    top: { z: (last?.z ?? 0) + h, aft: last?.roofAft ?? 0, fore: last?.roofFore ?? 0 },
    aft: tiers[0]?.roofAft ?? 0,
  };
}
