import { isSitePath } from '../routing/site-path.ts';
import { isNonEmptyYachtId, MAX_NAVIGABLE_HITS } from '../search/yacht-hit.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** A yacht that a visitor can step to (YN5). */
export interface NavigationEntry {
  /** Path of her page, without locale. */
  readonly url: string;
  readonly yachtId: YachtId;
}

/** Characters of JSON that a list may have, so that the stored context stays within its limit. */
const MAX_CHARACTERS = 150_000;

/**
 * Returns the entries of a list of hits in their order (YN5): each yacht once, at most 300, and fewer if their
 * addresses are very long. Hits with an invalid id or address are left out.
 */
export function navigationEntries(hits: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const entries = new Map<YachtId, NavigationEntry>();
  let room = MAX_CHARACTERS;
  for (const { url, yachtId } of hits) {
    if (entries.size === MAX_NAVIGABLE_HITS) break;
    if (entries.has(yachtId) || !isNonEmptyYachtId(yachtId) || !isSitePath(url)) continue;
    const entry = { url, yachtId };
    room -= JSON.stringify(entry).length + 1;
    if (room < 0) break;
    entries.set(yachtId, entry);
  }
  return [...entries.values()];
}
