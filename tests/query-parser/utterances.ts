import { readFileSync } from 'node:fs';
import type { Locale, Localized } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import { type Currency, DEFAULT_CURRENCY } from '../../core/price/currency.ts';
import { normalizeCriteria } from '../../core/search/criteria/change-criteria.ts';
import { type Criteria, emptyCriteria, type Ranges } from '../../core/search/criteria/criteria.ts';
import { parseStayText } from '../../core/search/criteria/stay-criteria.ts';
import { LIST_FACETS, type ListFacetKey, RANGE_FACETS, type RangeFacetKey } from '../../core/search/facets/facets.ts';
import { parseRange, type Range, rangeOf } from '../../core/search/facets/range.ts';
import type { IgnoredReason } from '../../core/search/query-parser/parse-state.ts';
import type { SortKey } from '../../core/search/sort.ts';
import { wordsOf } from '../../core/text/fold-text.ts';

interface WantedMoney {
  readonly currency: Currency | null;
  readonly range: string;
}

/** The expected criteria of a sentence: ranges as `min:max`, values by facet. */
interface Wanted extends Readonly<Partial<Record<string, unknown>>> {
  readonly market?: Market;
  readonly price?: WantedMoney;
  readonly rate?: WantedMoney;
  readonly text?: string | Localized;
  readonly sort?: SortKey;
  /** First day, nights, and give or take: `2027-07-12/7/3`. */
  readonly stay?: string;
  /** The expected reasons of ignored words; not checked where absent. */
  readonly ignored?: readonly IgnoredReason[];
}

/** A wish in both languages; those with `held` are held out: the tables were written without reading them. */
export interface Utterance extends Localized {
  readonly n: number;
  readonly held: boolean;
  readonly want: Wanted;
}

export const UTTERANCES: readonly Utterance[] = ['utterances.json', 'date-utterances.json'].flatMap(
  (file): Utterance[] => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

/** The comparable criteria of a wish on a market, with its text as search terms, so that spelling does not matter. */
export function wantedCriteria({ want }: Utterance, locale: Locale, standing: Market): Criteria {
  const market = want.market ?? impliedMarket(want) ?? standing;
  const text = typeof want.text === 'object' ? want.text[locale] : (want.text ?? '');
  const { sort = 'default' } = want;
  const stay = want.stay === undefined ? null : parseStayText(want.stay.replaceAll('/', ':'));
  return comparable({
    ...emptyCriteria(market),
    text,
    refinements: valuesOf(want),
    ranges: rangesOf(want),
    stay,
    sort,
  });
}

/** Criteria in the form of {@link wantedCriteria}, which has lengths to the tenth of a metre. */
export function comparable(criteria: Criteria): Criteria {
  const ranges = Object.fromEntries(
    RANGE_FACETS.flatMap(({ key, unit }) => {
      const range = criteria.ranges[key];
      return range === undefined ? [] : [[key, unit === 'length' ? toTheTenth(range) : range]];
    }),
  );
  return normalizeCriteria({ ...criteria, text: wordsOf(criteria.text).join(' '), ranges });
}

function toTheTenth({ min, max }: Range): Range | null {
  const tenth = (bound: number | null) => (bound === null ? null : Math.round(bound * 10) / 10);
  return rangeOf(tenth(min), tenth(max));
}

function impliedMarket({ price, rate, season, stay }: Wanted): Market | null {
  if (price !== undefined) return 'sale';
  return rate !== undefined || season !== undefined || stay !== undefined ? 'charter' : null;
}

function valuesOf(want: Wanted): Partial<Record<ListFacetKey, readonly string[]>> {
  return Object.fromEntries(
    LIST_FACETS.filter(({ key }) => want[key] !== undefined).map(({ key }) => [key, [want[key]].flat().map(String)]),
  );
}

function rangesOf(want: Wanted): Ranges {
  const ranges: Partial<Record<RangeFacetKey, Range>> = {};
  const add = (key: RangeFacetKey, raw: unknown) => {
    const range = typeof raw === 'string' ? parseRange(raw) : null;
    if (range !== null) ranges[key] = range;
  };
  for (const { key } of RANGE_FACETS) add(key, want[key]);
  for (const name of ['price', 'rate'] as const) {
    add(`${name}-${want[name]?.currency ?? DEFAULT_CURRENCY}`, want[name]?.range);
  }
  return ranges;
}
