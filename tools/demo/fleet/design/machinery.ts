import type { YachtRecord } from '../../../content-records.ts';
import { at, type Prng } from '../prng.ts';
import { clamp, roundTo } from '../rounding.ts';
import type { Material } from './builders.ts';
import type { Design } from './design.ts';
import { AUXILIARY, PROPULSION } from './engines.ts';

export type Machinery = Pick<
  YachtRecord,
  | 'maxSpeed'
  | 'cruiseSpeed'
  | 'cruiseRange'
  | 'economicalRange'
  | 'engines'
  | 'generators'
  | 'stabilisers'
  | 'stabiliserSpeed'
>;
type Regime = 'sail' | 'displacement' | 'semi' | 'fast';

const HORSEPOWER_PER_KW = 1.341;
/** Usual generators, kW. */
const SETS = [13, 17, 22, 28, 33, 40, 55, 65, 80, 99, 125, 155, 175, 200, 250, 300, 350, 400, 500, 600, 800];

function regimeOf({ kind, style, loaMeters }: Design, hull: Material): Regime {
  if (kind !== 'motor') return 'sail';
  if (style === 'fast') return 'fast';
  return style === 'modern' && loaMeters < 38 && hull !== 'steel' ? 'semi' : 'displacement';
}

/** Draws speeds in knots, and total kW at full speed. */
function drawSpeeds(regime: Regime, loa: number, prng: Prng): { max: number; cruise: number; kilowatts: number } {
  const noise = 1 + 0.08 * prng.normal();
  if (regime === 'fast') {
    const max = Math.round(clamp(48 - 0.48 * loa + 2 * prng.normal(), 22, 37));
    return {
      max,
      cruise: Math.round(max * prng.between(0.78, 0.86)),
      kilowatts: (2500 + 95 * Math.max(0, loa - 20)) * noise,
    };
  }
  if (regime === 'semi') {
    const max = Math.round(clamp(35 - 0.36 * loa + 1.8 * prng.normal(), 18, 30));
    return { max, cruise: Math.round(max * prng.between(0.74, 0.85)), kilowatts: 1300 * (loa / 22) ** 1.9 * noise };
  }
  if (regime === 'displacement') {
    const max = clamp(roundTo(15.6 + 0.7 * prng.normal() + (loa - 45) * 0.025, 0.5), 12, 20);
    return {
      max,
      cruise: Math.min(
        max - 2,
        prng.weighted([
          [11, 2],
          [12, 6],
          [13, 3],
          [14, loa > 60 ? 3 : 0],
        ] as const),
      ),
      kilowatts: 1100 * (loa / 30) ** 1.46 * noise,
    };
  }
  const max = roundTo(clamp(9 + loa * 0.1 + 0.6 * prng.normal(), 10, 16), 0.5);
  return { max, cruise: roundTo(max * 0.83, 0.5), kilowatts: 150 * (loa / 22) ** 2 * noise };
}

/**
 * Draws the range in nautical miles at economical speed: 1,500 at 28 m, 5,000–6,000 at 70–100 m, more for explorers.
 */
function drawRange(regime: Regime, { style, loaMeters }: Design, prng: Prng): { cruise: number; economical: number } {
  const spread = Math.exp(0.12 * prng.normal());
  const displacement = 1500 * (Math.min(loaMeters, 80) / 28) ** 1.28 * (style === 'explorer' ? 1.35 : 1);
  const base = {
    displacement,
    semi: displacement * 0.95,
    fast: displacement * 0.42,
    sail: 900 * (loaMeters / 22) ** 1.25,
  };
  const share = { displacement: 0.8, semi: 0.42, fast: 0.6, sail: 0.78 };
  const economical = roundTo(clamp(base[regime] * spread, 350, 7000), 50);
  return { economical, cruise: roundTo(economical * share[regime], 50) };
}

function drawGenerators(grossTonnage: number, prng: Prng): number[] {
  const count =
    grossTonnage < 350 ? 2 : grossTonnage < 900 ? 3 : grossTonnage < 2000 ? prng.whole(3, 4) : prng.whole(4, 6);
  const need = 22 + grossTonnage * 0.42;
  const main = SETS.findIndex((set) => set >= need / Math.max(1.6, count - 1));
  const index = main < 0 ? SETS.length - 1 : main;
  const emergency = at(SETS, Math.max(0, index - 3));
  return Array.from({ length: count }, (_, n) => (count > 2 && n === count - 1 ? emergency : at(SETS, index)));
}

function drawStabilisers({ kind, loaMeters }: Design, prng: Prng): Pick<Machinery, 'stabilisers' | 'stabiliserSpeed'> {
  if (kind !== 'motor' || !prng.chance(loaMeters > 30 ? 0.97 : 0.7))
    return { stabilisers: null, stabiliserSpeed: null };
  const zeroSpeed = prng.chance(loaMeters > 30 ? 0.88 : 0.55);
  const gyro = loaMeters < 32 && prng.chance(0.6);
  const maker = gyro ? 'Seakeeper' : prng.pick(['Naiad Dynamics', 'Quantum', 'CMC Marine', 'Sleipner']);
  return { stabilisers: maker, stabiliserSpeed: zeroSpeed || gyro ? 'zero-speed' : 'under-way' };
}

export function drawMachinery(design: Design, hull: Material, grossTonnage: number, prng: Prng): Machinery {
  const regime = regimeOf(design, hull);
  const { max, cruise, kilowatts } = drawSpeeds(regime, design.loaMeters, prng);
  const range = drawRange(regime, design, prng);
  const number =
    regime === 'sail'
      ? design.kind === 'catamaran' || design.loaMeters > 46
        ? 2
        : 1
      : regime === 'fast' && design.loaMeters > 36
        ? 3
        : 2;
  const need = (kilowatts * HORSEPOWER_PER_KW) / number;
  const list = regime === 'sail' ? AUXILIARY : PROPULSION;
  const nearest = list.toSorted(
    (a, b) => Math.abs(Math.log(a.horsepower / need)) - Math.abs(Math.log(b.horsepower / need)),
  );
  const engine = at(nearest, prng.chance(0.7) ? 0 : 1);
  return {
    maxSpeed: max,
    cruiseSpeed: cruise,
    cruiseRange: range.cruise,
    economicalRange: range.economical,
    engines: { mainEngine: engine.name, horsepower: engine.horsepower, number },
    generators: drawGenerators(grossTonnage, prng),
    ...drawStabilisers(design, prng),
  };
}
