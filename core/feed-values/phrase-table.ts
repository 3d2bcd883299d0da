import { foldText } from '../text/fold-text.ts';

/** The senses of phrases: the phrase, folded and with one blank between its words, to its sense. */
export type PhraseTable<T> = ReadonlyMap<string, T>;

/** Makes a table of rows `[sense, 'phrase; another phrase']`. */
export function wordTable<T>(rows: readonly (readonly [sense: T, phrases: string])[]): PhraseTable<T> {
  return new Map(
    rows.flatMap(([sense, phrases]) => phrases.split(';').map((phrase) => [phraseKey(phrase), sense] as const)),
  );
}

/** The longest text that is looked up: a longer one is a sentence, not a word. */
const MAX_LENGTH = 200;

/** Writes a phrase as a key of a table: `Motor-Yacht (M/Y)` → `motor yacht m y`. */
export function phraseKey(text: string): string {
  return wordsIn(text.slice(0, MAX_LENGTH))
    .map(([word]) => word)
    .join(' ');
}

/** Returns what a whole text means; null where the table does not have it. */
export function phraseMeaning<T>(text: string, table: PhraseTable<T>): T | null {
  return table.get(phraseKey(text)) ?? null;
}

/**
 * Finds the phrases of a table in a text, the longest first at each word, so that `fibra de carbono` is not `fibra`.
 * `rest` is the folded text without them.
 */
export function takePhrases<T>(
  text: string,
  table: PhraseTable<T>,
): { readonly senses: ReadonlySet<T>; readonly rest: string } {
  const folded = foldText(text.slice(0, MAX_LENGTH));
  const words = wordsIn(folded);
  const senses = new Set<T>();
  let rest = '';
  let end = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
      const phrase = words.slice(at, at + count);
      const sense = table.get(phrase.map(([word]) => word).join(' '));
      if (sense === undefined) continue;
      senses.add(sense);
      rest += folded.slice(end, phrase[0]?.[1]);
      end = phrase.at(-1)?.[2] ?? end;
      at += count - 1;
      break;
    }
  }
  rest += folded.slice(end);
  return { senses, rest: senses.size === 0 ? rest.trim() : rest.replace(/^[\s.,;:()[\]/-]+|[\s,;:()[\]/-]+$/g, '') };
}

const MAX_WORDS = 5;

/** The words of a text, folded, each with its beginning and end; `+` is one too. */
function wordsIn(text: string): (readonly [word: string, from: number, to: number])[] {
  return Array.from(foldText(text).matchAll(/[\p{L}\p{N}]+|[+]/gu), (found) => [
    found[0],
    found.index,
    found.index + found[0].length,
  ]);
}
