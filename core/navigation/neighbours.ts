import type { YachtId } from '../yacht/yacht.ts';
import { cameFromSearch, type NavigationSnapshot, unexpiredBrowseList } from './navigation-context.ts';
import type { NavigationEntry } from './navigation-entry.ts';

/** The position of a yacht in the list she was opened from, with the yachts before and after her (YN1). */
export interface Neighbours {
  readonly previous: NavigationEntry | null;
  readonly next: NavigationEntry | null;
  /** From 1. */
  readonly position: number;
  readonly total: number;
}

/** Returns the neighbours of a yacht; null if she is not in the list. @param now milliseconds since 1970 */
export function neighbours(snapshot: NavigationSnapshot, yachtId: YachtId, now: number): Neighbours | null {
  const entries = cameFromSearch(snapshot) ? snapshot.context.searchEntries : browseEntries(snapshot, now);
  const at = entries.findIndex((entry) => entry.yachtId === yachtId);
  if (at < 0) return null;
  return { previous: entries[at - 1] ?? null, next: entries[at + 1] ?? null, position: at + 1, total: entries.length };
}

/** Returns the yachts of the list that was browsed; none once it has expired (YN4). */
export function browseEntries(snapshot: NavigationSnapshot, now: number): readonly NavigationEntry[] {
  return unexpiredBrowseList(snapshot, now)?.entries ?? [];
}
