import { clamp } from '../../geometry.ts';
import type { DeckArea } from '../deck-area.ts';
import { drawJetSki, drawTender } from './deck-gear.ts';
import { drawArmchair, drawSofa } from './furniture.ts';

/** Draws worktops along the walls with hob and sink, and an island where there is room. The door is at v = 0. */
export function drawGalley(area: DeckArea): void {
  const { length, width } = area;
  if (width > 4.6) {
    drawFullBeamGalley(area);
    return;
  }
  const worktopDepth = Math.min(0.65, width * 0.25);
  area.box('joinery', 0.05, length - 0.05, width - worktopDepth, width - 0.03);
  area.box('joinery', length - worktopDepth, length - 0.05, Math.min(0.9, width * 0.3), width - worktopDepth);
  if (length > 2) {
    const hob = area.part(length * 0.2, length * 0.2 + 0.8, width - worktopDepth, width - 0.03);
    hob.box('machine', 0.02, 0.78, hob.width * 0.12, hob.width * 0.88);
    for (const u of [0.22, 0.58]) for (const t of [0.32, 0.68]) hob.disc('fine', u, hob.width * t, 0.1);
    area.box(
      'linen',
      length * 0.58,
      length * 0.58 + 0.5,
      width - worktopDepth * 0.8,
      width - worktopDepth * 0.22,
      0.08,
    );
  }
  const islandWidth = Math.min(0.8, width * 0.2);
  if (width > 2.9 && length > 3.2)
    area.box('joinery', length * 0.22, length * 0.66, width * 0.3, width * 0.3 + islandWidth, 0.05);
  area.name('galley', length * 0.42, width > 2.9 ? width * 0.3 - 0.1 + islandWidth / 2 : width * 0.38);
}

/** Draws a galley over the whole beam: worktops on both sides and an island between them. */
function drawFullBeamGalley(area: DeckArea): void {
  const { length, width } = area;
  const side = area.part(0, length, width * 0.5 + 0.45);
  side.box('joinery', 0.05, length - 0.05, side.width - 0.65, side.width - 0.03);
  for (const t of [0.25, 0.6])
    side.box('linen', length * t, length * t + 0.55, side.width - 0.55, side.width - 0.14, 0.08);
  const other = area.part(0, length, 0, width * 0.5 - 0.45).flipped();
  other.box('joinery', 0.05, length - 0.05, other.width - 0.65, other.width - 0.03);
  const hob = other.part(length * 0.3, length * 0.3 + 0.9, other.width - 0.62, other.width - 0.06);
  hob.box('machine');
  for (const u of [0.24, 0.66]) for (const t of [0.3, 0.7]) hob.disc('fine', u, hob.width * t, 0.1);
  const island = area.middle(Math.min(length - 2, 3.4), Math.min(1.1, width * 0.2));
  if (length > 3.2) island.rounded('joinery', 0.06);
  area.name('galley');
}

/** Draws the crew mess: a table with benches on two sides, and a sofa beside it where there is room. */
export function drawCrewMess(whole: DeckArea): void {
  const hasSofa = whole.width > 5.6;
  const area = hasSofa ? whole.part(0, whole.length, 0, whole.width / 2 - 0.4) : whole;
  if (hasSofa) {
    const sofaSide = whole.part(0, whole.length, whole.width / 2 + 0.4);
    const sofaLength = Math.min(2.6, sofaSide.length - 0.4);
    const from = (sofaSide.length - sofaLength) / 2;
    drawSofa(sofaSide.part(from, from + sofaLength, sofaSide.width - 0.9, sofaSide.width - 0.05));
    if (sofaSide.width > 2)
      sofaSide.box(
        'joinery',
        from + sofaLength * 0.3,
        from + sofaLength * 0.7,
        sofaSide.width - 1.75,
        sofaSide.width - 1.25,
        0.08,
      );
  }
  const { length, width } = area;
  const benchDepth = Math.min(0.55, width * 0.25);
  const bench = area.middle(Math.min(3, length - 0.3), Math.min(2.4, width - 0.2));
  const w = bench.width;
  bench.box('cushion', 0, bench.length, w - benchDepth, w, 0.1).box('cushion', 0, bench.length, 0, benchDepth, 0.1);
  if (w - 2 * benchDepth > 0.4)
    bench.box('joinery', 0.1, bench.length - 0.1, benchDepth + 0.14, w - benchDepth - 0.14, 0.08);
  area.name('crew-mess');
}

/** Draws the main engines with their shafts and, if there is room, a generator on each side. u = length is forward. */
export function drawEngineRoom(area: DeckArea, engines: number): void {
  const { length, width } = area;
  const count = clamp(Math.trunc(engines), 1, 4);
  const engineLength = Math.min(length * 0.62, 4.6);
  const pitch = width / (count + 0.9);
  const engineWidth = Math.min(1.5, pitch * 0.62);
  for (let i = 0; i < count; i++) {
    const v = width / 2 + (i - (count - 1) / 2) * pitch;
    const u = length * 0.24;
    area.box('machine', u, u + engineLength, v - engineWidth / 2, v + engineWidth / 2, 0.12);
    for (let c = 1; c < 6; c++) {
      const at = u + engineLength * 0.15 + (engineLength * 0.7 * c) / 6;
      area.line('fine', [at, v - engineWidth * 0.34], [at, v + engineWidth * 0.34]);
    }
    area.box('fine', u + engineLength * 0.15, u + engineLength * 0.85, v - engineWidth * 0.34, v + engineWidth * 0.34);
    area.box('machine', u - 0.55, u, v - engineWidth * 0.28, v + engineWidth * 0.28, 0.08);
    area.line('fine', [0.06, v], [u - 0.55, v]);
  }
  const sideRoom = width / 2 - ((count - 1) * pitch) / 2 - engineWidth / 2;
  if (sideRoom > 1.7 && length > 3.5)
    for (const v of [0.2, width - 1.05])
      area
        .part(length * 0.4, length * 0.4 + 1.7, v, v + 0.85)
        .box('machine')
        .box('fine', 0.2, 1.1, 0.15, 0.7);
  if (length > 6) area.box('joinery', length - 0.6, length - 0.1, 0.2, Math.min(2.4, width * 0.25));
  area.name('engine-room', length * 0.24 + engineLength * 0.5, width / 2);
}

/** Draws a wheelhouse: a console across the front, helm chairs and a chart table behind; u = length is forward. */
export function drawWheelhouse(area: DeckArea): void {
  const { length, width } = area;
  const consoleWidth = Math.min(width * 0.74, 4.6);
  const consoleStart = (width - consoleWidth) / 2;
  const u = length - Math.min(1.15, length * 0.3);
  area.box('joinery', u, u + 0.7, consoleStart, consoleStart + consoleWidth, 0.2);
  const screens = Math.max(2, Math.round(consoleWidth / 0.8));
  for (let i = 0; i < screens; i++) {
    const v = consoleStart + 0.12 + ((consoleWidth - 0.24) * i) / screens;
    area.box('linen', u + 0.12, u + 0.42, v + 0.05, v + (consoleWidth - 0.24) / screens - 0.05, 0.04);
  }
  const seat = area.turned();
  for (const offset of consoleWidth > 2.6 ? [-0.75, 0.75] : [0]) drawArmchair(seat, width / 2 + offset, u - 0.55, 0.62);
  if (length > 4) {
    area.box('joinery', 0.1, 0.75, width * 0.12, width * 0.42);
    area.box('cushion', 0.1, 0.8, width * 0.6, width * 0.9, 0.1);
  }
  area.name('wheelhouse', Math.max(0.5, u - 1.55), width / 2);
}

/** Draws a helm on deck: console, wheel and bench; u = length is forward. */
export function drawHelmStation(area: DeckArea): void {
  const { length, width } = area;
  const u = length - 0.5;
  area.box('joinery', u, length, width * 0.12, width * 0.88, 0.15);
  area.line('wall', [u - 0.12, width * 0.5 - 0.22], [u - 0.12, width * 0.5 + 0.22]);
  area.box('cushion', Math.max(0, u - 1.15), Math.max(0.3, u - 0.6), width * 0.14, width * 0.86, 0.12);
  area.name('helm', Math.max(0.15, u - 0.87), width * 0.5);
}

/** Draws a store with shelves on both sides. */
export function drawStore(area: DeckArea): void {
  const { length, width } = area;
  const shelfDepth = Math.min(0.6, width * 0.2);
  area
    .box('joinery', 0.1, length - 0.1, 0.04, shelfDepth)
    .box('joinery', 0.1, length - 0.1, width - shelfDepth, width - 0.04);
  area.name('store');
}

/** Draws a tender, athwartships in a wide garage, and jet-skis beside it. */
export function drawTenderGarage(area: DeckArea, jetSkis: boolean): void {
  const inner = area.inset(0.25);
  const boat = inner.width > inner.length * 1.25 ? inner.turned() : inner;
  const boatLength = Math.min(boat.length, 8.5);
  const boatWidth = Math.min(boatLength * 0.4, boat.width * (jetSkis ? 0.6 : 0.9));
  const start = (boat.length - boatLength) / 2;
  drawTender(boat.part(start, start + boatLength, 0.05, 0.05 + boatWidth));
  boat.name('tender-garage', start + boatLength * 0.46, 0.05 + boatWidth / 2);
  if (!jetSkis || boat.width - boatWidth < 1.3) return;
  for (const at of [start + 0.2, start + 3.6])
    if (at + 3 < boat.length)
      drawJetSki(boat.part(at, at + 3, boatWidth + 0.25, Math.min(boat.width, boatWidth + 1.45)));
}
