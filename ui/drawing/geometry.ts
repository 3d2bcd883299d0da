export type Point = readonly [x: number, y: number];

/** Rounds to two decimals: a centimetre of a yacht, or a hundredth of a pixel of a scene. */
export function roundToHundredths(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** Writes numbers as short as path data allows: no zero before the point, no space before a minus. */
function write(points: readonly Point[], digits: number): string {
  const scale = 10 ** digits;
  return points
    .flat()
    .map((value) => String(Math.round(value * scale) / scale || 0).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');
}

/** Draws one outline as SVG path data, always in absolute coordinates. */
export class Pen {
  private text: string;
  private last: Point;
  private readonly digits: number;

  constructor(start: Point, digits = 2) {
    this.last = start;
    this.digits = digits;
    this.text = `M${write([start], digits)}`;
  }

  private go(command: string, ...points: readonly Point[]): this {
    this.text += command + write(points, this.digits);
    this.last = points.at(-1) ?? this.last;
    return this;
  }

  line(...points: readonly Point[]): this {
    return points.length === 0 ? this : this.go('L', ...points);
  }

  curve(leaving: Point, arriving: Point, end: Point): this {
    return this.go('C', leaving, arriving, end);
  }

  bend(towards: Point, end: Point): this {
    return this.go('Q', towards, end);
  }

  /** Draws a smooth line through all points from where the pen is (Catmull–Rom). */
  through(points: readonly Point[]): this {
    const all = [this.last, ...points];
    if (all.every(([, y]) => Math.abs(y - this.last[1]) < 0.004)) return this.line(...points.slice(-1));
    for (let i = 1; i < all.length; i++) {
      const here = all[i - 1];
      const next = all[i];
      if (!here || !next) continue;
      const before = all[i - 2] ?? here;
      const after = all[i + 1] ?? next;
      this.curve(
        [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6],
        [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6],
        next,
      );
    }
    return this;
  }

  /** Draws a smooth line over equal intervals of the length, at the heights of a curve, from where the pen is. */
  along(height: Curve, from: number, to: number, intervals: number): this {
    return this.through(pointsAlong(height, from, to, intervals).slice(1));
  }

  /** Draws a smooth line over equal intervals of the height, at the lengths of a curve, from where the pen is. */
  up(place: Curve, from: number, to: number, intervals: number): this {
    return this.through(
      pointsAlong(place, from, to, intervals)
        .map(([z, x]): Point => [x, z])
        .slice(1),
    );
  }

  close(): string {
    return `${this.text}Z`;
  }

  open(): string {
    return this.text;
  }
}

/** Returns the point between two others at the fraction `t` of the distance. */
export function pointBetween([x0, y0]: Point, [x1, y1]: Point, t: number): Point {
  return [lerp(x0, x1, t), lerp(y0, y1, t)];
}

export function pointsAlong(curve: Curve, from: number, to: number, intervals: number): Point[] {
  return evenlySpaced(from, to, intervals).map((at) => [at, curve(at)]);
}

/**
 * Returns a function that draws path data in a frame: `wide` and `tall` from the origin `x`, `y`. It takes the commands
 * M L C Q Z with points as `u,v`, in which a coordinate is a part of the frame and may have metres added: `1-.2` is
 * 20 cm below the frame's upper edge.
 */
export function pathInFrame(x: number, y: number, wide: number, tall = wide): (path: string) => string {
  const place = (coordinate: string, origin: number, size: number): number => {
    const [, part, meters] = /^(-?[\d.]+)([-+][\d.]+)?$/.exec(coordinate) ?? [];
    if (part === undefined) throw new Error(`Not a coordinate: ${coordinate}`);
    return origin + size * Number(part) + Number(meters ?? 0);
  };
  return (path) =>
    path.replaceAll(/([MLCQZ])([^MLCQZ]*)/g, (_, command: string, points: string) => {
      const pairs = points
        .trim()
        .split(/\s+/)
        .filter(Boolean)
        .map((point) => point.split(','));
      return (
        command +
        write(
          pairs.map(([u = '', v = '']): Point => [place(u, x, wide), place(v, y, tall)]),
          2,
        )
      );
    });
}

/** Draws a box whose upper edge lies `lean` metres farther forward than its lower one. */
export function leaningBox(x0: number, x1: number, y0: number, y1: number, lean: number): string {
  return polygon([x0, y0], [x1, y0], [x1 + lean, y1], [x0 + lean, y1]);
}

/** Returns a pen at the end of a long shallow wave across a scene near `y`; `sway` returns the offset of each point. */
export function penAlongWave(width: number, y: number, places: readonly number[], sway: () => number): Pen {
  const edge = places.map((t): Point => [width * t, y + sway()]);
  return new Pen([0, y + sway()], 1).through(edge);
}

export function polygon(first: Point, ...rest: readonly Point[]): string {
  return new Pen(first).line(...rest).close();
}

export function polyline(first: Point, ...rest: readonly Point[]): string {
  return new Pen(first).line(...rest).open();
}

/** Writes relative path commands from `from`, which are shorter for the many small windows of a drawing. */
function relative(from: Point, ...commands: readonly (readonly [name: string, ...points: Point[]])[]): string {
  return `M${write([from], 2)}${commands.map(([name, ...points]) => name + write(points, 2)).join('')}z`;
}

/** Draws a box that leans by `slant` over its height, with corners rounded by `radius`. */
export function roundedBox(x0: number, y0: number, x1: number, y1: number, radius: number, slant = 0): string {
  const r = Math.min(radius, (x1 - x0) / 2, (y1 - y0) / 2);
  const wide = x1 - x0 - 2 * r;
  const tall = y1 - y0 - 2 * r;
  const lean = (slant * tall) / (y1 - y0);
  const s = (slant - lean) / 2;
  return relative(
    [x0 + r, y0],
    ['l', [wide, 0]],
    ['q', [r, 0], [r + s, r]],
    ['l', [lean, tall]],
    ['q', [s, r], [s - r, r]],
    ['l', [-wide, 0]],
    ['q', [-r, 0], [-r - s, -r]],
    ['l', [-lean, -tall]],
    ['q', [-s, -r], [r - s, -r]],
  );
}

export function disc(x: number, y: number, radius: number): string {
  const r = roundToHundredths(radius);
  const half = (across: number): string => `a${r} ${r} 0 1 0 ${roundToHundredths(across)} 0`;
  return `M${write([[x - radius, y]], 2)}${half(2 * r)}${half(-2 * r)}z`;
}

/** A line of a drawing as a function: of heights over the length, or of lengths over the height. */
export type Curve = (at: number) => number;

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Returns 0 before `from`, 1 after `to`, and a smooth S-curve in between. */
export function smoothstep(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Returns the boundaries of a number of equal intervals between two values, which are the first and the last. */
export function evenlySpaced(from: number, to: number, intervals: number): number[] {
  return Array.from({ length: intervals + 1 }, (_, i) => lerp(from, to, i / intervals));
}
