import { distanceNm, type Position } from '../geo/position.ts';
import type { Localized } from '../locale/locale.ts';
import type { Season } from '../price/season.ts';
import type { CruisingArea, Yacht, YachtKind } from '../yacht/yacht.ts';

/** A share from low to high in per mille: 200 to 400 is 20 to 40 %. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/** The VAT of a country on charters that begin there, in a period. */
export interface VatRate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 8601 date of the first day. */
  readonly from: string;
  /** ISO 8601 date of the last day; null for a rate without an end. */
  readonly until: string | null;
  readonly share: ShareRange;
  /** Conditions of the lower share, and other advice for visitors. */
  readonly note: Localized | null;
}

export interface EmbarkationPort {
  readonly id: string;
  readonly name: Localized;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Id of the cruising area that it lies in; null if there is none. */
  readonly area: string | null;
  readonly position: Position;
}

/** The costs of a charter besides its fee. They are content that the brokerage reviews, never constants in code. */
export interface CharterTerms {
  /** ISO 8601 date of the last review. */
  readonly reviewed: string;
  /** Advance provisioning allowance as a share of the fee; what is not spent is given back. */
  readonly apa: Readonly<Record<YachtKind, ShareRange>>;
  /** Voluntary gratuity for the crew, as a share of the fee. */
  readonly gratuity: ShareRange;
  readonly delivery: {
    /** Cost of a day of delivery, as a share of a day's fee. */
    readonly dayShare: ShareRange;
  };
  readonly payment: {
    /** Per mille of the fee; the rest is paid later, with the allowance. */
    readonly atSigning: number;
    /** Weeks before embarkation at which the rest is due. */
    readonly weeksBefore: { readonly from: number; readonly to: number };
  };
  readonly vat: readonly VatRate[];
  readonly ports: readonly EmbarkationPort[];
}

/** Returns a country's rate in force on an ISO 8601 date, the latest of several; null where none is known. */
export function vatRateOn(rows: readonly VatRate[], country: string, date: string): VatRate | null {
  return rows
    .filter((row) => row.country === country && row.from <= date && (row.until === null || date <= row.until))
    .reduce<VatRate | null>((latest, row) => (latest === null || row.from > latest.from ? row : latest), null);
}

/** Divides the ports into those in the yacht's areas of the season, which need no delivery, and the others. */
export function embarkationPortsFor(
  { cruising }: Pick<Yacht, 'cruising'>,
  season: Season,
  { ports }: Pick<CharterTerms, 'ports'>,
) {
  const isHers = (port: EmbarkationPort) => cruising[season].some(({ id }) => id === port.area);
  return { inHerWaters: ports.filter(isHers), others: ports.filter((port) => !isHers(port)) };
}

/**
 * Returns the port where a yacht's charters usually begin: the first port of the first of her areas of the season that
 * has one, else the port nearest to any of them. Null without ports, and if no such area has a port or a position.
 */
export function usualPortOf(
  { cruising }: Pick<Yacht, 'cruising'>,
  season: Season,
  { ports }: Pick<CharterTerms, 'ports'>,
): EmbarkationPort | null {
  const areas = cruising[season];
  return areas.flatMap(({ id }) => ports.filter((port) => port.area === id))[0] ?? nearest(ports, areas);
}

function nearest(ports: readonly EmbarkationPort[], areas: readonly CruisingArea[]): EmbarkationPort | null {
  const places = areas.flatMap(({ position }) => (position === null ? [] : [position]));
  if (places.length === 0) return null;
  const distance = (port: EmbarkationPort) => Math.min(...places.map((place) => distanceNm(place, port.position)));
  return ports.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
