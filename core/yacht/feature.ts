import type { Localized } from '../locale/locale.ts';
import type { Market } from '../market/market.ts';

export const FEATURE_CATEGORIES = ['on-deck', 'on-the-water', 'inside', 'wellness', 'technical'] as const;
export type FeatureCategory = (typeof FEATURE_CATEGORIES)[number];

/** A line of a yacht's equipment (YA4). */
export interface Feature {
  readonly id: string;
  readonly displayOrder: number;
  readonly category: FeatureCategory;
  readonly feature: Localized;
  /** Longer wording for search engines. */
  readonly seo: Localized | null;
  readonly featureUrl: string | null;
  readonly charterPublish: boolean;
  readonly salesPublish: boolean;
}

/** Returns the features published for a market, grouped by category, each group in displayOrder (YA4). */
export function featureGroups(features: readonly Feature[], market: Market) {
  const published = features.filter((feature) =>
    market === 'charter' ? feature.charterPublish : feature.salesPublish,
  );
  return FEATURE_CATEGORIES.map((category) => ({
    category,
    features: published
      .filter((feature) => feature.category === category)
      .toSorted((a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1)),
  })).filter((group) => group.features.length > 0);
}
