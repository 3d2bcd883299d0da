import type { Position } from '../../geo/position.ts';
import { escapeXml } from '../../shared/escape-markup.ts';
import { type DayText, formatDegrees, type ItineraryText, type LegText, type PlaceText } from './itinerary-text.ts';

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';
const SCHEMA = 'http://www.topografix.com/GPX/1/1/gpx.xsd';

/**
 * Writes an itinerary for a chart plotter (GPX 1.1): each place once, and a route for each day with the points where
 * it turns. A leg without a sea route splits the day's route in two, since a plotter would draw it over land.
 */
export function itineraryGpx({ title, author, address, stamp, days }: ItineraryText): string {
  const places = days.flatMap((day) => day.places.flatMap(waypointOf));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeXml(author)}" xmlns="${NAMESPACE}" ` +
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
      `xsi:schemaLocation="${NAMESPACE} ${SCHEMA}">`,
    `<metadata>${element('name', title)}<link href="${escapeXml(address)}"/>${element('time', stamp)}</metadata>`,
    ...new Set(places),
    ...days.flatMap(routesOf),
    '</gpx>',
    '',
  ].join('\n');
}

/** Returns the waypoint of a place; none for a place without a position. */
function waypointOf({ name, position, note }: PlaceText): readonly string[] {
  if (position === null) return [];
  return [point('wpt', position, element('name', name) + (note === null ? '' : element('desc', note)))];
}

/** Returns the route of a day, or several where a leg in between has no sea route. */
function routesOf({ number, title, legs }: DayText): readonly string[] {
  const runs: LegText[][] = [[]];
  for (const leg of legs) {
    if (leg.points.length === 0) runs.push([]);
    else runs.at(-1)?.push(leg);
  }
  return runs
    .filter((run) => run.length > 0)
    .map((run) => {
      const description = run.map(({ words }) => words).join('\n');
      const head = element('name', title) + element('desc', description) + element('number', String(number));
      return ['<rte>', head, ...run.flatMap(routePointsOf), '</rte>'].join('\n');
    });
}

/** Returns the points of a leg; its start only for the first leg, since later ones start where the leg before ended. */
function routePointsOf({ from, to, points }: LegText, at: number): readonly string[] {
  const ends = new Set([from, to].flatMap(({ position }) => (position === null ? [] : [key(position)])));
  const turns = points.filter((turn) => !ends.has(key(turn)));
  return [
    ...(at === 0 ? endOf(from) : []),
    ...turns.map((turn) => point('rtept', turn, '<type>via</type>')),
    ...endOf(to),
  ];
}

function endOf({ name, position }: PlaceText): readonly string[] {
  return position === null ? [] : [point('rtept', position, element('name', name))];
}

function key(position: Position): string {
  const { lat, lon } = formatDegrees(position);
  return `${lat} ${lon}`;
}

function point(tag: 'wpt' | 'rtept', position: Position, inside: string): string {
  const { lat, lon } = formatDegrees(position);
  return `<${tag} lat="${lat}" lon="${lon}">${inside}</${tag}>`;
}

function element(tag: string, text: string): string {
  return `<${tag}>${escapeXml(text)}</${tag}>`;
}
