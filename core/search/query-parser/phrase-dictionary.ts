import { QUERY_WORD_KEYS, QUERY_WORDS, type QueryWordKey } from '../../../locales/query-words/query-words.ts';
import { foldText } from '../../text/fold-text.ts';
import { type Token, tokensOf } from './tokens.ts';

interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** A phrase found at a token: its meaning, and the index of the token after it. */
export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning;
  readonly to: number;
}

/** Returns the phrases of a meaning in every language. Case, accents and hyphens do not matter. */
export function phrasesOf(key: QueryWordKey): readonly string[] {
  return QUERY_WORDS.flatMap((words) => words[key])
    .flatMap((text) => text.split(','))
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Returns the phrases of a meaning in every language, folded; most are single words. */
export function foldedPhrasesOf(key: QueryWordKey): ReadonlySet<string> {
  return new Set(phrasesOf(key).map(foldText));
}

type KeyIn<Table extends string> = Extract<QueryWordKey, `${Table}.${string}`>;

/** Returns the keys of a table of meanings, in its order: `number.1`, `number.2`. */
export function queryWordKeysOf<Table extends string>(table: Table): readonly KeyIn<Table>[] {
  return QUERY_WORD_KEYS.filter((key: string): key is KeyIn<Table> => key.startsWith(`${table}.`));
}

const ARTICLE_WORDS = foldedPhrasesOf('article');

/** A dictionary of phrases of one or more words, which are looked up in the tokens of a sentence. */
export class PhraseDictionary<Meaning> {
  /** By first word, the longest first. */
  readonly #byFirst = new Map<string, Phrase<Meaning>[]>();
  readonly #words = new Set<string>();
  readonly #merge: (first: Meaning, second: Meaning) => Meaning;

  /** @param merge combines two meanings of the same phrase */
  constructor(merge: (first: Meaning, second: Meaning) => Meaning) {
    this.#merge = merge;
  }

  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** The words that are a phrase by themselves. */
  get singleWords(): readonly string[] {
    return [...this.#byFirst.values()].flat().flatMap(({ words }) => (words.length === 1 ? words : []));
  }

  add(phrase: string, meaning: Meaning): void {
    const words = phraseWords(phrase);
    const [first] = words;
    if (first === undefined) return;
    for (const word of words) this.#words.add(word);
    const others = this.#byFirst.get(first) ?? [];
    const same = others.findIndex((other) => other.words.join(' ') === words.join(' '));
    const known = others[same];
    if (known !== undefined) others[same] = { words, meaning: this.#merge(known.meaning, meaning) };
    else others.push({ words, meaning });
    this.#byFirst.set(
      first,
      others.sort((one, other) => other.words.length - one.words.length),
    );
  }

  /** Finds the longest phrase that begins at a token. Punctuation ends it; an article between words is skipped. */
  longestAt(tokens: readonly Token[], at: number, limit = tokens.length): FoundPhrase<Meaning> | null {
    const first = tokens[at];
    for (const { words, meaning } of (first && this.#byFirst.get(first.text)) ?? []) {
      const to = endOf(words, tokens, at);
      if (to !== null && to <= limit) return { meaning, to };
    }
    return null;
  }
}

export function phraseWords(phrase: string): readonly string[] {
  return tokensOf(phrase).map(({ text }) => text);
}

function endOf(words: readonly string[], tokens: readonly Token[], at: number): number | null {
  let next = at;
  for (const word of words) {
    const isArticle = (one: Token) => one.text !== word && !one.separated && ARTICLE_WORDS.has(one.text);
    const own = tokens[next];
    if (next > at && own !== undefined && isArticle(own)) next += 1;
    const token = tokens[next];
    if (token === undefined || token.text !== word || (next > at && token.separated)) return null;
    next += 1;
  }
  return next;
}
