import type { Localized } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';
import type { Yacht } from './yacht.ts';

/** The text across the corner of a card. */
export type Ribbon = { readonly kind: 'text'; readonly text: Localized } | { readonly kind: 'new-to-market' };

/** Returns the brokerage's own ribbon, else the one for a yacht new to this market; null if there is none (YA5). */
export function ribbonFor(yacht: Pick<Yacht, 'ribbon' | 'newToMarket'>, market: Market): Ribbon | null {
  if (yacht.ribbon !== null) return { kind: 'text', text: yacht.ribbon };
  return yacht.newToMarket[market] ? { kind: 'new-to-market' } : null;
}

/** Returns whether a flag of a record, which arrives as the string 'true', is set (YA5). */
export function isTrueString(raw: unknown): boolean {
  return raw === 'true';
}
