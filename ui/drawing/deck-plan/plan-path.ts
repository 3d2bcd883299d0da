import type { Point } from '../geometry.ts';

/** Writes metres to the centimetre, as short as path data allows, by integer arithmetic, which is fast. */
function short(value: number): string {
  const hundredths = Math.round(value * 100);
  if (hundredths === 0) return '0';
  const size = Math.abs(hundredths);
  const rest = size % 100;
  const whole = (size - rest) / 100;
  const digits = rest === 0 ? '' : rest % 10 === 0 ? `.${rest / 10}` : rest < 10 ? `.0${rest}` : `.${rest}`;
  return `${hundredths < 0 ? '-' : ''}${whole === 0 ? '' : whole}${digits}`;
}

/** Writes a command of SVG path data from its letter and its numbers: `M1.5-2`. A point is two numbers. */
export function pathCommand(letter: string, ...numbers: readonly number[]): string {
  return numbers.reduce<string>((text, value, i) => {
    const number = short(value);
    return i === 0 || number.startsWith('-') ? text + number : `${text} ${number}`;
  }, letter);
}

/** Writes a line of straight segments, with the short commands for segments along an axis. */
export function compactPolyline(points: readonly Point[]): string {
  return points.reduce((text, [x, y], i) => {
    const before = points[i - 1];
    if (!before) return pathCommand('M', x, y);
    if (Math.abs(before[1] - y) < 0.005) return text + pathCommand('h', x - before[0]);
    return text + (Math.abs(before[0] - x) < 0.005 ? pathCommand('v', y - before[1]) : pathCommand('L', x, y));
  }, '');
}

/** Writes a smooth line from the first point, in short relative curves whose rounding errors do not add up. */
export function compactCurve(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
  return rounded.slice(1).reduce((text, next, i) => {
    const here = rounded[i] ?? next;
    const before = rounded[i - 1] ?? here;
    const after = rounded[i + 2] ?? next;
    const [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    if (Math.abs(dy) < 0.005) return text + pathCommand('h', dx);
    const [ax, ay] = [(next[0] - before[0]) / 6, (next[1] - before[1]) / 6];
    const [bx, by] = [(after[0] - here[0]) / 6, (after[1] - here[1]) / 6];
    return text + pathCommand('c', ax, ay, dx - bx, dy - by, dx, dy);
  }, '');
}
