import type { StoryFacts } from './facts.ts';

/** Facts of a yacht in one language, by the names that templates use; true for conditions, null if unknown. */
export type Words = Readonly<Record<string, string | true | null>>;

const NBSP = '\u00a0';

/** Joins a figure and its unit with a space that does not break. */
export function withUnit(figure: string | null, unit: string): string | null {
  return figure === null ? null : `${figure}${NBSP}${unit}`;
}

/** Returns the `{?…}` conditions, the same in every language. */
export function conditions({ yacht, charters, sells, mediterranean, mountains, legHours }: StoryFacts): Words {
  const when = (condition: boolean) => (condition ? true : null);
  const { hullMaterial, loaMeter, cabins, crew, amenities, engines } = yacht;
  return {
    steel: when(hullMaterial === 'steel' && yacht.superstructureMaterial !== 'steel'),
    aluminium: when(hullMaterial === 'aluminium'),
    composite: when(hullMaterial === 'composite'),
    carbon: when(hullMaterial === 'carbon'),
    wood: when(hullMaterial === 'wood'),
    under40: when(loaMeter < 40),
    over40: when(loaMeter >= 40),
    sail: when(yacht.drawing.rig === 'sail'),
    twelve: when(yacht.cruiseSpeed === 12),
    custom: when(yacht.model === null),
    sixCabins: when(cabins.staterooms === 6),
    threeCrew: when(crew.numberofcrews >= 3),
    allBelow: when(!amenities.includes('master-on-main')),
    gym: when(amenities.includes('gym')),
    oneEngine: when(engines.number === 1),
    charter: when(charters),
    sale: when(sells),
    vat: when(yacht.vatPaid),
    duty: when(yacht.taxPaid),
    med: when(mediterranean),
    mountains: when(mountains),
    shortLeg: when(legHours !== null && legHours <= 5),
    nightLeg: when(legHours !== null && legHours >= 7 && legHours <= 12),
  };
}
