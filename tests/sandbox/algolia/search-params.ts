import { isList, isObject, type Json, type JsonObject, member, parseJson } from './json.ts';
import { badRequest } from './refusal.ts';

/** What a search asks for; null where nothing is said. */
export interface SearchParams {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number | null;
  readonly offset: number | null;
  readonly length: number | null;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number | null;
  readonly sortFacetValuesBy: string | null;
  readonly filters: string;
  readonly facetFilters: Json;
  readonly numericFilters: Json;
  readonly tagFilters: Json;
  readonly attributesToRetrieve: readonly string[] | null;
  readonly attributesToHighlight: readonly string[] | null;
  readonly highlightPreTag: string | null;
  readonly highlightPostTag: string | null;
  readonly restrictSearchableAttributes: readonly string[] | null;
  readonly aroundLatLng: string | null;
  readonly aroundRadius: Json;
  readonly insideBoundingBox: Json;
  readonly insidePolygon: Json;
  readonly getRankingInfo: boolean;
  readonly responseFields: readonly string[] | null;
  readonly renderingContent: JsonObject | null;
  readonly synonyms: boolean;
}

/** Taken and left at that: what they change about an answer, this stand-in never does. */
const IGNORED = new Set(
  `similarQuery optionalFilters sumOrFiltersScores facetingAfterDistinct aroundLatLngViaIP aroundPrecision
  minimumAroundRadius naturalLanguages ruleContexts personalizationImpact userToken clickAnalytics analytics
  analyticsTags percentileComputation enableABTest eventSources ranking relevancyStrictness attributesToSnippet
  snippetEllipsisText restrictHighlightAndSnippetArrays minWordSizefor1Typo minWordSizefor2Typos typoTolerance
  allowTyposOnNumericTokens disableTypoToleranceOnAttributes ignorePlurals removeStopWords queryLanguages
  decompoundQuery enableRules enablePersonalization queryType removeWordsIfNoResults mode semanticSearch
  advancedSyntax optionalWords disableExactOnAttributes exactOnSingleWordQuery alternativesAsExact
  advancedSyntaxFeatures distinct replaceSynonymsInHighlight minProximity attributeCriteriaComputedByMinProximity
  attributeCriteriaComputedBy enableReRanking reRankingApplyFilter explain nluPersonalization extensions
  similarityQuery referer attributeForDistinct`.split(/\s+/),
);
const KNOWN = new Set(
  `query page hitsPerPage offset length facets maxValuesPerFacet sortFacetValuesBy filters facetFilters
  numericFilters tagFilters attributesToRetrieve attributesToHighlight highlightPreTag highlightPostTag
  restrictSearchableAttributes aroundLatLng aroundRadius insideBoundingBox insidePolygon getRankingInfo
  responseFields renderingContent synonyms params`.split(/\s+/),
);

/**
 * The parameters of a request, those of its `params` string included.
 *
 * @throws Refusal 400 on one that there is none of, or a value it cannot have
 */
export function readSearchParams(body: JsonObject): SearchParams {
  const given = withParamsString(body);
  for (const name of Object.keys(given)) {
    if (!KNOWN.has(name) && !IGNORED.has(name)) throw badRequest(`Unknown parameter: ${name}`);
  }
  const read = reader(given);
  return {
    query: read.text('query') ?? '',
    page: read.whole('page', 0, 1_000_000) ?? 0,
    hitsPerPage: read.whole('hitsPerPage', 0, 1000),
    offset: read.whole('offset', 0, 1_000_000),
    length: read.whole('length', 0, 1000),
    facets: read.list('facets') ?? [],
    maxValuesPerFacet: read.whole('maxValuesPerFacet', 0, 1000),
    sortFacetValuesBy: read.text('sortFacetValuesBy'),
    filters: read.text('filters') ?? '',
    facetFilters: read.json('facetFilters') ?? [],
    numericFilters: read.json('numericFilters') ?? [],
    tagFilters: read.json('tagFilters') ?? [],
    attributesToRetrieve: read.list('attributesToRetrieve'),
    attributesToHighlight: read.list('attributesToHighlight'),
    highlightPreTag: read.text('highlightPreTag'),
    highlightPostTag: read.text('highlightPostTag'),
    restrictSearchableAttributes: read.list('restrictSearchableAttributes'),
    aroundLatLng: read.text('aroundLatLng'),
    aroundRadius: read.json('aroundRadius'),
    insideBoundingBox: read.json('insideBoundingBox'),
    insidePolygon: read.json('insidePolygon'),
    getRankingInfo: read.flag('getRankingInfo') ?? false,
    responseFields: read.list('responseFields'),
    renderingContent: read.object('renderingContent'),
    synonyms: read.flag('synonyms') ?? true,
  };
}

/** The parameters as one url-encoded string, as an answer repeats them. */
export function paramsString(body: JsonObject): string {
  return Object.entries(withParamsString(body))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(wellFormed(asText(value ?? null)))}`)
    .join('&');
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Half of a surrogate pair cannot be encoded. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function withParamsString(body: JsonObject): JsonObject {
  const text = member(body, 'params');
  if (text === undefined || text === null) return body;
  if (typeof text !== 'string') throw badRequest("Invalid type for parameter 'params': expected a string");
  const { params: _, ...others } = body;
  return { ...Object.fromEntries(new URLSearchParams(text)), ...others };
}

function reader(given: JsonObject) {
  const json = (name: string): Json => member(given, name) ?? null;
  const wrong = (name: string, expected: string) =>
    badRequest(`Invalid value for parameter '${name}': expected ${expected}`);
  return {
    json,
    text(name: string): string | null {
      const value = json(name);
      if (value === null || typeof value === 'string') return value;
      throw wrong(name, 'a string');
    },
    whole(name: string, min: number, max: number): number | null {
      const value = json(name);
      if (value === null) return null;
      const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
      if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
      throw wrong(name, `an integer between ${min} and ${max}`);
    },
    flag(name: string): boolean | null {
      const value = json(name);
      if (value === null || typeof value === 'boolean') return value;
      if (value === 'true' || value === 'false') return value === 'true';
      throw wrong(name, 'a boolean');
    },
    /** A list of texts; as a text it is JSON, or its entries with commas between. */
    list(name: string): readonly string[] | null {
      const value = json(name);
      if (value === null) return null;
      if (typeof value === 'string' && !value.trim().startsWith('[')) {
        return value
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== '');
      }
      const list = typeof value === 'string' ? parseJson(value) : value;
      if (isList(list) && list.every((entry) => typeof entry === 'string')) return list.map(String);
      throw wrong(name, 'an array of strings');
    },
    object(name: string): JsonObject | null {
      const value = json(name);
      const object = typeof value === 'string' ? parseJson(value) : value;
      if (object === null || isObject(object)) return object;
      throw wrong(name, 'an object');
    },
  };
}
