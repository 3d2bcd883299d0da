import { CABIN_SHARE, cabinDoor, crewCabin, sideCabin } from './cabin.ts';
import { divide, type Wish } from './divide.ts';
import type { Outline } from './outline.ts';
import type { CabinKind } from './planned-yacht.ts';
import { SIDES, type Sketch } from './sketch.ts';

type Berth = CabinKind | 'crew' | 'store';

const SHARE = (kind: Berth): number => (kind === 'crew' ? 0.8 : kind === 'store' ? 0.5 : CABIN_SHARE[kind]);

/** Cabins dealt to both sides so that neither is much longer; where one side has less, a store fills it. */
function dealt(cabins: readonly Berth[]): readonly [readonly Berth[], readonly Berth[]] {
  const port: Berth[] = [];
  const starboard: Berth[] = [];
  const total = (row: readonly Berth[]): number => row.reduce((sum, kind) => sum + SHARE(kind), 0);
  for (const kind of cabins) (total(starboard) < total(port) - 0.01 ? starboard : port).push(kind);
  const gap = total(port) - total(starboard);
  if (gap > 0.55) starboard.push('store');
  if (gap < -0.55) port.push('store');
  return [port, starboard];
}

/** Cabins on both sides of a corridor between two places of a deck. */
export function cabinRows(
  sketch: Sketch,
  outline: Outline,
  from: number,
  to: number,
  cabins: readonly Berth[],
  corridor = 0.5,
): void {
  if (cabins.length === 0) return;
  dealt(cabins).forEach((row, i) => {
    const side = SIDES[i] ?? 1;
    const wishes = row.map((what): Wish<Berth> => ({ want: SHARE(what), what }));
    const shares = divide(from, to, wishes);
    for (const { from: x0, to: x1, what } of shares) {
      const area = sketch.side(outline, x0, x1, corridor, side);
      const hull = (u: number): number => outline.half(x0 + u) - corridor;
      if (what === 'crew') crewCabin(area, hull);
      else if (what === 'store')
        area.part(0.08, area.length - 0.08, area.width - 0.6, area.width - 0.05).box('joinery');
      else sideCabin(area, what, hull);
      if (x1 < to - 0.01) sketch.partition(outline, x1, corridor, side);
    }
    const doors = shares.map(({ from: x0, to: x1, what }) => {
      const at = what === 'store' ? 0.2 : what === 'crew' ? Math.min(1.15, (x1 - x0) * 0.34) + 0.1 : cabinDoor(x1 - x0);
      return x0 + at;
    });
    sketch.corridorWall(from, to, corridor, side, doors);
  });
}

/** How many pairs of cabins fit a length when each is `ideal` long. */
export function pairsIn(length: number, ideal: number): number {
  return Math.max(0, Math.floor(length / ideal + 0.25));
}

/** How long both rows would like to be. */
export function rowsLength(cabins: readonly CabinKind[], ideal: number): number {
  const [port, starboard] = dealt(cabins);
  const total = (row: readonly Berth[]): number => row.reduce((sum, kind) => sum + SHARE(kind), 0);
  return Math.max(total(port), total(starboard)) * ideal;
}
