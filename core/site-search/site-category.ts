/** The categories that a site search can be narrowed to (SE8). */
export const SITE_CATEGORIES = ['destinations', 'events', 'news', 'editorials', 'people', 'offices'] as const;
export type SiteCategory = (typeof SITE_CATEGORIES)[number];

/** Parses a category; null for anything else. */
export function parseSiteCategory(raw: unknown): SiteCategory | null {
  return SITE_CATEGORIES.find((category) => category === raw) ?? null;
}
