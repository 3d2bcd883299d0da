import { deal, divide, type Wish } from '../divide.ts';
import type { DeckOutline } from '../outline.ts';
import type { CabinKind } from '../planned-yacht.ts';
import { SIDES, type Sketch } from '../sketch.ts';
import { CABIN_SHARE, cabinDoor, crewCabin, sideCabin } from './cabin.ts';

type Berth = CabinKind | 'crew' | 'store';

/** The length that a cabin or store should have, relative to a plain double. */
function shareOf(kind: Berth): number {
  return kind === 'crew' ? 0.8 : kind === 'store' ? 0.5 : CABIN_SHARE[kind];
}

/** Port and starboard; where one side has much less, a store fills it. */
function sides(cabins: readonly Berth[]): readonly (readonly Berth[])[] {
  const [port, starboard] = deal(cabins, shareOf);
  const gap = port.want - starboard.want;
  return [
    [...port.parts, ...(gap < -0.55 ? (['store'] as const) : [])],
    [...starboard.parts, ...(gap > 0.55 ? (['store'] as const) : [])],
  ];
}

/** Returns the distance of a door from the aft wall of a part `long` meters long. */
function doorOf(kind: Berth, long: number): number {
  if (kind === 'store') return 0.2;
  return kind === 'crew' ? Math.min(1.15, long * 0.34) + 0.1 : cabinDoor(long);
}

/** Cabins on both sides of a corridor between two places of a deck. */
export function cabinRows(
  sketch: Sketch,
  outline: DeckOutline,
  from: number,
  to: number,
  cabins: readonly Berth[],
  corridor = 0.5,
): void {
  if (cabins.length === 0) return;
  sides(cabins).forEach((row, i) => {
    const side = SIDES[i] ?? 1;
    const wishes = row.map((what): Wish<Berth> => ({ want: shareOf(what), what }));
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
    const doors = shares.map(({ from: x0, to: x1, what }) => x0 + doorOf(what, x1 - x0));
    sketch.corridorWall(from, to, corridor, side, doors);
  });
}

/** Crew cabins in pairs, one on each side. */
export function crewCabins(pairs: number): 'crew'[] {
  return Array.from({ length: pairs * 2 }, () => 'crew');
}

/** Returns the number of pairs of cabins that fit a length if each is `ideal` meters long. */
export function pairsThatFit(length: number, ideal: number): number {
  return Math.max(0, Math.floor(length / ideal + 0.25));
}

/** Returns the length that the longer of both rows should have, meters. */
export function rowsLength(cabins: readonly CabinKind[], ideal: number): number {
  return Math.max(...deal(cabins, shareOf).map(({ want }) => want)) * ideal;
}
