import type { Market } from '../../market/market.ts';
import type { Currency } from '../../price/currency.ts';
import { SEASON_MONTHS, type Season } from '../../price/season.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { ListFacetKey } from '../facets/facets.ts';
import type { SortKey } from '../sort.ts';
import { Phrases, phraseWords } from './phrases.ts';
import { AMENITY_WORDS } from './tables/amenities.ts';
import { BOUNDS_AFTER, BOUNDS_BEFORE, type BoundMeaning } from './tables/bounds.ts';
import { COMPANION_WORDS } from './tables/companions.ts';
import { CONNECTIVE_WORDS, type Connective, NEGATIONS, RANGE_OPENERS } from './tables/connectives.ts';
import { CURRENCY_WORDS } from './tables/currencies.ts';
import { ARTICLES, GLUE_WORDS, REQUEST_WORDS } from './tables/fillers.ts';
import { FLAG_STATES, FLAG_WORDS } from './tables/flags.ts';
import { HULL_WORDS } from './tables/hulls.ts';
import { KIND_WORDS } from './tables/kinds.ts';
import { LISTING_WORDS, type ListingMeaning } from './tables/listings.ts';
import { MARKET_WORDS } from './tables/markets.ts';
import { NAME_WORDS } from './tables/names.ts';
import { AND_HALF_WORDS, NUMBER_WORDS, SCALE_WORDS, SHARE_WORDS } from './tables/numbers.ts';
import { ORDER_WORDS } from './tables/orders.ts';
import { COMPANY_WORDS, PARTY_WORDS } from './tables/parties.ts';
import { type PhraseRow, phrasesOf } from './tables/phrase-row.ts';
import { DATE_WORDS, DAY_WORDS, MONTH_WORDS, SEASON_WORDS } from './tables/seasons.ts';
import {
  CHARTER_RATE_WORDS,
  DAILY_RATE_WORDS,
  PER_WORDS,
  type QuantitySubject,
  SALE_PRICE_WORDS,
  SUBJECT_WORDS,
} from './tables/subjects.ts';
import { UNFILTERED_WORDS } from './tables/unfiltered.ts';
import { UNIT_WORDS, type Unit } from './tables/units.ts';
import type { Term, Vocabulary } from './vocabulary.ts';

/** A value of a list facet, as a choice. */
export interface FacetChoice {
  readonly facet: ListFacetKey;
  readonly value: string;
  /** The value that contains it: the region of an area. */
  readonly within?: string;
}

/** All meanings of a phrase; the parser picks one by the neighbouring lexemes. */
export interface Sense {
  readonly choices?: readonly FacetChoice[];
  readonly market?: Market;
  readonly season?: Season;
  readonly date?: true;
  /** The name of a day or week. */
  readonly day?: true;
  readonly sort?: SortKey;
  readonly listing?: ListingMeaning;
  /** Whether a yacht's name follows ("named"). */
  readonly named?: true;
  /** Whether it is a party of unknown size ("family"). */
  readonly company?: true;
  /** Whether it asks for something that no filter covers. */
  readonly unfiltered?: true;
  readonly number?: number;
  readonly scale?: { readonly factor: number; readonly alone: boolean };
  /** A share of the scale that follows ("half a million"). */
  readonly share?: number;
  readonly andHalf?: true;
  readonly currency?: Currency;
  readonly unit?: Unit;
  readonly subject?: QuantitySubject;
  readonly before?: BoundMeaning;
  readonly after?: BoundMeaning;
  readonly connective?: Connective;
  readonly opensRange?: true;
  /** The time that an amount is for, in weeks. */
  readonly per?: number;
  /** The number of guests in a party of known size. */
  readonly party?: number;
  /** List facets that it names ("hull" in "steel hull"). */
  readonly companion?: readonly ListFacetKey[];
  /** The side of the word "flag" on which its country is looked for first. */
  readonly flag?: 'before' | 'after';
  readonly negates?: true;
  readonly article?: true;
  readonly glue?: true;
  readonly request?: true;
}

/** The phrases of the trade and of a fleet, by meaning. */
export interface Lexicon {
  readonly senses: Phrases<Sense>;
  readonly flagStates: Phrases<string>;
  readonly names: Phrases<true>;
  /** The folded words of each yacht's name. */
  readonly nameWords: readonly (readonly string[])[];
  /** Words that are never corrected. */
  readonly known: ReadonlySet<string>;
  /** Words that a misspelt word may be corrected to. */
  readonly correctable: readonly string[];
}

const lexicons = new WeakMap<Vocabulary, Lexicon>();

export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const lexicon = lexicons.get(vocabulary) ?? makeLexicon(vocabulary);
  lexicons.set(vocabulary, lexicon);
  return lexicon;
}

function makeLexicon(vocabulary: Vocabulary): Lexicon {
  const senses = new Phrases<Sense>(mergeSenses);
  addTerms(senses, 'destination', vocabulary.destinations);
  addTerms(senses, 'builder', vocabulary.builders);
  addTerms(senses, 'class', vocabulary.classes);
  addTerms(senses, 'exterior', vocabulary.exteriorDesigners);
  addTerms(senses, 'interior', vocabulary.interiorDesigners);
  // After the fleet's names, which are the more likely correction of a misspelt word.
  addTrade(senses);
  const flagStates = new Phrases<string>((one) => one);
  for (const row of FLAG_STATES) for (const phrase of phrasesOf(row)) flagStates.add(phrase, row.means);
  const names = new Phrases<true>(() => true);
  const nameWords = vocabulary.names.map(wordsOf);
  for (const words of nameWords) if (words.length > 1) names.add(words.join(' '), true);
  for (const name of vocabulary.names) if (/\s/.test(name.trim())) names.add(name, true);
  // Words with a meaning of their own come before words that occur in phrases only.
  const correctable = [...new Set([...senses.singles, ...senses.words, ...flagStates.words])];
  addFillers(senses);
  const known = new Set([
    ...senses.words,
    ...flagStates.words,
    ...nameWords.flat(),
    ...names.words,
    ...vocabulary.features,
  ]);
  return { senses, flagStates, names, nameWords, known, correctable };
}

/** Merges two meanings of a phrase: `one` wins, choices and companions add up. */
function mergeSenses(one: Sense, other: Sense): Sense {
  const merged = { ...other, ...one };
  const choices = [...(one.choices ?? []), ...(other.choices ?? [])];
  const companion = [...(one.companion ?? []), ...(other.companion ?? [])];
  return {
    ...merged,
    ...(choices.length > 0 ? { choices } : {}),
    ...(companion.length > 0 ? { companion } : {}),
  };
}

function addTerms(senses: Phrases<Sense>, facet: ListFacetKey, terms: readonly Term[]): void {
  for (const { value, words, within } of terms) {
    const choice: FacetChoice = { facet, value, ...(within === undefined ? {} : { within }) };
    for (const phrase of new Set(words.map((word) => phraseWords(word).join(' '))))
      senses.add(phrase, { choices: [choice] });
  }
}

function addTrade(senses: Phrases<Sense>): void {
  const add = <Meaning>(rows: readonly PhraseRow<Meaning>[], senseOf: (meaning: Meaning) => Sense): void => {
    for (const row of rows) for (const phrase of phrasesOf(row)) senses.add(phrase, senseOf(row.means));
  };
  add(KIND_WORDS, (value) => ({ choices: [{ facet: 'kind', value }] }));
  add(HULL_WORDS, (value) => ({ choices: [{ facet: 'hull', value }] }));
  add(AMENITY_WORDS, (value) => ({ choices: [{ facet: 'amenity', value }] }));
  add(MARKET_WORDS, (market) => ({ market }));
  add([SALE_PRICE_WORDS, CHARTER_RATE_WORDS], (market) => ({ market, subject: 'money' }));
  add([DAILY_RATE_WORDS], (market) => ({ market, subject: 'money', per: 1 / 7 }));
  add(SEASON_WORDS, (season) => ({ season }));
  add(MONTH_WORDS, (month) => ({ season: SEASON_MONTHS.summer.includes(month) ? 'summer' : 'winter' }));
  add([DATE_WORDS], () => ({ date: true }));
  add([DAY_WORDS], () => ({ day: true }));
  add(ORDER_WORDS, (sort) => ({ sort }));
  add(LISTING_WORDS, (listing) => ({ listing }));
  add([NAME_WORDS], () => ({ named: true }));
  add([COMPANY_WORDS], () => ({ company: true }));
  add([UNFILTERED_WORDS], () => ({ unfiltered: true }));
  add(NUMBER_WORDS, (number) => ({ number }));
  add(SCALE_WORDS, (scale) => ({ scale }));
  add(SHARE_WORDS, (share) => ({ share }));
  add([AND_HALF_WORDS], () => ({ andHalf: true }));
  add(CURRENCY_WORDS, (currency) => ({ currency }));
  add(UNIT_WORDS, (unit) => ({ unit }));
  add(SUBJECT_WORDS, (subject) => ({ subject }));
  add(BOUNDS_BEFORE, (before) => ({ before }));
  add(BOUNDS_AFTER, (after) => ({ after }));
  add(CONNECTIVE_WORDS, (connective) => ({ connective }));
  add([RANGE_OPENERS], () => ({ opensRange: true }));
  add(PER_WORDS, (per) => ({ per }));
  add(PARTY_WORDS, (party) => ({ party }));
  add(COMPANION_WORDS, (facet) => ({ companion: [facet] }));
  add(FLAG_WORDS, (flag) => ({ flag }));
  add([NEGATIONS], () => ({ negates: true }));
  add([REQUEST_WORDS], () => ({ request: true }));
}

function addFillers(senses: Phrases<Sense>): void {
  for (const phrase of phrasesOf(ARTICLES)) senses.add(phrase, { article: true, glue: true });
  for (const phrase of phrasesOf(GLUE_WORDS)) senses.add(phrase, { glue: true });
}
