import { isList, isObject, type Json } from './json.ts';
import { PLURAL_LANGUAGES } from './query/plurals.ts';

/** A setting's form, its reader from a text, and the values that this stand-in supports. */
export interface SettingKind {
  readonly form: 'list' | 'whole' | 'flag' | 'text' | 'object' | 'any';
  readonly allows: (value: Json) => boolean;
}

const isText = (value: Json): boolean => typeof value === 'string';
const isFlag = (value: Json): boolean => typeof value === 'boolean';
const only =
  (...values: readonly Json[]) =>
  (value: Json): boolean =>
    values.includes(value);
const listOf =
  (holds: (entry: Json) => boolean) =>
  (value: Json): boolean =>
    isList(value) && value.every(holds);
const between =
  (min: number, max: number) =>
  (value: Json): boolean =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const either =
  (...kinds: readonly ((value: Json) => boolean)[]) =>
  (value: Json): boolean =>
    kinds.some((holds) => holds(value));
const isLanguage = only(...PLURAL_LANGUAGES);

const all = (form: SettingKind['form'], allows: SettingKind['allows'], ...names: readonly string[]) =>
  names.map((name) => [name, { form, allows }] as const);

/**
 * All supported settings by name. Others of the service are refused like unknown ones, since none is accepted and then
 * ignored. A setting with one value has only the one that changes nothing.
 */
export const SETTING_KINDS: ReadonlyMap<string, SettingKind> = new Map([
  ...all(
    'list',
    listOf(isText),
    ...['searchableAttributes', 'attributesForFaceting', 'ranking', 'customRanking', 'replicas'],
    ...['numericAttributesForFiltering', 'attributesToRetrieve', 'unretrievableAttributes', 'responseFields'],
    ...['attributesToHighlight', 'attributesToSnippet', 'disableTypoToleranceOnAttributes'],
    ...['disableTypoToleranceOnWords', 'disablePrefixOnAttributes', 'disableExactOnAttributes'],
  ),
  ...all('list', listOf(isLanguage), 'indexLanguages', 'queryLanguages'),
  ...all('list', listOf(only('ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym')), 'alternativesAsExact'),
  ...all('whole', between(0, 1000), 'hitsPerPage', 'maxValuesPerFacet'),
  ...all('whole', between(0, 1_000_000), 'paginationLimitedTo'),
  ...all('whole', between(1, 100), 'maxFacetHits'),
  ...all('whole', between(0, 100), 'minWordSizefor1Typo', 'minWordSizefor2Typos'),
  ...all('whole', between(1, 2), 'version'),
  ...all('whole', only(100), 'relevancyStrictness'),
  // Settings about languages that this stand-in does not support, about rules, which it does not have, and about the
  // storage of records.
  ...all('flag', isFlag, 'decompoundQuery', 'enableRules', 'enableReRanking', 'allowCompressionOfIntegerArray'),
  ...all('flag', isFlag, 'allowTyposOnNumericTokens', 'restrictHighlightAndSnippetArrays'),
  ...all('flag', only(false), 'enablePersonalization', 'advancedSyntax', 'replaceSynonymsInHighlight'),
  ...all('text', isText, 'attributeForDistinct', 'highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'),
  ...all('text', only(''), 'separatorsToIndex', 'keepDiacriticsOnCharacters'),
  ...all('text', only('prefixLast', 'prefixAll', 'prefixNone'), 'queryType'),
  ...all('text', only('none', 'lastWords', 'firstWords', 'allOptional'), 'removeWordsIfNoResults'),
  ...all('text', only('keywordSearch'), 'mode'),
  ...all('text', only('attribute', 'word', 'none'), 'exactOnSingleWordQuery'),
  ...all('text', only('count', 'alpha'), 'sortFacetValuesBy'),
  ...all('text', only('minProximity', 'best', 'sum'), 'attributeCriteriaComputedBy'),
  ...all('object', isObject, 'renderingContent'),
  ...all('any', () => true, 'userData'),
  ...all('any', only(true, false, 'true', 'false', 'min', 'strict'), 'typoTolerance'),
  ...all('any', either(only(true, false, 'true', 'false'), listOf(isLanguage)), 'ignorePlurals'),
  ...all('any', only(false), 'removeStopWords'),
  ...all('any', either(isText, listOf(isText)), 'optionalWords'),
  ...all('any', either(isFlag, between(0, 4)), 'distinct'),
]);

/** The settings that a search may override. */
export const SEARCH_SETTINGS: ReadonlySet<string> = new Set(
  `attributesToRetrieve ranking relevancyStrictness attributesToHighlight attributesToSnippet highlightPreTag
  highlightPostTag snippetEllipsisText restrictHighlightAndSnippetArrays minWordSizefor1Typo minWordSizefor2Typos
  typoTolerance allowTyposOnNumericTokens disableTypoToleranceOnAttributes ignorePlurals removeStopWords queryLanguages
  decompoundQuery enableRules enablePersonalization queryType removeWordsIfNoResults mode advancedSyntax optionalWords
  disableExactOnAttributes exactOnSingleWordQuery alternativesAsExact distinct replaceSynonymsInHighlight responseFields
  attributeCriteriaComputedBy renderingContent enableReRanking`.split(/\s+/),
);
