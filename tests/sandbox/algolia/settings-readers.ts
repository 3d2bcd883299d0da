import { isList, member } from './json.ts';
import type { Settings } from './settings.ts';

export interface FacetAttribute {
  readonly name: string;
  /** Whether its values may be searched. */
  readonly searchable: boolean;
  /** Whether it may be filtered by, yet is never counted. */
  readonly filterOnly: boolean;
  /** Whether it is counted among the hits that deduplication leaves. */
  readonly afterDistinct: boolean;
}

/** A list of texts; empty where nothing is set. */
export function textsOf(settings: Settings, name: string): readonly string[] {
  const value = member(settings, name);
  return isList(value) ? value.map(String) : [];
}

export function numberOf(settings: Settings, name: string, fallback: number): number {
  const value = member(settings, name);
  return typeof value === 'number' ? value : fallback;
}

/** By name. */
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

/** By name, which comparisons each numeric attribute allows; null where all attributes allow all. */
export function numericAttributes(settings: Settings): ReadonlyMap<string, 'all' | 'equal-only'> | null {
  if (!isList(member(settings, 'numericAttributesForFiltering'))) return null;
  return new Map(
    textsOf(settings, 'numericAttributesForFiltering').map((entry) => {
      const { name, modifiers } = unwrapped(entry);
      return [name, modifiers.has('equalOnly') ? 'equal-only' : 'all'];
    }),
  );
}

/** Attributes of equal weight together, the weightiest first; empty where all attributes are searched. */
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

/** `afterDistinct(searchable(brand))` is "brand" with two modifiers. */
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
