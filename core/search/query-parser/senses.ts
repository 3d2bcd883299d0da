import type { QueryWordKey } from '../../../locales/query-words/query-words.ts';
import type { Market } from '../../market/market.ts';
import type { Currency } from '../../price/currency.ts';
import { SEASON_MONTHS, type Season } from '../../price/season.ts';
import type { ListFacetKey } from '../facets/facets.ts';
import type { SortKey } from '../sort.ts';
import { queryWordKeysOf } from './phrase-dictionary.ts';

/** The unit of a number. Guests of unit `part` add up: "4 adults and 2 children". */
export type Unit = ValueIn<'unit'>;

/** The subject of a number, typed before or after it ("draft under 2 m", "2 m of draft"). `party` may be just "for". */
export type QuantitySubject = ValueIn<'subject'>;

/** The bound that words put on a range; `least` and `most` include the number. */
export type BoundRelation = 'least' | 'over' | 'most' | 'under' | 'about' | 'exactly';

/** A bound, with its subject where the words imply one ("faster than"). */
export interface BoundMeaning {
  readonly bound: BoundRelation;
  readonly of?: QuantitySubject;
}

/** The key of a facet that exists once for each market, without the market. */
export type MarketFacet = 'price' | 'listing';

/** A value of such a facet. */
export interface MarketFacetChoice {
  readonly facet: MarketFacet;
  readonly value: string;
}

/** A value of a list facet, as a choice. */
export interface FacetChoice {
  readonly facet: ListFacetKey;
  readonly value: string;
  /** The region of an area. */
  readonly region?: string;
}

/** All meanings of a phrase; the parser picks one by the neighbouring lexemes. */
export interface Sense {
  readonly choices?: readonly FacetChoice[];
  readonly market?: Market;
  readonly season?: Season;
  /** A word beside a month or a season that only says when in it. */
  readonly date?: true;
  /** The name of a day or week, for which there is no filter. */
  readonly day?: true;
  /** An order of the list. Words such as "cheap" mean an order, since they name no price. */
  readonly sort?: SortKey;
  readonly listing?: MarketFacetChoice;
  /** Whether a yacht's name follows ("named"). */
  readonly named?: true;
  /** Whether it is a party of unknown size ("family"). */
  readonly company?: true;
  /** Whether it asks for something that no filter, order or text of a yacht covers. */
  readonly unfiltered?: true;
  readonly number?: number;
  /** A factor of the number before it; `alone` where it needs no number ("a million", "mil euros"). */
  readonly scale?: { readonly factor: number; readonly alone: boolean };
  /** A share of the scale that follows ("half a million"). */
  readonly share?: number;
  /** Whether it adds a half to the number before it ("three and a half million"). */
  readonly andHalf?: true;
  readonly currency?: Currency;
  readonly unit?: Unit;
  readonly subject?: QuantitySubject;
  readonly before?: BoundMeaning;
  readonly after?: BoundMeaning;
  readonly connective?: 'and' | 'or' | 'to';
  /** Whether it opens a range whose ends are joined by "and" ("between"). */
  readonly opensRange?: true;
  /** The time that an amount is for, in weeks. */
  readonly per?: number;
  /** The number of guests in a party of known size. */
  readonly party?: number;
  /** List facets that it names; it adds nothing beside a value ("hull" in "steel hull"), and is text when alone. */
  readonly namedFacets?: readonly ListFacetKey[];
  /** The side of the word "flag" on which its country is looked for first. */
  readonly flag?: 'before' | 'after';
  /** Whether it negates the words after it, which no filter can express. */
  readonly negates?: true;
  readonly article?: true;
  /** A function word, which asks for nothing. */
  readonly functionWord?: true;
  /** Words of the request itself ("looking for", "yacht"), which are understood but filter nothing. */
  readonly request?: true;
}

type SenseRow = readonly [QueryWordKey, Sense];

/** The senses of the trade's words (`locales/query-words`). Where two senses of a phrase conflict, the first wins. */
export const TRADE_SENSES: readonly SenseRow[] = [
  ...rowsOf('kind', (value) => ({ choices: [{ facet: 'kind', value }] })),
  ...rowsOf('hull', (value) => ({ choices: [{ facet: 'hull', value }] })),
  ...rowsOf('amenity', (value) => ({ choices: [{ facet: 'amenity', value }] })),
  ...rowsOf('market', (market) => ({ market })),
  ['price.sale', { market: 'sale', subject: 'money' }],
  ['price.charter-week', { market: 'charter', subject: 'money' }],
  ['price.charter-day', { market: 'charter', subject: 'money', per: 1 / 7 }],
  ...rowsOf('season', (season) => ({ season })),
  ...rowsOf('month', (month) => ({ season: SEASON_MONTHS.summer.includes(Number(month)) ? 'summer' : 'winter' })),
  ['date-part', { date: true }],
  ['day', { day: true }],
  ...rowsOf('order', (sort) => ({ sort })),
  ['listing.price-on-application', { listing: { facet: 'price', value: 'on-application' } }],
  ['listing.price-published', { listing: { facet: 'price', value: 'told' } }],
  ['listing.new', { listing: { facet: 'listing', value: 'new' } }],
  ['named', { named: true }],
  ['party.unknown-size', { company: true }],
  ['unfiltered', { unfiltered: true }],
  ...rowsOf('number', (number) => ({ number: Number(number) })),
  ['scale.hundred', { scale: { factor: 100, alone: true } }],
  ['scale.thousand', { scale: { factor: 1000, alone: true } }],
  ['scale.thousands', { scale: { factor: 1000, alone: false } }],
  ['scale.million', { scale: { factor: 1_000_000, alone: true } }],
  ['scale.millions', { scale: { factor: 1_000_000, alone: false } }],
  ['share.half', { share: 0.5 }],
  ['share.quarter', { share: 0.25 }],
  ['and-half', { andHalf: true }],
  ...rowsOf('currency', (currency) => ({ currency })),
  ...rowsOf('unit', (unit) => ({ unit })),
  ...rowsOf('subject', (subject) => ({ subject })),
  ...rowsOf('bound-before', (words) => ({ before: boundOf(words) })),
  ...rowsOf('bound-after', (words) => ({ after: boundOf(words) })),
  ...rowsOf('connective', (connective) => ({ connective })),
  ['range-opener', { opensRange: true }],
  ['per.week', { per: 1 }],
  ['per.day', { per: 1 / 7 }],
  ['party.couple', { party: 2 }],
  ...rowsOf('facet-name', (facet) => ({ namedFacets: [facet] })),
  ['flag.state-before', { flag: 'before' }],
  ['flag.state-after', { flag: 'after' }],
  ['negation', { negates: true }],
  ['request', { request: true }],
];

/** The values of a table of meanings: `meters` of the key `unit.meters`. */
type ValueIn<Table extends string> =
  Extract<QueryWordKey, `${Table}.${string}`> extends `${Table}.${infer Value}` ? Value : never;

/** Returns a row for each key of a table of meanings, with the sense of its value. */
function rowsOf<Table extends string>(table: Table, senseOf: (value: ValueIn<Table>) => Sense): readonly SenseRow[] {
  // The type of slice does not show that the value is left.
  return queryWordKeysOf(table).map((key): SenseRow => [key, senseOf(key.slice(table.length + 1) as ValueIn<Table>)]);
}

/** Reads the bound of a key, with the subject that it implies, if any: `over-length`. */
function boundOf(value: ValueIn<'bound-before' | 'bound-after'>): BoundMeaning {
  // A key has a bound, then a subject.
  const [bound, of] = value.split('-') as [BoundRelation, QuantitySubject?];
  return of === undefined ? { bound } : { bound, of };
}
