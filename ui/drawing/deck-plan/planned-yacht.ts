import type { Amenity, Yacht } from '../../../core/yacht/yacht.ts';
import { clamp } from '../curve.ts';
import type { DrawnYacht } from '../drawn-yacht.ts';

/** What deck plans are drawn from, beyond what a side view needs (product.md ME4). */
export interface PlannedYacht extends DrawnYacht {
  readonly cabins: Pick<Yacht['cabins'], 'single' | 'double' | 'twin' | 'triple' | 'convertible' | 'staterooms'>;
  /** How many sit down to dinner; 0 where nobody has said. */
  readonly guests: number;
  readonly crew: number;
  readonly amenities: readonly Amenity[];
  /** Main engines; null where nobody has said. */
  readonly engines: number | null;
}

/** What is drawn of a yacht's own data (product.md ME4). */
export function plannedYacht(yacht: Yacht): PlannedYacht {
  const { drawing, dimensions, cabins, guests, crew, amenities, machinery } = yacht;
  return {
    drawing,
    length: dimensions.length,
    beam: dimensions.beam,
    draft: dimensions.draft,
    cabins,
    guests: guests.total,
    crew: crew.total,
    amenities,
    engines: machinery.engines,
  };
}

/** Her beam in meters, held to what can float at her length, or what her kind lets one expect. */
export function beamOf({ drawing, length, beam }: DrawnYacht): number {
  const expected =
    drawing.rig === 'catamaran'
      ? 2.5 + 0.37 * length
      : drawing.rig === 'sail'
        ? 2.6 + 0.135 * length
        : 2.2 + 0.136 * length;
  return beam === null || beam <= 0 ? expected : clamp(beam, expected * 0.75, expected * 1.3);
}

export type CabinKind = 'master' | 'double' | 'convertible' | 'triple' | 'twin' | 'single';

/** More cabins of a kind than any yacht has: a slip of the pen in her data does not hold up the page. */
const MOST_OF_A_KIND = 60;

/** Her guest cabins, best first: the first double is the master. Where kinds are not told, staterooms are doubles. */
export function guestCabins({ cabins }: PlannedYacht): readonly CabinKind[] {
  const told = cabins.single + cabins.double + cabins.twin + cabins.triple + cabins.convertible;
  const doubles = told === 0 ? cabins.staterooms : cabins.double;
  const of = (kind: CabinKind, count: number): CabinKind[] =>
    Array.from({ length: clamp(Math.trunc(count), 0, MOST_OF_A_KIND) }, () => kind);
  return [
    ...of('master', Math.min(1, doubles)),
    ...of('double', doubles - 1),
    ...of('convertible', cabins.convertible),
    ...of('triple', cabins.triple),
    ...of('twin', cabins.twin),
    ...of('single', cabins.single),
  ];
}

/** Whether her data name the amenity. */
export function has(yacht: PlannedYacht, amenity: Amenity): boolean {
  return yacht.amenities.includes(amenity);
}

/** Chairs at her tables: 4 to 24, whatever is told of guests and beds. */
export function seatsOf({ guests, cabins }: PlannedYacht): number {
  const beds =
    cabins.single + 2 * (cabins.double + cabins.twin + cabins.convertible) + 3 * cabins.triple || 2 * cabins.staterooms;
  return clamp(Math.trunc(guests) || beds || 8, 4, 24);
}
