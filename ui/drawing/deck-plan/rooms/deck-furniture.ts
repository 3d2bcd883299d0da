import type { DeckArea } from '../deck-area.ts';
import {
  drawHelipad,
  drawLabelledJacuzzi,
  drawLoungers,
  drawMooringGear,
  drawSunpads,
  drawTender,
} from './deck-gear.ts';
import {
  drawBar,
  drawCardTable,
  drawChairRow,
  drawDinette,
  drawDiningTable,
  drawLowTable,
  drawPiano,
  drawSofa,
  drawSofaGroup,
} from './furniture.ts';

/** Draws sofas round low tables, in as many groups as fit the length; if it is wide, every second one is for games. */
export function drawLounge(area: DeckArea): void {
  const { length, width } = area;
  const groups = Math.max(1, Math.floor(length / 4.9));
  const groupLength = length / groups;
  for (let i = 0; i < groups; i++) {
    const part = area.part(groupLength * i + 0.25, groupLength * (i + 1) - 0.25, 0.08, width - 0.08);
    if (i % 2 === 1 && width > 5) drawGamesArea(part);
    else drawSofaGroup(part.middle(4.4, Math.min(part.width, 7.6)));
  }
}

/** Draws a card table on one side and a grand piano, or a bar, on the other. */
function drawGamesArea(area: DeckArea): void {
  const halfWidth = area.width / 2;
  drawCardTable(area.part(0, area.length, halfWidth + 0.3));
  if (area.width > 7.5) drawPiano(area.part(0, area.length, 0, halfWidth - 0.3));
  else {
    const barArea = area.part(0, area.length, 0, halfWidth - 0.2);
    drawBar(barArea.flipped().middle(2.8, halfWidth));
  }
}

/** Draws a saloon: sofas that face each other, and consoles along the sides if it is wide. */
export function drawSaloon(whole: DeckArea): void {
  const area = whole.inset(0.1);
  drawLounge(area);
  if (area.width > 7.4) {
    const side = area.part(area.length * 0.2, area.length * 0.8);
    side.box('joinery', 0, side.length, 0.05, 0.4).box('joinery', 0, side.length, side.width - 0.4, side.width - 0.05);
  }
  whole.name('saloon');
}

/** Draws a dining room: the table, athwartships if the room is wide, else with a sideboard where there is space. */
export function drawDiningRoom(area: DeckArea, seats: number): void {
  const across = area.width > area.length * 1.25 && area.width > 5;
  drawDiningTable((across ? area.turned() : area).inset(0.2), seats);
  if (!across && area.width > 4.6)
    area.box('joinery', area.length * 0.2, area.length * 0.8, area.width - 0.42, area.width - 0.06);
  area.name('dining');
}

/** Draws an aft deck under the overhang: a sofa against the stern rail, and a table. */
export function drawCoveredAftDeck(area: DeckArea, seats: number): void {
  const { length, width } = area;
  if (length < 1.2) return;
  const sofaDepth = Math.min(0.9, length * 0.25);
  const sternSofa = area.turned().flipped();
  const sofaLength = Math.min(width * 0.6, 5.4);
  const v0 = (width - sofaLength) / 2;
  drawSofa(sternSofa.part(v0, v0 + sofaLength, length - sofaDepth));
  const rest = area.part(sofaDepth + 0.15, length - 0.3);
  if (rest.length > 1.5 && rest.length <= 3.1) {
    const table = rest.part(0, 1, (width - sofaLength) / 2 + 0.2, (width + sofaLength) / 2 - 0.2).turned();
    const chairs = Math.max(2, Math.min(Math.floor(table.length / 0.72), Math.ceil(seats / 2)));
    drawChairRow(table, 0.1, table.length - 0.1, chairs, 1.15);
    table.box('joinery', 0, table.length, 0.05, 1, 0.2);
    area.name('deck-dining', sofaDepth + 0.15 + 0.52);
    return;
  }
  if (rest.length > 2.3) {
    if (rest.width > rest.length * 1.2) drawDiningTable(rest.turned().inset(0.25), seats);
    else drawDiningTable(rest.inset(0.1), seats);
    area.name('deck-dining', sofaDepth + 0.15 + rest.length / 2);
    return;
  }
  drawLowTable(rest.part(0, Math.min(1.4, rest.length)), 0.8, Math.min(2.2, sofaLength * 0.6));
  area.name('deck-lounge', Math.min(length - 0.3, sofaDepth + 0.15 + Math.min(1.4, rest.length) / 2));
}

/** Draws a foredeck: helipad, jacuzzi, tenders, or settee and sunpads, and the mooring gear in the bow. */
export function drawForedeck(area: DeckArea, bow: DeckArea, use: 'helipad' | 'jacuzzi' | 'tender' | 'lounge'): void {
  const { length, width } = area;
  if (use === 'helipad') {
    drawHelipad(area);
    area.name('helipad', length / 2, width / 2 + Math.min(length, width) * 0.36);
  } else if (use === 'jacuzzi') {
    drawLabelledJacuzzi(area, 2.6);
  } else if (use === 'tender') {
    const tenderLength = Math.min(length - 0.2, 9);
    const hasTwoTenders = width > 5.4;
    const tenderWidth = Math.min(width * (hasTwoTenders ? 0.44 : 0.9), tenderLength * 0.38, 2.9);
    const drawTenderAt = (v: number): void => drawTender(area.part(0.1, 0.1 + tenderLength, v, v + tenderWidth));
    for (const t of hasTwoTenders ? [0.25, 0.75] : [0.5]) drawTenderAt(width * t - tenderWidth / 2);
    area.name('tender', 0.1 + tenderLength * 0.46, hasTwoTenders ? width * 0.25 : width / 2);
  } else if (length > 1.8) {
    const padsLength = Math.min(2.1, length * 0.5);
    if (length > 4.4 && width > 2.6) {
      const seat = area.part(0.3, Math.min(length - padsLength - 0.4, 3), 0, width).middle(99, Math.min(width, 4.4));
      drawDinette(seat.backwards());
      area.name('deck-lounge', 0.3 + seat.length * 0.62, width / 2);
    }
    const group = area.part(length - padsLength, length).middle(padsLength, Math.min(width * 0.86, 4.2));
    drawSunpads(group.backwards());
    area.name('sunpads', length - padsLength * 0.42);
  }
  if (bow.length > 1.2) drawMooringGear(bow);
}

/** Draws a bar on deck, which gets a number. */
export function drawLabelledBar(area: DeckArea): void {
  drawBar(area);
  area.name('bar', area.length / 2, area.width - Math.min(0.62, area.width * 0.4) / 2);
}

/** Draws sunpads, with a row of loungers aft of them if the area is long. */
export function drawSunbathingArea(area: DeckArea): void {
  if (area.length < 1.2) return;
  if (area.length > 4.6 && area.width > 4) {
    drawLoungers(area.part(0.1, 2.1).middle(2, Math.min(area.width, 6)));
    drawSunpads(area.part(area.length - 2.2, area.length - 0.1).middle(2.1, Math.min(area.width * 0.8, 4.4)));
    area.name('sunpads', area.length - 1.3);
    return;
  }
  const pads = area.middle(2.05, Math.min(area.width, 7));
  drawSunpads(pads);
  pads.name('sunpads', pads.length * 0.4);
}

/** Draws a settee round a table, open forward. */
export function drawDeckLounge(area: DeckArea): void {
  const group = area.middle(3.4, Math.min(area.width, 4.6));
  drawDinette(group.backwards());
  group.name('deck-lounge', group.length * 0.42);
}
