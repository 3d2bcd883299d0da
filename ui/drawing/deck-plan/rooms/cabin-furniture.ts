import type { DeckArea } from '../deck-area.ts';

/** Length of a mattress, metres. */
const MATTRESS_LENGTH = 2.05;

/** Draws one mattress with its head at v = width. */
function drawMattress(area: DeckArea, u0: number, u1: number, pillows: 1 | 2): void {
  const mattressLength = Math.min(MATTRESS_LENGTH, area.width);
  const head = area.width;
  area.box('cushion', u0, u1, head - mattressLength, head, 0.06);
  const margin = Math.min(0.1, (u1 - u0) * 0.08);
  const pillowWidth = (u1 - u0 - margin * (pillows + 1)) / pillows;
  for (let i = 0; i < pillows; i++) {
    const u = u0 + margin + i * (pillowWidth + margin);
    area.box('linen', u, u + pillowWidth, head - mattressLength * 0.235, head - mattressLength * 0.06, 0.08);
  }
  area.line('fine', [u0, head - mattressLength * 0.31], [u1, head - mattressLength * 0.31]);
}

function drawBedsideTable(area: DeckArea, from: number, to: number): void {
  if (to - from < 0.3) return;
  const depth = Math.min(0.42, area.width * 0.3);
  area.box('joinery', from, to, area.width - depth, area.width);
  area.disc('fine', (from + to) / 2, area.width - depth / 2, Math.min(0.11, (to - from) * 0.28));
}

/** Draws a bed for two in the middle of the area, with bedside tables where there is room. */
export function drawDoubleBed(area: DeckArea, maxBedWidth: number, isConvertible = false): void {
  const { length, width } = area;
  const bedWidth = Math.min(maxBedWidth, length * 0.86);
  const u = (length - bedWidth) / 2;
  drawMattress(area, u, u + bedWidth, 2);
  if (isConvertible)
    area.line('dashed', [length / 2, width - Math.min(MATTRESS_LENGTH, width)], [length / 2, width * 0.98 - 0.5]);
  const tableWidth = Math.min(0.5, u - 0.04);
  drawBedsideTable(area, u - tableWidth, u - 0.04);
  drawBedsideTable(area, u + bedWidth + 0.04, u + bedWidth + tableWidth);
}

/** Draws two beds side by side and, with `hasPullman`, a folding berth above one of them as a dashed line. */
export function drawTwinBeds(area: DeckArea, hasPullman: boolean): void {
  const bedWidth = Math.min(0.92, area.length * 0.4);
  const gap = Math.min(0.62, area.length - 2 * bedWidth);
  const u = (area.length - 2 * bedWidth - gap) / 2;
  drawMattress(area, u, u + bedWidth, 1);
  drawMattress(area, u + bedWidth + gap, u + 2 * bedWidth + gap, 1);
  drawBedsideTable(area, u + bedWidth + 0.04, u + bedWidth + gap - 0.04);
  if (!hasPullman) return;
  const berthLength = Math.min(MATTRESS_LENGTH, area.width) - 0.1;
  area.box('dashed', u + 0.1, u + bedWidth - 0.1, area.width - berthLength - 0.06, area.width - 0.04, 0.06);
}

export function drawSingleBed(area: DeckArea): void {
  const bedWidth = Math.min(1, area.length * 0.6);
  drawMattress(area, area.length - bedWidth, area.length, 1);
  drawBedsideTable(area, area.length - bedWidth - 0.5, area.length - bedWidth - 0.04);
}

/** Draws two bunks along u, one above the other, the upper one as a dashed line. */
export function drawBunks(area: DeckArea): void {
  const bunkWidth = Math.min(0.85, area.width);
  const bunkLength = Math.min(2, area.length);
  area.box('cushion', 0, bunkLength, 0, bunkWidth, 0.05);
  area.box('linen', bunkLength - 0.42, bunkLength - 0.1, 0.1, bunkWidth - 0.1, 0.07);
  area.box('dashed', 0.12, bunkLength - 0.52, 0.12, bunkWidth - 0.12);
}

/** Draws a toilet against the wall at v = 0: cistern and bowl. */
function drawToilet(area: DeckArea, u: number): void {
  area.box('linen', u - 0.2, u + 0.2, 0, 0.16);
  area.box('linen', u - 0.18, u + 0.18, 0.16, 0.6, 0.18);
}

/** Draws basins at v = 0, the toilet at u = 0 and the shower at v = width; the door is in the wall at u = length. */
export function drawBathroom(area: DeckArea, grand: boolean, plain = false): void {
  const { length, width } = area;
  area.box('stone');
  if (length < 0.75 || width < 1) return;
  const showerWidth = Math.min(grand ? 1.5 : 1.1, width * 0.42);
  const showerStart = width - showerWidth;
  area.line('fine', [0, showerStart], [length, showerStart]);
  area.line('fine', [0, showerStart], [length, width], [length, showerStart], [0, width]);
  if (!plain) area.disc('linen', length / 2, showerStart + showerWidth / 2, Math.min(0.1, showerWidth * 0.12));
  const dryArea = area.part(0, length, 0, showerStart);
  const worktopDepth = Math.min(0.46, dryArea.width * 0.3);
  if (dryArea.width > 0.95) drawToilet(dryArea.turned(), Math.max(worktopDepth + 0.3, dryArea.width - 0.4));
  dryArea.box('joinery', 0.04, length - 0.04, 0.04, worktopDepth);
  const basinWidth = Math.min(0.5, length * 0.4);
  for (const t of grand && length > 1.5 ? [0.28, 0.72] : [0.5])
    dryArea.box(
      'linen',
      length * t - basinWidth / 2,
      length * t + basinWidth / 2,
      0.04 + worktopDepth * 0.2,
      worktopDepth * 0.88,
      plain ? 0 : 0.14,
    );
}

/** Draws a day head: basin and toilet in a small room. */
export function drawDayHead(area: DeckArea): void {
  area.box('stone');
  if (area.length < 0.9 || area.width < 0.9) return;
  drawToilet(area.flipped(), area.length * 0.5);
  area.box('linen', 0.08, Math.min(0.42, area.length * 0.4), 0.1, Math.min(0.6, area.width * 0.5), 0.12);
}
