import type { Point } from '../geometry.ts';
import type { DeckDrawing } from './deck-drawing.ts';
import type { DeckPlanLayer } from './layer.ts';
import { compactPolyline, pathCommand } from './plan-path.ts';
import type { RoomKind } from './room-kind.ts';

/** A door in a wall, from `at` metres along it. A hinged one swings to one side: 1 is that of v for a wall along u. */
export interface Door {
  readonly at: number;
  readonly width: number;
  readonly opening: 1 | -1 | 'sliding';
}

/** The origin of an area on the deck, and its directions. */
interface Frame {
  readonly origin: Point;
  readonly along: Point;
  readonly across: Point;
}

/** The distance of the control points of a quarter circle drawn as one cubic curve, relative to its radius. */
const QUARTER = 0.5523;

/**
 * A rectangle of a deck with coordinates of its own: `u` runs along its length from 0, `v` across its width from 0, so
 * that the same furniture can be drawn on either side and in any direction.
 */
export class DeckArea {
  readonly drawing: DeckDrawing;
  readonly length: number;
  readonly width: number;
  private readonly frame: Frame;

  constructor(drawing: DeckDrawing, frame: Frame, length: number, width: number) {
    this.drawing = drawing;
    this.frame = frame;
    this.length = Math.max(0.1, length);
    this.width = Math.max(0.1, width);
  }

  at(u: number, v: number): Point {
    const { origin, along, across } = this.frame;
    return [origin[0] + along[0] * u + across[0] * v, origin[1] + along[1] * u + across[1] * v];
  }

  part(u0: number, u1: number, v0 = 0, v1 = this.width): DeckArea {
    return new DeckArea(this.drawing, { ...this.frame, origin: this.at(u0, v0) }, u1 - u0, v1 - v0);
  }

  /** Returns the middle of the area, at most this long and wide. */
  middle(length: number, width: number): DeckArea {
    const l = Math.min(length, this.length);
    const w = Math.min(width, this.width);
    const u = (this.length - l) / 2;
    const v = (this.width - w) / 2;
    return this.part(u, u + l, v, v + w);
  }

  inset(by: number): DeckArea {
    return this.middle(this.length - 2 * by, this.width - 2 * by);
  }

  /** Returns the same area with u reversed. */
  backwards(): DeckArea {
    const { across, along } = this.frame;
    const frame = { origin: this.at(this.length, 0), along: opposite(along), across };
    return new DeckArea(this.drawing, frame, this.length, this.width);
  }

  /** Returns the same area with v reversed. */
  flipped(): DeckArea {
    const { across, along } = this.frame;
    const frame = { origin: this.at(0, this.width), along, across: opposite(across) };
    return new DeckArea(this.drawing, frame, this.length, this.width);
  }

  /** Returns the same area with u and v exchanged. */
  turned(): DeckArea {
    const { origin, across, along } = this.frame;
    return new DeckArea(this.drawing, { origin, along: across, across: along }, this.width, this.length);
  }

  box(layer: DeckPlanLayer, u0 = 0, u1 = this.length, v0 = 0, v1 = this.width, radius = 0): this {
    const [ax, ay] = this.at(u0, v0);
    const [bx, by] = this.at(u1, v1);
    const x = Math.min(ax, bx);
    const y = Math.min(ay, by);
    const wide = Math.abs(bx - ax);
    const tall = Math.abs(by - ay);
    const r = Math.round(Math.min(radius, wide / 2, tall / 2) * 100) / 100;
    if (r < 0.1) {
      this.drawing.put(
        layer,
        `${pathCommand('M', x, y)}${pathCommand('h', wide)}${pathCommand('v', tall)}${pathCommand('h', -wide)}z`,
      );
      return this;
    }
    const top = pathCommand('M', x + r, y) + pathCommand('h', wide - 2 * r) + pathCommand('q', r, 0, r, r);
    const right = pathCommand('v', tall - 2 * r) + pathCommand('q', 0, r, -r, r);
    const bottom = pathCommand('h', 2 * r - wide) + pathCommand('q', -r, 0, -r, -r);
    const left = pathCommand('v', 2 * r - tall) + pathCommand('q', 0, -r, r, -r);
    this.drawing.put(layer, `${top}${right}${bottom}${left}z`);
    return this;
  }

  /** Draws the whole area as a box with rounded corners. */
  rounded(layer: DeckPlanLayer, radius: number): this {
    return this.box(layer, 0, this.length, 0, this.width, radius);
  }

  line(layer: DeckPlanLayer, ...points: readonly Point[]): this {
    this.drawing.put(layer, compactPolyline(points.map(([u, v]) => this.at(u, v))));
    return this;
  }

  disc(layer: DeckPlanLayer, u: number, v: number, radius: number): this {
    const [x, y] = this.at(u, v);
    const r = Math.round(radius * 100) / 100;
    const half = (across: number): string => `a${String(r)} ${String(r)} 0 1 0${pathCommand(' ', across, 0)}`;
    this.drawing.put(layer, `${pathCommand('M', x - r, y)}${half(2 * r)}${half(-2 * r)}z`);
    return this;
  }

  /** Draws a wall with doors in it; those with hinges stand open at a right angle. */
  wall(from: Point, to: Point, ...doors: readonly Door[]): this {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 0.05) return this;
    const t: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const on = (d: number): Point => [from[0] + t[0] * d, from[1] + t[1] * d];
    let reached = 0;
    for (const { at, width, opening } of doors) {
      const start = Math.min(Math.max(at, reached), Math.max(reached, length - 0.1));
      const end = Math.min(start + width, length);
      if (start - reached > 0.02) this.line('wall', on(reached), on(start));
      if (opening === 'sliding') this.line('fine', on(start), on(end));
      else this.doorLeaf(on(start), t, end - start, opening);
      reached = end;
    }
    if (length - reached > 0.02) this.line('wall', on(reached), on(length));
    return this;
  }

  private doorLeaf(hinge: Point, t: Point, width: number, opening: 1 | -1): void {
    const n: Point = [-t[1] * opening, t[0] * opening];
    const far = (a: number, b: number): Point =>
      this.at(hinge[0] + t[0] * a + n[0] * b, hinge[1] + t[1] * a + n[1] * b);
    const [x, y] = far(0, width);
    const arc = [far(width * QUARTER, width), far(width, width * QUARTER), far(width, 0)].flatMap(([a, b]) => [
      a - x,
      b - y,
    ]);
    this.drawing.put('fine', `${compactPolyline([far(0, 0), [x, y]])}${pathCommand('c', ...arc)}`);
  }

  /** Marks a place that gets a number in the legend. */
  name(kind: RoomKind, u = this.length / 2, v = this.width / 2): this {
    this.drawing.mark(kind, this.at(u, v));
    return this;
  }
}

function opposite([x, y]: Point): Point {
  return [-x, -y];
}
