/**
 * The unit of a facet's numbers: meters, a count, whole units of the facet's currency, a calendar year, gross tonnage,
 * knots, nautical miles.
 */
export type FacetUnit = 'length' | 'count' | 'money' | 'year' | 'tonnage' | 'speed' | 'distance';
