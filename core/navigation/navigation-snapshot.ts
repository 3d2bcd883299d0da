import { isSitePath } from '../routing/site-path.ts';
import { fieldsOf, parseJson } from '../shared/parse-json.ts';
import {
  type BrowseList,
  initialNavigation,
  isStorableSearchQuery,
  type NavigationEntry,
  type NavigationSnapshot,
  type NavigationState,
  navigationEntries,
  navigationMachine,
  readListAddress,
  SEARCH_PATH,
} from './navigation-machine.ts';

type Fields = Readonly<Record<string, unknown>>;

const VERSION = 1;
const MAX_LENGTH = 200_000;

/** Writes the context for session storage: JSON of at most 200,000 characters (YN3). */
export function writeNavigation({ value, context }: NavigationSnapshot): string {
  return JSON.stringify({ version: VERSION, mode: value, ...context });
}

/**
 * Reads what {@link writeNavigation} writes. Any other text, another version, or a state that no visit can reach gives
 * the state of a new visit. Never throws.
 */
export function readNavigation(text: string | null): NavigationSnapshot {
  if (text === null || text.length > MAX_LENGTH) return initialNavigation;
  const fields = fieldsOf(parseJson(text));
  const { version, mode } = fields;
  const context = version === VERSION ? contextOf(fields) : null;
  if (context === null || (mode !== 'browsing' && mode !== 'searching')) return initialNavigation;
  const possible = mode === 'browsing' ? isOfBrowsing(context) : isOfSearching(context);
  return possible ? navigationMachine.resolveState({ value: mode, context }) : initialNavigation;
}

function isOfBrowsing({ searchRoute, searchState, searchEntries }: NavigationState): boolean {
  return searchRoute === null && searchState === null && searchEntries.length === 0;
}

function isOfSearching({ searchRoute, searchState, searchEntries, browse, backToSearch }: NavigationState): boolean {
  if (browse !== null) return false;
  if (searchRoute === null && (searchState !== null || searchEntries.length > 0)) return false;
  return backToSearch === null || backToSearch === (searchRoute ?? SEARCH_PATH);
}

function contextOf(fields: Fields): NavigationState | null {
  const { searchState, searchRoute, backToSearch } = fields;
  const searchEntries = entriesOf(fields.searchEntries);
  const browse = fields.browse === null ? null : browseOf(fieldsOf(fields.browse));
  if (searchEntries === null || browse === undefined) return null;
  if (searchState !== null && !isStorableSearchQuery(searchState)) return null;
  if (searchRoute !== null && !isSitePath(searchRoute)) return null;
  if (backToSearch !== null && !isSitePath(backToSearch)) return null;
  return { searchEntries, searchState, searchRoute, browse, backToSearch };
}

function browseOf(fields: Fields): BrowseList | undefined {
  const address = readListAddress(fields);
  const entries = entriesOf(fields.entries);
  return address === null || entries === null ? undefined : { ...address, entries };
}

/** Reads a stored list; null unless every row is valid and the list is within its limits. */
function entriesOf(rows: unknown): readonly NavigationEntry[] | null {
  if (!Array.isArray(rows)) return null;
  const entries = navigationEntries(rows.map(fieldsOf));
  return entries.length === rows.length ? entries : null;
}
