import { type Json, type JsonObject, member } from '../json.ts';
import { badRequest } from '../routes/refusal.ts';
import { SEARCH_SETTINGS, SETTING_KINDS } from '../setting-kinds.ts';
import { paramReader } from './param-reader.ts';

/** The parameters of a search; null where absent. */
export interface SearchParams {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number | null;
  readonly offset: number | null;
  readonly length: number | null;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number | null;
  readonly sortFacetValuesBy: string | null;
  readonly facetingAfterDistinct: boolean | null;
  readonly filters: string;
  readonly facetFilters: Json;
  readonly numericFilters: Json;
  readonly tagFilters: Json;
  readonly optionalFilters: Json;
  readonly sumOrFiltersScores: boolean;
  readonly restrictSearchableAttributes: readonly string[] | null;
  readonly aroundLatLng: string | null;
  readonly aroundRadius: Json;
  /** Metres within which two distances are equal. */
  readonly aroundPrecision: number;
  readonly insideBoundingBox: Json;
  readonly insidePolygon: Json;
  readonly getRankingInfo: boolean;
  readonly clickAnalytics: boolean;
  readonly synonyms: boolean;
  /** The settings that this search overrides. */
  readonly settings: JsonObject;
}

/** Parameters for the service's analytics, which change no answer. */
const ANALYTICS = new Set(
  'analytics analyticsTags userToken percentileComputation enableABTest ruleContexts'.split(' '),
);
const KNOWN = new Set(
  `query page hitsPerPage offset length facets maxValuesPerFacet sortFacetValuesBy facetingAfterDistinct filters
  facetFilters numericFilters tagFilters optionalFilters sumOrFiltersScores restrictSearchableAttributes aroundLatLng
  aroundRadius aroundPrecision insideBoundingBox insidePolygon getRankingInfo clickAnalytics synonyms`.split(/\s+/),
);

/**
 * Reads the parameters of a request, with those of its `params` string.
 *
 * @throws Refusal 400 on one that this stand-in does not support, and on an invalid value
 */
export function readSearchParams(body: JsonObject): SearchParams {
  const given = withParamsString(body);
  for (const name of Object.keys(given)) {
    if (!KNOWN.has(name) && !SEARCH_SETTINGS.has(name) && !ANALYTICS.has(name)) {
      throw badRequest(`Unknown parameter: ${name}`);
    }
  }
  const read = paramReader(given);
  return {
    query: read.text('query') ?? '',
    page: read.whole('page', 0, 1_000_000) ?? 0,
    hitsPerPage: read.whole('hitsPerPage', 0, 1000),
    offset: read.whole('offset', 0, 1_000_000),
    length: read.whole('length', 0, 1000),
    facets: read.list('facets') ?? [],
    maxValuesPerFacet: read.whole('maxValuesPerFacet', 0, 1000),
    sortFacetValuesBy: read.text('sortFacetValuesBy'),
    facetingAfterDistinct: read.flag('facetingAfterDistinct'),
    filters: read.text('filters') ?? '',
    facetFilters: read.json('facetFilters') ?? [],
    numericFilters: read.json('numericFilters') ?? [],
    tagFilters: read.json('tagFilters') ?? [],
    optionalFilters: read.json('optionalFilters') ?? [],
    sumOrFiltersScores: read.flag('sumOrFiltersScores') ?? false,
    restrictSearchableAttributes: read.list('restrictSearchableAttributes'),
    aroundLatLng: read.text('aroundLatLng'),
    aroundRadius: read.json('aroundRadius'),
    aroundPrecision: read.whole('aroundPrecision', 1, 100_000_000) ?? 1,
    insideBoundingBox: read.json('insideBoundingBox'),
    insidePolygon: read.json('insidePolygon'),
    getRankingInfo: read.flag('getRankingInfo') ?? false,
    clickAnalytics: read.flag('clickAnalytics') ?? false,
    synonyms: read.flag('synonyms') ?? true,
    settings: Object.fromEntries([...SEARCH_SETTINGS].flatMap((name) => settingOf(name, read))),
  };
}

/** Returns a setting under its name, or nothing where the search does not have it. @throws Refusal 400 */
function settingOf(name: string, read: ReturnType<typeof paramReader>): readonly (readonly [string, Json])[] {
  const kind = SETTING_KINDS.get(name);
  if (kind === undefined) throw badRequest(`Unknown parameter: ${name}`);
  const value = read.of(kind.form, name);
  if (value === null) return [];
  if (!kind.allows(value)) throw badRequest(`Invalid value for parameter '${name}'`);
  return [[name, value]];
}

/** Returns the parameters as one url-encoded string, as answers repeat them. */
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
