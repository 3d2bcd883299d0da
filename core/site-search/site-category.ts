/** product.md SE8: what of the site can be looked through alone. Where none is chosen, all of it is. */
export const SITE_CATEGORIES = ['destinations', 'events', 'news', 'editorials', 'people', 'offices'] as const;
export type SiteCategory = (typeof SITE_CATEGORIES)[number];

/** Null for anything that is no category. */
export function parseSiteCategory(raw: unknown): SiteCategory | null {
  return SITE_CATEGORIES.find((category) => category === raw) ?? null;
}
