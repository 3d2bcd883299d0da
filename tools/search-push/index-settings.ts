import {
  facetAttribute,
  indexName,
  type ListOrder,
  LOCATED_AREAS_ATTRIBUTE,
  MARKETS_ATTRIBUTE,
  MAX_PAGED_HITS,
  MAX_VALUES_PER_FACET,
  YACHT_ID_ATTRIBUTE,
} from '../../adapters/algolia/index-attributes.ts';
import { LOCALES } from '../../core/locale/locale.ts';
import { FACETS, LIST_FACETS } from '../../core/search/facets/facets.ts';
import { FIGURE_COLUMNS } from '../../core/search/facets/figure-columns.ts';
import { SEARCHED_FIELDS } from '../../core/search/searched-fields.ts';
import { MIN_TYPO_LETTERS } from '../../core/text/word-cost.ts';
import { LIST_ORDERS, rankingOf } from './list-orders.ts';

const LANGUAGES = LOCALES.map(({ language }) => language);
/** Longer than any word: a second typo is never tolerated. */
const NEVER = 100;

export type IndexSettings = Readonly<Record<string, unknown>>;

/** Returns the settings of the yacht index and its replicas, by name, the yacht index first (SE3, SE6). */
export function indexSettings(prefix: string): ReadonlyMap<string, IndexSettings> {
  return new Map(LIST_ORDERS.map((order) => [indexName(prefix, order), settingsOf(prefix, order)]));
}

function settingsOf(prefix: string, order: ListOrder): IndexSettings {
  if (order.sort !== 'default') return { ...COMMON, ranking: rankingOf(order), customRanking: [] };
  const replicas = LIST_ORDERS.filter(({ sort }) => sort !== 'default').map((other) => indexName(prefix, other));
  return { ...COMMON, replicas, ranking: TEXT_RANKING, customRanking: rankingOf(order) };
}

/** Text matching as close to core/text/word-cost.ts as the service allows. */
export const TEXT_SETTINGS: IndexSettings = {
  typoTolerance: true,
  minWordSizefor1Typo: MIN_TYPO_LETTERS,
  minWordSizefor2Typos: NEVER,
  allowTyposOnNumericTokens: false,
  queryType: 'prefixAll',
  exactOnSingleWordQuery: 'word',
  // Other forms of a word match, but rank below the word itself.
  alternativesAsExact: [],
  // A word in the name does not outweigh several words in lesser fields.
  attributeCriteriaComputedBy: 'sum',
  removeWordsIfNoResults: 'none',
  advancedSyntax: false,
  indexLanguages: LANGUAGES,
  queryLanguages: LANGUAGES,
  ignorePlurals: LANGUAGES,
  removeStopWords: false,
};
/** The order of tests/fakes/search/text-cost.ts: typos, field, kind of match, then the index's own order. */
export const TEXT_RANKING = ['typo', 'words', 'attribute', 'exact', 'custom'];

const COMMON: IndexSettings = {
  ...TEXT_SETTINGS,
  searchableAttributes: SEARCHED_FIELDS.map((field) => `unordered(${field})`),
  attributesForFaceting: [
    `filterOnly(${MARKETS_ATTRIBUTE})`,
    `filterOnly(${YACHT_ID_ATTRIBUTE})`,
    LOCATED_AREAS_ATTRIBUTE,
    ...LIST_FACETS.map(({ key, values }) =>
      values === null ? `searchable(${facetAttribute(key)})` : facetAttribute(key),
    ),
    ...FIGURE_COLUMNS.map(({ key }) => facetAttribute(key)),
  ],
  // All of them: the days of calendars have too many names for a list.
  numericAttributesForFiltering: null,
  attributesToHighlight: [],
  paginationLimitedTo: MAX_PAGED_HITS,
  maxValuesPerFacet: MAX_VALUES_PER_FACET,
  renderingContent: {
    facetOrdering: {
      facets: {
        order: FACETS.flatMap(({ key }) => {
          const figures = FIGURE_COLUMNS.filter(({ facet }) => facet.key === key);
          return (figures.length > 0 ? figures : [{ key }]).map((one) => facetAttribute(one.key));
        }),
      },
      values: Object.fromEntries(
        LIST_FACETS.map(({ key, order, values }) => [
          facetAttribute(key),
          order === 'fixed'
            ? { order: values ?? [], sortRemainingBy: 'hidden' }
            : { sortRemainingBy: order === 'count' ? 'count' : 'alpha' },
        ]),
      ),
    },
  },
};
