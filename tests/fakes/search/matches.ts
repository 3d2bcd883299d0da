import { type GeoBox, inGeoBox } from '../../../core/geo/geo-box.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import type { FigureDisplay } from '../../../core/search/facets/facet.ts';
import type { Facet } from '../../../core/search/facets/facets.ts';
import { shownBounds } from '../../../core/search/facets/shown-figure.ts';
import { locatedAreasOf } from '../../../core/search/located-areas.ts';
import type { Yacht } from '../../../core/yacht/yacht.ts';
import { inRange } from '../ranges.ts';

/** Whether a yacht matches the choices of one facet, by her displayed figures; true without a choice. */
export function meetsFacet(yacht: Yacht, facet: Facet, criteria: Criteria, display: FigureDisplay): boolean {
  if (facet.shape === 'list') {
    const chosen = criteria.refinements[facet.key];
    if (chosen === undefined) return true;
    const values = facet.read(yacht);
    return facet.match === 'all'
      ? chosen.every((value) => values.includes(value))
      : chosen.some((value) => values.includes(value));
  }
  const range = criteria.ranges[facet.key];
  if (range === undefined) return true;
  return inRange(facet.read(yacht, display), shownBounds(range, facet.unit, display.unit));
}

/** Whether one of a yacht's cruising areas lies in the section of the map; true without one. */
export function meetsBox(yacht: Yacht, box: GeoBox | null): boolean {
  return box === null || locatedAreasOf(yacht).some(({ position }) => inGeoBox(position, box));
}
