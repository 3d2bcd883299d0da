import { foldText, wordsOf } from '../../../core/search/fold-text.ts';
import { wordCost } from '../../../core/search/text/word-cost.ts';
import { isList, isObject, type Json, type JsonObject } from './json.ts';
import type { AlgoliaRecord } from './record-table.ts';

export interface Highlighting {
  readonly query: string;
  readonly before: string;
  readonly after: string;
  /** Dotted paths; null for every attribute. */
  readonly attributes: readonly string[] | null;
}

/** The texts of the record, in its own shape, with the words that match marked; null where no attribute is marked. */
export function highlightResult(record: AlgoliaRecord, highlighting: Highlighting): JsonObject | null {
  if (highlighting.attributes?.length === 0) return null;
  const { objectID: _, ...searched } = record;
  const marked = markedWithin(searched, '', wordsOf(highlighting.query), highlighting);
  return marked !== undefined && isObject(marked) ? marked : {};
}

function markedWithin(
  value: Json | undefined,
  path: string,
  asked: readonly string[],
  how: Highlighting,
): Json | undefined {
  if (isList(value)) return value.flatMap((entry) => markedWithin(entry, path, asked, how) ?? []);
  if (isObject(value)) {
    const entries = Object.entries(value).flatMap(([name, inner]) => {
      const marked = markedWithin(inner, path === '' ? name : `${path}.${name}`, asked, how);
      return marked === undefined ? [] : [[name, marked] as const];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const isMarked =
    how.attributes === null || how.attributes.some((name) => name === path || path.startsWith(`${name}.`));
  return isMarked ? marked(String(value), asked, how) : undefined;
}

function marked(text: string, asked: readonly string[], { before, after }: Highlighting): JsonObject {
  const found = new Set<string>();
  let whole = true;
  const value = text.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const folded = foldText(word);
    const match = asked.filter((one) => wordCost(one, folded) !== null);
    for (const one of match) found.add(one);
    if (match.length === 0) whole = false;
    return match.length === 0 ? word : `${before}${word}${after}`;
  });
  if (found.size === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const matchLevel = found.size === new Set(asked).size ? 'full' : 'partial';
  return { value, matchLevel, fullyHighlighted: whole, matchedWords: [...found] };
}
