import { percentDecoded } from '../shared/percent-encoding.ts';

/** A page that a visitor may have meant. */
export interface PageCandidate {
  /** The path without locale, such as `/yacht-for-charter/aurora/`. */
  readonly path: string;
  readonly title: string;
}

const MAX_PAGES = 4;
/** Shares of letter pairs below this are chance. */
const MIN_LIKENESS = 0.45;
/** Characters of an address that are compared. */
const MAX_SEGMENT_LENGTH = 80;

/** The pages of a site by the letter pairs of their last part, so that one is found without reading them all (UI2). */
export class LikelyPages<Page extends PageCandidate> {
  readonly #pages: readonly Page[];
  /** How many pairs the last part of each page has. */
  readonly #sizes: readonly number[];
  readonly #pagesOfPair = new Map<string, number[]>();

  constructor(pages: Iterable<Page>) {
    this.#pages = [...pages];
    this.#sizes = this.#pages.map(({ path }, at) => {
      const pairs = pairsOf(lastSegment(path).replaceAll('-', ' '));
      for (const pair of pairs) {
        const known = this.#pagesOfPair.get(pair);
        if (known === undefined) this.#pagesOfPair.set(pair, [at]);
        else known.push(at);
      }
      return pairs.length;
    });
  }

  /** Returns the pages whose last part is like that of a path that leads nowhere, the likeliest first. */
  like(path: string, isShown: (page: Page) => boolean): readonly Page[] {
    const wanted = new Set(pairsOf(wordsOfPath(path)));
    const shared = new Uint16Array(this.#pages.length);
    for (const pair of wanted) for (const at of this.#pagesOfPair.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1;
    const found: { readonly page: Page; readonly likeness: number }[] = [];
    for (const [at, page] of this.#pages.entries()) {
      // The Sørensen–Dice coefficient, 0 to 1.
      const likeness = (2 * (shared[at] ?? 0)) / ((this.#sizes[at] ?? 0) + wanted.size);
      if (likeness >= MIN_LIKENESS && isShown(page)) found.push({ page, likeness });
    }
    found.sort((a, b) => b.likeness - a.likeness || (a.page.path < b.page.path ? -1 : 1));
    return found.slice(0, MAX_PAGES).map(({ page }) => page);
  }
}

/** Returns the words of the last part of a path, for a search field. */
export function wordsOfPath(path: string): string {
  const last = lastSegment(path);
  const segment = (percentDecoded(last) ?? last).slice(0, MAX_SEGMENT_LENGTH);
  return segment
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lastSegment(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}

function pairsOf(words: string): readonly string[] {
  const text = ` ${words.toLowerCase()} `;
  return words === '' ? [] : Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
