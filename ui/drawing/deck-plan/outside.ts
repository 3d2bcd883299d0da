import type { Point } from '../pen.ts';
import type { Area } from './area.ts';
import { command } from './deck-drawing.ts';

/** Mattresses side by side over the area, pillows at u = length. */
export function sunpads(area: Area): void {
  const { length, width } = area;
  const count = Math.max(1, Math.round(width / 0.95));
  area.box('cushion', 0, length, 0, width, 0.15);
  const each = width / count;
  for (let i = 0; i < count; i++) {
    if (i > 0) area.line('fine', [0.04, each * i], [length - 0.04, each * i]);
    area.box('linen', length - 0.5, length - 0.16, each * i + each * 0.16, each * (i + 1) - each * 0.16, 0.1);
  }
}

/** Single loungers along v, feet at u = 0. */
export function loungers(area: Area): void {
  const count = Math.max(1, Math.floor(area.width / 1.15));
  const pitch = area.width / count;
  const long = Math.min(1.95, area.length);
  for (let i = 0; i < count; i++) {
    const v = pitch * (i + 0.5) - 0.34;
    area.box('cushion', 0, long, v, v + 0.68, 0.08);
    area.line('fine', [long * 0.66, v], [long * 0.66, v + 0.68]);
    area.box('linen', long - 0.36, long - 0.08, v + 0.12, v + 0.56, 0.08);
  }
}

/** A round tub in a square surround with seats inside. */
export function jacuzzi(area: Area): void {
  const size = Math.min(area.length, area.width, 3.1);
  const square = area.middle(size, size);
  square.box('stone', 0, size, 0, size, 0.25);
  const c = size / 2;
  const r = size * 0.4;
  square.disc('water', c, c, r).disc('fine', c, c, r * 0.68);
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    square.line(
      'fine',
      [c + Math.cos(a) * r * 0.68, c + Math.sin(a) * r * 0.68],
      [c + Math.cos(a) * r, c + Math.sin(a) * r],
    );
  }
}

/** A pool with a stone edge and steps at u = length. */
export function pool(area: Area): void {
  const { length, width } = area;
  const edge = Math.min(0.35, width * 0.1);
  area.box('stone', 0, length, 0, width, 0.2);
  area.box('water', edge, length - edge, edge, width - edge, 0.15);
  for (const step of [0.35, 0.7])
    if (length > 2.5)
      area.line('fine', [length - edge - step, edge + 0.05], [length - edge - step, width - edge - 0.05]);
  for (const t of [0.3, 0.5, 0.7]) {
    const v = width * t;
    area.line('fine', [edge + length * 0.12, v], [edge + length * (0.2 + t * 0.25), v]);
  }
}

/** A tender seen from above, bow at u = length: tube, cockpit, console and seats. */
export function tenderPlan(area: Area): void {
  const long = area.length;
  const wide = Math.min(area.width, long * 0.42);
  const boat = area.middle(long, wide);
  const hull = (inset: number): string => {
    const h = wide / 2 - inset;
    const p = (u: number, v: number): Point => boat.at(u, wide / 2 + v);
    return [
      command('M', ...p(inset, -h * 0.92)),
      command('L', ...p(long * 0.55, -h)),
      command('C', ...p(long * 0.8, -h), ...p(long * 0.94 - inset, -h * 0.5), ...p(long - inset, 0)),
      command('C', ...p(long * 0.94 - inset, h * 0.5), ...p(long * 0.8, h), ...p(long * 0.55, h)),
      command('L', ...p(inset, h * 0.92)),
      'z',
    ].join('');
  };
  boat.drawing.put('machine', hull(0));
  boat.drawing.put('linen', hull(Math.min(0.28, wide * 0.14)));
  const c = wide / 2;
  const inner = wide * 0.27;
  boat.box('fine', long * 0.1, long * 0.2, c - inner, c + inner, 0.06);
  boat.box('fine', long * 0.3, long * 0.4, c - inner * 0.7, c + inner * 0.7, 0.06);
  boat.box('fine', long * 0.5, long * 0.6, c - inner * 0.6, c + inner * 0.6, 0.08);
  boat.line('fine', [long * 0.66, c - inner], [long * 0.88, c], [long * 0.66, c + inner]);
}

/** A jet-ski, bow at u = length. */
export function jetSki(area: Area): void {
  const ski = area.middle(3, 1.1);
  const { length, width } = ski;
  ski.box('machine', 0, length, 0, width, width * 0.45);
  ski.box('fine', length * 0.15, length * 0.55, width * 0.32, width * 0.68, 0.1);
  ski.line('fine', [length * 0.62, width * 0.15], [length * 0.66, width * 0.85]);
}

/** The circle of a helipad and its H, as large as the area allows. */
export function helipad(area: Area): void {
  const r = Math.min(area.length, area.width) / 2;
  const u = area.length / 2;
  const v = area.width / 2;
  area.disc('terrace', u, v, r).disc('fine', u, v, r * 0.93);
  const w = r * 0.22;
  const l = r * 0.36;
  area.line('wall', [u - l, v - w], [u + l, v - w]).line('wall', [u - l, v + w], [u + l, v + w]);
  area.line('wall', [u, v - w], [u, v + w]);
}

/** A flight of steps that climbs towards u = length, with its arrow. */
export function stairFlight(area: Area, arrow = true): void {
  const { length, width } = area;
  const count = Math.max(3, Math.round(length / 0.27));
  area.box('linen');
  for (let i = 1; i < count; i++) area.line('fine', [(length * i) / count, 0], [(length * i) / count, width]);
  if (!arrow || length < 1) return;
  const v = width / 2;
  area.line('fine', [0.12, v], [length - 0.15, v]);
  area.line('fine', [length - 0.36, v - 0.12], [length - 0.15, v], [length - 0.36, v + 0.12]);
}

/** Windlass, chain stoppers and bollards on a foredeck, bow at u = length. */
export function mooringGear(area: Area): void {
  const { length, width } = area;
  const v = width / 2;
  const off = Math.min(width * 0.22, 0.9);
  for (const side of [-1, 1]) {
    const y = v + side * off;
    area.disc('machine', length * 0.3, y, Math.min(0.34, off * 0.6));
    area.disc('fine', length * 0.3, y, Math.min(0.15, off * 0.3));
    area.line('fine', [length * 0.3 + 0.3, y], [length * 0.95, v + side * off * 0.25]);
    area.box(
      'machine',
      length * 0.05,
      length * 0.05 + 0.5,
      v + side * width * 0.36 - 0.09,
      v + side * width * 0.36 + 0.09,
      0.08,
    );
  }
}
