import { LOCALES } from '../../locale/locale.ts';
import { memoized } from '../../shared/memoized.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { type CruisingArea, summerAndWinterAreas, type Yacht } from '../../yacht/yacht.ts';
import { facetValue } from '../facets/facet-value.ts';

/** The fewest letters of a word that identifies a builder by itself. */
const MIN_NAMING_WORD = 4;
/** The fewest words of a builder's name that is also known by its initials. */
const MIN_INITIALS = 3;

/** Folded words of builders' names that do not identify a builder by themselves. */
const BUILDER_GENERICS: ReadonlySet<string> = new Set(
  [
    'yachts yacht yachting boats marine shipyard shipyards shipbuilding yard werft navi cantiere cantieri navale navali',
    'delle della del di de of and the co group custom line royal ocean marche sons brothers bros international sail',
    'sailing motor power nautor astilleros astillero chantier chantiers new north south east west sea',
  ].flatMap((words) => words.split(' ')),
);

/** A facet value and its names in any language. */
export interface Term {
  readonly value: string;
  readonly names: readonly string[];
  /** The region of an area, which is a destination as well. */
  readonly region?: string;
}

/** The proper names of a fleet, as plain data that can be serialized. */
export interface Vocabulary {
  readonly destinations: readonly Term[];
  readonly builders: readonly Term[];
  readonly exteriorDesigners: readonly Term[];
  readonly interiorDesigners: readonly Term[];
  readonly classes: readonly Term[];
  /** Names of yachts, which are searched as text even where their words have a meaning. */
  readonly names: readonly string[];
  /** Words of the yachts' features, which are never corrected to another word. */
  readonly features: readonly string[];
}

/** Collects the vocabulary of a fleet, each term once; each name is read once, however many yachts bear it. */
export function collectVocabulary(fleet: readonly Yacht[]): Vocabulary {
  const areas = distinct(fleet.flatMap(summerAndWinterAreas), ({ id }) => id);
  return {
    destinations: distinct(areas.flatMap(destinationsOf), termKey),
    builders: namesAsTerms(
      fleet.map(({ builder }) => builder.name),
      builderNames,
    ),
    exteriorDesigners: namesAsTerms(fleet.map(({ build }) => build.exteriorDesigner)),
    interiorDesigners: namesAsTerms(fleet.map(({ build }) => build.interiorDesigner)),
    classes: namesAsTerms(
      fleet.map(({ yachtClass }) => yachtClass),
      classWords,
    ),
    names: [...new Set(fleet.map(({ name }) => name))],
    features: [...new Set([...featureTexts(fleet)].flatMap(wordsOf))],
  };
}

/** Loops, since lists of all texts of a large fleet would take half a second. */
function featureTexts(fleet: readonly Yacht[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const { features } of fleet) {
    for (const { feature } of features) for (const { code } of LOCALES) texts.add(feature[code]);
  }
  return texts;
}

function namesAsTerms(
  names: readonly (string | null)[],
  wordsOfName: (name: string) => readonly string[] = (name) => [name],
): readonly Term[] {
  const terms = [...new Set(names)].flatMap((name) => (name === null ? [] : termsOf(name, wordsOfName(name))));
  return distinct(terms, termKey);
}

const termKey = ({ value }: Term): string => value;

/** Keeps the first of the items with the same key. */
function distinct<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const byKey = new Map<string, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

function destinationsOf({ id, name, aliases, region }: CruisingArea): Term[] {
  const regionValue = facetValue(region.id);
  return [
    ...termsOf(region.id, [...Object.values(region.name), ...region.aliases]),
    ...termsOf(id, [...Object.values(name), ...aliases]).map((term) =>
      regionValue === null || regionValue === term.value ? term : { ...term, region: regionValue },
    ),
  ];
}

function termsOf(name: string, names: readonly string[]): Term[] {
  const value = facetValue(name);
  return value === null ? [] : [{ value, names }];
}

/** Returns the full and short names of a builder: "Cantiere delle Marche", "CdM"; "Royal Huisman", "Huisman". */
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

/** Returns the names of a classification society: "Lloyd’s Register", "Lloyds". */
function classWords(name: string): readonly string[] {
  const bare = name.replace(/(?<!\s)\s+register$/i, '');
  return [...new Set([name, bare, ...(bare.startsWith('Lloyd') ? ['Lloyds', 'Lloyd'] : [])])];
}

/** Returns the vocabulary of a fleet, cached: a catalogue returns the same array until the fleet changes. */
export const fleetVocabulary = memoized(collectVocabulary, new WeakMap());
