import type { DeckArea } from '../deck-area.ts';

/** Length of a mattress, metres. */
const LONG = 2.05;

/** Draws one mattress with its head at v = width. */
function mattress(area: DeckArea, u0: number, u1: number, pillows: 1 | 2): void {
  const long = Math.min(LONG, area.width);
  const head = area.width;
  area.box('cushion', u0, u1, head - long, head, 0.06);
  const margin = Math.min(0.1, (u1 - u0) * 0.08);
  const each = (u1 - u0 - margin * (pillows + 1)) / pillows;
  for (let i = 0; i < pillows; i++) {
    const u = u0 + margin + i * (each + margin);
    area.box('linen', u, u + each, head - long * 0.235, head - long * 0.06, 0.08);
  }
  area.line('fine', [u0, head - long * 0.31], [u1, head - long * 0.31]);
}

function bedside(area: DeckArea, from: number, to: number): void {
  if (to - from < 0.3) return;
  const deep = Math.min(0.42, area.width * 0.3);
  area.box('joinery', from, to, area.width - deep, area.width);
  area.disc('fine', (from + to) / 2, area.width - deep / 2, Math.min(0.11, (to - from) * 0.28));
}

/** Draws a bed for two in the middle of the area, with bedside tables where there is room. */
export function drawDoubleBed(area: DeckArea, wide: number, divided = false): void {
  const { length, width } = area;
  const bed = Math.min(wide, length * 0.86);
  const u = (length - bed) / 2;
  mattress(area, u, u + bed, 2);
  if (divided) area.line('broken', [length / 2, width - Math.min(LONG, width)], [length / 2, width * 0.98 - 0.5]);
  const side = Math.min(0.5, u - 0.04);
  bedside(area, u - side, u - 0.04);
  bedside(area, u + bed + 0.04, u + bed + side);
}

/** Draws two beds side by side and, with `pullman`, a folding berth above one of them as a broken line. */
export function drawTwinBeds(area: DeckArea, pullman: boolean): void {
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

export function drawSingleBed(area: DeckArea): void {
  const wide = Math.min(1, area.length * 0.6);
  mattress(area, area.length - wide, area.length, 1);
  bedside(area, area.length - wide - 0.5, area.length - wide - 0.04);
}

/** Draws two bunks along u, one above the other, the upper one as a broken line. */
export function drawBunks(area: DeckArea): void {
  const wide = Math.min(0.85, area.width);
  const long = Math.min(2, area.length);
  area.box('cushion', 0, long, 0, wide, 0.05);
  area.box('linen', long - 0.42, long - 0.1, 0.1, wide - 0.1, 0.07);
  area.box('broken', 0.12, long - 0.52, 0.12, wide - 0.12);
}

/** Draws a toilet against the wall at v = 0: cistern and bowl. */
function toilet(area: DeckArea, u: number): void {
  area.box('linen', u - 0.2, u + 0.2, 0, 0.16);
  area.box('linen', u - 0.18, u + 0.18, 0.16, 0.6, 0.18);
}

/** Draws basins at v = 0, the toilet at u = 0 and the shower at v = width; the door is in the wall at u = length. */
export function drawBathroom(area: DeckArea, grand: boolean, plain = false): void {
  const { length, width } = area;
  area.box('stone');
  if (length < 0.75 || width < 1) return;
  const shower = Math.min(grand ? 1.5 : 1.1, width * 0.42);
  const from = width - shower;
  area.line('fine', [0, from], [length, from]);
  area.line('fine', [0, from], [length, width], [length, from], [0, width]);
  if (!plain) area.disc('linen', length / 2, from + shower / 2, Math.min(0.1, shower * 0.12));
  const dry = area.part(0, length, 0, from);
  const top = Math.min(0.46, dry.width * 0.3);
  if (dry.width > 0.95) toilet(dry.turned(), Math.max(top + 0.3, dry.width - 0.4));
  dry.box('joinery', 0.04, length - 0.04, 0.04, top);
  const wide = Math.min(0.5, length * 0.4);
  for (const t of grand && length > 1.5 ? [0.28, 0.72] : [0.5])
    dry.box('linen', length * t - wide / 2, length * t + wide / 2, 0.04 + top * 0.2, top * 0.88, plain ? 0 : 0.14);
}

/** Draws a day head: basin and toilet in a small room. */
export function drawDayHead(area: DeckArea): void {
  area.box('stone');
  if (area.length < 0.9 || area.width < 0.9) return;
  toilet(area.flipped(), area.length * 0.5);
  area.box('linen', 0.08, Math.min(0.42, area.length * 0.4), 0.1, Math.min(0.6, area.width * 0.5), 0.12);
}
