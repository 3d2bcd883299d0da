import type { Block } from '../../../core/content/block.ts';
import type { YachtGridBlock } from '../../../core/content/blocks/yacht-blocks.ts';
import type { ContentQuery } from '../../../core/content/content-query.ts';
import { type DisplayPreferences, displayOn } from '../../../core/preferences/display.ts';
import { withPage, withSort } from '../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { decodeCriteria } from '../../../core/search/query/url-codec.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { searchIn } from '../../page-data/search-in.ts';

/** The search results of a page's own yacht grid, for the grid, its sorting and its pagination. */
export interface GridResults {
  readonly block: YachtGridBlock;
  readonly criteria: Criteria;
  /** Null if the search does not answer. */
  readonly results: SearchResults | null;
}

interface GridContext {
  readonly ports: PagePorts;
  readonly query: ContentQuery;
  readonly preferences: DisplayPreferences;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Runs the search of the page's first grid that has one; the address changes order and page if a block of the page
 * offers that.
 */
export async function gridResults(blocks: readonly Block[], context: GridContext): Promise<GridResults | null> {
  const block = blocks.find((one) => one.type === 'yacht-grid' && one.yachts.length === 0);
  if (block?.type !== 'yacht-grid') return null;
  const isSorted = blocks.some(({ type }) => type === 'sorting');
  const isPaged = blocks.some(({ type }) => type === 'pagination');
  const preset = decodeCriteria(block.market, block.query);
  const sorted = isSorted && context.query.sort !== null ? withSort(preset, context.query.sort) : preset;
  const criteria = withPage(sorted, isPaged ? context.query.page : 1);
  return { block, criteria, results: await searchYachts(criteria, block.limit, context) };
}

/** Runs the search of a grid; null if the search does not answer. */
export async function searchYachts(
  criteria: Criteria,
  pageSize: number,
  { ports, preferences, now }: Pick<GridContext, 'ports' | 'preferences' | 'now'>,
): Promise<SearchResults | null> {
  const answer = await searchIn(ports, 'search').search(criteria, {
    ...displayOn(preferences, now),
    pageSize,
    facets: [],
    areas: false,
  });
  return answer.ok ? answer.value : null;
}
