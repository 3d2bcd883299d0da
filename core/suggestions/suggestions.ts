import { isSitePath } from '../routing/site-path.ts';
import { isRecord } from '../shared/parse-json.ts';
import type { NameMatch } from './name-index.ts';
import { SUGGESTION_GROUPS, type SuggestionGroupKey } from './suggestable.ts';

const MAX_IN_GROUP = 4;
const MAX_SUGGESTIONS = 12;
/** The longest text that is parsed, in characters. */
const MAX_TEXT_LENGTH = 300;

/** The suggestions below a search field while a visitor types (SE8), in their language. */
export interface SuggestionList {
  /** The accessible name of the list. */
  readonly label: string;
  /** `7 suggestions`, or that there are none. */
  readonly count: string;
  readonly groups: readonly SuggestionGroup[];
}

export interface SuggestionGroup {
  readonly label: string;
  /** The suggestions of the group, at least one. */
  readonly suggestions: readonly Suggestion[];
}

export interface Suggestion {
  readonly name: string;
  /** A text that distinguishes suggestions of the same name; '' for none. */
  readonly note: string;
  /** A path of the site, with its locale. */
  readonly href: string;
}

/** Chooses at most four of a group and twelve in all, shared among groups of equal rank, the best group first. */
export function chooseSuggestions<Item extends { readonly group: SuggestionGroupKey }>(
  found: readonly NameMatch<Item>[],
): readonly { readonly group: SuggestionGroupKey; readonly items: readonly Item[] }[] {
  const best = SUGGESTION_GROUPS.flatMap((group) =>
    found
      .filter(({ item }) => item.group === group)
      .slice(0, MAX_IN_GROUP)
      .map(({ item, rank }, place) => ({ item, rank, place })),
  );
  const chosen = best.toSorted((a, b) => a.rank - b.rank || a.place - b.place).slice(0, MAX_SUGGESTIONS);
  const groups = new Map<SuggestionGroupKey, Item[]>();
  for (const { item } of chosen) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, items]) => ({ group, items }));
}

/** Parses a {@link SuggestionList} from JSON without malformed parts; null for anything else. Never throws. */
export function parseSuggestionList(raw: unknown): SuggestionList | null {
  if (!isRecord(raw) || !isText(raw.label) || !isText(raw.count) || !Array.isArray(raw.groups)) return null;
  const groups = raw.groups.flatMap((group): SuggestionGroup[] => {
    if (!isRecord(group) || !isText(group.label) || !Array.isArray(group.suggestions)) return [];
    const suggestions = group.suggestions.flatMap((one) => parseSuggestion(one) ?? []).slice(0, MAX_IN_GROUP);
    return suggestions.length === 0 ? [] : [{ label: group.label, suggestions }];
  });
  return { label: raw.label, count: raw.count, groups: groups.slice(0, SUGGESTION_GROUPS.length) };
}

function parseSuggestion(raw: unknown): Suggestion | null {
  if (!isRecord(raw) || !isText(raw.name) || !isText(raw.note) || !isSitePath(raw.href)) return null;
  return { name: raw.name, note: raw.note, href: raw.href };
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= MAX_TEXT_LENGTH;
}
