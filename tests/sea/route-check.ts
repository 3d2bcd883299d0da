import { project } from '../../core/geo/mercator.ts';
import { distanceNm, type Position } from '../../core/geo/position.ts';
import { nearestWorldCopy } from '../../core/sea/sea-graph.ts';
import { type SeaRoute, type SeaRouteFinder, WATERWAY_IDS, WATERWAYS } from '../../core/sea/sea-route-finder.ts';
import type { Stop } from './real-sea.ts';
import type { ShoreIndex } from './shore-index.ts';

export type Pair = readonly [from: Stop, to: Stop];

/** Degrees within which a point belongs to a waterway: waypoints have a precision of a hundredth of a mile. */
const SAME = 0.0005;

/** Returns all pairs of stops, each once. */
export function pairsOf(stops: readonly Stop[]): readonly Pair[] {
  return stops.flatMap((from, at) => stops.slice(at + 1).map((to) => [from, to] as const));
}

/** Checks routes between stops against the coasts. Routes share most of their legs, so each leg is checked once. */
export class RouteCheck {
  readonly #sea: SeaRouteFinder;
  readonly #shores: ShoreIndex;
  /** Whether a leg crosses land, by the text of the leg. */
  readonly #crossing = new Map<string, boolean>();

  constructor(sea: SeaRouteFinder, shores: ShoreIndex) {
    this.#sea = sea;
    this.#shores = shores;
  }

  /** The number of legs checked. */
  get legs(): number {
    return this.#crossing.size;
  }

  /** Returns the faults of the routes between these pairs, as texts with the ids of both stops. */
  faults(pairs: readonly Pair[]): readonly string[] {
    return pairs.flatMap(([from, to]) => {
      const route = this.#sea.route(from, to);
      const faults = route.ok
        ? [...this.#ashore(route.value), ...tooShort(route.value)]
        : [JSON.stringify(route.error)];
      return faults.map((fault) => `${from.id} to ${to.id}: ${fault}`);
    });
  }

  /** Returns the legs that cross land, other than those of a waterway. */
  #ashore({ points }: SeaRoute): readonly string[] {
    return points.slice(1).flatMap((to, at) => {
      const from = points[at] ?? to;
      const leg = `${textOf(from)} to ${textOf(to)}`;
      return this.#crosses(leg, from, to) ? [leg] : [];
    });
  }

  #crosses(leg: string, from: Position, to: Position): boolean {
    const known = this.#crossing.get(leg);
    if (known !== undefined) return known;
    if (isInWaterway(from, to)) return false;
    const start = project(from);
    const crosses = this.#shores.crosses(start, nearestWorldCopy(start, project(to)));
    this.#crossing.set(leg, crosses);
    return crosses;
  }
}

function textOf({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

function tooShort({ points, miles }: SeaRoute): readonly string[] {
  const [first, last] = [points[0], points.at(-1)];
  const isShort = first !== undefined && last !== undefined && miles < distanceNm(first, last) - 0.01;
  return isShort ? ['shorter than the crow flies'] : [];
}

function isInWaterway(from: Position, to: Position): boolean {
  return WATERWAY_IDS.some((id) => {
    const at = (point: Position) => WATERWAYS[id].line.findIndex((one) => isSame(one, point));
    const [one, other] = [at(from), at(to)];
    return one >= 0 && other >= 0 && Math.abs(one - other) === 1;
  });
}

function isSame(one: Position, other: Position): boolean {
  return Math.max(Math.abs(one.latitude - other.latitude), Math.abs(one.longitude - other.longitude)) < SAME;
}
