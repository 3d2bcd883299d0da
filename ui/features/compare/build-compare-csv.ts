import { routePath } from '../../../core/routing/routes.ts';
import type { Comparison } from '../../../core/shortlist/comparison.ts';
import { detailSlug } from '../../../core/yacht/market-rules.ts';
import type { CompareContext } from './build-compare-view.ts';
import { compareGroups } from './compare-rows.ts';
import { offeredYachts } from './offered-yachts.ts';

/**
 * The comparison as a table to keep (product.md CF1): a row a yacht, a column a line of the page, in the visitor's
 * words, currency and unit; '' where a value is not known. Null where the tab compares nobody.
 */
export async function buildCompareCsv(
  comparison: Comparison,
  context: Omit<CompareContext, 'media'>,
): Promise<readonly (readonly string[])[] | null> {
  const { catalogue, content, translate, href, origin } = context;
  const market = comparison.tab;
  const { yachts } = await offeredYachts(comparison[market], market, catalogue);
  if (yachts.length === 0) return null;
  const terms = market === 'charter' ? await content.charterTerms() : null;
  const rows = compareGroups(yachts, { ...context, market, terms }).flatMap((group) => group.rows);
  return [
    [translate('compare.yacht'), ...rows.map(({ label }) => label), translate('compare.address')],
    ...yachts.map(({ name, slugs }, at) => [
      name,
      // A program for tables takes a space that does not break for a sign of its own.
      ...rows.map(({ cells }) => (cells[at]?.text ?? '').replaceAll('\u00a0', ' ')),
      origin + href(routePath({ name: 'yacht', market, slug: detailSlug(slugs, market) ?? '' })),
    ]),
  ];
}
