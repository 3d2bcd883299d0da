import type { ParseState } from './parse-state.ts';

/** Words that a form was found in: its named groups, and the lexemes `from` up to `to`. */
export interface FoundDays {
  readonly groups: Readonly<Partial<Record<string, string>>>;
  readonly from: number;
  readonly to: number;
}

/** The mark in place of words that no form may contain: names, words kept as text, and words that a form has taken. */
const TAKEN = '#';

/** The mark before a numeric date, which tells it from a decimal number. */
export const DATE_SIGN = '@';

/** The folded tokens of a sentence, joined by spaces, with `;` before each that punctuation separates. */
export class SentenceTokens {
  #text = '';
  /** By index of the text, the lexeme of the token that begins there. */
  readonly #lexemes = new Map<number, number>();

  constructor(state: ParseState) {
    state.lexemes.forEach(({ tokens, separated }, lexeme) => {
      for (const [at, token] of tokens.entries()) {
        const gap = this.#text === '' ? '' : at === 0 && separated ? ' ; ' : ' ';
        this.#text += gap;
        this.#lexemes.set(this.#text.length, lexeme);
        this.#text += state.isOpen(lexeme) ? (token.kind === 'date' ? DATE_SIGN : '') + token.text : TAKEN;
      }
    });
  }

  /** Returns the first match of a form that is accepted, and takes its words. @param form with the flag `g` */
  take(form: RegExp, accepts: (found: FoundDays) => boolean = () => true): FoundDays | null {
    for (const match of this.#text.matchAll(form)) {
      const end = match.index + match[0].length;
      const lexemes = [...this.#lexemes].filter(([at]) => at >= match.index && at < end).map(([, lexeme]) => lexeme);
      const found = { groups: match.groups ?? {}, from: lexemes[0] ?? 0, to: (lexemes.at(-1) ?? -1) + 1 };
      if (!accepts(found)) continue;
      this.#text = this.#text.slice(0, match.index) + match[0].replace(/[^ ;]/g, TAKEN) + this.#text.slice(end);
      return found;
    }
    return null;
  }
}
