import type { Block, BlockType } from '../../../core/content/block.ts';
import type { ContentQuery } from '../../../core/content/content-query.ts';
import type { Page } from '../../../core/content/page.ts';
import type { Category } from '../../../core/content/site.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { changeCriteria, withPage } from '../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { decodeCriteria } from '../../../core/search/query/url-codec.ts';
import type { SearchResults } from '../../../core/search/results.ts';
import type { PagePorts } from '../../page-data/page-context.ts';
import { searchIn } from '../../page-data/search-in.ts';
import type { CardContext } from '../../yacht-card/card-view.ts';

/** The block of a type, as editors fill it in. */
export type BlockOf<Type extends BlockType> = Extract<Block, { readonly type: Type }>;

/** The data of a page that the builders of its blocks need. */
export interface BlockContext extends CardContext {
  readonly ports: PagePorts;
  readonly page: Page;
  /** Every page of the edition. */
  readonly pages: readonly Page[];
  readonly categories: readonly Category[];
  readonly query: ContentQuery;
  /** Path of the page, localized, without query. */
  readonly action: string;
  /** The search results of the page's own yacht grid; null if it has none. */
  readonly grid: GridResults | null;
  readonly preview: boolean;
}

/** The search results of a page's own yacht grid, for the grid, its sorting and its pagination. */
export interface GridResults {
  readonly block: BlockOf<'yacht-grid'>;
  readonly criteria: Criteria;
  /** Null if the search does not answer. */
  readonly results: SearchResults | null;
}

type SearchContext = Pick<BlockContext, 'ports' | 'preferences' | 'now'>;

/** Runs the search of the first grid that has one; the address changes order and page if a block offers that. */
export async function gridResults(
  blocks: readonly Block[],
  context: SearchContext & Pick<BlockContext, 'query'>,
): Promise<GridResults | null> {
  const block = blocks.find((one) => one.type === 'yacht-grid' && one.yachts.length === 0);
  if (block?.type !== 'yacht-grid') return null;
  const isSorted = blocks.some(({ type }) => type === 'sorting');
  const isPaged = blocks.some(({ type }) => type === 'pagination');
  const preset = decodeCriteria(block.market, block.query);
  const sorted =
    isSorted && context.query.sort !== null ? changeCriteria(preset, { sort: context.query.sort }) : preset;
  const criteria = withPage(sorted, isPaged ? context.query.page : 1);
  return { block, criteria, results: await searchYachts(criteria, block.limit, context) };
}

/** Runs the search of a grid; null if the search does not answer. */
export async function searchYachts(
  criteria: Criteria,
  pageSize: number,
  { ports, preferences, now }: SearchContext,
): Promise<SearchResults | null> {
  const display = displayOn(preferences, now);
  const answer = await searchIn(ports, 'search').search(criteria, { ...display, pageSize, facets: [], areas: false });
  return answer.ok ? answer.value : null;
}
