import type { EmbarkationPort } from '../../../core/estimate/charter-terms.ts';
import { distanceNm } from '../../../core/geo/position.ts';
import type { Stop } from '../../../core/itinerary/itinerary.ts';
import type { Content } from '../content.ts';
import { errorAt, type Finding, warningAt } from '../finding.ts';
import { meantHint } from '../nearest-name.ts';

/** Nautical miles below which two marks on the chart look like one. */
const APART = 0.1;
/** Nautical miles from a port's quays to the water off it, at most. */
const OFF_THE_PORT = 5;

/** Finds stops in unknown areas, stops too close to one another, and stops far from the port of their name. */
export function stopFindings({ source, stops, areas, charterTerms }: Content): readonly Finding[] {
  const file = source.stops.name;
  const all = [...stops.values()].map(({ value }) => value);
  const ports = new Map((charterTerms?.ports ?? []).map((port) => [port.id, port]));
  return all.flatMap((stop, at) => [
    ...inUnknownArea(file, stop, areas),
    ...all.slice(0, at).flatMap((other) => tooNear(file, stop, other)),
    ...farFromPort(file, stop, ports.get(stop.id) ?? null),
  ]);
}

function inUnknownArea(file: string, { id, area }: Stop, areas: Content['areas']): readonly Finding[] {
  if (area === null || areas.has(area)) return [];
  return [errorAt(file, `${id}.area`, `there is no area "${area}"${meantHint(area, areas.keys())}`)];
}

function tooNear(file: string, stop: Stop, other: Stop): readonly Finding[] {
  const miles = distanceNm(stop.position, other.position);
  return miles < APART ? [warningAt(file, `${stop.id}.lat`, `lies less than 0.1 nm from ${other.id}`)] : [];
}

function farFromPort(file: string, stop: Stop, port: EmbarkationPort | null): readonly Finding[] {
  const miles = port === null ? 0 : distanceNm(stop.position, port.position);
  if (miles <= OFF_THE_PORT) return [];
  return [
    warningAt(file, `${stop.id}.lat`, `lies ${Math.round(miles)} nm from the port "${stop.id}" of charter-terms.json`),
  ];
}
