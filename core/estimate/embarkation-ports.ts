import { distanceNm } from '../geo/distance.ts';
import type { Season } from '../price/season.ts';
import type { CruisingArea, Yacht } from '../yacht/yacht.ts';
import type { CharterTerms, EmbarkationPort } from './charter-terms.ts';

/** Ports to choose from, each list in the order of the content. */
export interface PortChoice {
  /** Ports in her areas of the season, which need no delivery. */
  readonly inHerWaters: readonly EmbarkationPort[];
  readonly others: readonly EmbarkationPort[];
}

/** Divides the ports into those of her areas of the season and the others. */
export function portsFor(
  { cruising }: Pick<Yacht, 'cruising'>,
  season: Season,
  { ports }: Pick<CharterTerms, 'ports'>,
): PortChoice {
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
  return ports.reduce<EmbarkationPort | null>(
    (near, port) => (near === null || away(port) < away(near) ? port : near),
    null,
  );
}
