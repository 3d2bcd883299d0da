import type { Market } from '../../../core/market/market.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import { MAX_COMPARED } from '../../../core/shortlist/comparison.ts';
import type { Lost } from '../../../core/shortlist/comparison-query.ts';
import { detailSlug, offeredOn } from '../../../core/yacht/market-rules.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import type { Translate } from '../../i18n/translator.ts';

export interface OfferedYachts {
  /** Yachts that the market offers, in the order of the ids; a ghost has neither price nor place here. */
  readonly yachts: readonly Yacht[];
  /** Yachts that the market does not offer, but that may be named. */
  readonly others: readonly Yacht[];
  /** Number of ids that are unknown, or of yachts that may not be named (YA3). */
  readonly unknown: number;
}

export async function offeredYachts(
  ids: readonly YachtId[],
  market: Market,
  catalogue: Pick<YachtCatalogue, 'byId'>,
): Promise<OfferedYachts> {
  const found = await Promise.all(ids.map((id) => catalogue.byId(id)));
  const known = found.flatMap((yacht) => (yacht !== null && mayBeNamed(yacht) ? [yacht] : []));
  return {
    yachts: known.filter((yacht) => isOffered(yacht, market)),
    others: known.filter((yacht) => !isOffered(yacht, market)),
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
  { others, unknown }: OfferedYachts,
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
