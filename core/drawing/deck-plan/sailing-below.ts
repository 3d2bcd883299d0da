import { Area } from './area.ts';
import { idealCabin } from './berthing.ts';
import { cabinRows, rowsLength } from './cabin-row.ts';
import { divide, type Wish } from './divide.ts';
import { garage, storeShelves, wellness } from './motor-lower.ts';
import { drawOutline } from './outline.ts';
import { steps } from './outside.ts';
import { guestCabins, has } from './planned-yacht.ts';
import { type SailingPlan, stairsOf } from './sailing-levels.ts';
import { settee, sofa } from './seating.ts';
import { engineRoom, galley, mess } from './service.ts';
import { Sketch } from './sketch.ts';
import { beachLounge, cinema } from './wellness.ts';

type Part =
  | 'beach'
  | 'garage'
  | 'store'
  | 'wellness'
  | 'cinema'
  | 'master'
  | 'engine'
  | 'cabins'
  | 'fore'
  | 'saloon'
  | 'galley'
  | 'crew'
  | 'locker';

/** A lower saloon: a settee round a table on port, a sofa on starboard. */
function lowerSaloon(area: Area): void {
  const { length, width } = area;
  const half = width / 2 - 0.5;
  if (half < 0.8) return;
  settee(
    area
      .part(0.15, length - 0.15, 0, half)
      .turned()
      .backwards(),
  );
  const long = Math.min(length - 0.3, 3);
  const u = (length - long) / 2;
  sofa(area.part(u, u + long, width - Math.min(0.85, half), width));
  area.name('saloon', length / 2, half * 0.62);
}

/** Berths of a sailing yacht: master aft, guests round the stairs, crew and sails forward. */
export function sailingBelow(plan: SailingPlan): Sketch {
  const { yacht, length: L, shell, below: floor, core, form } = plan;
  const sketch = new Sketch('lower');
  drawOutline(sketch.draft, 'shell', shell);
  drawOutline(sketch.draft, 'floor', floor);
  const cabins = guestCabins(yacht);
  const suite = cabins[0] === 'master';
  const others = cabins.slice(suite ? 1 : 0);
  const aftCount = others.length >= 7 ? 4 : others.length >= 2 ? 2 : 0;
  const aftCabins = others.slice(0, aftCount);
  const foreCabins = others.slice(aftCount);
  const ideal = idealCabin(L) * 0.94;
  const wet = (['gym', 'spa', 'sauna'] as const).filter((room) => has(yacht, room));
  const boats = has(yacht, 'tenders') && L >= 40 && !form.classic;
  const part = (what: Part, want: number, when = true): Wish<Part>[] => (when ? [{ want, what }] : []);
  const beach = has(yacht, 'beach-club');
  const aft: Wish<Part>[] = [
    ...part('beach', 0.085 * L, beach),
    ...part('garage', 0.085 * L, boats && !beach),
    ...part('store', 0.06 * L, !beach && !boats),
    ...part('wellness', 0.06 * L, wet.length > 0),
    ...part('cinema', 0.08 * L, has(yacht, 'cinema')),
    ...part('master', Math.max(4, 0.12 * L), suite),
    ...part('engine', Math.max(2, 0.065 * L)),
    ...part('cabins', rowsLength(aftCabins, ideal), aftCount > 0),
  ];
  const crewPairs = Math.max(1, Math.min(Math.ceil(yacht.crew / 4), Math.floor(L / 16)));
  const fore: Wish<Part>[] = [
    ...part('fore', rowsLength(foreCabins, ideal), foreCabins.length > 0),
    ...part('saloon', Math.max(2.4, 0.07 * L)),
    ...part('galley', Math.max(2, 0.06 * L)),
    ...part('crew', crewPairs * 2.6),
    ...part('locker', 0.055 * L),
  ];
  const draw = (from: number, to: number, what: Part): void => {
    const area = sketch.whole(floor, from, to);
    if (what === 'beach') beachLounge(area);
    else if (what === 'garage') garage(area, false);
    else if (what === 'store') storeShelves(area);
    else if (what === 'wellness') wellness(area, wet);
    else if (what === 'cinema') cinema(area);
    else if (what === 'master') sketch.suite(floor, from, to, 'master', 'forward');
    else if (what === 'engine') engineRoom(area, 1);
    else if (what === 'cabins') cabinRows(sketch, floor, from, to, aftCabins, 0.42);
    else if (what === 'fore') cabinRows(sketch, floor, from, to, foreCabins, 0.42);
    else if (what === 'saloon') lowerSaloon(area);
    else if (what === 'crew')
      cabinRows(
        sketch,
        floor,
        from,
        to,
        Array.from({ length: crewPairs * 2 }, () => 'crew' as const),
        0.38,
      );
    else if (what === 'locker') area.name('sail-locker');
    else {
      const wall = area.width / 2 - 0.42;
      galley(area.part(0, area.length, 0, wall).upended());
      area.wall([0, wall], [area.length, wall], { at: area.length * 0.35, wide: 0.7, swing: 'slides' });
      const table = area.part(0, area.length, area.width / 2 + 0.42);
      if (table.width > 1.1) mess(table);
      area.wall([0, area.width / 2 + 0.42], [area.length * 0.3, area.width / 2 + 0.42]);
    }
  };
  let shaft = core.from;
  divide(floor.aft, core.from, aft).forEach(({ from, to, what }) => {
    if (what === 'engine') shaft = to;
    draw(from, to, what);
    sketch.bulkhead(floor, to, ...(what === 'garage' || what === 'store' ? [] : [0]));
  });
  const stairs = stairsOf(sketch.draft, plan);
  sketch.whole(floor, core.from, core.to).box('carpet');
  steps(stairs);
  sketch.bulkhead(floor, core.to, 0);
  const parts = divide(core.to, 0.92 * floor.fore, fore);
  parts.forEach(({ from, to, what }, i) => {
    draw(from, to, what);
    sketch.bulkhead(floor, to, ...(i >= parts.length - 2 ? [] : [0]));
  });
  const keel = Area.of(sketch.draft, shaft + 0.3, (form.classic ? 0.66 : 0.56) * L, -0.16, 0.16);
  keel.box('broken', 0, keel.length, 0, keel.width, 0.16);
  return sketch;
}
