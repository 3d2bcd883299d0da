import type { Market } from '../../../core/market/market.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { MAX_COMPARED } from '../../../core/shortlist/comparison.ts';
import type { Lost } from '../../../core/shortlist/comparison-query.ts';
import { detailSlug, offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import type { Translate } from '../../i18n/translator.ts';

export async function offeredYachts(ids: readonly YachtId[], market: Market, catalogue: Pick<YachtCatalogue, 'byId'>) {
  const yachts = await Promise.all(ids.map((id) => catalogue.byId(id)));
  const known = yachts.filter((yacht) => yacht !== null).filter(mayBeNamed);
  return {
    /** Yachts that the market offers, in the order of the ids; a ghost has neither price nor place here. */
    yachts: known.filter((yacht) => isOffered(yacht, market)),
    /** Yachts that the market does not offer, but that may be named. */
    others: known.filter((yacht) => !isOffered(yacht, market)),
    /** Number of ids that are unknown, or of yachts that may not be named (YA3). */
    unknown: ids.length - known.length,
  };
}

export function isOffered(yacht: Yacht, market: Market): boolean {
  return offeredOn(yacht.market, market) && detailSlug(yacht.slugs, market) !== null;
}

function mayBeNamed({ market, withdrawn }: Yacht): boolean {
  return market !== 'none' || withdrawn !== null;
}

/**
 * Builds notices about yachts of the address that are not shown, a sentence each: by name if they are known, else by
 * number.
 */
export function notShownNotices(
  { others, unknown }: Awaited<ReturnType<typeof offeredYachts>>,
  { unread, over }: Lost,
  market: Market,
  translate: Translate,
): string[] {
  return [
    ...others.map(({ name, withdrawn }) => translate(`compare.lost.${withdrawn?.because ?? market}`, { name })),
    ...(unknown > 0 ? [translate('compare.lost.unknown', { count: unknown })] : []),
    ...(over > 0 ? [translate('compare.lost.over', { count: over, most: MAX_COMPARED })] : []),
    ...(unread > 0 ? [translate('compare.lost.unread', { count: unread })] : []),
  ];
}
