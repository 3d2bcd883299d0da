import type { Market } from '../market/market.ts';
import type { YachtCatalogue } from '../ports/yacht-catalogue.ts';
import { computedType, withdrawnPage } from '../yacht/market-rules.ts';

/**
 * The yacht that an address of a market shows; null where there is no page at it (YA2, YA3). A page that is `gone` only
 * says that she is no longer offered, and answers 410.
 * @param options `today` as an ISO 8601 date, and for how many days the page of a withdrawn yacht stays
 */
export async function showYacht(
  { market, slug }: { readonly market: Market; readonly slug: string },
  { catalogue }: { readonly catalogue: Pick<YachtCatalogue, 'bySlug'> },
  { today, withdrawnDays }: { readonly today: string; readonly withdrawnDays: number },
) {
  const yacht = await catalogue.bySlug(market, slug);
  if (yacht === null) return null;
  const withdrawn = withdrawnPage(yacht, today, withdrawnDays);
  const type = withdrawn === null ? computedType(yacht.market, market) : 'ghost';
  return type === null ? null : { yacht, type, gone: withdrawn === 'gone' };
}
