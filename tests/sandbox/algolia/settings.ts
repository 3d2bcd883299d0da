import { isList, type Json, type JsonObject, member } from './json.ts';
import { badRequest } from './routes/refusal.ts';
import { SETTING_KINDS } from './setting-kinds.ts';

/** An index's settings as sent over HTTP; absent ones have their default values. */
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

const RANKING = /^(?:typo|geo|words|filters|proximity|attribute|exact|custom|(?:asc|desc)\([^()]+\))$/;
const CUSTOM_RANKING = /^(?:asc|desc)\([^()]+\)$/;

/**
 * Returns the settings after a change, in which null resets one to its default.
 *
 * @throws Refusal 400 on an unknown setting, or an invalid value
 */
export function changedSettings(settings: Settings, change: JsonObject): Settings {
  const next: Record<string, Json | undefined> = { ...settings };
  for (const [name, value] of Object.entries(change)) {
    const kind = SETTING_KINDS.get(name);
    if (kind === undefined) throw badRequest(`Invalid object attributes: ${name} near line:1 column:2`);
    if (value === null || value === undefined) {
      const standard = member(DEFAULT_SETTINGS, name);
      if (standard === undefined) delete next[name];
      else next[name] = standard;
      continue;
    }
    if (!kind.allows(value)) throw badRequest(`Invalid value for the setting ${name}`);
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
