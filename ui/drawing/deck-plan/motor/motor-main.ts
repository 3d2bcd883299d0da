import type { Area } from '../area.ts';
import { divide, type Share, type Wish, wish } from '../divide.ts';
import { type DeckOutline, drawOutline, planking } from '../outline.ts';
import { mooringGear } from '../outside.ts';
import { has, seatsOf } from '../planned-yacht.ts';
import { type Berthing, idealCabin } from '../rooms/berthing.ts';
import { cabinRows, crewCabins, rowsLength } from '../rooms/cabin-row.ts';
import { dining, foredeck, mooringArea, padArea, saloon } from '../rooms/deck-furniture.ts';
import { tubAhead } from '../rooms/jacuzzi-place.ts';
import { drawCore } from '../rooms/lobby.ts';
import { armchair, sofa } from '../rooms/seating.ts';
import { galley, mess, wheelhouse } from '../rooms/service.ts';
import { storeShelves } from '../rooms/stowage.ts';
import { cinema } from '../rooms/wellness.ts';
import { Sketch } from '../sketch.ts';
import { type MotorPlan, padOnMain, tubForward } from './motor-levels.ts';
import { sternDeck, sternSteps, swimPlatformPlan } from './motor-stern.ts';

type Part = 'store' | 'saloon' | 'dining' | 'cinema' | 'galley' | 'helm' | 'master' | 'mess' | 'crew' | 'cabins';

/** Returns the rooms forward of the stairs, up to the bow. */
function forwardWishes(plan: MotorPlan, berths: Berthing): Wish<Part>[] {
  const dining = wish('dining', 0.09 * plan.length, plan.explorer);
  return [...dining, ...(plan.layout === 'stacked' ? stackedWishes(plan, berths) : singleWishes(plan, berths))];
}

function stackedWishes({ length: L }: MotorPlan, { master, on, crew }: Berthing): Wish<Part>[] {
  const guests = wish('cabins', rowsLength(on('main'), idealCabin(L)) * 1.1, on('main').length > 0);
  return master === 'main'
    ? [
        ...wish('galley', 0.075 * L + 0.8),
        ...wish('master', 0.15 * L + 0.6),
        ...guests,
        ...wish('mess', 0.07 * L + 0.8),
        ...wish('store', 0.06 * L),
      ]
    : [
        ...guests,
        ...wish('galley', 0.085 * L + 0.8),
        ...wish('mess', 0.06 * L + 1),
        ...wish('crew', crew.main * 2.9, crew.main > 0),
        ...wish('store', Math.max(2.5, 0.05 * L)),
      ];
}

/** On a yacht of one house, or of several small ones. */
function singleWishes({ yacht, length: L, layout }: MotorPlan, { master }: Berthing): Wish<Part>[] {
  const suite = master === 'main';
  const classic = layout === 'classic';
  return [
    ...wish('cinema', Math.max(3, 0.07 * L), has(yacht, 'cinema')),
    ...(classic ? wish('galley', 0.08 * L) : wish('galley', 0.1 * L, !suite)),
    ...wish('helm', 0.11 * L, !classic),
    ...wish('master', Math.max(4.2, 0.13 * L), suite),
  ];
}

function drawPart(
  sketch: Sketch,
  house: DeckOutline,
  { from, to, what }: Share<Part>,
  { yacht }: MotorPlan,
  { master, on, crew }: Berthing,
): void {
  const area = sketch.whole(house, from, to);
  const suite = master === 'main';
  if (what === 'saloon') {
    saloon(area.inset(0.1));
    area.name('saloon');
  } else if (what === 'dining') dining(area, seatsOf(yacht));
  else if (what === 'cinema') cinema(area);
  else if (what === 'helm') helm(area, suite);
  else if (what === 'master') sketch.suite(house, from, to, 'master');
  else if (what === 'mess') mess(area);
  else if (what === 'galley') {
    if (suite) galleyAndStudy(area);
    else galley(area);
  } else if (what === 'cabins') cabinRows(sketch, house, from, to, on('main'));
  else if (what === 'store') storeShelves(area);
  else cabinRows(sketch, house, from, to, crewCabins(crew.main), 0.4);
}

/** The galley on port of the way to the suite, a study on starboard. */
function galleyAndStudy(area: Area): void {
  const { length, width } = area;
  study(area.part(0, length, width * 0.5 + 0.5));
  const wall = width * 0.5 - 0.55;
  galley(area.part(0, length, 0, wall).upended());
  area.wall([0, wall], [length, wall], { at: length * 0.4, wide: 0.75, swing: -1 });
}

/** The inside helm; where a suite lies before it, on starboard of the way there, with the galley on port. */
function helm(area: Area, passage: boolean): void {
  if (!passage) {
    wheelhouse(area.inset(0.15));
    return;
  }
  const wall = area.width / 2 - 0.5;
  galley(area.part(0, area.length, 0, wall).upended());
  area.wall([0, wall], [area.length, wall], { at: area.length * 0.3, wide: 0.75, swing: 'slides' });
  wheelhouse(area.part(0.15, area.length - 0.15, area.width / 2 + 0.5, area.width - 0.1));
}

/** A desk and a sofa before the suite, v outboard. */
function study(area: Area): void {
  const { length, width } = area;
  if (width < 1.2) return;
  sofa(area.part(0.3, Math.min(length * 0.55, 2.6), width - 0.85, width - 0.05));
  if (length > 3.4) {
    area.box('joinery', length - 0.75, length - 0.15, width * 0.3, width - 0.05);
    armchair(area.turned(), width * 0.62, length - 1.15, 0.6);
  }
}

/** The main deck: an open aft deck, saloon and dining room, galley, crew or a suite forward, and the foredeck. */
export function motorMain(plan: MotorPlan, berths: Berthing): Sketch {
  const { length: L, hull, core, raised, explorer } = plan;
  const sketch = new Sketch('main');
  const house = plan.levels[0]?.house;
  if (!house) return sketch;
  swimPlatformPlan(sketch, plan, false);
  drawOutline(sketch.drawing, 'deck', hull);
  planking(sketch.drawing, hull);
  if (raised !== null) drawOutline(sketch.drawing, 'shell', { ...hull, aft: raised, fore: L });
  drawOutline(sketch.drawing, 'floor', house);
  sternSteps(sketch, plan);
  sternDeck(sketch, plan, explorer && plan.yacht.drawing.tender);
  const aft: Wish<Part>[] = [...wish('saloon', 0.14 * L), ...wish('dining', Math.max(2.6, 0.085 * L), !explorer)];
  for (const share of divide(house.aft, core.from, aft)) {
    drawPart(sketch, house, share, plan, berths);
    if (share.to > core.from - 0.01) sketch.bulkhead(house, share.to, 0);
  }
  drawCore(sketch, house, core, { up: true, down: true, indoors: true }, true);
  sketch.bulkhead(house, core.to, 0);
  const nose = raised === null ? 0.035 * L : 0.03 * L;
  const parts = divide(core.to, house.fore - nose, forwardWishes(plan, berths));
  parts.forEach((share, i) => {
    drawPart(sketch, house, share, plan, berths);
    const last = i === parts.length - 1;
    if (!last || raised !== null) sketch.bulkhead(house, share.to, ...(last || share.what === 'master' ? [] : [0]));
  });
  if (raised === null) openForedeck(sketch, plan, house);
  else mooringGear(sketch.whole(house, house.fore - nose, house.fore, 0));
  return sketch;
}

/** The foredeck of a yacht whose bow is not raised over her main deck: helipad, tub, tender or seats. */
function openForedeck(sketch: Sketch, plan: MotorPlan, house: DeckOutline): void {
  const { yacht, length: L, hull, layout } = plan;
  const from = house.fore + 0.5;
  const to = Math.max(Math.min(0.895 * L, from + Math.max(5.2, 0.1 * L)), from + 0.5);
  const carry = yacht.drawing.tender && layout === 'low';
  const tub = has(yacht, 'jacuzzi') && tubForward(plan);
  const cargo = padOnMain(plan) ? 'helipad' : tub ? 'jacuzzi' : carry ? 'tender' : 'lounge';
  const place =
    cargo === 'helipad'
      ? padArea(sketch, hull, from)
      : cargo === 'jacuzzi'
        ? tubAhead(sketch, hull, from + 0.1, 2.6)
        : sketch.whole(hull, from, to, 0.6);
  foredeck(place, mooringArea(sketch, hull, place), cargo);
}
