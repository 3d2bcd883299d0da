import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';
import { wordsOf } from '../text/fold-text.ts';

/** Anything that can be found by its name. */
export interface Named {
  readonly name: Localized;
  /** Other names, in any language. */
  readonly aliases: readonly string[];
}

/** An item found by its name; a lower rank is a better match. */
export interface NameMatch<Item> {
  readonly item: Item;
  readonly rank: number;
}

/** A name of an item, folded. */
interface Spelling {
  readonly words: readonly string[];
  readonly text: string;
  /** The locales of the name; none for an alias. */
  readonly locales: readonly Locale[];
}

interface Entry<Item> {
  readonly item: Item;
  readonly spellings: readonly Spelling[];
}

/** The length of the prefixes that items are indexed by. */
const PREFIX_LETTERS = 2;
/** The fewest letters of a text that finds anything. */
const MIN_LETTERS = 2;

/** An index of names by the beginnings of their words, ignoring accents. Items are added one by one. */
export class NameIndex<Item extends Named> {
  readonly #byPrefix = new Map<string, Entry<Item>[]>();

  add(item: Item): void {
    const entry = { item, spellings: spellingsOf(item) };
    const words = entry.spellings.flatMap((spelling) => spelling.words);
    for (const key of new Set(words.map((word) => word.slice(0, PREFIX_LETTERS)))) {
      const entries = this.#byPrefix.get(key);
      if (entries === undefined) this.#byPrefix.set(key, [entry]);
      else entries.push(entry);
    }
  }

  /**
   * Finds the items with a name in which each word of the text is the beginning of a word. Names that begin with the
   * text come first, names of the locale before other locales' and aliases, equals as they were added. A text of one
   * letter finds nothing.
   */
  find(text: string, locale: Locale): readonly NameMatch<Item>[] {
    const words = wordsOf(text);
    const folded = words.join(' ');
    if (words.join('').length < MIN_LETTERS) return [];
    const matches: NameMatch<Item>[] = [];
    for (const { item, spellings } of this.#candidates(words)) {
      const rank = Math.min(...spellings.map((spelling) => rankOf(spelling, words, folded, locale)));
      if (rank < Number.POSITIVE_INFINITY) matches.push({ item, rank });
    }
    return matches.sort((a, b) => a.rank - b.rank);
  }

  /** Returns the items that may match: those indexed by the longest word, which is the most selective. */
  #candidates(words: readonly string[]): Iterable<Entry<Item>> {
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
    if (longest.length >= PREFIX_LETTERS) return this.#byPrefix.get(longest.slice(0, PREFIX_LETTERS)) ?? [];
    return new Set([...this.#byPrefix].flatMap(([key, entries]) => (key.startsWith(longest) ? entries : [])));
  }
}

function spellingsOf({ name, aliases }: Named): readonly Spelling[] {
  const localesOf = new Map<string, Locale[]>(aliases.map((alias) => [alias, []]));
  // Most names are the same in every language and need folding only once.
  for (const { code } of LOCALES) localesOf.set(name[code], [...(localesOf.get(name[code]) ?? []), code]);
  return [...localesOf].map(([text, locales]) => {
    const words = wordsOf(text);
    return { words, text: words.join(' '), locales };
  });
}

/** Returns 0 for a name that begins with the text, 2 for one with its words, 1 more for other locales and aliases. */
function rankOf({ words, text, locales }: Spelling, query: readonly string[], folded: string, locale: Locale): number {
  const foreign = locales.includes(locale) ? 0 : 1;
  if (text.startsWith(folded)) return foreign;
  const isFound = query.every((part) => words.some((word) => word.startsWith(part)));
  return isFound ? 2 + foreign : Number.POSITIVE_INFINITY;
}
