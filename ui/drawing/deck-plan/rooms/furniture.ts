import type { Point } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { compactPolyline, pathCommand } from '../plan-path.ts';

/** Draws a sofa along u with its back at v = width, as deep as the area. */
export function drawSofa(area: DeckArea): void {
  const { length, width } = area;
  const back = width * 0.28;
  const arm = Math.min(0.2, length * 0.1);
  area.rounded('cushion', 0.12);
  area.line('fine', [arm, 0.04], [arm, width - back], [length - arm, width - back], [length - arm, 0.04]);
  const seats = Math.max(1, Math.round((length - 2 * arm) / 0.8));
  for (let i = 1; i < seats; i++) {
    const u = arm + ((length - 2 * arm) * i) / seats;
    area.line('fine', [u, 0.04], [u, width - back]);
  }
}

/** Draws a chair or armchair at a point, its back towards v = width. */
export function drawArmchair(area: DeckArea, u: number, v: number, size = 0.72): void {
  const h = size / 2;
  area.box('cushion', u - h, u + h, v - h, v + h, 0.14);
  const [left, right, front, back] = [u - h * 0.6, u + h * 0.6, v - h * 0.9, v + h * 0.5];
  area.line('fine', [left, front], [left, back], [right, back], [right, front]);
}

/** Draws chairs in a row along u, their middles at `v`. */
export function drawChairRow(area: DeckArea, from: number, to: number, count: number, v: number): void {
  const pitch = (to - from) / Math.max(1, count);
  const size = Math.min(0.5, pitch * 0.82);
  for (let i = 0; i < count; i++) {
    const u = from + pitch * (i + 0.5);
    area.box('cushion', u - size / 2, u + size / 2, v - size / 2, v + size / 2, 0.1);
  }
}

/** Draws a long table along u with `seats` chairs in the middle of the area, smaller where there is less room. */
export function drawDiningTable(area: DeckArea, seats: number): void {
  const ends = seats >= 6 ? 2 : 0;
  const left = Math.ceil((seats - ends) / 2);
  const right = seats - ends - left;
  const tableWidth = Math.min(1.3, area.width - 1.1);
  if (tableWidth < 0.35) return;
  const freeLength = area.length - (ends ? 1 : 0.2);
  const tableLength = Math.max(0.6, Math.min(freeLength, Math.max(left, 1) * 0.66 + 0.15));
  const u0 = (area.length - tableLength) / 2;
  const v0 = (area.width - tableWidth) / 2;
  const v1 = v0 + tableWidth;
  drawChairRow(area, u0 + 0.05, u0 + tableLength - 0.05, left, v0 - 0.15);
  drawChairRow(area, u0 + 0.05, u0 + tableLength - 0.05, right, v1 + 0.15);
  if (ends) {
    const across = area.turned();
    for (const u of [u0 - 0.15, u0 + tableLength + 0.15])
      drawChairRow(across, (area.width - 0.6) / 2, (area.width + 0.6) / 2, 1, u);
  }
  area.box('joinery', u0, u0 + tableLength, v0, v1, Math.min(0.3, tableWidth * 0.25));
}

/** Draws a low table with rounded corners in the middle of the area. */
export function drawLowTable(area: DeckArea, length: number, width: number): void {
  area.middle(length, width).rounded('joinery', 0.12);
}

/** Draws two sofas that face each other over a low table, with armchairs between them where there is room. */
export function drawSofaGroup(area: DeckArea): void {
  const { length, width } = area;
  const sofaDepth = Math.min(1, width * 0.24);
  const groupLength = Math.min(length, 4.4);
  const group = area.middle(groupLength, width);
  const groupWidth = group.width;
  group.box('carpet', -0.2, groupLength + 0.2, sofaDepth * 0.6, groupWidth - sofaDepth * 0.6);
  drawSofa(group.part(0, groupLength, groupWidth - sofaDepth));
  drawSofa(group.part(0, groupLength, 0, sofaDepth).flipped());
  const free = groupWidth - 2 * sofaDepth;
  if (free < 1.3) return;
  drawLowTable(group, Math.min(1.7, groupLength * 0.5), Math.min(free > 3.6 ? 1.7 : 1, free - 0.9));
  if (free < 2.6 || groupLength < 3.4) return;
  const across = group.turned();
  for (const v of [groupWidth / 2 - 0.5, groupWidth / 2 + 0.5]) drawArmchair(across, v, groupLength - 0.4);
  for (const v of [groupWidth / 2 - 0.5, groupWidth / 2 + 0.5])
    drawArmchair(across.backwards().flipped(), v, groupLength - 0.4);
}

/** Draws a round table with four chairs on a round carpet. */
export function drawCardTable(area: DeckArea): void {
  const radius = Math.min(area.length, area.width) / 2;
  const u = area.length / 2;
  const v = area.width / 2;
  const chairDistance = Math.min(0.86, radius * 0.7);
  area.disc('carpet', u, v, Math.min(radius, 1.5));
  for (const at of [u - chairDistance, u + chairDistance])
    area.box('cushion', at - 0.27, at + 0.27, v - 0.27, v + 0.27, 0.12);
  for (const at of [v - chairDistance, v + chairDistance])
    area.box('cushion', u - 0.27, u + 0.27, at - 0.27, at + 0.27, 0.12);
  area.disc('joinery', u, v, Math.min(0.62, radius * 0.5));
}

/** Draws a grand piano and its stool, keys at u = 0. */
export function drawPiano(area: DeckArea): void {
  const grand = area.middle(2.2, 1.5);
  const { length } = grand;
  const at = (u: number, v: number): Point => grand.at(u, v);
  const keyboard = pathCommand('M', ...at(0.4, 0)) + pathCommand('L', ...at(length, 0));
  const waist = pathCommand('C', ...at(length, 0.7), ...at(1.5, 0.7), ...at(1.3, 1.1));
  const tail = pathCommand('C', ...at(1.15, 1.5), ...at(0.7, 1.5), ...at(0.4, 1.5));
  grand.drawing.put('machine', `${keyboard}${waist}${tail}z`);
  grand.box('linen', 0.24, 0.44, 0.05, 1.45).box('cushion', -0.32, 0.06, 0.45, 1.05, 0.1);
}

/** Draws a dinette: a settee built round three sides of a table, open towards u = 0. */
export function drawDinette(area: DeckArea): void {
  const { length, width } = area;
  const seatDepth = Math.min(0.75, width * 0.24, length * 0.34);
  const u = length - seatDepth;
  const v = width - seatDepth;
  const outside = [area.at(0, 0), area.at(length, 0), area.at(length, width), area.at(0, width)];
  const inside = [area.at(0, v), area.at(u, v), area.at(u, seatDepth), area.at(0, seatDepth)];
  area.drawing.put('cushion', `${compactPolyline([...outside, ...inside])}z`);
  const back = seatDepth * 0.35;
  area.line('fine', [0.08, back], [length - back, back], [length - back, width - back], [0.08, width - back]);
  const inner = area.part(0, length - seatDepth, seatDepth, width - seatDepth);
  if (inner.length > 0.6 && inner.width > 0.6)
    inner.box('joinery', inner.length * 0.2, inner.length * 0.82, inner.width * 0.2, inner.width * 0.8, 0.12);
}

/** Draws a counter along u with stools before it, on the side of v = 0. */
export function drawBar(area: DeckArea): void {
  const { length, width } = area;
  const counterDepth = Math.min(0.62, width * 0.4);
  area.box('joinery', 0, length, width - counterDepth, width, 0.1);
  area.line('fine', [0.1, width - counterDepth * 0.5], [length - 0.1, width - counterDepth * 0.5]);
  const stools = Math.max(1, Math.floor(length / 0.72));
  for (let i = 0; i < stools; i++)
    area.disc(
      'cushion',
      (length * (i + 0.5)) / stools,
      width - counterDepth - 0.3,
      Math.min(0.2, length / stools / 2.6),
    );
}
