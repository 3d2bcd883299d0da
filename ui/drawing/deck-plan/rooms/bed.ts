import type { Area } from '../area.ts';

const LONG = 2.05;

/** One mattress with its head at the far side of v. */
function mattress(area: Area, u0: number, u1: number, pillows: 1 | 2): void {
  const long = Math.min(LONG, area.width);
  const head = area.width;
  const foot = head - long;
  area.box('cushion', u0, u1, foot, head, 0.06);
  const margin = Math.min(0.1, (u1 - u0) * 0.08);
  const each = (u1 - u0 - margin * (pillows + 1)) / pillows;
  for (let i = 0; i < pillows; i++) {
    const u = u0 + margin + i * (each + margin);
    area.box('linen', u, u + each, head - long * 0.235, head - long * 0.06, 0.08);
  }
  area.line('fine', [u0, head - long * 0.31], [u1, head - long * 0.31]);
}

function bedside(area: Area, from: number, to: number): void {
  if (to - from < 0.3) return;
  const deep = Math.min(0.42, area.width * 0.3);
  area.box('joinery', from, to, area.width - deep, area.width);
  area.disc('fine', (from + to) / 2, area.width - deep / 2, Math.min(0.11, (to - from) * 0.28));
}

/** A bed for two in the middle of the area, with bedside tables where there is room. */
export function doubleBed(area: Area, wide = 1.8, divided = false): void {
  const bed = Math.min(wide, area.length * 0.86);
  const u = (area.length - bed) / 2;
  mattress(area, u, u + bed, 2);
  if (divided)
    area.line(
      'broken',
      [area.length / 2, area.width - Math.min(LONG, area.width)],
      [area.length / 2, area.width * 0.98 - 0.5],
    );
  const side = Math.min(0.5, u - 0.04);
  bedside(area, u - side, u - 0.04);
  bedside(area, u + bed + 0.04, u + bed + side);
}

/** Two beds side by side; a third, broken-lined, folds down above one of them. */
export function twinBeds(area: Area, pullman: boolean): void {
  const each = Math.min(0.92, area.length * 0.4);
  const gap = Math.min(0.62, area.length - 2 * each);
  const u = (area.length - 2 * each - gap) / 2;
  mattress(area, u, u + each, 1);
  mattress(area, u + each + gap, u + 2 * each + gap, 1);
  bedside(area, u + each + 0.04, u + each + gap - 0.04);
  if (!pullman) return;
  const long = Math.min(LONG, area.width) - 0.1;
  area.box('broken', u + 0.1, u + each - 0.1, area.width - long - 0.06, area.width - 0.04, 0.06);
}

export function singleBed(area: Area): void {
  const wide = Math.min(1, area.length * 0.6);
  mattress(area, area.length - wide, area.length, 1);
  bedside(area, area.length - wide - 0.5, area.length - wide - 0.04);
}

/** Two berths one above the other along u, the upper one broken-lined. */
export function bunks(area: Area): void {
  const wide = Math.min(0.85, area.width);
  const long = Math.min(2, area.length);
  area.box('cushion', 0, long, 0, wide, 0.05);
  area.box('linen', long - 0.42, long - 0.1, 0.1, wide - 0.1, 0.07);
  area.box('broken', 0.12, long - 0.52, 0.12, wide - 0.12);
}
