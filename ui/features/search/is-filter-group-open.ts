import { baseKey } from './filters/facet-names.ts';

/** The facets whose groups are open at first; others are closed until they have a choice. */
const OPEN_GROUPS: readonly string[] = ['length', 'guests', 'destination', 'kind', 'price', 'rate'];

/** Whether the group of a facet is open in the filter panel. */
export function isFilterGroupOpen(key: string, chosen: boolean): boolean {
  return chosen || OPEN_GROUPS.includes(baseKey(key));
}
