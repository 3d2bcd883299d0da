import { MARKETS, type Market } from '../market/market.ts';
import { isSitePath } from '../routing/site-path.ts';

/**
 * The list that a yacht's page was opened from, stored in the page's entry of the browser's history. Going back to the
 * entry restores the list, which the pages in between cleared (YN4). Routes are without locale.
 */
export type OpenedFrom =
  /** A null route is the search page without a query. */
  | { readonly kind: 'search'; readonly route: string | null }
  | {
      readonly kind: 'list';
      readonly market: Market;
      readonly route: string;
      /** Milliseconds since 1970. */
      readonly validUntil: number;
    }
  | { readonly kind: 'none' };

/** Reads the state of a history entry; null for none and for anything that the site did not write. Never throws. */
export function readOpenedFrom(raw: unknown): OpenedFrom | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, market, route, validUntil }: Readonly<Record<string, unknown>> = { ...raw };
  if (kind === 'none') return { kind };
  if (kind === 'search') return route === null || isSitePath(route) ? { kind, route } : null;
  const known = MARKETS.find((one) => one === market);
  if (kind !== 'list' || known === undefined || !isSitePath(route)) return null;
  return typeof validUntil === 'number' && Number.isFinite(validUntil)
    ? { kind, market: known, route, validUntil }
    : null;
}
