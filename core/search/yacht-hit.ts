import type { Market } from '../market/market.ts';
import { routePath } from '../routing/routes.ts';
import { isSitePath } from '../routing/site-path.ts';
import { meters } from '../yacht/length-conversion.ts';
import { detailSlug } from '../yacht/market-rules.ts';
import type { Meters, Yacht, YachtId } from '../yacht/yacht.ts';

/** product.md SE1, YN5: hits that a visitor can step through, at most. */
export const MAX_NAVIGABLE_HITS = 300;

/** A yacht as a search names her (product.md YA7). */
export interface YachtHit {
  readonly length: Meters;
  /** Her page, a path without locale. */
  readonly url: string;
  readonly yachtId: YachtId;
}

/** A hit as it travels: `content.loaMeter` in meters, `url`, `content.yachtid` (product.md YA7). */
export interface WrittenYachtHit {
  readonly Length: number;
  readonly Url: string;
  readonly YachtId: string;
}

/** The hit of a yacht on a market's pages; null where she has no page. */
export function yachtHit(yacht: Yacht, market: Market): YachtHit | null {
  const slug = yacht.market === 'none' ? null : detailSlug(yacht.slugs, market);
  if (slug === null) return null;
  return { length: yacht.dimensions.length, url: routePath({ name: 'yacht', market, slug }), yachtId: yacht.id };
}

export function writeYachtHit({ length, url, yachtId }: YachtHit): WrittenYachtHit {
  return { Length: length, Url: url, YachtId: yachtId };
}

/** Reads a list of {@link WrittenYachtHit}s: bad rows are left out, and so is what follows the 300th good one. Never throws. */
export function parseYachtHits(raw: unknown): readonly YachtHit[] {
  const hits: YachtHit[] = [];
  for (const row of Array.isArray(raw) ? raw : []) {
    if (hits.length === MAX_NAVIGABLE_HITS) break;
    const hit = parseYachtHit(row);
    if (hit !== null) hits.push(hit);
  }
  return hits;
}

export function isNonEmptyYachtId(raw: unknown): raw is YachtId {
  return typeof raw === 'string' && raw !== '';
}

function parseYachtHit(raw: unknown): YachtHit | null {
  if (typeof raw !== 'object' || raw === null) return null;
  if (!('Length' in raw) || !('Url' in raw) || !('YachtId' in raw)) return null;
  const length = typeof raw.Length === 'number' ? meters(raw.Length) : null;
  if (length === null || !isSitePath(raw.Url) || !isNonEmptyYachtId(raw.YachtId)) return null;
  return { length, url: raw.Url, yachtId: raw.YachtId };
}
