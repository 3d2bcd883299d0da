import { divide, type Share, type Wish, wish } from '../divide.ts';
import { type DeckOutline, drawOutline, planking } from '../outline.ts';
import { type CabinKind, has, seatsOf } from '../planned-yacht.ts';
import type { Berthing } from '../rooms/berthing.ts';
import { captainsCabin } from '../rooms/cabin.ts';
import { cabinRows } from '../rooms/cabin-row.ts';
import {
  aftDeck,
  barCounter,
  foredeck,
  lounge,
  lounging,
  mooringArea,
  padArea,
  sunbathing,
} from '../rooms/deck-furniture.ts';
import { LEAST_TUB, placeTub } from '../rooms/jacuzzi-place.ts';
import { drawCore } from '../rooms/lobby.ts';
import { wheelhouse } from '../rooms/service.ts';
import { cinema, gym } from '../rooms/wellness.ts';
import { Sketch } from '../sketch.ts';
import { bridgeLevel, type Level, type MotorPlan } from './motor-levels.ts';
import { wellnessRooms } from './motor-lower.ts';

type Part = 'lounge' | 'cinema' | 'gym' | 'cabins' | 'master' | 'captain' | 'wheelhouse';

interface Contents {
  readonly aft: readonly Wish<Part>[];
  readonly fore: readonly Wish<Part>[];
  readonly cabins: readonly CabinKind[];
}

/** The part of a house that its rounded front takes. */
const NOSE = 0.16;

function contentsOf(plan: MotorPlan, index: number, { master, on }: Berthing): Contents {
  const { yacht, length: L, levels, layout } = plan;
  const deck = levels[index]?.deck ?? 'upper';
  const housed = levels.filter(({ house }) => house).length;
  const cabins = on(deck);
  const show = has(yacht, 'cinema') && layout === 'stacked' && index === 1;
  const gymHere = has(yacht, 'gym') && !wellnessRooms(plan).includes('gym') && index === housed - 1;
  const steered = bridgeLevel(plan) === index;
  const suite = master === deck;
  const rows = wish('cabins', Math.ceil(cabins.length / 2) * 0.085 * L, cabins.length > 0);
  const short = layout === 'classic' && steered;
  return {
    cabins,
    aft: short
      ? wish('captain', 1)
      : [...wish('gym', 0.07 * L, gymHere), ...wish('cinema', 0.085 * L, show && steered), ...wish('lounge', 0.13 * L)],
    fore: steered
      ? [
          ...rows,
          ...wish('master', 0.14 * L, suite),
          ...wish('captain', 0.085 * L, !short),
          ...wish('wheelhouse', 0.09 * L),
        ]
      : [
          ...rows,
          ...wish('cinema', 0.09 * L, show),
          ...wish('master', 0.14 * L, suite),
          ...wish('lounge', 0.1 * L, !suite || deck === 'panorama'),
        ],
  };
}

function drawPart(
  sketch: Sketch,
  house: DeckOutline,
  { from, to, what }: Share<Part>,
  cabins: readonly CabinKind[],
): void {
  const area = sketch.whole(house, from, to);
  if (what === 'lounge') {
    lounge(area.inset(0.1));
    area.name('sky-lounge');
  } else if (what === 'cinema') cinema(area);
  else if (what === 'gym') gym(area);
  else if (what === 'wheelhouse') wheelhouse(area.inset(0.1));
  else if (what === 'master')
    sketch.suite(house, from, Math.min(to, house.fore - 0.4 * NOSE * (house.fore - house.aft)), 'master');
  else if (what === 'cabins') cabinRows(sketch, house, from, to, cabins);
  else {
    captainsCabin(sketch.side(house, from, to, 0.5, -1), (u) => house.half(from + u) - 0.5);
    sketch.corridorWall(from, to, 0.5, -1, [from + 0.3 + (to - from) * 0.38]);
    const office = sketch.side(house, from, to, 0.5, 1);
    sketch.corridorWall(from, to, 0.5, 1, [from + (to - from) * 0.35]);
    office.box('joinery', 0.1, office.length - 0.1, Math.max(0.6, office.width - 0.65), office.width);
  }
}

/** A deck with a house above the main deck; the first has the foredeck over the raised bow too. */
export function motorUpper(plan: MotorPlan, index: number, level: Level, berths: Berthing): Sketch {
  const { length: L, core, layout } = plan;
  const { deck, floor, house } = level;
  const sketch = new Sketch(deck);
  if (!house) return sketch;
  drawOutline(sketch.drawing, 'deck', floor);
  planking(sketch.drawing, floor);
  drawOutline(sketch.drawing, 'floor', house);
  const { aft, fore, cabins } = contentsOf(plan, index, berths);
  const inside = house.aft < core.from - (layout === 'classic' ? 3 : 1.2);
  if (inside) {
    for (const share of divide(house.aft, core.from, aft)) {
      drawPart(sketch, house, share, cabins);
      sketch.bulkhead(house, share.to, 0);
    }
  }
  const above = plan.levels[index + 1] !== undefined;
  drawCore(sketch, inside ? house : floor, core, { up: above, down: true, indoors: inside }, inside && index === 1);
  if (inside) sketch.bulkhead(house, core.to, 0);
  const parts = divide(Math.max(core.to, house.aft), house.fore - 0.012 * L, fore);
  parts.forEach((share, i) => {
    drawPart(sketch, house, share, cabins);
    if (i < parts.length - 1) sketch.bulkhead(house, share.to, 0);
  });
  openAft(sketch, plan, index, level, house, inside);
  if (index === 1 && layout === 'stacked') raisedForedeck(sketch, plan, floor, house.fore + 0.6);
  return sketch;
}

/** Helipad, tenders or seats over the raised bow. */
function raisedForedeck(
  sketch: Sketch,
  { yacht, length: L, explorer }: MotorPlan,
  floor: DeckOutline,
  from: number,
): void {
  const pad = yacht.drawing.helipad || has(yacht, 'helipad');
  const to = Math.min(0.89 * L, from + Math.max(6, 0.12 * L));
  const cargo = pad ? 'helipad' : yacht.drawing.tender && !explorer ? 'tender' : 'lounge';
  const place = pad ? padArea(sketch, floor, from) : sketch.whole(floor, from, to, 0.7);
  foredeck(place, mooringArea(sketch, floor, place), cargo);
}

/** The open deck behind a house. */
function openAft(
  sketch: Sketch,
  plan: MotorPlan,
  index: number,
  { floor }: Level,
  house: DeckOutline,
  inside: boolean,
): void {
  const { yacht, layout } = plan;
  const end = inside ? house.aft : plan.core.from;
  const area = sketch.whole(floor, floor.aft + 0.3, end - 0.3, 0.5);
  const top = plan.levels[index + 1] === undefined;
  if (top && layout === 'classic') {
    let at = 0.2;
    if (has(yacht, 'jacuzzi')) {
      const size = Math.max(LEAST_TUB, Math.min(2.6, area.width - 0.6, area.length * 0.35));
      placeTub(area.part(at, at + size), size);
      at += size + 0.4;
    }
    if (area.length - at > 7) {
      sunbathing(area.part(at, at + 2.4));
      at += 2.8;
    }
    aftDeck(area.part(at, area.length), seatsOf(yacht), false);
    return;
  }
  if (index === 1) {
    aftDeck(area, seatsOf(yacht), false);
    return;
  }
  if (area.length > 4.4) {
    sunbathing(area.part(0.1, 2.3));
    const counter = area.part(area.length - 1.7, area.length - 0.2).middle(9, Math.min(4, area.width * 0.6));
    barCounter(counter.turned());
    if (area.length > 8.5) lounging(area.part(2.8, area.length - 2.6).middle(3.4, area.width));
  } else sunbathing(area);
}
