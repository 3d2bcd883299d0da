import type { Prng } from '../prng.ts';
import { decimals } from '../rounding.ts';
import type { Material } from './builders.ts';
import type { Design } from './design.ts';

export interface Dimensions {
  /** Metres. */
  beam: number;
  draft: number;
  /** Metres with keel or board up; null where neither lifts. */
  minimumDraft: number | null;
  /** Volume, GT. */
  grossTonnage: number;
}

/** Draws the gross tonnage: GT = 0.0098·L^2.8, σ(ln) 0.15, sail × 0.6; between 45 and 55 m many are kept at 499. */
function drawTonnage({ kind, loaMeters }: Design, prng: Prng): number {
  const gt = 0.0098 * loaMeters ** 2.8 * Math.exp(0.15 * prng.normal()) * (kind === 'sail' ? 0.6 : 1);
  const kept = kind === 'motor' && loaMeters >= 45 && loaMeters <= 55 && gt > 400 && gt < 680;
  return kept && prng.chance(0.6) ? 499 : Math.round(gt);
}

/**
 * Draws the draft in metres: 0.50·L^0.46 for motor yachts, × 0.75 for fast ones; usual values for keels and twin hulls.
 */
function drawDraft({ kind, style, loaMeters }: Design, prng: Prng): Pick<Dimensions, 'draft' | 'minimumDraft'> {
  const spread = 1 + 0.05 * prng.normal();
  if (kind === 'catamaran') return { draft: decimals((0.2 + 0.05 * loaMeters) * spread, 2), minimumDraft: null };
  if (kind === 'sail') {
    const draft = (0.6 + 0.1 * loaMeters) * spread;
    const lifts = prng.chance(style === 'classic' ? 0.15 : 0.35);
    return { draft: decimals(draft, 2), minimumDraft: lifts ? decimals(draft * prng.between(0.56, 0.7), 2) : null };
  }
  return { draft: decimals(0.5 * loaMeters ** 0.46 * (style === 'fast' ? 0.75 : 1) * spread, 2), minimumDraft: null };
}

/** Draws the dimensions: beam = 0.92·L^0.60 metres, about half the length for catamarans. */
export function drawDimensions(design: Design, prng: Prng): Dimensions {
  const spread = 1 + 0.035 * prng.normal();
  const ratio = { motor: 0.92, sail: 0.88, catamaran: 0 }[design.kind];
  const beam = ratio > 0 ? ratio * design.loaMeters ** 0.6 : 3.6 + 0.32 * design.loaMeters;
  return {
    beam: decimals(beam * spread, 2),
    ...drawDraft(design, prng),
    grossTonnage: drawTonnage(design, prng),
  };
}

/** Draws the materials of hull and superstructure from those that the yard uses, by size and style. */
export function drawMaterials(
  { kind, style, loaMeters }: Design,
  hulls: readonly Material[],
  builtYear: number,
  prng: Prng,
): { hull: Material; superstructure: Material | null } {
  const liking: Record<Material, number> = {
    steel: style === 'fast' ? 0 : loaMeters < 34 ? 0.15 : loaMeters < 45 ? 2 : 12,
    aluminium: style === 'fast' || kind === 'sail' ? 6 : 2,
    composite: loaMeters < 34 ? 8 : loaMeters < 46 ? 2 : 0.02,
    carbon: builtYear > 2000 ? 5 : 0.3,
    wood: style === 'classic' && builtYear < 1985 ? 6 : 0.01,
  };
  const hull = prng.weighted(hulls.map((material) => [material, liking[material] + 0.001] as const));
  if (kind === 'sail') return { hull, superstructure: hull === 'steel' ? 'aluminium' : hull };
  return { hull, superstructure: hull === 'steel' && prng.chance(0.94) ? 'aluminium' : hull };
}
