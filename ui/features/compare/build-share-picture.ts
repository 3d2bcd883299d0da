import { NOTHING_COMPARED } from '../../../core/shortlist/comparison.ts';
import { type DecodedComparison, encodeComparison } from '../../../core/shortlist/comparison-query.ts';
import { MAX_HULLS, namedHull } from '../../document/share-picture/share-hull.ts';
import type { SharePicture, ViewWithoutMark } from '../../document/share-picture/share-picture.ts';
import { type CompareContext, offeredYachts } from './build-compare-view.ts';

/**
 * Builds the picture for messengers of a comparison (CF1): the yachts of its market on one scale and one waterline. Null
 * where the market offers none of them.
 */
export async function buildComparisonSharePicture(
  request: DecodedComparison,
  { catalogue, locale, translate }: Pick<CompareContext, 'catalogue' | 'locale' | 'translate'>,
): Promise<SharePicture<ViewWithoutMark> | null> {
  const market = request.tab;
  const { yachts } = await offeredYachts(request[market], market, catalogue);
  if (yachts.length === 0) return null;
  const shown = { ...NOTHING_COMPARED, tab: market, [market]: yachts.map(({ id }) => id) };
  return {
    subject: { kind: 'compare', query: encodeComparison(shown) },
    view: {
      label: translate(`brochure.offer.${market}`),
      title: translate('compare.heading', { count: yachts.length }),
      facts: [],
      price: '',
      note: '',
      ground: { kind: 'hulls', hulls: yachts.slice(0, MAX_HULLS).map((yacht) => namedHull(yacht, locale)) },
    },
  };
}
