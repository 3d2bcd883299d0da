import { outlinesOf, type Topology } from '../map/outlines.ts';

/** A straight piece of shore in the Mercator square. */
export type Shore = readonly [fromX: number, fromY: number, toX: number, toY: number];

const BANDS = 16_384;

/** The complete coasts of the world from Natural Earth. */
export class Coast {
  readonly shores: readonly Shore[];
  readonly #bands: readonly (readonly number[])[];

  constructor(topology: Topology) {
    this.shores = shoresOf(topology);
    const bands: number[][] = Array.from({ length: BANDS }, () => []);
    this.shores.forEach(([, fromY, , toY], at) => {
      const [first, last] = [bandOf(Math.min(fromY, toY)), bandOf(Math.max(fromY, toY))];
      for (let band = first; band <= last; band += 1) bands[band]?.push(at);
    });
    this.#bands = bands;
  }

  /** Returns whether a point is on land: a ray to the east crosses the coasts an odd number of times. */
  isLand(x: number, y: number): boolean {
    let inside = false;
    for (const at of this.#bands[bandOf(y)] ?? []) {
      const [fromX, fromY, toX, toY] = this.shores[at] as Shore;
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) inside = !inside;
    }
    return inside;
  }

  /** Yields the pieces of shore between two heights. */
  *near(top: number, bottom: number): Generator<Shore> {
    const seen = new Set<number>();
    for (let band = bandOf(top); band <= bandOf(bottom); band += 1) {
      for (const at of this.#bands[band] ?? []) {
        if (seen.has(at)) continue;
        seen.add(at);
        yield this.shores[at] as Shore;
      }
    }
  }
}

function bandOf(y: number): number {
  return Math.max(0, Math.min(BANDS - 1, Math.floor(y * BANDS)));
}

function shoresOf(topology: Topology): readonly Shore[] {
  const shores: Shore[] = [];
  for (const outline of outlinesOf(topology)) {
    // An outline that runs on beyond the antimeridian is repeated at the other edge of the world.
    for (const turn of [-1, 0, 1]) {
      if (!outline.some(({ x }) => x + turn >= 0 && x + turn <= 1)) continue;
      outline.slice(1).forEach((to, at) => {
        const from = outline[at] ?? to;
        shores.push([from.x + turn, from.y, to.x + turn, to.y]);
      });
    }
  }
  return shores;
}
