import { LOCALES } from '../../core/locale/locale.ts';
import { FACETS, LIST_FACETS } from '../../core/search/facets/facets.ts';
import { FIGURES } from '../../core/search/facets/figures.ts';
import { TEXT_FIELDS } from '../../core/search/text/text-fields.ts';
import { MIN_TYPO_LETTERS } from '../../core/text/word-cost.ts';
import { indexName, LIST_ORDERS, type ListOrder, rankingOf } from './yachts/list-orders.ts';
import { AREAS_ATTRIBUTE, facetAttribute, MARKETS_ATTRIBUTE } from './yachts/yacht-record.ts';

/** Values of a facet that an answer counts at most: more the service does not give. */
export const MAX_VALUES_PER_FACET = 1000;
/** Hits that the service leads to at most, page by page. */
export const MAX_PAGED_HITS = 20_000;
const LANGUAGES = LOCALES.map(({ language }) => language);
/** More letters than any word has: a second typo is not forgiven. */
const NEVER = 100;

export type IndexSettings = Readonly<Record<string, unknown>>;

/** The settings of the yacht index and of each of its replicas, by name, the yacht index first (product.md SE3, SE6). */
export function indexSettings(prefix: string): ReadonlyMap<string, IndexSettings> {
  return new Map(LIST_ORDERS.map((order) => [indexName(prefix, order), settingsOf(prefix, order)]));
}

function settingsOf(prefix: string, order: ListOrder): IndexSettings {
  if (order.sort !== 'default') return { ...COMMON, ranking: rankingOf(order), customRanking: [] };
  const replicas = LIST_ORDERS.filter(({ sort }) => sort !== 'default').map((other) => indexName(prefix, other));
  return { ...COMMON, replicas, ranking: TEXT_RANKING, customRanking: rankingOf(order) };
}

/** How a text finds a record, as near to core/search/text as the service comes. */
export const TEXT_SETTINGS: IndexSettings = {
  typoTolerance: true,
  minWordSizefor1Typo: MIN_TYPO_LETTERS,
  minWordSizefor2Typos: NEVER,
  allowTyposOnNumericTokens: false,
  queryType: 'prefixAll',
  exactOnSingleWordQuery: 'word',
  // Another form of a word is a match, and less than the word itself.
  alternativesAsExact: [],
  // A word found in the name does not outweigh all others that are found in lesser fields only.
  attributeCriteriaComputedBy: 'sum',
  removeWordsIfNoResults: 'none',
  advancedSyntax: false,
  indexLanguages: LANGUAGES,
  queryLanguages: LANGUAGES,
  ignorePlurals: LANGUAGES,
  removeStopWords: false,
};
/** As adapters/memory/text-cost.ts weighs: typos, then the field, then how a word was met, then the index's own order. */
export const TEXT_RANKING = ['typo', 'words', 'attribute', 'exact', 'custom'];

const COMMON: IndexSettings = {
  ...TEXT_SETTINGS,
  searchableAttributes: TEXT_FIELDS.map((field) => `unordered(${field})`),
  attributesForFaceting: [
    `filterOnly(${MARKETS_ATTRIBUTE})`,
    AREAS_ATTRIBUTE,
    ...LIST_FACETS.map(({ key, values }) =>
      values === null ? `searchable(${facetAttribute(key)})` : facetAttribute(key),
    ),
    ...FIGURES.map(({ key }) => facetAttribute(key)),
  ],
  numericAttributesForFiltering: FIGURES.map(({ key }) => facetAttribute(key)),
  attributesToHighlight: [],
  paginationLimitedTo: MAX_PAGED_HITS,
  maxValuesPerFacet: MAX_VALUES_PER_FACET,
  renderingContent: {
    facetOrdering: {
      facets: {
        order: FACETS.flatMap(({ key }) => {
          const figures = FIGURES.filter(({ facet }) => facet.key === key);
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
