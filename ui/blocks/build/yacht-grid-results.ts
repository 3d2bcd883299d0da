import type { Block } from '../../../core/content/block.ts';
import { displayOn } from '../../../core/preferences/display.ts';
import { changeCriteria, withPage } from '../../../core/search/criteria/change-criteria.ts';
import type { Criteria } from '../../../core/search/criteria/criteria.ts';
import { decodeCriteria } from '../../../core/search/query/criteria-query.ts';
import { requireSearchPort } from '../../page-data/require-search-port.ts';
import type { BlockContext } from './block-context.ts';

type SearchContext = Pick<BlockContext, 'ports' | 'preferences' | 'now'>;

/** Runs the search of the first grid that has one. Order and page come from the address if a block offers them. */
export async function gridResults(blocks: readonly Block[], context: SearchContext & Pick<BlockContext, 'query'>) {
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
export async function searchYachts(criteria: Criteria, pageSize: number, { ports, preferences, now }: SearchContext) {
  const display = displayOn(preferences, now);
  const answer = await requireSearchPort(ports, 'search').search(criteria, {
    ...display,
    pageSize,
    facets: [],
    areas: false,
  });
  return answer.ok ? answer.value : null;
}
