import type { Market } from '../market/market.ts';
import { routePath } from '../routing/routes.ts';
import { isSitePath } from '../routing/site-path.ts';
import { fieldsOf } from '../shared/parse-json.ts';
import { meters } from '../yacht/length-conversion.ts';
import { detailSlug } from '../yacht/market-rules.ts';
import type { Meters, Yacht, YachtId } from '../yacht/yacht.ts';

/** The most hits that a visitor can step through with previous/next (SE1, YN5). */
export const MAX_NAVIGABLE_HITS = 300;

/** A yacht in the results of a search (YA7). */
export interface YachtHit {
  readonly length: Meters;
  /** Path of her page, without locale. */
  readonly url: string;
  readonly yachtId: YachtId;
}

/** Returns the hit of a yacht on a market; null where she has no page, and for a yacht on no market. */
export function yachtHit(yacht: Yacht, market: Market): YachtHit | null {
  const slug = yacht.market === 'none' ? null : detailSlug(yacht.slugs, market);
  if (slug === null) return null;
  return { length: yacht.dimensions.length, url: routePath({ name: 'yacht', market, slug }), yachtId: yacht.id };
}

/** Writes the JSON form of a hit: `Length` in meters, `Url` and `YachtId` (YA7). */
export function writeYachtHit({ length, url, yachtId }: YachtHit) {
  return { Length: length, Url: url, YachtId: yachtId };
}

/** Parses a list of what {@link writeYachtHit} writes: malformed rows are left out; at most 300 are read. */
export function parseYachtHits(raw: unknown): readonly YachtHit[] {
  const hits = Array.isArray(raw) ? raw.flatMap((row) => parseYachtHit(row) ?? []) : [];
  return hits.slice(0, MAX_NAVIGABLE_HITS);
}

/** Returns whether a value can be the id of a yacht. */
export function isYachtId(raw: unknown): raw is YachtId {
  return typeof raw === 'string' && raw !== '';
}

function parseYachtHit(raw: unknown): YachtHit | null {
  const { Length, Url: url, YachtId: yachtId } = fieldsOf(raw);
  const length = typeof Length === 'number' ? meters(Length) : null;
  return length === null || !isSitePath(url) || !isYachtId(yachtId) ? null : { length, url, yachtId };
}
