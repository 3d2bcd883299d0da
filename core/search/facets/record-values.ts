import type { FacetName } from './facet.ts';
import { facetValue } from './facet-value.ts';

/** A count of a yacht's record; null for 0, which stands for an unknown one. */
export function knownCount(count: number): number | null {
  return count > 0 ? count : null;
}

/** The value of a proper name, which is the same in all languages; empty without a name. */
export function properName(name: string | null): FacetName[] {
  const value = name === null ? null : facetValue(name);
  return name === null || value === null ? [] : [[value, name]];
}
