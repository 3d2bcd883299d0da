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

/** One value of a list facet. */
export interface FacetChoice {
  readonly facet: ListFacetKey;
  readonly value: string;
  /** The wider value that it lies in. */
  readonly within?: string;
}

/** Everything that a phrase can mean; which of it holds is for its neighbours to say. */
export interface Sense {
  readonly choices?: readonly FacetChoice[];
  readonly market?: Market;
  readonly season?: Season;
  readonly date?: true;
  /** A day or a week by its own name. */
  readonly day?: true;
  readonly sort?: SortKey;
  readonly listing?: ListingMeaning;
  /** A yacht's name follows. */
  readonly named?: true;
  /** A party of unknown size. */
  readonly company?: true;
  /** Asked for often, held by no filter. */
  readonly unfiltered?: true;
  readonly number?: number;
  readonly scale?: { readonly factor: number; readonly alone: boolean };
  /** Of the scale that follows. */
  readonly share?: number;
  readonly andHalf?: true;
  readonly currency?: Currency;
  readonly unit?: Unit;
  readonly subject?: QuantitySubject;
  readonly before?: BoundMeaning;
  readonly after?: BoundMeaning;
  readonly connective?: Connective;
  readonly opensRange?: true;
  /** Weeks. */
  readonly per?: number;
  /** Guests. */
  readonly party?: number;
  readonly companion?: readonly ListFacetKey[];
  /** The side on which its country is looked for first. */
  readonly flag?: 'before' | 'after';
  readonly negates?: true;
  readonly article?: true;
  readonly glue?: true;
  readonly request?: true;
}

/** The phrases of the trade and those of a fleet. */
export interface Lexicon {
  readonly senses: Phrases<Sense>;
  readonly flagStates: Phrases<string>;
  readonly names: Phrases<true>;
  /** The folded words of each yacht's name. */
  readonly nameWords: readonly (readonly string[])[];
  /** Words that are right as they are typed. */
  readonly known: ReadonlySet<string>;
  /** Words that a misspelt one may stand for. */
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
  // After the fleet's names: where a slip could be either, it is a name more often than a word of the trade.
  addTrade(senses);
  const flagStates = new Phrases<string>((one) => one);
  for (const row of FLAG_STATES) for (const phrase of phrasesOf(row)) flagStates.add(phrase, row.means);
  const names = new Phrases<true>(() => true);
  const nameWords = vocabulary.names.map(wordsOf);
  for (const words of nameWords) if (words.length > 1) names.add(words.join(' '), true);
  for (const name of vocabulary.names) if (/\s/.test(name.trim())) names.add(name, true);
  // A word that means something by itself before one that a phrase needs.
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

/** Later meanings stand beside earlier ones; choices and companions add up. */
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
