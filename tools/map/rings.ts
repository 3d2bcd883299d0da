/** The distance that a left-out point may have from the simplified line. */
export type Tolerance = (point: Ring[number]) => number;

/** A closed line in units of the drawing, without a repetition of the first point. */
export type Ring = readonly (readonly [x: number, y: number])[];

/** Simplifies a ring within a tolerance (Douglas and Peucker). */
export function simplified(ring: Ring, tolerance: Tolerance): Ring {
  if (ring.length < 4) return ring;
  // A ring has no ends: it is cut at its first point and the one farthest from it.
  const far = farthest(ring, 0);
  return [
    ...halved(ring.slice(0, far + 1), tolerance),
    ...halved([...ring.slice(far), ring[0] as Ring[number]], tolerance),
  ];
}

/** Returns twice the area, in square units. */
export function size(ring: Ring): number {
  let sum = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Ring[number];
    sum += x * nextY - nextX * y;
  });
  return Math.abs(sum);
}

/** Simplifies a line, without its last point, which begins the next half. */
function halved(line: Ring, tolerance: Tolerance): Ring {
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let piece = stack.pop(); piece !== undefined; piece = stack.pop()) {
    const [from, to] = piece;
    let [worst, at] = [1, -1];
    for (let index = from + 1; index < to; index += 1) {
      const point = line[index] as Ring[number];
      const off = offLine(point, line[from] as Ring[number], line[to] as Ring[number]) / tolerance(point);
      if (off > worst) [worst, at] = [off, index];
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push([from, at], [at, to]);
  }
  return line.filter((_, index) => keep[index] === 1);
}

function farthest(ring: Ring, from: number): number {
  const [x, y] = ring[from] as Ring[number];
  const apart = ring.map(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y));
  return apart.indexOf(Math.max(...apart));
}

function offLine([x, y]: Ring[number], [fromX, fromY]: Ring[number], [toX, toY]: Ring[number]): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
}
