import { MARKETS, type Market } from '../market/market.ts';
import { isSitePath } from '../routing/site-path.ts';

/**
 * The list that a yacht's page was opened from, as the page's entry in the browser's history carries it. Going back to
 * the entry restores it, although the pages in between cleared it (product.md YN4). Routes are without locale.
 */
export type OpenedFrom =
  /** A null route is the search page, nothing asked for. */
  | { readonly kind: 'search'; readonly route: string | null }
  | {
      readonly kind: 'list';
      readonly market: Market;
      readonly route: string;
      /** Milliseconds since 1970. */
      readonly validUntil: number;
    }
  | { readonly kind: 'none' };

/** Reads what a history entry carries; null where it carries nothing, or what no page of ours wrote. Never throws. */
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
