import { isSitePath } from '../routing/site-path.ts';
import type { NameMatch } from './name-index.ts';
import { SUGGESTION_GROUPS, type SuggestionGroupKey } from './suggestable.ts';

/** Of one kind, and in all. */
const MOST_OF_A_GROUP = 4;
const MOST = 12;
/** Characters of a text that is read. */
const LONGEST = 300;

/** What stands below the field while one types (product.md SE8), in the reader's words. */
export interface SuggestionList {
  /** What the list is called. */
  readonly label: string;
  /** `7 suggestions`, also where there are none. */
  readonly count: string;
  readonly groups: readonly SuggestionGroup[];
}

export interface SuggestionGroup {
  readonly label: string;
  /** At least one. */
  readonly suggestions: readonly Suggestion[];
}

export interface Suggestion {
  readonly name: string;
  /** What tells it from others of its name; '' for nothing. */
  readonly note: string;
  /** A path of the site, with its locale. */
  readonly href: string;
}

export interface ChosenGroup<Item> {
  readonly group: SuggestionGroupKey;
  readonly items: readonly Item[];
}

/**
 * The best of what was found, best first: at most four of a group, and twelve in all, of which equals of every group have
 * their share. The group with the best name comes first.
 */
export function chooseSuggestions<Item extends { readonly group: SuggestionGroupKey }>(
  found: readonly NameMatch<Item>[],
): readonly ChosenGroup<Item>[] {
  const best = SUGGESTION_GROUPS.flatMap((group) =>
    found
      .filter(({ item }) => item.group === group)
      .slice(0, MOST_OF_A_GROUP)
      .map(({ item, rank }, place) => ({ item, rank, place })),
  );
  const chosen = best.toSorted((a, b) => a.rank - b.rank || a.place - b.place).slice(0, MOST);
  const groups = new Map<SuggestionGroupKey, Item[]>();
  for (const { item } of chosen) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, items]) => ({ group, items }));
}

/** Reads a {@link SuggestionList} that came as JSON, what makes no sense in it left out; null for no list. Never throws. */
export function parseSuggestionList(raw: unknown): SuggestionList | null {
  if (!isRecord(raw) || !isText(raw.label) || !isText(raw.count) || !Array.isArray(raw.groups)) return null;
  const groups = raw.groups.flatMap((group): SuggestionGroup[] => {
    if (!isRecord(group) || !isText(group.label) || !Array.isArray(group.suggestions)) return [];
    const suggestions = group.suggestions.flatMap((one) => parseSuggestion(one) ?? []).slice(0, MOST_OF_A_GROUP);
    return suggestions.length === 0 ? [] : [{ label: group.label, suggestions }];
  });
  return { label: raw.label, count: raw.count, groups: groups.slice(0, SUGGESTION_GROUPS.length) };
}

function parseSuggestion(raw: unknown): Suggestion | null {
  if (!isRecord(raw) || !isText(raw.name) || !isText(raw.note) || !isSitePath(raw.href)) return null;
  return { name: raw.name, note: raw.note, href: raw.href };
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= LONGEST;
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
