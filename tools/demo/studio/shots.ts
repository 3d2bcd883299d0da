import { createPrng } from '../fleet/prng.ts';
import { pictureOf } from './picture.ts';
import { type Sector, sectorOf } from './places/sector.ts';
import { makeShot, type Setting } from './recipes.ts';
import type { Light, Scene, YachtModel, YachtShot } from './shot.ts';

type Choice = readonly [scene: Scene, light: Light, sectors: readonly Sector[], weight: number];

const ALL: readonly Sector[] = ['bow', 'side', 'quarter'];
const ENDS: readonly Sector[] = ['bow', 'quarter'];

const MOTOR: readonly Choice[] = [
  ['lagoon', 'noon', ALL, 20],
  ['underway', 'noon', ENDS, 13],
  ['underway', 'morning', ENDS, 6],
  ['golden-stern', 'golden', ['quarter'], 19],
  ['golden-bow', 'golden', ['bow'], 10],
  ['profile', 'golden', ['side'], 13],
  ['dusk', 'dusk', ALL, 9],
  ['sunset', 'sunset', ENDS, 4],
  ['islands', 'morning', ENDS, 6],
];
const EXPLORER: readonly Choice[] = [
  ['fjord', 'morning', ALL, 46],
  ['underway', 'noon', ENDS, 20],
  ['golden-stern', 'golden', ['quarter'], 16],
  ['profile', 'golden', ['side'], 12],
  ['dusk', 'dusk', ALL, 6],
];
const SAIL: readonly Choice[] = [
  ['sailing', 'golden', ALL, 34],
  ['sailing', 'morning', ALL, 18],
  ['sailing-sunset', 'sunset', ENDS, 14],
  ['sailing-aerial', 'noon', ['bow'], 16],
  ['lagoon', 'noon', ALL, 18],
  ['dusk', 'dusk', ALL, 6],
];
const CATAMARAN: readonly Choice[] = [
  ['lagoon', 'noon', ALL, 58],
  ['islands', 'morning', ENDS, 14],
  ['sailing-aerial', 'noon', ['bow'], 16],
  ['sailing', 'golden', ['side'], 12],
];

function choicesFor({ kind, style }: YachtModel): readonly Choice[] {
  if (kind === 'sail') return SAIL;
  if (kind === 'catamaran') return CATAMARAN;
  return style === 'explorer' ? EXPLORER : MOTOR;
}

/** Returns how familiar a setting is: 0 is new in scene, light and bearing. */
function familiarity(setting: Setting, earlier: readonly Setting[]): number {
  const seen = (part: keyof Setting) => earlier.some((other) => other[part] === setting[part]);
  return (seen('scene') ? 4 : 0) + (seen('light') ? 2 : 0) + (seen('sector') ? 1 : 0);
}

/**
 * Returns her next picture: as different from earlier ones in scene, light and bearing as her kind allows; the first is
 * her hero.
 */
export function nextShot(subject: YachtModel, earlier: readonly YachtShot[]): YachtShot {
  const prng = createPrng(`${subject.seed}/shot/${earlier.length + 1}`);
  const seen = earlier.map((shot) => {
    const { scene, light, azimuth } = pictureOf(subject, shot);
    return { scene, light, sector: sectorOf(azimuth) };
  });
  const settings = choicesFor(subject).flatMap(([scene, light, sectors, weight]) =>
    sectors.map((sector) => [{ scene, light, sector }, weight / sectors.length] as const),
  );
  const least = Math.min(...settings.map(([setting]) => familiarity(setting, seen)));
  const newest = settings.filter(([setting]) => familiarity(setting, seen) === least);
  return makeShot(subject, prng.weighted(newest), prng);
}

/** Returns the shots fixed by hand, and generated ones up to the wanted number. */
export function completeShots(subject: YachtModel, fixed: readonly YachtShot[], wanted: number): readonly YachtShot[] {
  const shots = [...fixed];
  while (shots.length < wanted) shots.push(nextShot(subject, shots));
  return shots;
}
