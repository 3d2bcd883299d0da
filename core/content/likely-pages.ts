/** A page that a visitor may have meant. */
export interface PageCandidate {
  /** The path without locale, such as `/yacht-for-charter/aurora/`. */
  readonly path: string;
  readonly title: string;
}

const MOST_PAGES = 4;
/** Shares of letter pairs below this are chance. */
const LEAST_LIKENESS = 0.45;
/** Characters of an address that are compared. */
const LONGEST_SEGMENT = 80;

/** Returns the pages whose last part is like that of a path that leads nowhere, the likeliest first. */
export function pagesWithLikePath(path: string, pages: Iterable<PageCandidate>): readonly PageCandidate[] {
  const wanted = new Set(pairsOf(wordsOfPath(path)));
  if (wanted.size === 0) return [];
  const found: { readonly page: PageCandidate; readonly likeness: number }[] = [];
  for (const page of pages) {
    const pairs = pairsOf(lastSegment(page.path).replaceAll('-', ' '));
    const shared = pairs.filter((pair) => wanted.has(pair)).length;
    // The Sørensen–Dice coefficient, 0 to 1.
    const likeness = (2 * shared) / (pairs.length + wanted.size);
    if (likeness >= LEAST_LIKENESS) found.push({ page, likeness });
  }
  found.sort((a, b) => b.likeness - a.likeness || (a.page.path < b.page.path ? -1 : 1));
  return found.slice(0, MOST_PAGES).map(({ page }) => page);
}

/** Returns the words of the last part of a path, for a search field. */
export function wordsOfPath(path: string): string {
  const segment = decoded(lastSegment(path)).slice(0, LONGEST_SEGMENT);
  return segment
    .replace(/\.[a-z]{2,5}$/i, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lastSegment(path: string): string {
  return path.split('/').findLast((part) => part !== '') ?? '';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function pairsOf(words: string): readonly string[] {
  const text = ` ${words.toLowerCase()} `;
  return words === '' ? [] : Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}
