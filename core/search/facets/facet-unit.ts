/**
 * What a facet's numbers are: meters, a number of things, whole units of the row's currency, a calendar year, gross
 * tonnage, knots, or nautical miles.
 */
export type FacetUnit = 'length' | 'count' | 'money' | 'year' | 'tonnage' | 'speed' | 'distance';
