import type { DeckArea } from '../deck-area.ts';
import { type DeckPlanYacht, hasAmenity } from '../deck-plan-yacht.ts';
import { divideLength } from '../deck-sketch.ts';
import { drawLoungers } from './deck-gear.ts';
import { drawArmchair, drawSofa } from './furniture.ts';

/** Draws a gym: treadmills in a row, a bench and a rack of weights. */
export function drawGym(area: DeckArea): void {
  const { length, width } = area;
  const treadmillLength = Math.min(1.9, length * 0.5);
  const count = Math.max(1, Math.min(4, Math.floor((width - 0.3) / 1.15)));
  const pitch = width / count;
  for (let i = 0; i < count; i++) {
    const v = pitch * (i + 0.5);
    area.box('machine', length - treadmillLength - 0.15, length - 0.15, v - 0.38, v + 0.38, 0.08);
    area.box('fine', length - treadmillLength, length - 0.62, v - 0.24, v + 0.24);
    area.line('fine', [length - 0.4, v - 0.36], [length - 0.4, v + 0.36]);
  }
  const rest = length - treadmillLength - 0.3;
  if (rest > 1.1) {
    area.box('joinery', 0.06, 0.4, width * 0.2, width * 0.8);
    area.box('cushion', 0.65, Math.min(rest, 1.9), width * 0.42, width * 0.42 + 0.4, 0.06);
  }
  if (rest > 1.4) area.name('gym', rest * 0.62, Math.min(width - 0.4, width * 0.42 + 1.0));
  else area.name('gym');
}

/** Draws a spa: one or two treatment tables and a sideboard. */
function drawSpa(area: DeckArea): void {
  const { length, width } = area;
  const tables = width > 3.6 ? [0.3, 0.7] : [0.5];
  for (const t of tables) {
    const v = width * t;
    const tableLength = Math.min(2, length - 0.6);
    const u = (length - tableLength) / 2;
    area.box('cushion', u, u + tableLength, v - 0.36, v + 0.36, 0.1);
    area.disc('linen', u + tableLength - 0.24, v, 0.17);
  }
  area.box('joinery', 0.08, 0.45, width * 0.1, width * 0.32);
  area.name('spa', length / 2 - 0.2, width * (tables[0] ?? 0.5));
}

/** Draws a sauna: the stove, and benches in tiers along two walls; the door is at u = 0. */
function drawSauna(area: DeckArea): void {
  const { length, width } = area;
  const benchDepth = Math.min(0.6, length * 0.35, width * 0.35);
  area.box('joinery', 0.05, length - 0.05, width - benchDepth, width - 0.05);
  area.box('joinery', length - benchDepth, length - 0.05, 0.05, width - benchDepth);
  for (const t of [0.33, 0.66])
    area.line(
      'fine',
      [0.05, width - benchDepth * t],
      [length - benchDepth * t, width - benchDepth * t],
      [length - benchDepth * t, 0.05],
    );
  area.box('machine', 0.1, Math.min(0.5, length * 0.3), 0.1, Math.min(0.5, width * 0.3));
  area.name('sauna', Math.max(0.3, (length - benchDepth) / 2), Math.max(0.3, (width - benchDepth) * 0.55));
}

/** Draws rows of armchairs that face a screen on the wall at u = length. */
export function drawCinema(area: DeckArea): void {
  const { length, width } = area;
  area.box('joinery', length - 0.14, length - 0.04, width * 0.14, width * 0.86);
  const seat = area.turned().flipped();
  const seatsPerRow = Math.max(2, Math.min(5, Math.floor(width - 0.5)));
  const rows = length > 4.6 ? 2 : 1;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < seatsPerRow; i++) {
      const v = width / 2 + (i - (seatsPerRow - 1) / 2) * 0.92;
      drawArmchair(seat, v, length - 0.55 - row * 1.55, 0.8);
    }
  area.name('cinema', Math.min(length - 0.7, 0.95 + rows * 1.5), width / 2);
}

/** Draws a lounge near the water: sofas on both sides, with small tables between them if it is wide. */
export function drawBeachLounge(area: DeckArea): void {
  const { length, width } = area;
  const sofaDepth = Math.min(0.9, width * 0.2);
  const sofaLength = Math.min(length - 0.3, 3.4);
  drawSofa(area.part(0.15, 0.15 + sofaLength, width - sofaDepth - 0.06, width - 0.06));
  drawSofa(area.part(0.15, 0.15 + sofaLength, 0.06, sofaDepth + 0.06).flipped());
  if (width > 4) for (const t of [0.34, 0.66]) area.disc('joinery', 0.15 + sofaLength / 2, width * t, 0.36);
  area.name('beach-club', Math.min(length - 0.5, 0.15 + sofaLength / 2), width / 2);
}

const WELLNESS_ROOMS = [
  { name: 'gym', draw: drawGym, relativeWidth: 1 },
  { name: 'spa', draw: drawSpa, relativeWidth: 1 },
  { name: 'sauna', draw: drawSauna, relativeWidth: 0.7 },
] as const;
export type WellnessRoom = (typeof WELLNESS_ROOMS)[number];

/** Returns those of gym, spa and sauna that a yacht has. */
export function wellnessRooms(yacht: DeckPlanYacht): WellnessRoom[] {
  return WELLNESS_ROOMS.filter(({ name }) => hasAmenity(yacht, name));
}

/** Draws rooms side by side; beside a sauna, if it is the only one, loungers if there is room. */
export function drawWellnessRooms(area: DeckArea, rooms: readonly WellnessRoom[]): void {
  const { length, width } = area;
  const saunaOnly = rooms.length === 1 && rooms[0]?.name === 'sauna';
  const roomsWidth = saunaOnly ? Math.min(2.7, width) : width;
  if (saunaOnly && width > 5.5) drawLoungers(area.part(0.2, length - 0.2, width * 0.55));
  if (saunaOnly) area.wall([0, roomsWidth], [length, roomsWidth], { at: length - 1, width: 0.7, opening: -1 });
  divideLength(0, roomsWidth, rooms, ({ relativeWidth }) => relativeWidth).forEach(({ from, to, draw }, i) => {
    draw(area.part(0.05, length - 0.05, from + 0.06, to - 0.06));
    if (i > 0) area.wall([0, from], [length, from], { at: length - 1, width: 0.7, opening: 1 });
  });
}
