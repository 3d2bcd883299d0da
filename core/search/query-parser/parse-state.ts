import type { WantedStay } from '../../availability/stay-availability.ts';
import type { Market } from '../../market/market.ts';
import type { Currency } from '../../price/currency.ts';
import type { RangeFacetKey } from '../facets/facets.ts';
import type { SortKey } from '../sort.ts';
import type { Lexeme } from './lexemes.ts';
import type { FacetChoice, MarketFacetChoice, Sense } from './senses.ts';

/** A range facet other than those of money. */
export type MeasureFacetKey = Exclude<RangeFacetKey, `price-${Currency}` | `rate-${Currency}`>;

/** The ends of a range; null is open. */
export interface RangeEnds {
  readonly min: number | null;
  readonly max: number | null;
}

export interface TypedWords {
  readonly words: string;
  /** Start of the words in the sentence, in UTF-16 units. */
  readonly from: number;
}

export interface MeasureMatch extends RangeEnds {
  readonly facet: MeasureFacetKey;
  /** Whether it is part of a party, whose parts add up: adults, children. */
  readonly isPart: boolean;
}

/** A price range; without a currency, that of the other amounts applies, else the default. */
export interface PriceMatch extends RangeEnds {
  readonly currency: Currency | null;
  /** Whether it is for a week or a day, and so a charter rate. */
  readonly isRate: boolean;
}

/**
 * The reasons why understood words change nothing: a day or week, a negated wish, amenities joined by "or", a party of
 * unknown size, a wish that no filter or order reflects, or a market or filter that does not apply.
 */
export type IgnoredReason = 'date' | 'negation' | 'either' | 'party' | 'no-filter' | 'market';

export interface IgnoredWords extends TypedWords {
  readonly reason: IgnoredReason;
}

/** The choices that a sentence asks for, with the words that ask for them. */
export class QueryMatches {
  readonly choices: (FacetChoice & TypedWords)[] = [];
  readonly measures: (MeasureMatch & TypedWords)[] = [];
  readonly money: (PriceMatch & TypedWords)[] = [];
  readonly markets: ({ readonly market: Market } & TypedWords)[] = [];
  readonly sorts: ({ readonly sort: SortKey } & TypedWords)[] = [];
  readonly listings: (MarketFacetChoice & TypedWords)[] = [];
  readonly stays: ({ readonly stay: WantedStay } & TypedWords)[] = [];
  readonly ignored: IgnoredWords[] = [];

  add(other: QueryMatches): void {
    this.choices.push(...other.choices);
    this.measures.push(...other.measures);
    this.money.push(...other.money);
    this.markets.push(...other.markets);
    this.sorts.push(...other.sorts);
    this.listings.push(...other.listings);
    this.stays.push(...other.stays);
    this.ignored.push(...other.ignored);
  }
}

const EMPTY_SENSE: Sense = {};

/** The state of parsing a sentence: its lexemes, those consumed or kept as text, and the matches so far. */
export class ParseState extends QueryMatches {
  readonly lexemes: readonly Lexeme[];
  readonly #text: string;
  readonly #used = new Set<number>();
  readonly #kept = new Set<number>();

  constructor(lexemes: readonly Lexeme[], text: string) {
    super();
    this.lexemes = lexemes;
    this.#text = text;
  }

  /** Returns the sense of a lexeme that is neither consumed nor kept as text; empty for any other. */
  openSense(at: number): Sense {
    return this.isOpen(at) ? (this.lexemes[at]?.sense ?? EMPTY_SENSE) : EMPTY_SENSE;
  }

  /** Returns the same as {@link openSense}, but empty where punctuation separates the lexeme from the one before. */
  adjacentSense(at: number): Sense {
    return this.isSeparated(at) ? EMPTY_SENSE : this.openSense(at);
  }

  /** Returns the sense of a lexeme, consumed or not. */
  anySense(at: number): Sense {
    return this.lexemes[at]?.sense ?? EMPTY_SENSE;
  }

  /** Returns the folded text of a lexeme's first token; '' beyond the sentence. */
  word(at: number): string {
    return this.lexemes[at]?.tokens[0]?.text ?? '';
  }

  /** Returns the words from lexeme `from` up to `to`, exclusive. */
  typedWords(from: number, to = from + 1): TypedWords {
    const start = this.lexemes[from]?.tokens[0]?.from ?? 0;
    const end = this.lexemes[to - 1]?.tokens.at(-1)?.to ?? start;
    return { words: this.#text.slice(start, end), from: start };
  }

  /** Returns whether punctuation or the end of the sentence separates a lexeme from the one before. */
  isSeparated(at: number): boolean {
    return this.lexemes[at]?.separated ?? true;
  }

  /** Returns whether a lexeme can still be parsed: it is neither consumed, nor kept as text, nor a yacht's name. */
  isOpen(at: number): boolean {
    const lexeme = this.lexemes[at];
    return lexeme !== undefined && !lexeme.isName && !this.#used.has(at) && !this.#kept.has(at);
  }

  isUnknown(at: number): boolean {
    return this.isOpen(at) && Object.keys(this.anySense(at)).length === 0;
  }

  isConsumed(at: number): boolean {
    return this.#used.has(at);
  }

  consume(...indices: readonly number[]): void {
    for (const index of indices) this.#used.add(index);
  }

  /** Consumes lexemes `from` up to `to` as understood without effect, for a reason. */
  ignore(reason: IgnoredReason, from: number, to: number): void {
    for (let at = from; at < to; at += 1) if (!this.isKeptAsText(at)) this.consume(at);
    this.ignored.push({ reason, ...this.typedWords(from, to) });
  }

  /** Keeps lexemes as text, whatever their sense. */
  keepAsText(...indices: readonly number[]): void {
    for (const index of indices) this.#kept.add(index);
  }

  isKeptAsText(at: number): boolean {
    return this.#kept.has(at);
  }

  /** Returns whether a lexeme is text so far: not consumed, and no market unless it is kept as text. */
  isText(at: number): boolean {
    return !this.#used.has(at) && (this.#kept.has(at) || this.lexemes[at]?.sense.market === undefined);
  }
}
