import { routePath } from '../../../core/routing/routes.ts';
import type { Comparison } from '../../../core/shortlist/comparison.ts';
import { detailSlug } from '../../../core/yacht/market-rules.ts';
import type { CompareContext } from './build-compare-view.ts';
import { compareGroups } from './compare-rows.ts';
import { offeredYachts } from './offered-yachts.ts';

/**
 * Builds the comparison as CSV (CF1): a row for each yacht, a column for each line of the page, in the
 * visitor's language, currency and unit; '' for a value that is not known. Null if no yachts are compared.
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
  const rows = compareGroups(yachts, market, { ...context, terms }).flatMap((group) => group.rows);
  return [
    [translate('compare.yacht'), ...rows.map(({ label }) => label), translate('compare.address')],
    ...yachts.map(({ name, slugs }, at) => [
      name,
      // Spreadsheets do not read a no-break space as a space.
      ...rows.map(({ cells }) => (cells[at]?.text ?? '').replaceAll('\u00a0', ' ')),
      origin + href(routePath({ name: 'yacht', market, slug: detailSlug(slugs, market) ?? '' })),
    ]),
  ];
}
