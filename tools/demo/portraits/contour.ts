/** A point of a contour, in hundredths of the head's height from crown to chin; x grows backward from the face, y downward. */
export interface ContourPoint {
  readonly x: number;
  readonly y: number;
  /** Whether the line turns sharply here, as below the nose. */
  readonly isCorner?: boolean;
}

/** x, y and whether the line turns sharply there. */
type PointRow = readonly [x: number, y: number, corner?: 'corner'];

/** Makes a point of each row. */
export function points(...pairs: readonly PointRow[]): ContourPoint[] {
  return pairs.map(([x, y, corner]) => ({ x, y, isCorner: corner === 'corner' }));
}

/** Reads points from text: `28,8 14,13 74,90!`, where the mark stands for a corner. */
export function readPoints(text: string): ContourPoint[] {
  return text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.replace('!', '').split(',').map(Number);
    return { x, y, isCorner: point.endsWith('!') };
  });
}

/** The reach of a curve's handles, as a share of the distance to the next point. */
const HANDLE = 1 / 3;

/** Returns the SVG path of a smooth line through the points, from the first to the last. */
export function linePath(line: readonly ContourPoint[]): string {
  const [first] = line;
  if (first === undefined) return '';
  const curves = line.slice(1).map((to, at) => {
    const from = line[at] as ContourPoint;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const leave = tangent(line, at);
    const arrive = tangent(line, at + 1);
    const reach = length * HANDLE;
    return `C${pair(from.x + leave.x * reach, from.y + leave.y * reach)} ${pair(to.x - arrive.x * reach, to.y - arrive.y * reach)} ${pair(to.x, to.y)}`;
  });
  return `M${pair(first.x, first.y)}${curves.join('')}`;
}

/** Returns the direction of the line at a point, of length 1; at a corner and at the ends there is none. */
function tangent(line: readonly ContourPoint[], at: number) {
  const [before, point, after] = [line[at - 1], line[at], line[at + 1]];
  if (before === undefined || after === undefined || point === undefined || point.isCorner) return { x: 0, y: 0 };
  // The nearer neighbour counts more, so that a long side does not bend a short one.
  const [near, far] = [
    Math.hypot(point.x - before.x, point.y - before.y),
    Math.hypot(after.x - point.x, after.y - point.y),
  ];
  const x = ((point.x - before.x) * far) / near + ((after.x - point.x) * near) / far;
  const y = ((point.y - before.y) * far) / near + ((after.y - point.y) * near) / far;
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

function pair(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
