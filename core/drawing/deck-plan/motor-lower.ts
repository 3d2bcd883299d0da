import { Area } from './area.ts';
import { type Berthing, idealCabin } from './berthing.ts';
import { bowSuite } from './cabin.ts';
import { cabinRows, pairsIn, rowsLength } from './cabin-row.ts';
import { divide, type Wish } from './divide.ts';
import { drawCore } from './lobby.ts';
import type { MotorPlan } from './motor-levels.ts';
import { tubAtStern } from './motor-stern.ts';
import { drawOutline, least } from './outline.ts';
import { jacuzzi, jetSki, loungers, tender } from './outside.ts';
import { type CabinKind, has } from './planned-yacht.ts';
import { engineRoom, mess } from './service.ts';
import { Sketch } from './sketch.ts';
import { beachLounge, gym, sauna, spa } from './wellness.ts';

type AftPart = 'beach' | 'wellness' | 'garage' | 'store' | 'crew' | 'engine' | 'master' | 'cabins';

/** The teak platform at the water, and steps down to it. */
export function swimPlatform(sketch: Sketch, plan: MotorPlan, named: boolean): void {
  const { length: L, hull, platform } = plan;
  if (platform === 0) return;
  const half = hull.half(platform + 1.5) * 0.88;
  const area = Area.of(sketch.draft, 0.004 * L, platform + 0.1, -half, half);
  area.box('deck', 0, area.length, 0, area.width, 0.035 * L);
  const inset = 0.035 * L;
  for (let v = 0.3; v < area.width - 0.2; v += 0.3) {
    const cut = v < inset || v > area.width - inset ? inset * 0.6 : 0.1;
    area.line('planks', [cut, v], [area.length - 0.1, v]);
  }
  const tub = tubAtStern(plan) === 'platform';
  if (tub) jacuzzi(area.part(0.02, area.length - 0.12).middle(2.2, 2.2));
  if (tub && named) area.name('jacuzzi');
  if (named) area.name('swim-platform', area.length * 0.5, area.width * (tub ? 0.88 : 0.5));
}

export function storeShelves(area: Area): void {
  const deep = Math.min(0.6, area.width * 0.2);
  area
    .box('joinery', 0.1, area.length - 0.1, 0.04, deep)
    .box('joinery', 0.1, area.length - 0.1, area.width - deep, area.width - 0.04);
  area.name('store');
}

/** A tender athwart or along, and jet-skis beside it. */
export function garage(area: Area, jetSkis: boolean): void {
  const inner = area.inset(0.25);
  const athwart = inner.width > inner.length * 1.25;
  const boat = athwart ? inner.turned() : inner;
  const long = Math.min(boat.length, 8.5);
  const wide = Math.min(long * 0.4, boat.width * (jetSkis ? 0.6 : 0.9));
  const start = (boat.length - long) / 2;
  tender(boat.part(start, start + long, 0.05, 0.05 + wide));
  boat.part(0, 1).name('tender-garage', start + long * 0.46, 0.05 + wide / 2);
  if (!jetSkis || boat.width - wide < 1.3) return;
  for (const at of [start + 0.2, start + 3.6])
    if (at + 3 < boat.length) jetSki(boat.part(at, at + 3, wide + 0.25, Math.min(boat.width, wide + 1.45)));
}

/** Gym, spa and sauna side by side. */
export function wellness(area: Area, rooms: readonly ('gym' | 'spa' | 'sauna')[]): void {
  const draw = { gym, spa, sauna };
  const alone = rooms.length === 1 && rooms[0] === 'sauna';
  const wide = alone ? Math.min(2.7, area.width) : area.width;
  if (alone && area.width > 5.5) loungers(area.part(0.2, area.length - 0.2, area.width * 0.55));
  if (alone) area.wall([0, wide], [area.length, wide], { at: area.length - 1, wide: 0.7, swing: -1 });
  const shares = divide(
    0,
    wide,
    rooms.map((what) => ({ want: what === 'sauna' ? 0.7 : 1, what })),
  );
  shares.forEach(({ from, to, what }, i) => {
    const room = area.part(0.05, area.length - 0.05, from + 0.06, to - 0.06);
    draw[what](room);
    if (i > 0) area.wall([0, from], [area.length, from], { at: area.length - 1, wide: 0.7, swing: 1 });
  });
}

/** Which of gym, spa and sauna lie by the water. */
export function wellnessRooms({ yacht, levels, layout }: MotorPlan): readonly ('gym' | 'spa' | 'sauna')[] {
  const gymAloft = layout === 'stacked' && levels.filter(({ house }) => house).length >= 4;
  return (['gym', 'spa', 'sauna'] as const).filter((room) => has(yacht, room) && !(room === 'gym' && gymAloft));
}

/** Beneath the main deck: engines, guest cabins round the stairs, crew towards the bow. */
export function motorLower(plan: MotorPlan, { master, on, crew }: Berthing): Sketch {
  const { yacht, length: L, below: floor, core } = plan;
  const sketch = new Sketch('lower');
  swimPlatform(sketch, plan, true);
  drawOutline(sketch.draft, 'shell', plan.shell);
  drawOutline(sketch.draft, 'floor', floor);
  const ideal = idealCabin(L);
  const below = on('lower');
  const suite = master === 'lower';
  const beach = has(yacht, 'beach-club');
  const crewAft = L < 30 && !beach;
  const wet = wellnessRooms(plan);
  const boats = has(yacht, 'tenders') && L >= 34 && (!beach || L >= 52);
  const bow: CabinKind | null = crewAft && below.length > 0 && below.length % 2 === 1 ? (below[0] ?? null) : null;
  const rest = bow ? below.slice(1) : below;
  const aftCabins = suite ? [] : rest.slice(-2 * Math.min(2, pairsIn(0.14 * L, ideal)));
  const foreCabins = rest.slice(0, rest.length - aftCabins.length);
  const wishes: Wish<AftPart>[] = [
    ...(beach ? [{ want: 0.085 * L, what: 'beach' } as const] : []),
    ...(boats ? [{ want: 0.085 * L, what: 'garage' } as const] : []),
    ...(crewAft ? [{ want: Math.max(2.6, 0.1 * L), what: 'crew' } as const] : []),
    ...(beach || boats || crewAft ? [] : [{ want: 0.06 * L, what: 'store' } as const]),
    ...(wet.length > 0 ? [{ want: 0.058 * L, what: 'wellness' } as const] : []),
    { want: 0.115 * L, what: 'engine' },
    ...(suite ? [{ want: Math.max(4.2, 0.125 * L), what: 'master' } as const] : []),
    ...(aftCabins.length > 0 ? [{ want: Math.max(3, rowsLength(aftCabins, ideal)), what: 'cabins' } as const] : []),
  ];
  const jets = has(yacht, 'jet-skis');
  for (const { from, to, what } of divide(floor.aft, core.from, wishes)) {
    const area = sketch.whole(floor, from, to);
    if (what === 'beach') beachLounge(area);
    else if (what === 'garage') garage(area, jets);
    else if (what === 'store') storeShelves(area);
    else if (what === 'wellness') wellness(area, wet);
    else if (what === 'engine') engineRoom(area, yacht.engines ?? 2);
    else if (what === 'master') sketch.suite(floor, from, to, 'master', 'forward');
    else if (what === 'crew') cabinRows(sketch, floor, from, to, ['crew', 'crew'], 0.4);
    else cabinRows(sketch, floor, from, to, aftCabins);
    const doors = what === 'cabins' || what === 'master' || what === 'crew' || what === 'beach' ? [0] : [];
    sketch.bulkhead(floor, to, ...doors);
  }
  drawCore(sketch, floor, core, { up: true, down: false, indoors: true }, false);
  forward(sketch, plan, foreCabins, bow, crewAft ? 0 : crew.lower);
  return sketch;
}

/** From the stairs to the bow: guests first, then crew and the chain locker. */
function forward(
  sketch: Sketch,
  plan: MotorPlan,
  cabins: readonly CabinKind[],
  bow: CabinKind | null,
  crewPairs: number,
): void {
  const crewAft = crewPairs === 0;
  const { yacht, length: L, below: floor, core } = plan;
  sketch.bulkhead(floor, core.to, 0);
  const peak = 0.915 * L;
  const crewLeast = crewAft ? 0 : Math.max(0.12 * L, 3);
  const bowLong = bow ? Math.min(4.8, 0.17 * L) : 0;
  const wanted = rowsLength(cabins, idealCabin(L));
  const room = peak - core.to - crewLeast - bowLong;
  const end = cabins.length === 0 ? core.to : core.to + (crewAft ? room : Math.min(room, wanted));
  cabinRows(sketch, floor, core.to, end, cabins);
  if (cabins.length > 0) sketch.bulkhead(floor, end, 0);
  if (bow) {
    const area = sketch.whole(floor, end, end + bowLong);
    bowSuite(area, bow, (wet) => floor.half(end + wet) - 0.1 - area.width / 2);
    sketch.bulkhead(floor, end + bowLong);
    return;
  }
  if (crewAft) {
    sketch.bulkhead(floor, peak);
    if (end < peak - 2) storeShelves(sketch.whole(floor, end, peak));
    return;
  }
  let at = end;
  const fits = (long: number, half: number): boolean =>
    at + long <= peak + 0.3 && least(floor, at, Math.min(peak, at + long)) > half;
  if (fits(7.5, 2.2) && yacht.crew > 6) {
    mess(sketch.whole(floor, at, at + 3.2));
    at += 3.2;
    sketch.bulkhead(floor, at, 0);
  }
  const from = at;
  let pairs = 0;
  while (pairs < crewPairs && fits(2.9, 1.75)) {
    pairs += 1;
    at += 2.9;
  }
  if (pairs === 0 && peak - at > 2.2) {
    pairs = 1;
    at = Math.min(peak, at + 2.9);
  }
  if (pairs > 0) {
    const to = peak - at < 2 ? Math.min(peak, at + 0.4) : at;
    cabinRows(
      sketch,
      floor,
      from,
      to,
      Array.from({ length: pairs * 2 }, () => 'crew' as const),
      0.4,
    );
    at = to;
    sketch.bulkhead(floor, at, 0);
  }
  const stores = Math.min(peak - at, Math.max(4, 0.075 * L));
  if (stores > 1.6) {
    storeShelves(sketch.whole(floor, at, at + stores));
    sketch.bulkhead(floor, at + stores);
  }
  if (peak - at - stores > 1) sketch.bulkhead(floor, peak);
}
