import type { Market } from '../../market/market.ts';
import type { Currency } from '../../price/currency.ts';
import type { RangeFacetKey } from '../facets/facets.ts';
import type { SortKey } from '../sort.ts';
import type { Lexeme } from './lexemes.ts';
import type { FacetChoice, Sense } from './lexicon.ts';
import type { ListingMeaning } from './tables/listings.ts';

/** A facet of numbers other than money. */
export type MeasureKey = Exclude<RangeFacetKey, `price-${Currency}` | `rate-${Currency}`>;

/** Either end may be open. */
export interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

/** The words of a sentence that said something, as they were typed. */
export interface TypedWords {
  readonly words: string;
  /** Where they begin, in UTF-16 units. */
  readonly from: number;
}

export interface Measure extends Ends {
  readonly facet: MeasureKey;
  /** Guests that others of their kind add to: adults, children. */
  readonly isPart: boolean;
}

export interface Money extends Ends {
  readonly currency: Currency | null;
  /** Asked by the week or the day: a charter rate. */
  readonly isRate: boolean;
}

/**
 * Why words were understood and still change nothing: a day or a week, something that the yacht must not have, one of
 * several amenities, a party of unknown size, something that no filter holds, or a filter that the market has not.
 */
export const IGNORED_REASONS = ['date', 'negation', 'either', 'party', 'no-filter', 'market'] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

export interface Ignored extends TypedWords {
  readonly reason: IgnoredReason;
}

/** What a sentence was understood to ask for. */
export interface Findings {
  readonly choices: readonly (FacetChoice & TypedWords)[];
  readonly measures: readonly (Measure & TypedWords)[];
  readonly money: readonly (Money & TypedWords)[];
  readonly markets: readonly ({ readonly market: Market } & TypedWords)[];
  readonly sorts: readonly ({ readonly sort: SortKey } & TypedWords)[];
  readonly listings: readonly (ListingMeaning & TypedWords)[];
  readonly ignored: readonly Ignored[];
}

const NOTHING: Sense = {};

/** The lexemes of a sentence while they are read: what was found so far, and what of the sentence said it. */
export class ParseState implements Findings {
  readonly lexemes: readonly Lexeme[];
  readonly choices: (FacetChoice & TypedWords)[] = [];
  readonly measures: (Measure & TypedWords)[] = [];
  readonly money: (Money & TypedWords)[] = [];
  readonly markets: ({ market: Market } & TypedWords)[] = [];
  readonly sorts: ({ sort: SortKey } & TypedWords)[] = [];
  readonly listings: (ListingMeaning & TypedWords)[] = [];
  readonly ignored: Ignored[] = [];
  readonly #text: string;
  readonly #used = new Set<number>();
  readonly #kept = new Set<number>();

  constructor(lexemes: readonly Lexeme[], text: string) {
    this.lexemes = lexemes;
    this.#text = text;
  }

  /** The sense of a lexeme that is still to be read, empty for any other. */
  openSense(at: number): Sense {
    return this.isOpen(at) ? (this.lexemes[at]?.sense ?? NOTHING) : NOTHING;
  }

  /** As {@link openSense}, for a lexeme that no punctuation parts from the one before. */
  adjacentSense(at: number): Sense {
    return this.isSeparated(at) ? NOTHING : this.openSense(at);
  }

  /** The sense of a lexeme, read or not. */
  anySense(at: number): Sense {
    return this.lexemes[at]?.sense ?? NOTHING;
  }

  /** The first token of a lexeme, folded. */
  word(at: number): string {
    return this.lexemes[at]?.tokens[0]?.text ?? '';
  }

  /** The words from one lexeme up to another, which is not among them. */
  typedWords(from: number, to = from + 1): TypedWords {
    const start = this.lexemes[from]?.tokens[0]?.from ?? 0;
    const end = this.lexemes[to - 1]?.tokens.at(-1)?.to ?? start;
    return { words: this.#text.slice(start, end), from: start };
  }

  isSeparated(at: number): boolean {
    return this.lexemes[at]?.separated ?? true;
  }

  isOpen(at: number): boolean {
    const lexeme = this.lexemes[at];
    return lexeme !== undefined && !lexeme.isName && !this.#used.has(at) && !this.#kept.has(at);
  }

  /** Whether a lexeme is there that no table knows. */
  isUnknown(at: number): boolean {
    return this.isOpen(at) && Object.keys(this.anySense(at)).length === 0;
  }

  isConsumed(at: number): boolean {
    return this.#used.has(at);
  }

  consume(...indices: readonly number[]): void {
    for (const index of indices) this.#used.add(index);
  }

  /** Notes lexemes `from` up to `to` as understood without consequence. */
  ignore(reason: IgnoredReason, from: number, to: number): void {
    for (let at = from; at < to; at += 1) if (!this.isKeptAsText(at)) this.consume(at);
    this.ignored.push({ reason, ...this.typedWords(from, to) });
  }

  /** Keeps lexemes as text, whatever they mean. */
  keepAsText(...indices: readonly number[]): void {
    for (const index of indices) this.#kept.add(index);
  }

  isKeptAsText(at: number): boolean {
    return this.#kept.has(at);
  }

  /** Whether a lexeme said nothing that was understood. */
  isText(at: number): boolean {
    return !this.#used.has(at) && (this.#kept.has(at) || this.lexemes[at]?.sense.market === undefined);
  }
}
