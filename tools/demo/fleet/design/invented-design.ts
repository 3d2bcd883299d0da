import { inventName } from '../names.ts';
import { createPrng, type Prng } from '../prng.ts';
import { clamp, decimals } from '../rounding.ts';
import { type Design, type Kind, type Style, type Teak, withShots } from './design.ts';

const HULLS = [
  ['white', 70],
  ['navy', 28],
  ['sage', 17],
  ['cream', 17],
  ['pearl', 17],
  ['graphite', 15],
  ['green', 14],
  ['steel', 12],
  ['burgundy', 10],
  ['petrol', 9],
  ['champagne', 8],
  ['ice', 8],
  ['silver', 7],
  ['bronze', 4],
  ['sand', 4],
] as const;
const SUPERSTRUCTURES = [
  ['white', 157],
  ['cream', 38],
  ['silver', 23],
  ['pearl', 16],
  ['graphite', 6],
] as const;

const TEAK = [
  ['warm', 50],
  ['pale', 25],
  ['grey', 25],
] as const;

/** Draws the LOA in metres: lognormal, median 38, σ(ln) 0.33, clipped to 20–125. */
function drawLength(prng: Prng): number {
  return decimals(clamp(38 * Math.exp(0.33 * prng.normal()), 20, 125), 1);
}

function drawKind(prng: Prng): { kind: Kind; style: Style } {
  const kind = prng.weighted<Kind>([
    ['motor', 84],
    ['sail', 12.5],
    ['catamaran', 3.5],
  ]);
  if (kind === 'catamaran') return { kind, style: 'modern' };
  if (kind === 'sail') return { kind, style: prng.chance(0.3) ? 'classic' : 'modern' };
  return {
    kind,
    style: prng.weighted<Style>([
      ['modern', 60],
      ['explorer', 14],
      ['fast', 13],
      ['classic', 13],
    ]),
  };
}

/** Draws the number of tiers above the main deck, by length. */
function drawTiers(loa: number, style: Style, prng: Prng): number {
  const byLength = loa < 40 ? 1 : loa < 55 ? 2 : loa < 75 ? 3 : loa < 95 ? 4 : 5;
  return clamp(byLength + (style !== 'fast' && prng.chance(0.15) ? 1 : 0), 1, style === 'fast' ? 2 : 5);
}

/** Draws a yacht that is not in the roster, by the fleet's distributions. */
export function inventDesign(prng: Prng, taken: Set<string>): Design {
  const { name, slug } = inventName(prng, taken);
  const { kind, style } = drawKind(prng);
  const drawn = drawLength(prng);
  const length = kind === 'catamaran' ? clamp(drawn, 20, 36) : style === 'fast' ? clamp(drawn, 20, 55) : drawn;
  const motor = kind === 'motor';
  const tiers = motor ? drawTiers(length, style, prng) : 1;
  const design: Omit<Design, 'pictures'> = {
    slug,
    name,
    kind,
    style,
    tiers,
    loaMeters: length,
    hullColour: prng.weighted(HULLS),
    superColour: prng.weighted(SUPERSTRUCTURES),
    helipad: motor && (length >= 80 ? prng.chance(0.5) : length >= 62 && prng.chance(0.12)),
    pool: motor && (length > 70 ? prng.chance(0.7) : length > 50 && prng.chance(0.25)),
    tender: motor && length > 38 && prng.chance(0.35),
    flybridge: motor && prng.chance(0.86),
    masts: kind === 'sail' ? (prng.chance(0.27) ? 2 : 1) : kind === 'catamaran' ? 1 : 0,
    sailColour: motor ? null : prng.chance(0.15) ? 'dark' : 'white',
    mastColour: motor ? null : prng.chance(0.25) ? 'black' : 'white',
    // Its own stream of random numbers leaves the rest of the fleet unchanged.
    teak: createPrng(`${slug}/teak`).weighted<Teak>(TEAK),
    seed: prng.whole(1, 99_999),
    featured: false,
    shots: [],
  };
  return withShots(design, 1);
}
