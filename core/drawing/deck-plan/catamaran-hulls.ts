import { Area } from './area.ts';
import { bathroom } from './bathroom.ts';
import { bunks, doubleBed, singleBed, twinBeds } from './bed.ts';
import { type CatamaranPlan, hullArea } from './catamaran-levels.ts';
import { divide, type Wish } from './divide.ts';
import { ROOM_OF_CABIN } from './draft.ts';
import { outlinePath } from './outline.ts';
import { steps } from './outside.ts';
import { type CabinKind, guestCabins, has } from './planned-yacht.ts';
import { SIDES, Sketch } from './sketch.ts';
import { cinema, gym, sauna, spa } from './wellness.ts';

type Extra = 'gym' | 'spa' | 'sauna' | 'cinema' | 'store' | 'crew';
type Part = { readonly cabin: CabinKind } | { readonly extra: Extra };

/** A cabin in a hull: bathroom at u = 0, the bed lengthwise with its head at u = length. */
function hullCabin(area: Area, kind: CabinKind): void {
  const { length, width } = area;
  const wet = Math.min(Math.max(1, length * 0.3), 1.9);
  bathroom(area.part(0, wet), false);
  area.wall([wet, -0.05], [wet, width + 0.05], { at: width * 0.36, wide: Math.min(0.6, width * 0.3), swing: 'slides' });
  const room = area.part(wet, length);
  const bed = room.part(Math.max(0.1, room.length - 2.1), room.length - 0.06).turned();
  if (kind === 'twin' || kind === 'triple') twinBeds(bed, kind === 'triple');
  else if (kind === 'single') singleBed(bed);
  else doubleBed(bed, kind === 'master' ? 1.9 : 1.6, kind === 'convertible');
  const free = room.length - 2.2;
  if (free > 1) room.box('joinery', 0.5, free - 0.1, width - 0.5, width);
  if (free > 2.4) room.box('cushion', 0.4, Math.min(free - 0.2, 2.4), 0, 0.6, 0.12);
  room.name(ROOM_OF_CABIN[kind], Math.max(room.length * 0.4, room.length - 1.3), width / 2);
}

function drawPart(area: Area, part: Part): void {
  if ('cabin' in part) {
    hullCabin(area, part.cabin);
    return;
  }
  const { extra } = part;
  if (extra === 'crew') {
    bunks(area.part(0.1, area.length - 0.1, Math.max(0, area.width - 0.9)));
    area.name('crew-cabin', area.length / 2, Math.min(area.width / 2, 0.4));
  } else if (extra === 'store') area.box('joinery', 0.1, area.length - 0.1, area.width - 0.45);
  else ({ gym, spa, sauna, cinema })[extra](area.inset(0.05));
}

const want = (part: Part): number =>
  'cabin' in part
    ? part.cabin === 'master'
      ? 1.3
      : part.cabin === 'single'
        ? 0.75
        : 1
    : part.extra === 'crew'
      ? 0.5
      : 0.55;

/** Cabins dealt to the hulls: the master has starboard aft. */
function dealt(cabins: readonly CabinKind[], extras: readonly Extra[]): readonly [Part[], Part[]] {
  const port: Part[] = [];
  const starboard: Part[] = [];
  const total = (row: readonly Part[]): number => row.reduce((sum, part) => sum + want(part), 0);
  const parts: Part[] = [...cabins.map((cabin): Part => ({ cabin })), ...extras.map((extra): Part => ({ extra }))];
  for (const part of parts) (total(port) < total(starboard) - 0.01 ? port : starboard).push(part);
  return [port, starboard];
}

/** The accommodation in both hulls, engines by the stern, crew towards the bow. */
export function catamaranHulls(plan: CatamaranPlan): Sketch {
  const { yacht, length: L, hull, abeam, core } = plan;
  const sketch = new Sketch('lower');
  const { draft } = sketch;
  const extras = (['gym', 'spa', 'sauna', 'cinema'] as const).filter((room) => has(yacht, room));
  const rows = dealt(guestCabins(yacht), extras);
  const { bridge } = plan;
  const inner = abeam - hull(bridge.aft);
  Area.of(draft, bridge.aft, bridge.fore, -inner, inner).box('broken');
  SIDES.forEach((side, i) => {
    const shell = (inset: number, aft: number, fore: number): string =>
      outlinePath({ aft, fore, half: (x) => Math.max(0.015, hull(x) - inset) }, side * abeam);
    draft.put('shell', shell(0, 0.004 * L, 0.998 * L));
    draft.put('floor', shell(0.16, 0.05 * L, 0.92 * L));
    const wall = (x: number, door = true): void => {
      const half = hull(x) - 0.16;
      const across = hullArea(plan, draft, x, x + 0.1, side).middle(0.1, 99);
      const v = across.width / 2;
      across.wall(
        [0, v - half],
        [0, v + half],
        ...(door ? [{ at: half - 0.35, wide: 0.7, swing: 'slides' } as const] : []),
      );
    };
    const engine = hullArea(plan, draft, 0.055 * L, 0.15 * L, side);
    engine
      .middle(2, engine.width * 0.6)
      .box('machine')
      .box('fine', 0.3, 1.6, 0.15, Math.max(0.3, engine.width * 0.6 - 0.15));
    engine.name('engine-room');
    wall(0.15 * L, false);
    const row = rows[i] ?? [];
    const aft = row.slice(0, Math.ceil(row.length / 2 - 0.01));
    const fore: Part[] = [
      ...row.slice(aft.length),
      ...(row.length < 2 ? ([{ extra: 'store' }] as const) : []),
      { extra: 'crew' },
    ];
    const place = (from: number, to: number, parts: readonly Part[]): void => {
      const shares = divide(
        from,
        to,
        parts.map((what): Wish<Part> => ({ want: want(what), what })),
      );
      for (const { from: x0, to: x1, what } of shares) {
        drawPart(hullArea(plan, draft, x0 + 0.06, x1 - 0.06, side), what);
        wall(x1, x1 < 0.8 * L);
      }
    };
    place(0.15 * L, core.from, aft.length > 0 ? aft : [{ extra: 'store' }]);
    const flight = hullArea(plan, draft, core.from + 0.1, core.to - 0.1, side);
    steps(flight.part(0, flight.length, 0, Math.min(0.85, flight.width * 0.5)).upended());
    wall(core.to);
    place(core.to, 0.86 * L, fore);
  });
  return sketch;
}
