import { isList, isObject, type Json, type JsonObject } from '../json.ts';
import type { AlgoliaRecord } from '../record-table.ts';
import { type AskedWord, matchWord } from './word-match.ts';
import { type TextWord, textWords } from './words.ts';

export interface Highlighting {
  readonly words: readonly AskedWord[];
  readonly before: string;
  readonly after: string;
  /** Replaces the omitted words of a snippet. */
  readonly ellipsis: string;
  /** Dotted paths; null for every attribute. */
  readonly attributes: readonly string[] | null;
  /** Whether only the matching entries of a list are shown. */
  readonly onlyMatches: boolean;
}

type Show = (text: string, path: string) => JsonObject | undefined;

/**
 * Returns the texts of the record, in its own shape, with the matching words marked; null where no attribute is marked.
 */
export function highlightResult(record: AlgoliaRecord, how: Highlighting): JsonObject | null {
  const { attributes } = how;
  if (attributes?.length === 0) return null;
  return shown(record, how, (text, path) =>
    attributes === null || attributes.some((name) => isBelow(path, name)) ? highlighted(text, how) : undefined,
  );
}

/**
 * As {@link highlightResult}, but with a number of words around the first match in each text; null where nothing is
 * shortened.
 *
 * @param snippets `name` or `name:words`, 10 words by default
 */
export function snippetResult(
  record: AlgoliaRecord,
  how: Highlighting,
  snippets: readonly string[],
): JsonObject | null {
  if (snippets.length === 0) return null;
  const cuts = snippets.map((entry) => {
    const [, name = entry, count = '10'] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    return { name, count: Number(count) };
  });
  return shown(record, how, (text, path) => {
    const cut = cuts.find(({ name }) => name === '*' || isBelow(path, name));
    if (cut === undefined) return undefined;
    const { value, matchLevel } = highlighted(text, how, cut.count);
    return { value, matchLevel };
  });
}

/** Marks the part of each word that matches the query: all of it, or its prefix. */
export function marked(
  text: string,
  { words, before, after }: Pick<Highlighting, 'words' | 'before' | 'after'>,
): string {
  return textWords(text)
    .toReversed()
    .reduce((done, word) => {
      const letters = Math.max(0, ...words.map((asked) => matchWord(asked, word.folded)?.letters ?? 0));
      return letters === 0 ? done : withMark(done, word, letters, before, after);
    }, text);
}

function withMark(text: string, word: TextWord, letters: number, before: string, after: string): string {
  const to = letters >= word.folded.length ? word.to : Math.min(word.from + letters, word.to);
  return `${text.slice(0, word.from)}${before}${text.slice(word.from, to)}${after}${text.slice(to)}`;
}

function shown(record: AlgoliaRecord, how: Highlighting, show: Show): JsonObject {
  const { objectID: _, ...searched } = record;
  const within = shownWithin(searched, '', how, show);
  return within !== undefined && isObject(within) ? within : {};
}

function shownWithin(value: Json | undefined, path: string, how: Highlighting, show: Show): Json | undefined {
  if (isList(value)) {
    const entries = value.flatMap((entry) => shownWithin(entry, path, how, show) ?? []);
    return how.onlyMatches
      ? entries.filter((entry) => !isObject(entry) || entry.matchLevel === undefined || entry.matchLevel !== 'none')
      : entries;
  }
  if (isObject(value)) {
    const entries = Object.entries(value).flatMap(([name, inner]) => {
      const one = shownWithin(inner, path === '' ? name : `${path}.${name}`, how, show);
      return one === undefined || (isList(one) && one.length === 0) ? [] : [[name, one] as const];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }
  return typeof value === 'string' || typeof value === 'number' ? show(String(value), path) : undefined;
}

/**
 *
 * @param most words of the text to keep; all by default
 */
function highlighted(text: string, how: Highlighting, most = Number.POSITIVE_INFINITY): JsonObject {
  const words = textWords(text);
  const isMet = (word: TextWord, asked: AskedWord) => matchWord(asked, word.folded) !== null;
  const found = new Set(how.words.filter((asked) => words.some((word) => isMet(word, asked))).map((one) => one.folded));
  const value = marked(cut(text, words, most, how), how);
  if (found.size === 0) return { value, matchLevel: 'none', matchedWords: [] };
  const matchLevel = found.size === new Set(how.words.map((one) => one.folded)).size ? 'full' : 'partial';
  const fullyHighlighted = words.every((word) =>
    how.words.some((asked) => matchWord(asked, word.folded)?.letters === word.folded.length),
  );
  return { value, matchLevel, fullyHighlighted, matchedWords: [...found] };
}

function cut(text: string, words: readonly TextWord[], most: number, { words: asked, ellipsis }: Highlighting): string {
  if (words.length <= most) return text;
  const first = words.findIndex((word) => asked.some((one) => matchWord(one, word.folded) !== null));
  const from = Math.min(Math.max(0, first - Math.floor(most / 2)), words.length - most);
  const start = from === 0 ? 0 : (words[from]?.from ?? 0);
  const end = from + most === words.length ? text.length : (words[from + most - 1]?.to ?? text.length);
  return `${start > 0 ? ellipsis : ''}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`;
}

function isBelow(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}
