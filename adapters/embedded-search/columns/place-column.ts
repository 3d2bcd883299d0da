import type { Place } from '../../../core/map/places.ts';
import { type GeoBox, inGeoBox } from '../../../core/search/geo-box.ts';
import type { PlaceCount } from '../../../core/search/results.ts';
import type { Bits } from './bits.ts';
import { type ListColumn, listColumn } from './list-column.ts';
import type { Selection } from './selection.ts';

/** Where each row's yacht lies: few places, many yachts, so that a box is put to the places and not to the rows. */
export class PlaceColumn {
  readonly #places: readonly Place[];
  readonly #areas: ListColumn;

  /** @param lists by row, each area once */
  constructor(lists: readonly (readonly Place[])[]) {
    this.#places = [...new Map(lists.flat().map((place) => [place.id, place])).values()];
    this.#areas = listColumn(lists.map((places) => places.map(({ id }) => id)));
  }

  /** Writes the rows with a place in the box. */
  within(box: GeoBox, into: Bits): void {
    const inside = this.#places.filter(({ position }) => inGeoBox(position, box));
    this.#areas.having(
      inside.map(({ id }) => id),
      into,
    );
  }

  counts(selection: Selection): readonly PlaceCount[] {
    const counts = this.#areas.counts(selection);
    return this.#areas.values
      .map((area, code) => ({ area, count: counts[code] as number }))
      .filter(({ count }) => count > 0);
  }
}
