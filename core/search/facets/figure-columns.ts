import { SEASONS } from '../../price/season.ts';
import { LENGTH_UNITS } from '../../yacht/length.ts';
import type { Yacht } from '../../yacht/yacht.ts';
import type { FigureDisplay, RangeFacet } from './facet.ts';
import { RANGE_FACETS, type RangeFacetKey } from './facets.ts';

/** The figures of a range facet in one unit and season. An index has a column or an attribute for each. */
export interface FigureColumn {
  /** The facet's key, followed by the unit or season where figures depend on one: `length-feet`, `year`. */
  readonly key: string;
  readonly facet: RangeFacet<RangeFacetKey>;
  readonly read: (yacht: Yacht) => number | null;
}

/** Returns the key of a facet's {@link FigureColumn} in a display. */
export function figureColumnKey(
  { key, unit, seasonal }: Pick<RangeFacet<RangeFacetKey>, 'key' | 'unit' | 'seasonal'>,
  display: FigureDisplay,
): string {
  if (unit === 'length') return `${key}-${display.unit}`;
  return seasonal ? `${key}-${display.season}` : key;
}

const DISPLAYS = LENGTH_UNITS.flatMap((unit) => SEASONS.map((season): FigureDisplay => ({ unit, season })));

/** The figures of all range facets, in table order: lengths in each unit, charter rates of each season. */
export const FIGURE_COLUMNS: readonly FigureColumn[] = RANGE_FACETS.flatMap((facet) => {
  const figures = DISPLAYS.map((display): [string, FigureColumn] => {
    const key = figureColumnKey(facet, display);
    return [key, { key, facet, read: (yacht) => facet.read(yacht, display) }];
  });
  // A facet that does not depend on the display has one entry, made with the first.
  return [...new Map(figures.toReversed()).values()].toReversed();
});
