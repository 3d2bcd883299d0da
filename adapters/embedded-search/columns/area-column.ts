import { type GeoBox, inGeoBox } from '../../../core/geo/geo-box.ts';
import type { LocatedArea } from '../../../core/search/located-areas.ts';
import type { AreaCount } from '../../../core/search/results.ts';
import { forEachChunk, type SlicedWork } from '../slices.ts';
import type { Bits } from './bits.ts';
import { type ListColumn, listColumn } from './list-column.ts';
import type { Selection } from './selection.ts';

/** @param lists by row, each area once */
export function* areaColumn(lists: readonly (readonly LocatedArea[])[]): SlicedWork<AreaColumn> {
  const places = new Map<string, LocatedArea>();
  const areas: string[][] = [];
  yield* forEachChunk(lists.length, (from, to) => {
    for (const row of lists.slice(from, to)) {
      for (const place of row) places.set(place.id, place);
      areas.push(row.map(({ id }) => id));
    }
  });
  return new AreaColumn([...places.values()], yield* listColumn(areas));
}

/** Where each row's yacht lies: few places, many yachts, so that a box is put to the places and not to the rows. */
export class AreaColumn {
  readonly #places: readonly LocatedArea[];
  readonly #areas: ListColumn;

  constructor(places: readonly LocatedArea[], areas: ListColumn) {
    this.#places = places;
    this.#areas = areas;
  }

  /** Writes the rows with a place in the box; `into` is empty before. */
  within(box: GeoBox, into: Bits): void {
    const inside = this.#places.filter(({ position }) => inGeoBox(position, box));
    this.#areas.having(
      inside.map(({ id }) => id),
      into,
    );
  }

  counts(selection: Selection): readonly AreaCount[] {
    const counts = this.#areas.counts(selection);
    return this.#areas.values
      .map((area, code) => ({ area, count: counts[code] as number }))
      .filter(({ count }) => count > 0);
  }
}
