import type { DeckArea } from '../deck-area.ts';
import { diningSeatCount, hasAmenity } from '../deck-plan-yacht.ts';
import { DECK_SIDES, type DeckOutline, type DeckSide, DeckSketch, insetOutline, plankingPath } from '../deck-sketch.ts';
import { pathCommand } from '../plan-path.ts';
import { drawLabelledBar, drawSunbathingArea } from '../rooms/deck-furniture.ts';
import { drawLabelledJacuzzi, drawLabelledTender, drawStairFlight, fitsJacuzzi } from '../rooms/deck-gear.ts';
import { drawChairRow, drawDinette, drawSofa } from '../rooms/furniture.ts';
import { drawGalley, drawHelmStation } from '../rooms/service.ts';
import { areaInHull, type CatamaranPlan, catamaranOutlinePath } from './catamaran-plan.ts';

/** Draws the two nets between the hulls, the spine between the nets, and the crossbeam forward of them. */
function drawTrampolines(
  sketch: DeckSketch,
  { length: L, hullHalfBreadth, hullOffset, bridgeDeck }: CatamaranPlan,
): void {
  const from = bridgeDeck.fore + 0.12;
  const to = 0.925 * L;
  const halfBreadth = Math.min(hullOffset - hullHalfBreadth(from), hullOffset - hullHalfBreadth(to)) - 0.1;
  for (const side of DECK_SIDES) {
    const net = sketch.area(from, to, side * 0.25, side * halfBreadth);
    net.box('linen');
    const pitch = 0.32;
    const mesh: string[] = [];
    for (let u = pitch; u < net.length; u += pitch)
      mesh.push(pathCommand('M', from + u, side * 0.25) + pathCommand('v', side * (halfBreadth - 0.25)));
    for (let v = pitch; v < net.width; v += pitch)
      mesh.push(pathCommand('M', from, side * (0.25 + v)) + pathCommand('h', net.length));
    sketch.put('net', mesh.join(''));
  }
  sketch.area(from - 0.1, 0.985 * L, -0.14, 0.14).box('spar');
  sketch.area(to, to + 0.28, -hullOffset, hullOffset).box('spar');
  sketch.mark('trampoline', [(from + to) / 2, halfBreadth / 2 + 0.1]);
}

/** Draws the aft cockpit: a table and sofa to port, a sofa to starboard, steps down both sterns, and the tender. */
function drawCockpit(sketch: DeckSketch, plan: CatamaranPlan): void {
  const { yacht, bridgeDeck, saloon, hullHalfBreadth, hullOffset } = plan;
  const inner = hullOffset - hullHalfBreadth(bridgeDeck.aft);
  const area = sketch.area(bridgeDeck.aft + 0.35, saloon.aft - 0.3, -inner, inner);
  const halfWidth = area.width / 2 - 0.5;
  const dining = area.part(0, area.length, 0, halfWidth);
  const sofaDepth = 0.7;
  drawSofa(dining.part(0, dining.length, 0, sofaDepth).flipped());
  const tableWidth = Math.min(1.15, dining.width - sofaDepth - 0.9);
  if (tableWidth > 0.5) {
    const seats = Math.min(Math.ceil(diningSeatCount(yacht) / 2), Math.floor((dining.length - 0.5) / 0.62));
    drawChairRow(dining, 0.3, dining.length - 0.3, Math.max(2, seats), sofaDepth + 0.25 + tableWidth);
    dining.box('joinery', 0.25, dining.length - 0.25, sofaDepth + 0.1, sofaDepth + 0.1 + tableWidth, 0.2);
  }
  dining.name('deck-dining', dining.length / 2, sofaDepth + 0.1 + Math.max(0.3, tableWidth / 2));
  const lounge = area.part(0, area.length, area.width - halfWidth);
  drawSofa(lounge.part(0, lounge.length, lounge.width - 0.85));
  lounge.box('joinery', lounge.length * 0.3, lounge.length * 0.7, lounge.width - 1.75, lounge.width - 1.15, 0.12);
  lounge.name('cockpit', lounge.length / 2, lounge.width - 1.45);
  for (const side of DECK_SIDES) {
    const stern = areaInHull(plan, sketch, 0.02 * plan.length, bridgeDeck.aft + 0.9, side);
    drawStairFlight(stern.part(stern.length * 0.3, stern.length, stern.width * 0.15, stern.width * 0.85), false);
  }
  if (hasAmenity(yacht, 'beach-club')) sketch.mark('beach-club', [bridgeDeck.aft * 0.55, -hullOffset]);
  if (yacht.drawing.tender || hasAmenity(yacht, 'tenders')) {
    const deck = sketch.area(0.004 * plan.length, bridgeDeck.aft - 0.05, -inner + 0.2, inner - 0.2).turned();
    const boat = deck.middle(Math.min(4.6, deck.length), Math.min(1.75, deck.width));
    if (boat.width > 1) drawLabelledTender(boat);
  }
}

/** Draws the saloon between the hulls: galley and settee to port, sofa to starboard, stairs down on both sides. */
function drawSaloonAndDining(sketch: DeckSketch, plan: CatamaranPlan, deckhouse: DeckOutline): void {
  const { saloon, stairwell } = plan;
  sketch.outline('floor', deckhouse);
  const side = (from: number, to: number, which: DeckSide): DeckArea =>
    sketch.side(deckhouse, from, to, 0.5, which, 0.2);
  drawGalley(side(saloon.aft + 0.2, stairwell.from - 0.2, -1));
  const lounge = side(saloon.aft + 0.3, stairwell.from - 0.2, 1);
  drawSofa(lounge.part(0, Math.min(lounge.length, 3.6), lounge.width - 0.95));
  lounge.box('joinery', 0.6, Math.min(lounge.length, 3.6) - 0.6, lounge.width - 2, lounge.width - 1.3, 0.12);
  lounge.name('saloon', Math.min(lounge.length, 3.6) / 2, lounge.width - 1.65);
  for (const which of DECK_SIDES) {
    const flight = side(stairwell.from, stairwell.to, which);
    const flightLength = Math.min(1.5, flight.width * 0.5);
    const outboard = flight
      .part(0, flight.length, flight.width - flightLength)
      .middle(Math.min(flight.length, 0.95), flightLength);
    drawStairFlight(outboard.turned().backwards());
  }
  const fore = saloon.fore - 0.06 * plan.length;
  const dining = side(stairwell.to + 0.2, fore, -1);
  drawDinette(dining.backwards());
  dining.name('dining', dining.length * 0.58);
  const chartTable = side(stairwell.to + 0.2, fore, 1);
  chartTable.box(
    'joinery',
    chartTable.length - 0.75,
    chartTable.length,
    chartTable.width * 0.2,
    chartTable.width * 0.85,
    0.1,
  );
  chartTable.box(
    'cushion',
    chartTable.length - 1.6,
    chartTable.length - 0.95,
    chartTable.width * 0.35,
    chartTable.width * 0.7,
    0.12,
  );
}

/** Returns the area of the deck between the saloon and the nets. */
function foredeckArea(sketch: DeckSketch, { saloon, bridgeDeck, hullOffset }: CatamaranPlan): DeckArea {
  return sketch.area(saloon.fore + 0.3, bridgeDeck.fore - 0.15, -hullOffset * 0.62, hullOffset * 0.62);
}

function drawMast(sketch: DeckSketch, L: number): void {
  sketch.area(0.53 * L - 0.24, 0.53 * L + 0.24, -0.15, 0.15).rounded('spar', 0.15);
}

/** Draws the bridge deck between the hulls: cockpit, saloon, foredeck and nets. */
export function drawCatamaranMainDeck(plan: CatamaranPlan): DeckSketch {
  const { yacht, length: L, beam, hullHalfBreadth, hullOffset, bridgeDeck, saloon } = plan;
  const sketch = new DeckSketch('main');
  sketch.put('deck', catamaranOutlinePath(plan));
  const outer: DeckOutline = {
    aft: bridgeDeck.aft,
    fore: bridgeDeck.fore,
    halfBreadth: (x) => hullOffset + hullHalfBreadth(x),
  };
  sketch.put('planks', plankingPath(outer));
  const deckhouse = insetOutline(outer, saloon.aft, saloon.fore, beam / 2 - saloon.halfBreadth, {
    nose: 0.09 * L,
    corner: 0.5,
  });
  drawTrampolines(sketch, plan);
  drawCockpit(sketch, plan);
  drawSaloonAndDining(sketch, plan, deckhouse);
  const pads = foredeckArea(sketch, plan);
  if (hasAmenity(yacht, 'jacuzzi') && fitsJacuzzi(pads)) drawLabelledJacuzzi(pads, 2.4);
  else drawSunbathingArea(pads);
  for (const side of DECK_SIDES)
    for (const x of [0.77, 0.84]) {
      const y = side * hullOffset;
      const size = Math.min(0.6, hullHalfBreadth(x * L));
      sketch.area(x * L, x * L + size, y - size / 2, y + size / 2).rounded('linen', 0.12);
    }
  drawMast(sketch, L);
  return sketch;
}

/** Draws the saloon's roof: helm, settee, boom, and the jacuzzi if it does not fit the foredeck, else sunpads. */
export function drawCatamaranFlybridge(plan: CatamaranPlan): DeckSketch {
  const { yacht, length: L, beam, hullHalfBreadth, hullOffset, saloon } = plan;
  const sketch = new DeckSketch('flybridge');
  const outer: DeckOutline = { aft: 0, fore: L, halfBreadth: (x) => hullOffset + hullHalfBreadth(x) };
  const roof = insetOutline(outer, 0.09 * L, 0.6 * L, beam / 2 - saloon.halfBreadth + 0.1, {
    nose: 0.09 * L,
    corner: 0.8,
  });
  sketch.outline('floor', roof);
  const fly = insetOutline(outer, 0.2 * L, 0.52 * L, beam / 2 - saloon.halfBreadth * 0.86, {
    nose: 0.05 * L,
    corner: 0.6,
  });
  const deck = sketch.whole(fly, fly.aft, fly.fore - 0.03 * L, 0);
  deck.rounded('terrace', 0.5);
  const area = deck.inset(0.3);
  const { length, width } = area;
  drawHelmStation(area.part(length - 1.9, length, width * 0.56, width));
  const seat = area.part(Math.max(0, length - 3.2), length - 0.1, 0, width * 0.44);
  drawDinette(seat.backwards());
  seat.name('deck-lounge', seat.length * 0.58);
  const sunArea = area.part(0, Math.min(2.1, length * 0.36), 0, width * 0.6);
  if (hasAmenity(yacht, 'jacuzzi') && !fitsJacuzzi(foredeckArea(sketch, plan))) drawLabelledJacuzzi(sunArea, 2);
  else drawSunbathingArea(sunArea);
  if (length > 5.5) drawLabelledBar(area.part(length * 0.3, length * 0.3 + 2, width * 0.66));
  drawStairFlight(area.part(0.1, 1.6, width - 0.85).backwards());
  const boomLength = 0.35 * L;
  sketch.area(0.52 * L - boomLength, 0.52 * L, -0.12, 0.12).box('dashed');
  drawMast(sketch, L);
  return sketch;
}
