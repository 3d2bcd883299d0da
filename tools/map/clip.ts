import type { Ring } from './rings.ts';

/** Edges of a rectangle, in units of the drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = Ring[number];

/** A stretch of shore on the kept side of an edge, from its entry to its exit. */
interface Stretch {
  readonly points: Point[];
  next: Stretch | null;
}

/** A point where a shore crosses the edge. */
interface Crossing {
  readonly at: number;
  readonly stretch: Stretch;
  readonly isExit: boolean;
}

/**
 * Clips the land that these shores enclose to a box; shores of lakes run the other way round. Every piece becomes a ring
 * of its own, whose sides along the edges of the box lie on land only.
 */
export function clipped(rings: readonly Ring[], { left, top, right, bottom }: Box): readonly Ring[] {
  const west = cut(rings, 0, left, 1);
  const between = cut(west, 0, right, -1);
  return cut(cut(between, 1, top, 1), 1, bottom, -1).filter((ring) => ring.length > 2);
}

/** Keeps the land on one side of a line: `sign` 1 keeps what is beyond `edge`, -1 what is before it. */
function cut(rings: readonly Ring[], axis: 0 | 1, edge: number, sign: 1 | -1): readonly Ring[] {
  const along = axis === 0 ? 1 : 0;
  const kept: Ring[] = [];
  const crossings: Crossing[] = [];
  const stretches: Stretch[] = [];
  const isIn = (point: Point) => (point[axis] - edge) * sign >= 0;
  const meeting = (a: Point, b: Point): Point => {
    const part = (edge - a[axis]) / (b[axis] - a[axis]);
    const across = Math.round(a[along] + part * (b[along] - a[along]));
    return axis === 0 ? [edge, across] : [across, edge];
  };
  for (const ring of rings) {
    const outside = ring.findIndex((point) => !isIn(point));
    if (outside < 0) {
      kept.push(ring);
      continue;
    }
    // Starting at a point outside, every stretch is entered before it is left.
    let open: Stretch | null = null;
    for (let step = 1; step <= ring.length; step += 1) {
      const from = ring[(outside + step - 1) % ring.length] as Point;
      const to = ring[(outside + step) % ring.length] as Point;
      if (isIn(to)) {
        if (open === null) {
          const entry = meeting(from, to);
          open = { points: [entry], next: null };
          stretches.push(open);
          crossings.push({ at: entry[along], stretch: open, isExit: false });
        }
        open.points.push(to);
      } else if (open !== null) {
        const exit = meeting(from, to);
        open.points.push(exit);
        crossings.push({ at: exit[along], stretch: open, isExit: true });
        open = null;
      }
    }
  }
  joinStretches(crossings);
  const done = new Set<Stretch>();
  for (const first of stretches) {
    const points: Point[] = [];
    for (let now: Stretch | null = first; now !== null && !done.has(now); now = now.next) {
      done.add(now);
      points.push(...now.points);
    }
    const ring = points.filter(([x, y], at) => {
      const [lastX, lastY] = points.at(at - 1) as Point;
      return x !== lastX || y !== lastY;
    });
    if (ring.length > 2) kept.push(ring);
  }
  return kept;
}

/** Joins stretches along the edge: land lies between an exit and the next entry. */
function joinStretches(crossings: readonly Crossing[]): void {
  const waiting: Crossing[] = [];
  for (const crossing of crossings.toSorted((a, b) => a.at - b.at)) {
    const last = waiting.at(-1);
    if (last === undefined || last.isExit === crossing.isExit) {
      waiting.push(crossing);
      continue;
    }
    waiting.pop();
    const [exit, entry] = crossing.isExit ? [crossing, last] : [last, crossing];
    exit.stretch.next = entry.stretch;
  }
}
