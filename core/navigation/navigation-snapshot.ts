import { MARKETS } from '../market/market.ts';
import { isSitePath } from '../routing/site-path.ts';
import { isNonEmptyYachtId } from '../search/yacht-hit.ts';
import {
  type BrowseList,
  initialNavigation,
  isSearchState,
  type NavigationContext,
  type NavigationSnapshot,
  navigationMachine,
  SEARCH_PAGE,
} from './navigation-context.ts';
import { type NavigationEntry, navigationEntries } from './navigation-entry.ts';

const VERSION = 1;
const LONGEST = 200_000;

/** Writes the context for session storage: JSON of at most 200,000 characters (YN3). */
export function writeNavigation({ value, context }: NavigationSnapshot): string {
  return JSON.stringify({ version: VERSION, mode: value, ...context });
}

/**
 * Reads what {@link writeNavigation} writes. Any other text, another version, or a state that no visit can reach gives
 * the state of a new visit. Never throws.
 */
export function readNavigation(text: string | null): NavigationSnapshot {
  if (text === null || text.length > LONGEST) return initialNavigation;
  const raw = json(text);
  const mode = isRecord(raw) && (raw.mode === 'browsing' || raw.mode === 'searching') ? raw.mode : null;
  const context = isRecord(raw) && raw.version === VERSION ? contextOf(raw) : null;
  if (mode === null || context === null) return initialNavigation;
  const possible = mode === 'browsing' ? isOfBrowsing(context) : isOfSearching(context);
  return possible ? navigationMachine.resolveState({ value: mode, context }) : initialNavigation;
}

function isOfBrowsing({ searchRoute, searchState, searchEntries }: NavigationContext): boolean {
  return searchRoute === null && searchState === null && searchEntries.length === 0;
}

function isOfSearching({ searchRoute, searchState, searchEntries, browse, backToSearch }: NavigationContext): boolean {
  if (browse !== null) return false;
  if (searchRoute === null && (searchState !== null || searchEntries.length > 0)) return false;
  return backToSearch === null || backToSearch === (searchRoute ?? SEARCH_PAGE);
}

function contextOf(raw: Raw): NavigationContext | null {
  const { searchState, searchRoute, backToSearch } = raw;
  const searchEntries = entriesOf(raw.searchEntries);
  const browse = raw.browse === null ? null : browseOf(raw.browse);
  if (searchEntries === null || browse === undefined) return null;
  if (searchState !== null && !isSearchState(searchState)) return null;
  if (searchRoute !== null && !isSitePath(searchRoute)) return null;
  if (backToSearch !== null && !isSitePath(backToSearch)) return null;
  return { searchEntries, searchState, searchRoute, browse, backToSearch };
}

function browseOf(raw: unknown): BrowseList | undefined {
  if (!isRecord(raw)) return undefined;
  const { route, validUntil } = raw;
  const market = MARKETS.find((known) => known === raw.market);
  const entries = entriesOf(raw.entries);
  if (market === undefined || entries === null || !isSitePath(route)) return undefined;
  if (typeof validUntil !== 'number' || !Number.isFinite(validUntil)) return undefined;
  return { market, route, validUntil, entries };
}

/** Reads a stored list; null unless every row is valid and the list is within its limits. */
function entriesOf(raw: unknown): readonly NavigationEntry[] | null {
  if (!Array.isArray(raw)) return null;
  const entries = navigationEntries(
    raw.flatMap((row): NavigationEntry[] =>
      isRecord(row) && isSitePath(row.url) && isNonEmptyYachtId(row.yachtId)
        ? [{ url: row.url, yachtId: row.yachtId }]
        : [],
    ),
  );
  return entries.length === raw.length ? entries : null;
}

type Raw = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
