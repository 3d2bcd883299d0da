import type { Amenity, Yacht } from '../../../core/yacht/yacht.ts';
import type { DrawnYacht } from '../drawn-yacht.ts';
import { clamp } from '../geometry.ts';

/** The data that deck plans are drawn from (ME4). */
export interface DeckPlanYacht extends DrawnYacht {
  readonly cabins: Pick<Yacht['cabins'], 'single' | 'double' | 'twin' | 'triple' | 'convertible' | 'staterooms'>;
  /** Guests; 0 if it is not known. */
  readonly guests: number;
  readonly crew: number;
  readonly amenities: readonly Amenity[];
  /** Main engines; null if it is not known. */
  readonly engines: number | null;
}

/** Returns the data of a yacht that deck plans are drawn from (ME4). */
export function deckPlanYacht({ drawing, dimensions, cabins, amenities, ...yacht }: Yacht): DeckPlanYacht {
  const { length, beam, draft } = dimensions;
  const { engines } = yacht.machinery;
  const [guests, crew] = [yacht.guests.total, yacht.crew.total];
  return { drawing, length, beam, draft, cabins, guests, crew, amenities, engines };
}

/** The usual beam: a constant in metres, and the part of the length that is added to it. */
const USUAL_BEAM = { catamaran: [2.5, 0.37], sail: [2.6, 0.135], motor: [2.2, 0.136] } as const;

/** Returns her beam in metres, within plausible limits for her length, or an estimate from her kind. */
export function beamOrEstimate({ drawing, length, beam }: DrawnYacht): number {
  const [least, share] = USUAL_BEAM[drawing.rig];
  const expected = least + share * length;
  return beam === null || beam <= 0 ? expected : clamp(beam, expected * 0.75, expected * 1.3);
}

export type CabinKind = 'master' | 'double' | 'convertible' | 'triple' | 'twin' | 'single';

/** The maximum number of cabins of a kind that are drawn, so that an error in the data does not slow the page down. */
const MAX_OF_A_KIND = 60;

/** Returns her guest cabins, best first; the first double is the master. Without kinds, staterooms count as doubles. */
export function guestCabins({ cabins }: DeckPlanYacht): readonly CabinKind[] {
  const known = cabins.single + cabins.double + cabins.twin + cabins.triple + cabins.convertible;
  const doubles = known === 0 ? cabins.staterooms : cabins.double;
  const of = (kind: CabinKind, count: number): CabinKind[] =>
    Array.from({ length: clamp(Math.trunc(count), 0, MAX_OF_A_KIND) }, () => kind);
  return [
    ...of('master', Math.min(1, doubles)),
    ...of('double', doubles - 1),
    ...of('convertible', cabins.convertible),
    ...of('triple', cabins.triple),
    ...of('twin', cabins.twin),
    ...of('single', cabins.single),
  ];
}

/** Returns whether the yacht has an amenity. */
export function hasAmenity(yacht: DeckPlanYacht, amenity: Amenity): boolean {
  return yacht.amenities.includes(amenity);
}

/** Returns the number of chairs at her tables: 4 to 24, by guests, else by beds. */
export function diningSeatCount({ guests, cabins }: DeckPlanYacht): number {
  const beds =
    cabins.single + 2 * (cabins.double + cabins.twin + cabins.convertible) + 3 * cabins.triple || 2 * cabins.staterooms;
  return clamp(Math.trunc(guests) || beds || 8, 4, 24);
}
