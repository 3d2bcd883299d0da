import type * as v from 'valibot';
import { distanceNm } from '../geo/position.ts';
import type { Season } from '../price/season.ts';
import type { common, port, share, vatRow } from '../records/parse-charter-terms.ts';
import type { Immutable } from '../shared/immutable.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';

/** A share from low to high in per mille: 200 to 400 is 20 to 40 %. */
export type ShareRange = Immutable<v.InferOutput<typeof share>>;
export type VatRate = Immutable<v.InferOutput<typeof vatRow>>;
export type EmbarkationPort = Immutable<v.InferOutput<typeof port>>;

/** The costs of a charter beside its fee. They are content that the brokerage reviews, never constants of the software. */
export interface CharterTerms extends Immutable<v.InferOutput<typeof common>> {
  readonly vat: readonly VatRate[];
  readonly ports: readonly EmbarkationPort[];
}

/** Returns a country's rate in force on an ISO 8601 date, the latest of several; null where none is known. */
export function vatRateOn(rows: readonly VatRate[], country: string, date: string): VatRate | null {
  const inForce = rows.filter(
    (row) => row.country === country && row.from <= date && (row.until === null || date <= row.until),
  );
  return inForce.reduce<VatRate | null>(
    (latest, row) => (latest === null || row.from > latest.from ? row : latest),
    null,
  );
}

/** Divides the ports into those of her areas of the season, which need no delivery, and the others. */
export function portsFor(
  { cruising }: Pick<Yacht, 'cruising'>,
  season: Season,
  { ports }: Pick<CharterTerms, 'ports'>,
) {
  const isHers = (port: EmbarkationPort) => cruising[season].some(({ id }) => id === port.area);
  return { inHerWaters: ports.filter(isHers), others: ports.filter((port) => !isHers(port)) };
}

/**
 * Returns the port where her charters usually begin: the first port of the first of her areas of the season that has
 * one, else the port nearest to one of them. Null where she has no area in that season.
 */
export function defaultPort(
  { cruising }: Pick<Yacht, 'cruising'>,
  season: Season,
  { ports }: Pick<CharterTerms, 'ports'>,
): EmbarkationPort | null {
  const areas = cruising[season];
  const own = areas.flatMap(({ id }) => ports.filter((port) => port.area === id));
  return own[0] ?? nearest(ports, areas);
}

function nearest(ports: readonly EmbarkationPort[], areas: readonly CruisingArea[]): EmbarkationPort | null {
  const places = areas.flatMap(({ position }) => (position === null ? [] : [position]));
  if (places.length === 0) return null;
  const away = (port: EmbarkationPort) => Math.min(...places.map((place) => distanceNm(place, port.position)));
  return ports.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}
