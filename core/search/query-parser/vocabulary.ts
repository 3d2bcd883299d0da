import { wordsOf } from '../../text/fold-text.ts';
import type { CruisingArea, Yacht } from '../../yacht/yacht.ts';
import { facetValue } from '../facets/facet-value.ts';
import { BUILDER_GENERICS } from './tables/builder-generics.ts';

/** Letters from which on one word of a builder's longer name is enough to name him. */
const MIN_NAMING_WORD = 4;
/** Words from which on a builder is known by his initials. */
const MIN_INITIALS = 3;

/** A value as its facet holds it, and what people call it, in any language. */
export interface Term {
  readonly value: string;
  readonly words: readonly string[];
  /** Of an area: the region it lies in, a destination too. */
  readonly within?: string;
}

/** The proper names that a fleet knows: plain data, so that it can travel. */
export interface Vocabulary {
  readonly destinations: readonly Term[];
  readonly builders: readonly Term[];
  readonly exteriorDesigners: readonly Term[];
  readonly interiorDesigners: readonly Term[];
  readonly classes: readonly Term[];
  /** Names of yachts, which are text whatever their words mean. */
  readonly names: readonly string[];
  /** Words of what the yachts carry, which are no slip of the finger for another word. */
  readonly features: readonly string[];
}

/** The vocabulary of a fleet, each term once. */
export function vocabularyOf(fleet: readonly Yacht[]): Vocabulary {
  const areas = fleet.flatMap(({ cruising }) => [...cruising.summer, ...cruising.winter]);
  return {
    destinations: once(areas.flatMap(destinationsOf)),
    builders: once(fleet.flatMap(({ builder }) => termsOf(builder.name, builderNames(builder.name)))),
    exteriorDesigners: once(fleet.flatMap(({ build }) => termsOf(build.exteriorDesigner))),
    interiorDesigners: once(fleet.flatMap(({ build }) => termsOf(build.interiorDesigner))),
    classes: once(fleet.flatMap(({ yachtClass }) => termsOf(yachtClass, classWords(yachtClass)))),
    names: [...new Set(fleet.map(({ name }) => name))],
    features: featureWords(fleet),
  };
}

function featureWords(fleet: readonly Yacht[]): readonly string[] {
  const texts = new Set(fleet.flatMap(({ features }) => features.flatMap(({ feature }) => Object.values(feature))));
  return [...new Set([...texts].flatMap(wordsOf))];
}

/** The first of the terms that share a value. */
function once(terms: readonly Term[]): readonly Term[] {
  const byValue = new Map<string, Term>();
  for (const term of terms) if (!byValue.has(term.value)) byValue.set(term.value, term);
  return [...byValue.values()];
}

function destinationsOf({ id, name, aliases, region }: CruisingArea): Term[] {
  const within = facetValue(region.id);
  return [
    ...termsOf(region.id, [...Object.values(region.name), ...region.aliases]),
    ...termsOf(id, [...Object.values(name), ...aliases]).map((term) =>
      within === null || within === term.value ? term : { ...term, within },
    ),
  ];
}

function termsOf(name: string | null, words: readonly string[] = name === null ? [] : [name]): Term[] {
  const value = name === null ? null : facetValue(name);
  return value === null ? [] : [{ value, words }];
}

/** What people call a builder: "Cantiere delle Marche", "CdM"; "Royal Huisman", "Huisman"; "Ferretti Yachts", "Ferretti". */
export function builderNames(name: string): readonly string[] {
  const words = wordsOf(name);
  if (words.length < 2) return [name];
  const naming = words.filter((word) => word.length >= MIN_NAMING_WORD && !BUILDER_GENERICS.has(word));
  const bare = words.filter((word) => !BUILDER_GENERICS.has(word)).join(' ');
  const initials = words.length < MIN_INITIALS ? '' : words.map((word) => word.charAt(0)).join('');
  return [
    ...new Set([name, name.replaceAll('&', ' and '), name.replaceAll('&', ' y '), bare, ...naming, initials]),
  ].filter((word) => word !== '');
}

/** "Lloyd’s Register", "Lloyds". */
function classWords(name: string | null): readonly string[] {
  const bare = name?.replace(/\s+register$/i, '') ?? '';
  return name === null ? [] : [...new Set([name, bare, ...(bare.startsWith('Lloyd') ? ['Lloyds', 'Lloyd'] : [])])];
}
