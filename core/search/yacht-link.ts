import type { Market } from '../market/market.ts';
import { routePath } from '../routing/routes.ts';
import { isSitePath } from '../routing/site-path.ts';
import { fieldsOf } from '../shared/parse-json.ts';
import { meters } from '../yacht/length-conversion.ts';
import { slugWithFallback } from '../yacht/market-rules.ts';
import type { Meters, Yacht, YachtId } from '../yacht/yacht.ts';

/** The most hits of a search that a visitor can step through with previous/next (SE1, YN5). */
export const MAX_NAVIGABLE_HITS = 300;

/** A yacht by her id, with the page that leads to her and the length that is shown beside it: for previous/next (YA7). */
export interface YachtLink {
  readonly length: Meters;
  /** Path of her page, without locale. */
  readonly url: string;
  readonly yachtId: YachtId;
}

/** Returns the link to a yacht's page on a market; null where she has no page, and for a yacht on no market. */
export function yachtLink(yacht: Yacht, market: Market): YachtLink | null {
  const slug = yacht.market === 'none' ? null : slugWithFallback(yacht.slugs, market);
  if (slug === null) return null;
  return { length: yacht.dimensions.length, url: routePath({ name: 'yacht', market, slug }), yachtId: yacht.id };
}

/** Writes the JSON form of a link: `Length` in metres, `Url` and `YachtId` (YA7). */
export function writeYachtLink({ length, url, yachtId }: YachtLink) {
  return { Length: length, Url: url, YachtId: yachtId };
}

/** Parses a list of what {@link writeYachtLink} writes: malformed rows are left out; at most 300 are read. */
export function parseYachtLinks(raw: unknown): readonly YachtLink[] {
  const links = Array.isArray(raw) ? raw.flatMap((row) => parseYachtLink(row) ?? []) : [];
  return links.slice(0, MAX_NAVIGABLE_HITS);
}

/** Returns whether a value can be the id of a yacht. */
export function isYachtId(raw: unknown): raw is YachtId {
  return typeof raw === 'string' && raw !== '';
}

function parseYachtLink(raw: unknown): YachtLink | null {
  const { Length, Url: url, YachtId: yachtId } = fieldsOf(raw);
  const length = typeof Length === 'number' ? meters(Length) : null;
  return length === null || !isSitePath(url) || !isYachtId(yachtId) ? null : { length, url, yachtId };
}
