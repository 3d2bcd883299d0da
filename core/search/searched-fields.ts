import { memoized } from '../shared/memoized.ts';
import { wordsOf } from '../text/fold-text.ts';
import { type CruisingArea, summerAndWinterAreas, type Yacht, type YachtKind } from '../yacht/yacht.ts';
import type { Criteria } from './criteria/criteria.ts';
import { phrasesOf } from './query-parser/phrase-dictionary.ts';
import { builderNames } from './query-parser/vocabulary.ts';

/** The fields that a text search reads, most relevant first. */
export const SEARCHED_FIELDS = ['name', 'builder', 'other'] as const;
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

/** The words of each field of a yacht, in the order of `SEARCHED_FIELDS`. */
export type YachtWords = readonly (readonly string[])[];

/** The most words of a text that are searched for; further ones are ignored. */
const MAX_TERMS = 12;

/**
 * Returns the texts that a yacht is found by, in every language and with common names: her name; her builder; her
 * model, kind, designers, published features, cruising areas, berth and location.
 */
export function yachtTexts(yacht: Yacht): Readonly<Record<SearchedField, readonly string[]>> {
  const shared = [phrasesOf(`kind.${yacht.kind}`), ...summerAndWinterAreas(yacht).map(areaTexts)].flat();
  return {
    name: [yacht.name],
    builder: builderNames(yacht.builder.name),
    other: [...new Set([...ownTexts(yacht), ...shared])],
  };
}

/** By field, the words of each text; a word may occur in several texts. */
export type FieldTexts<Word> = readonly (readonly (readonly Word[])[])[];

/**
 * Makes a reader of yachts' words that caches the words which many yachts share.
 * @param entryOf returns what stands for a word, such as its entry in an index
 */
export function createYachtWordReader<Word>(entryOf: (word: string) => Word): (yacht: Yacht) => FieldTexts<Word> {
  const words = (texts: readonly string[], field: SearchedField) => fieldWords(texts, field).map(entryOf);
  const builder = memoized((name: string) => words(builderNames(name), 'builder'), new Map());
  const kind = memoized((key: YachtKind) => words(phrasesOf(`kind.${key}`), 'other'), new Map());
  const area = memoized((place: CruisingArea) => words(areaTexts(place), 'other'), new Map());
  const text = memoized((own: string) => words([own], 'other'), new Map());
  return (yacht) => [
    [words([yacht.name], 'name')],
    [builder(yacht.builder.name)],
    [kind(yacht.kind), ...ownTexts(yacht).map(text), ...summerAndWinterAreas(yacht).map(area)],
  ];
}

/** Returns the texts of field `other` that few yachts share. */
function ownTexts({ model, build, features, location: { berth, lying } }: Yacht): readonly string[] {
  const texts = [model, build.exteriorDesigner, build.interiorDesigner, berth, ...Object.values(lying ?? {})];
  const published = features.filter(({ charterPublish, salesPublish }) => charterPublish || salesPublish);
  return [...texts.filter((text) => text !== null), ...published.flatMap(({ feature }) => Object.values(feature))];
}

function areaTexts({ name, aliases, region }: CruisingArea): readonly string[] {
  return [...Object.values(name), ...aliases, ...Object.values(region.name), ...region.aliases];
}

/** Returns the folded words of one field, each once; names of several words also as one word ("oceanpearl"). */
export function fieldWords(texts: readonly string[], field: SearchedField): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) {
    const parts = wordsOf(text);
    for (const part of parts) words.add(part);
    if (field !== 'other' && parts.length > 1) words.add(parts.join(''));
  }
  return [...words];
}

/** Returns the folded words that a text searches for, each once. */
export function searchTerms(text: string): readonly string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_TERMS);
}

/** Returns whether a list is sorted by relevance to its text, and by the default order only among equals. */
export function sortsByRelevance({ sort, text }: Pick<Criteria, 'sort' | 'text'>): boolean {
  return sort === 'default' && searchTerms(text).length > 0;
}
