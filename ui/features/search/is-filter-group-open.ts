import { baseKey } from './filters/facet-names.ts';

/** Facets open at first sight; the others wait folded until something in them is chosen. */
const OPEN_GROUPS: readonly string[] = ['length', 'guests', 'destination', 'kind', 'price', 'rate'];

/** Whether a facet stands open in the panel. */
export function isFilterGroupOpen(key: string, chosen: boolean): boolean {
  return chosen || OPEN_GROUPS.includes(baseKey(key));
}
