import { isList, member } from './json.ts';
import type { Settings } from './settings.ts';

export interface FacetAttribute {
  readonly name: string;
  /** Whether its values may be searched. */
  readonly searchable: boolean;
  /** Whether it may be filtered by, but is never counted. */
  readonly filterOnly: boolean;
  /** Whether it is counted among the hits that remain after deduplication. */
  readonly afterDistinct: boolean;
}

/** Returns a list of texts; empty where the setting is absent. */
export function textsOf(settings: Settings, name: string): readonly string[] {
  const value = member(settings, name);
  return isList(value) ? value.map(String) : [];
}

export function numberOf(settings: Settings, name: string, fallback: number): number {
  const value = member(settings, name);
  return typeof value === 'number' ? value : fallback;
}

/** Returns the facets by name. */
export function facetAttributes(settings: Settings): ReadonlyMap<string, FacetAttribute> {
  return new Map(
    textsOf(settings, 'attributesForFaceting').map((entry) => {
      const { name, modifiers } = unwrapped(entry);
      const is = (modifier: string) => modifiers.has(modifier);
      const attribute: FacetAttribute = {
        name,
        searchable: is('searchable'),
        filterOnly: is('filterOnly'),
        afterDistinct: is('afterDistinct'),
      };
      return [name, attribute];
    }),
  );
}

/** Returns the comparisons that each numeric attribute allows, by name; null where all attributes allow all. */
export function numericAttributes(settings: Settings): ReadonlyMap<string, 'all' | 'equal-only'> | null {
  if (!isList(member(settings, 'numericAttributesForFiltering'))) return null;
  return new Map(
    textsOf(settings, 'numericAttributesForFiltering').map((entry) => {
      const { name, modifiers } = unwrapped(entry);
      return [name, modifiers.has('equalOnly') ? 'equal-only' : 'all'];
    }),
  );
}

/** Groups attributes of equal weight, the highest first; empty where all attributes are searched. */
export function searchedFields(settings: Settings, only: readonly string[] | null): readonly (readonly string[])[] {
  const fields = textsOf(settings, 'searchableAttributes').map((entry) =>
    entry.split(',').map((part) => unwrapped(part).name),
  );
  if (only === null) return fields;
  if (fields.length === 0) return only.map((name) => [name]);
  return fields.map((field) => field.filter((name) => only.includes(name))).filter((field) => field.length > 0);
}

export interface Replica {
  readonly name: string;
  readonly virtual: boolean;
}

export function replicasOf(settings: Settings): readonly Replica[] {
  return textsOf(settings, 'replicas').map((entry) => {
    const { name, modifiers } = unwrapped(entry);
    return { name, virtual: modifiers.has('virtual') };
  });
}

/** Unwraps the modifiers: `afterDistinct(searchable(brand))` is "brand" with two of them. */
function unwrapped(entry: string): { readonly name: string; readonly modifiers: ReadonlySet<string> } {
  const modifiers = new Set<string>();
  let name = entry.trim();
  for (;;) {
    const wrapped = /^(unordered|ordered|searchable|filterOnly|afterDistinct|equalOnly|virtual)\((.*)\)$/.exec(name);
    if (wrapped === null) return { name, modifiers };
    modifiers.add(wrapped[1] ?? '');
    name = (wrapped[2] ?? '').trim();
  }
}
