import { isSitePath } from '../routing/site-path.ts';
import { isNonEmptyYachtId, MAX_NAVIGABLE_HITS } from '../search/yacht-hit.ts';
import type { YachtId } from '../yacht/yacht.ts';

/** A yacht that a visitor can step to (product.md YN5). */
export interface NavigationEntry {
  /** Her page, a path without locale. */
  readonly url: string;
  readonly yachtId: YachtId;
}

/** Characters of JSON that a list may fill, so that the whole context always fits into what is read back. */
const ROOM = 150_000;

/**
 * The entries of a list of hits, in their order (product.md YN5): a yacht stands where she is named first, 300 at most,
 * and fewer where their addresses are monstrous. What names no yacht or no page of ours is left out.
 */
export function navigationEntries(hits: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const entries = new Map<YachtId, NavigationEntry>();
  let room = ROOM;
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
