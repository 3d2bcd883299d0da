import type { Currency } from '../../price/currency.ts';
import type { Market } from '../../yacht/market.ts';
import type { RangeFacetKey } from '../facets.ts';
import type { Lexeme } from './lexemes.ts';
import type { Choice, Sense } from './lexicon.ts';

/** A facet of numbers other than money. */
export type MeasureKey = Exclude<RangeFacetKey, `price-${Currency}` | `rate-${Currency}`>;

/** Either end may be open. */
export interface Ends {
  readonly min: number | null;
  readonly max: number | null;
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

/** What a sentence was understood to ask for. */
export interface Findings {
  readonly choices: readonly Choice[];
  readonly measures: readonly Measure[];
  readonly money: readonly Money[];
  readonly markets: readonly Market[];
}

const NOTHING: Sense = {};

/** The lexemes of a sentence while they are read: what was found so far, and what of the sentence said it. */
export class Reading {
  readonly lexemes: readonly Lexeme[];
  readonly choices: Choice[] = [];
  readonly measures: Measure[] = [];
  readonly money: Money[] = [];
  readonly markets: Market[] = [];
  readonly #used = new Set<number>();
  readonly #kept = new Set<number>();

  constructor(lexemes: readonly Lexeme[]) {
    this.lexemes = lexemes;
  }

  /** The sense of a lexeme that is still to be read, empty for any other. */
  sense(at: number): Sense {
    return this.isOpen(at) ? (this.lexemes[at]?.sense ?? NOTHING) : NOTHING;
  }

  /** As {@link sense}, for a lexeme that no punctuation parts from the one before. */
  next(at: number): Sense {
    return this.isParted(at) ? NOTHING : this.sense(at);
  }

  /** The sense of a lexeme, read or not. */
  senseOf(at: number): Sense {
    return this.lexemes[at]?.sense ?? NOTHING;
  }

  /** The first token of a lexeme, folded. */
  word(at: number): string {
    return this.lexemes[at]?.tokens[0]?.text ?? '';
  }

  isParted(at: number): boolean {
    return this.lexemes[at]?.parted ?? true;
  }

  isOpen(at: number): boolean {
    const lexeme = this.lexemes[at];
    return lexeme !== undefined && !lexeme.isName && !this.#used.has(at) && !this.#kept.has(at);
  }

  isUsed(at: number): boolean {
    return this.#used.has(at);
  }

  use(...indices: readonly number[]): void {
    for (const index of indices) this.#used.add(index);
  }

  /** Keeps lexemes as text, whatever they mean. */
  keep(...indices: readonly number[]): void {
    for (const index of indices) this.#kept.add(index);
  }

  isKept(at: number): boolean {
    return this.#kept.has(at);
  }

  /** Whether a lexeme said nothing that was understood. */
  isText(at: number): boolean {
    return !this.#used.has(at) && (this.#kept.has(at) || this.lexemes[at]?.sense.market === undefined);
  }
}
