import { MARKETS } from '../market/market.ts';
import { routePath } from '../routing/routes.ts';
import { percentDecoded } from '../shared/percent-encoding.ts';
import { wordsOf } from '../text/fold-text.ts';

/** A page that a visitor may have meant. */
export interface PageCandidate {
  /** The path without locale, such as `/yacht-for-charter/aurora/`. */
  readonly path: string;
  readonly title: string;
  /** Its names in any language, its title included: titles, the last parts of its addresses, other names. */
  readonly names: readonly string[];
}

interface IndexedName {
  /** The place of its page in the list of pages. */
  readonly page: number;
  readonly weight: number;
}

interface IndexedWord {
  readonly word: string;
  readonly pairs: number;
  readonly names: number[];
}

/** The words of a name of a page. */
interface NamedWords {
  readonly page: number;
  readonly words: readonly IndexedWord[];
}

/** Pages that are indexed in one turn of the event loop, which takes some milliseconds. */
const PAGES_PER_TURN = 500;
const MAX_PAGES = 6;
/** Pages whose score is below this, or below this share of the best one's, are chance. */
const MIN_SCORE = 0.4;
const MIN_SHARE_OF_BEST = 0.4;
/** Words whose letter pairs are alike to a lower share are different ones; short words have to be equal. */
const MIN_LIKENESS = 0.6;
const MIN_LETTERS = 4;
/** The weight of a word that no page is called by, and of one that tells little: a number, an article, `yacht`. */
const UNKNOWN_WEIGHT = 0.6;
const LITTLE_WEIGHT = 0.1;
/** The words of the site's own addresses, which most pages share. */
const ROUTE_WORDS = new Set(
  MARKETS.flatMap((market) => [
    ...wordsOf(routePath({ name: 'yacht', market, slug: '' })),
    ...wordsOf(routePath({ name: 'yacht-list', market })),
  ]),
);
/** Parts of a path, characters of one, and words of a path that are compared. */
const MAX_SEGMENTS = 3;
const MAX_SEGMENT_LENGTH = 80;
const MAX_WORDS = 8;

/** The pages of a site by the words of their names, so that one is found without reading them all (UI2). */
export class LikelyPages<Page extends PageCandidate> {
  readonly #pages: readonly Page[];
  readonly #names: IndexedName[] = [];
  readonly #words: IndexedWord[] = [];
  readonly #wordsByText = new Map<string, IndexedWord>();
  readonly #wordsOfPair = new Map<string, number[]>();

  private constructor(pages: Iterable<Page>) {
    this.#pages = [...pages];
  }

  /**
   * Indexes the pages in parts of some milliseconds.
   * @param turn lets the event loop have a turn
   */
  static async of<Page extends PageCandidate>(
    pages: Iterable<Page>,
    turn: () => Promise<unknown>,
  ): Promise<LikelyPages<Page>> {
    const likely = new LikelyPages(pages);
    const named: NamedWords[] = [];
    for (let from = 0; from < likely.#pages.length; from += PAGES_PER_TURN) {
      likely.#addNames(from, named);
      await turn();
    }
    for (const [at, { words }] of named.entries()) for (const { names } of words) names.push(at);
    await turn();
    for (const { page, words } of named) {
      likely.#names.push({ page, weight: words.reduce((sum, word) => sum + likely.#weight(word), 0) });
    }
    return likely;
  }

  /** Adds the names of the pages of one turn, and their words to the index. */
  #addNames(from: number, named: NamedWords[]): void {
    for (const [at, { names }] of this.#pages.slice(from, from + PAGES_PER_TURN).entries()) {
      const page = from + at;
      for (const name of new Set(names.map((one) => wordsOf(one).join(' ')))) {
        const words = name.split(' ').filter((word) => word !== '');
        // A name is also found by its words without a space between them.
        const forms = words.length > 1 ? [words, [words.join('')]] : [words];
        for (const form of forms) named.push({ page, words: [...new Set(form)].map((word) => this.#indexed(word)) });
      }
    }
  }

  /**
   * Returns the pages that a path without a page may mean, the likeliest first: those whose names hold the words of its
   * last part, else of the part above it. A word may be mistyped, and a year hardly counts.
   */
  like(path: string, isShown: (page: Page) => boolean): readonly Page[] {
    let left = MAX_WORDS;
    for (const segment of segmentsOf(path).slice(-MAX_SEGMENTS).toReversed()) {
      const words = [...new Set(wordsOf(wordsOfSegment(segment)))].slice(0, left);
      left -= words.length;
      const found = this.#ranked(words).filter(isShown);
      if (found.length > 0) return found.slice(0, MAX_PAGES);
    }
    return [];
  }

  /** Returns the pages that words may mean, the likeliest first. */
  #ranked(words: readonly string[]): readonly Page[] {
    const ranked = [...this.#scoresOf(words)]
      .flatMap(([at, score]) => {
        const page = this.#pages[at];
        return page !== undefined && score >= MIN_SCORE ? [{ page, score }] : [];
      })
      .sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1));
    const least = (ranked[0]?.score ?? 0) * MIN_SHARE_OF_BEST;
    return ranked.filter(({ score }) => score >= least).map(({ page }) => page);
  }

  /** Returns the score of each page that a word may mean, 0 to 1: the weight of shared words in that of all words. */
  #scoresOf(words: readonly string[]): ReadonlyMap<number, number> {
    const shared = new Map<number, number>();
    let wanted = 0;
    // Words that tell little are in thousands of names, so that they count only beside others.
    for (const word of words.toSorted((one, other) => Number(tellsLittle(one)) - Number(tellsLittle(other)))) {
      const alike = this.#alike(word);
      const best = alike.reduce((most, one) => (one.likeness > most.likeness ? one : most), NOTHING_ALIKE);
      wanted += best.word === null ? (tellsLittle(word) ? LITTLE_WEIGHT : UNKNOWN_WEIGHT) : this.#weight(best.word);
      const ofName = new Map<number, number>();
      for (const { word: known, likeness } of alike) {
        const weight = likeness * this.#weight(known);
        const isBeside = tellsLittle(known.word) && shared.size > 0;
        for (const name of known.names) {
          if (!isBeside || shared.has(name)) ofName.set(name, Math.max(ofName.get(name) ?? 0, weight));
        }
      }
      for (const [name, weight] of ofName) shared.set(name, (shared.get(name) ?? 0) + weight);
    }
    const scores = new Map<number, number>();
    for (const [at, weight] of shared) {
      const name = this.#names[at];
      if (name === undefined) continue;
      const score = (2 * weight) / (wanted + name.weight);
      scores.set(name.page, Math.max(scores.get(name.page) ?? 0, score));
    }
    return scores;
  }

  /** Returns the known words that a word may mean: itself, else those that have most of its letter pairs. */
  #alike(word: string): readonly { readonly word: IndexedWord; readonly likeness: number }[] {
    const same = this.#wordsByText.get(word);
    if (same !== undefined) return [{ word: same, likeness: 1 }];
    if (word.length < MIN_LETTERS || isNumber(word)) return [];
    const pairs = pairsOf(word);
    const counts = new Uint16Array(this.#words.length);
    for (const pair of new Set(pairs)) {
      for (const at of this.#wordsOfPair.get(pair) ?? []) counts[at] = (counts[at] ?? 0) + 1;
    }
    return this.#words.flatMap((known, at) => {
      const count = counts[at] ?? 0;
      if (count === 0 || known.word.length < MIN_LETTERS) return [];
      // The Sørensen–Dice coefficient, 0 to 1.
      const likeness = (2 * count) / (pairs.length + known.pairs);
      return likeness >= MIN_LIKENESS ? [{ word: known, likeness }] : [];
    });
  }

  #indexed(word: string): IndexedWord {
    const known = this.#wordsByText.get(word);
    if (known !== undefined) return known;
    const pairs = pairsOf(word);
    const made: IndexedWord = { word, pairs: pairs.length, names: [] };
    for (const pair of new Set(pairs)) {
      const words = this.#wordsOfPair.get(pair);
      if (words === undefined) this.#wordsOfPair.set(pair, [this.#words.length]);
      else words.push(this.#words.length);
    }
    this.#words.push(made);
    this.#wordsByText.set(word, made);
    return made;
  }

  /** Returns how much a known word tells: 1 for one of a single name, less for one of many. */
  #weight({ word, names }: IndexedWord): number {
    return tellsLittle(word) ? LITTLE_WEIGHT : 1 / (1 + Math.log(Math.max(1, names.length)));
  }
}

const NOTHING_ALIKE: { readonly word: IndexedWord | null; readonly likeness: number } = { word: null, likeness: 0 };

function tellsLittle(word: string): boolean {
  return word.length < MIN_LETTERS || ROUTE_WORDS.has(word) || isNumber(word);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** Returns the words of the last part of a path, for a search field. */
export function wordsOfPath(path: string): string {
  return wordsOfSegment(segmentsOf(path).at(-1) ?? '');
}

function wordsOfSegment(segment: string): string {
  const text = (percentDecoded(segment) ?? segment).slice(0, MAX_SEGMENT_LENGTH);
  return text
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function pairsOf(word: string): readonly string[] {
  const text = ` ${word} `;
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
