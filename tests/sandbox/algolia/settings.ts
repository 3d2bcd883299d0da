import { isList, isObject, type Json, type JsonObject, member } from './json.ts';
import { badRequest } from './refusal.ts';

/** An index's settings, as they go over the wire; what was never set stands here with what holds instead. */
export type Settings = JsonObject;

const DEFAULT_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

export const DEFAULT_SETTINGS: Settings = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  version: 2,
  searchableAttributes: null,
  numericAttributesForFiltering: null,
  attributesToRetrieve: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesForFaceting: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: DEFAULT_RANKING,
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};

const LISTS = [
  'searchableAttributes',
  'attributesForFaceting',
  'ranking',
  'customRanking',
  'replicas',
  'numericAttributesForFiltering',
  'attributesToRetrieve',
  'unretrievableAttributes',
  'attributesToHighlight',
  'attributesToSnippet',
  'disableTypoToleranceOnAttributes',
  'disableTypoToleranceOnWords',
  'disablePrefixOnAttributes',
  'disableExactOnAttributes',
  'attributesToTransliterate',
  'camelCaseAttributes',
  'indexLanguages',
  'queryLanguages',
  'alternativesAsExact',
  'advancedSyntaxFeatures',
  'responseFields',
];
/** Smallest and greatest value. */
const WHOLES: Readonly<Record<string, readonly [number, number]>> = {
  hitsPerPage: [0, 1000],
  maxValuesPerFacet: [0, 1000],
  paginationLimitedTo: [0, 1_000_000],
  maxFacetHits: [1, 100],
  minWordSizefor1Typo: [0, 100],
  minWordSizefor2Typos: [0, 100],
  minProximity: [1, 7],
  relevancyStrictness: [0, 100],
  version: [1, 2],
};
const FLAGS = [
  'allowTyposOnNumericTokens',
  'allowCompressionOfIntegerArray',
  'decompoundQuery',
  'enableRules',
  'enablePersonalization',
  'enableReRanking',
  'advancedSyntax',
  'replaceSynonymsInHighlight',
  'restrictHighlightAndSnippetArrays',
  'attributeCriteriaComputedByMinProximity',
];
const TEXTS = [
  'separatorsToIndex',
  'keepDiacriticsOnCharacters',
  'attributeForDistinct',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'queryType',
  'removeWordsIfNoResults',
  'mode',
  'exactOnSingleWordQuery',
  'sortFacetValuesBy',
  'attributeCriteriaComputedBy',
];
const OBJECTS = ['renderingContent', 'decompoundedAttributes', 'customNormalization', 'semanticSearch'];
const ANYTHING = [
  'userData',
  'typoTolerance',
  'ignorePlurals',
  'removeStopWords',
  'optionalWords',
  'distinct',
  'reRankingApplyFilter',
];
const KINDS = new Map<string, (value: Json) => boolean>([
  ...LISTS.map((name) => [name, (value: Json) => isList(value) && value.every(isText)] as const),
  ...Object.entries(WHOLES).map(
    ([name, [min, max]]) =>
      [name, (value: Json) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max] as const,
  ),
  ...FLAGS.map((name) => [name, (value: Json) => typeof value === 'boolean'] as const),
  ...TEXTS.map((name) => [name, isText] as const),
  ...OBJECTS.map((name) => [name, isObject] as const),
  ...ANYTHING.map((name) => [name, () => true] as const),
]);

const RANKING = /^(?:typo|geo|words|filters|proximity|attribute|exact|custom|(?:asc|desc)\([^()]+\))$/;
const CUSTOM_RANKING = /^(?:asc|desc)\([^()]+\)$/;

/**
 * The settings after a change: what is null goes back to what holds by default.
 *
 * @throws Refusal 400 on a setting that there is none of, or a value it cannot have
 */
export function changedSettings(settings: Settings, change: JsonObject): Settings {
  const next: Record<string, Json | undefined> = { ...settings };
  for (const [name, value] of Object.entries(change)) {
    const isOfItsKind = KINDS.get(name);
    if (isOfItsKind === undefined) throw badRequest(`Invalid object attributes: ${name} near line:1 column:2`);
    if (value === null || value === undefined) {
      const standard = member(DEFAULT_SETTINGS, name);
      if (standard === undefined) delete next[name];
      else next[name] = standard;
      continue;
    }
    if (!isOfItsKind(value)) throw badRequest(`Invalid value for the setting ${name}`);
    next[name] = value;
  }
  demandForm(next, 'ranking', RANKING);
  demandForm(next, 'customRanking', CUSTOM_RANKING);
  return next;
}

function demandForm(settings: Settings, name: string, form: RegExp): void {
  const value = member(settings, name);
  const wrong = isList(value) ? value.find((entry) => !form.test(String(entry))) : undefined;
  if (wrong !== undefined) throw badRequest(`Invalid value for the setting ${name}: ${String(wrong)}`);
}

function isText(value: Json): boolean {
  return typeof value === 'string';
}
