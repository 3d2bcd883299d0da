import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { wordsOf } from '../text/fold-text.ts';

export interface Named {
  readonly name: Localized;
  /** What else it is called, in any language. */
  readonly aliases: readonly string[];
}

/** Something found by its name; the lower the rank, the better. */
export interface NameMatch<Item> {
  readonly item: Item;
  readonly rank: number;
}

/** One way to call something, folded. */
interface Spelling {
  readonly words: readonly string[];
  readonly text: string;
  /** The locales that call it so; none for an alias. */
  readonly locales: readonly Locale[];
}

interface Entry<Item> {
  readonly item: Item;
  readonly spellings: readonly Spelling[];
}

/** Letters of a word that things are filed under. */
const PREFIX_LETTERS = 2;
/** Fewer letters say too little. */
const MIN_LETTERS = 2;

/** Names to be looked up by how they begin, accents apart. Grows one by one, so that many names need not come at once. */
export class NameIndex<Item extends Named> {
  readonly #byPrefix = new Map<string, Entry<Item>[]>();

  add(item: Item): void {
    const entry = { item, spellings: spellingsOf(item) };
    const words = entry.spellings.flatMap((spelling) => spelling.words);
    for (const key of new Set(words.map((word) => word.slice(0, PREFIX_LETTERS)))) {
      const file = this.#byPrefix.get(key);
      if (file === undefined) this.#byPrefix.set(key, [entry]);
      else file.push(entry);
    }
  }

  /**
   * What has a name in which every word of the text begins a word: names that begin with the text come first, names of
   * this locale before those of others and aliases, equals as they were added. A text of one letter finds nothing.
   */
  find(text: string, locale: Locale): readonly NameMatch<Item>[] {
    const words = wordsOf(text);
    const asked = words.join(' ');
    if (words.join('').length < MIN_LETTERS) return [];
    const found: NameMatch<Item>[] = [];
    for (const { item, spellings } of this.#candidates(words)) {
      const rank = Math.min(...spellings.map((spelling) => rankOf(spelling, words, asked, locale)));
      if (rank < Number.POSITIVE_INFINITY) found.push({ item, rank });
    }
    return found.sort((a, b) => a.rank - b.rank);
  }

  /** All that may match: what is filed under the longest word, which tells most. */
  #candidates(words: readonly string[]): Iterable<Entry<Item>> {
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
    if (longest.length >= PREFIX_LETTERS) return this.#byPrefix.get(longest.slice(0, PREFIX_LETTERS)) ?? [];
    return new Set([...this.#byPrefix].flatMap(([key, file]) => (key.startsWith(longest) ? file : [])));
  }
}

function spellingsOf({ name, aliases }: Named): readonly Spelling[] {
  const called = new Map<string, Locale[]>(aliases.map((alias) => [alias, []]));
  // Most names are the same in every language, and are folded once.
  for (const { code } of LOCALES) called.set(name[code], [...(called.get(name[code]) ?? []), code]);
  return [...called].map(([text, locales]) => {
    const words = wordsOf(text);
    return { words, text: words.join(' '), locales };
  });
}

/** 0 for a name that begins so, 2 for one with such words; 1 more where another language calls it so. */
function rankOf({ words, text, locales }: Spelling, asked: readonly string[], whole: string, locale: Locale): number {
  const foreign = locales.includes(locale) ? 0 : 1;
  if (text.startsWith(whole)) return foreign;
  const isFound = asked.every((one) => words.some((word) => word.startsWith(one)));
  return isFound ? 2 + foreign : Number.POSITIVE_INFINITY;
}
