import { type GeoBox, inGeoBox } from '../../../core/geo/geo-box.ts';
import type { LocatedArea } from '../../../core/search/located-areas.ts';
import type { AreaCount } from '../../../core/search/results.ts';
import { forEachChunk, type SlicedWork } from '../slices.ts';
import type { Bits } from './bits.ts';
import { type ListColumn, listColumn } from './list-column.ts';
import type { Selection } from './selection.ts';

/** Builds the column of cruising areas. @param lists the distinct areas of each row */
export function* areaColumn(lists: readonly (readonly LocatedArea[])[]): SlicedWork<AreaColumn> {
  const areas = new Map<string, LocatedArea>();
  const ids: string[][] = [];
  yield* forEachChunk(lists.length, (from, to) => {
    for (const row of lists.slice(from, to)) {
      for (const area of row) areas.set(area.id, area);
      ids.push(row.map(({ id }) => id));
    }
  });
  return new AreaColumn([...areas.values()], yield* listColumn(ids));
}

/** The cruising areas of each row. A box is compared with the few areas, not with the many rows. */
export class AreaColumn {
  readonly #areas: readonly LocatedArea[];
  readonly #ids: ListColumn;

  constructor(areas: readonly LocatedArea[], ids: ListColumn) {
    this.#areas = areas;
    this.#ids = ids;
  }

  /** Adds the rows with an area in the box to `into`, which must be empty. */
  within(box: GeoBox, into: Bits): void {
    const inside = this.#areas.filter(({ position }) => inGeoBox(position, box));
    this.#ids.having(
      inside.map(({ id }) => id),
      into,
    );
  }

  counts(selection: Selection): readonly AreaCount[] {
    const counts = this.#ids.counts(selection);
    return this.#ids.values
      .map((area, code) => ({ area, count: counts[code] as number }))
      .filter(({ count }) => count > 0);
  }
}
