import { foldText } from '../../text/fold-text.ts';

/** A word, number, numeric date or sign of a sentence, from `from` up to `to` (UTF-16 units). */
export interface Token {
  readonly kind: 'word' | 'number' | 'date' | 'sign';
  /** Folded text, with dashes and apostrophes in their ASCII form. */
  readonly text: string;
  /** The value of a number; null for other kinds. */
  readonly value: number | null;
  readonly from: number;
  readonly to: number;
  /** Whether punctuation separates it from the one before. */
  readonly separated: boolean;
}

/** "2026-07-20", "20/07/2026", "20.7.2026"; without a year only if it cannot be a range of numbers: "20/7", "05/08". */
const DATE =
  /(?:19|20)\d\d-\d{1,2}-\d{1,2}(?!\d)|\d{1,2}([./-])\d{1,2}\1(?:(?:19|20)\d\d|\d\d)(?!\d)|(?:\d{1,2}\/0[1-9]|0[1-9]\/1[0-2]|(?:1[3-9]|2\d|3[01])\/(?:[1-9]|1[0-2]))(?!\d)/y;
/** Digits with or without thousands separators and decimals; an apostrophe may precede decimals of Spanish millions. */
const NUMBER =
  /\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+['’]\d{1,2}(?=\s*mill)|\d+(?:[.,]\d+)?/y;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*/uy;
const SIGN = /[€$£+\-‐‑–—−<>≤≥=~&/'’′´]/y;
/** A currency code directly before a number. */
const CURRENCY_CODE = /^(?:eur|usd|gbp|aud)(?=\d)/i;
/** The most letters of an abbreviation, whose full stop does not end a sentence ("max. 4 cabins"). */
const MAX_ABBREVIATION = 6;

/** Splits a text into tokens; a hyphen before a letter joins words and is not a token. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let separated = false;
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at, separated);
    if (token === null) {
      separated ||= isBreak(text, at, tokens.at(-1));
      at += 1;
      continue;
    }
    at = token.to;
    if (token.text === '' || isHyphen(token, text)) continue;
    tokens.push(token);
    separated = false;
  }
  return tokens;
}

function tokenAt(text: string, from: number, separated: boolean): Token | null {
  const token = (kind: Token['kind'], typed: string, plain = typed, value: number | null = null): Token => {
    return { kind, text: plain, value, from, to: from + typed.length, separated };
  };
  const date = matchAt(DATE, text, from);
  if (date !== null) return token('date', date);
  const number = matchAt(NUMBER, text, from);
  if (number !== null) return token('number', number, number, numberOf(number));
  const match = matchAt(WORD, text, from);
  const word = match === null ? null : (CURRENCY_CODE.exec(match)?.[0] ?? match);
  // "I’d" is "id", "d’Azur" is "dazur".
  if (word !== null) return token('word', word, foldText(word).replace(/['’]/g, ''));
  const sign = matchAt(SIGN, text, from);
  return sign === null ? null : token('sign', sign, sign.replace(/[‐‑–—−]/, '-').replace(/[’′´]/, "'"));
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** Parses a number: a separator before three digits is one of thousands, before one or two digits the decimal one. */
function numberOf(raw: string): number {
  const grouped = /^\d{1,3}(?:\D\d{3})+(?!\d)/.exec(raw)?.[0];
  if (grouped === undefined) return Number(raw.replace(/[,'’]/, '.'));
  return Number(grouped.replace(/\D/g, '') + raw.slice(grouped.length).replace(',', '.'));
}

function isBreak(text: string, at: number, before: Token | undefined): boolean {
  const sign = text.charAt(at);
  if (sign === '.') {
    const isShortened = before?.kind === 'word' && before.to === at && before.text.length <= MAX_ABBREVIATION;
    return !isShortened && !/[\p{L}\d]/u.test(text.charAt(at + 1));
  }
  return /[,;!?()[\]{}|"“”«»\n\r•·]/.test(sign);
}

/** Returns whether a token is a hyphen before a letter ("jet-ski"), but not before a currency ("110k-A$140k"). */
function isHyphen(token: Token, text: string): boolean {
  const next = text.slice(token.to, token.to + 8);
  return token.text === '-' && /^\s*\p{L}/u.test(next) && !/^\s*(?:a\$|us\$|au\$|eur|usd|gbp|aud)/i.test(next);
}
