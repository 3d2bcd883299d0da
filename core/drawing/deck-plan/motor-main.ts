import type { Area } from './area.ts';
import { type Berthing, idealCabin } from './berthing.ts';
import { cabinRows, rowsLength } from './cabin-row.ts';
import { dining, foredeck, mooringArea, padArea, saloon } from './deck-furniture.ts';
import { divide, type Wish } from './divide.ts';
import { tubAhead } from './jacuzzi-place.ts';
import { drawCore } from './lobby.ts';
import { type MotorPlan, padOnMain, tubForward } from './motor-levels.ts';
import { storeShelves, swimPlatform } from './motor-lower.ts';
import { sternDeck, sternSteps } from './motor-stern.ts';
import { drawOutline, type Outline, planking } from './outline.ts';
import { mooringGear } from './outside.ts';
import { has, seatsOf } from './planned-yacht.ts';
import { armchair, sofa } from './seating.ts';
import { galley, mess, wheelhouse } from './service.ts';
import { Sketch } from './sketch.ts';
import { cinema } from './wellness.ts';

type Part = 'store' | 'saloon' | 'dining' | 'cinema' | 'galley' | 'helm' | 'master' | 'mess' | 'crew' | 'cabins';

/** What lies forward of the stairs, from them to the bow. */
function forwardWishes({ yacht, length: L, layout }: MotorPlan, { master, on, crew }: Berthing): Wish<Part>[] {
  const suite = master === 'main';
  const rows = on('main').length;
  const guests: Wish<Part>[] = rows > 0 ? [{ want: rowsLength(on('main'), idealCabin(L)) * 1.1, what: 'cabins' }] : [];
  const show = has(yacht, 'cinema') && layout !== 'stacked';
  if (layout === 'stacked')
    return suite
      ? [
          { want: 0.075 * L + 0.8, what: 'galley' },
          { want: 0.15 * L + 0.6, what: 'master' },
          ...guests,
          { want: 0.07 * L + 0.8, what: 'mess' },
          { want: 0.06 * L, what: 'store' },
        ]
      : [
          ...guests,
          { want: 0.085 * L + 0.8, what: 'galley' },
          { want: 0.06 * L + 1, what: 'mess' },
          ...(crew.main > 0 ? [{ want: crew.main * 2.9, what: 'crew' } as const] : []),
          { want: Math.max(2.5, 0.05 * L), what: 'store' },
        ];
  const cine: Wish<Part>[] = show ? [{ want: Math.max(3, 0.07 * L), what: 'cinema' }] : [];
  const her: Wish<Part>[] = suite ? [{ want: Math.max(4.2, 0.13 * L), what: 'master' }] : [];
  return layout === 'classic'
    ? [...cine, { want: 0.08 * L, what: 'galley' }, ...her]
    : [
        ...cine,
        ...(suite ? [] : ([{ want: 0.1 * L, what: 'galley' }] as const)),
        { want: 0.11 * L, what: 'helm' },
        ...her,
      ];
}

function drawPart(
  sketch: Sketch,
  house: Outline,
  from: number,
  to: number,
  what: Part,
  plan: MotorPlan,
  berths: Berthing,
): void {
  const { yacht } = plan;
  const area = sketch.whole(house, from, to);
  const { width, length } = area;
  if (what === 'saloon') {
    saloon(area.inset(0.1));
    area.name('saloon');
  } else if (what === 'dining') dining(area, seatsOf(yacht));
  else if (what === 'cinema') cinema(area);
  else if (what === 'helm') helm(area, hasSuite(plan));
  else if (what === 'master') sketch.suite(house, from, to, 'master');
  else if (what === 'mess') mess(area);
  else if (what === 'galley') {
    if (!hasSuite(plan)) {
      galley(area);
      return;
    }
    study(area.part(0, length, width * 0.5 + 0.5));
    const wall = width * 0.5 - 0.55;
    galley(area.part(0, length, 0, wall).upended());
    area.wall([0, wall], [length, wall], { at: length * 0.4, wide: 0.75, swing: -1 });
  } else if (what === 'cabins') cabinRows(sketch, house, from, to, berths.on('main'));
  else if (what === 'store') storeShelves(area);
  else
    cabinRows(
      sketch,
      house,
      from,
      to,
      Array.from({ length: berths.crew.main * 2 }, () => 'crew' as const),
      0.4,
    );
}

function hasSuite({ yacht }: MotorPlan): boolean {
  return has(yacht, 'master-on-main');
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

export function motorMain(plan: MotorPlan, berths: Berthing): Sketch {
  const { yacht, length: L, hull, core, layout, raised, explorer } = plan;
  const level = plan.levels[0];
  const sketch = new Sketch('main');
  const house = level?.house;
  if (!house) return sketch;
  swimPlatform(sketch, plan, false);
  drawOutline(sketch.draft, 'deck', hull);
  planking(sketch.draft, hull);
  if (raised !== null) drawOutline(sketch.draft, 'shell', { ...hull, aft: raised, fore: L });
  drawOutline(sketch.draft, 'floor', house);
  sternSteps(sketch, plan);
  const carry = yacht.drawing.tender;
  sternDeck(sketch, plan, explorer && carry);
  const aft: Wish<Part>[] = [
    { want: explorer ? 0.1 * L : 0.14 * L, what: 'saloon' },
    { want: explorer ? 0.03 * L : Math.max(2.6, 0.085 * L), what: 'dining' },
  ];
  const aftParts = explorer ? aft.slice(0, 1) : aft;
  for (const { from, to, what } of divide(house.aft, core.from, aftParts)) {
    drawPart(sketch, house, from, to, what, plan, berths);
    if (to > core.from - 0.01) sketch.bulkhead(house, to, 0);
  }
  drawCore(sketch, house, core, { up: true, down: true, indoors: true }, true);
  sketch.bulkhead(house, core.to, 0);
  const wishes = forwardWishes(plan, berths);
  const before: Wish<Part>[] =
    explorer || layout === 'classic' ? [...(explorer ? [aft[1] ?? { want: 3, what: 'dining' as const }] : [])] : [];
  const nose = raised === null ? 0.035 * L : 0.03 * L;
  const parts = divide(core.to, house.fore - nose, [...before.map((wish) => ({ ...wish, want: 0.09 * L })), ...wishes]);
  parts.forEach(({ from, to, what }, i) => {
    drawPart(sketch, house, from, to, what, plan, berths);
    const last = i === parts.length - 1;
    if (!last || raised !== null) sketch.bulkhead(house, to, ...(last || what === 'master' ? [] : [0]));
  });
  if (raised === null) {
    const from = house.fore + 0.5;
    const pad = padOnMain(plan);
    const tub = has(yacht, 'jacuzzi') && tubForward(plan);
    const to = Math.min(0.895 * L, from + Math.max(5.2, 0.1 * L));
    const place = pad
      ? padArea(sketch, hull, from)
      : tub
        ? tubAhead(sketch, hull, from + 0.1, 2.6)
        : sketch.whole(hull, from, Math.max(to, from + 0.5), 0.6);
    foredeck(
      place,
      mooringArea(sketch, hull, place),
      pad ? 'helipad' : tub ? 'jacuzzi' : carry && layout === 'low' ? 'tender' : 'lounge',
    );
  } else mooringGear(sketch.whole(house, house.fore - nose, house.fore, 0));
  return sketch;
}
