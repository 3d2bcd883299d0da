import { badRequest } from '../routes/refusal.ts';

export interface Token {
  readonly kind: 'word' | 'quoted' | 'symbol' | 'end';
  readonly text: string;
  /** The column where it begins, from 0. */
  readonly column: number;
}

const SYMBOLS = ['<=', '>=', '!=', '<', '>', '=', ':', '(', ')'];

/** Returns the tokens of a filter, with the end. @throws Refusal 400 on an unclosed quote */
export function filterTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const letter = text[at] as string;
    if (/\s/.test(letter)) {
      at += 1;
      continue;
    }
    const token = letter === '"' || letter === "'" ? quoted(text, at) : (symbol(text, at) ?? word(text, at));
    tokens.push(token.token);
    at = token.next;
  }
  tokens.push({ kind: 'end', text: '', column: text.length });
  return tokens;
}

interface Lexed {
  readonly token: Token;
  readonly next: number;
}

/** A backslash escapes a quote or a backslash; before any other character it stands for itself. */
function quoted(text: string, start: number): Lexed {
  const mark = text[start];
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (letter === mark) return { token: { kind: 'quoted', text: value, column: start }, next: at + 1 };
    const next = text[at + 1];
    if (letter === '\\' && (next === '"' || next === "'" || next === '\\')) {
      value += next;
      at += 1;
    } else value += letter;
  }
  throw badRequest(`filters: Unexpected token incomplete string expected filter at col ${start}`);
}

function symbol(text: string, start: number): Lexed | null {
  const found = SYMBOLS.find((one) => text.startsWith(one, start));
  return found === undefined
    ? null
    : { token: { kind: 'symbol', text: found, column: start }, next: start + found.length };
}

function word(text: string, start: number): Lexed {
  let end = start + 1;
  while (end < text.length && !/[\s"'():<>=]/.test(text[end] as string) && !text.startsWith('!=', end)) end += 1;
  return { token: { kind: 'word', text: text.slice(start, end), column: start }, next: end };
}
