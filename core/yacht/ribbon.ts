import type { Localized } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';
import type { Yacht } from './yacht.ts';

export type Ribbon = { readonly kind: 'text'; readonly text: Localized } | { readonly kind: 'new-to-market' };

/** product.md YA5: the brokerage's own words, else that she is new to this market. */
export function ribbonFor(yacht: Pick<Yacht, 'ribbon' | 'newToMarket'>, market: Market): Ribbon | null {
  if (yacht.ribbon !== null) return { kind: 'text', text: yacht.ribbon };
  return yacht.newToMarket[market] ? { kind: 'new-to-market' } : null;
}
