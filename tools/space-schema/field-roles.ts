import { YACHT_KINDS } from '../../core/yacht/yacht.ts';

/**
 * What the parsers do not say of a field: that a text names an asset, a story or a link, or is a long one, and how the
 * component of a nested object is called. By name of the field, or by component and field.
 */
const ASSETS: ReadonlySet<string> = new Set([
  ...['image', 'poster', 'video', 'audio', 'hero', 'profile', 'deckplans', 'images', 'videos'],
]);
const RICH_TEXTS: ReadonlySet<string> = new Set(['body', 'answer']);
const LINKS: ReadonlySet<string> = new Set(['href', 'to', 'url']);
const LONG_TEXTS: ReadonlySet<string> = new Set([
  ...['text', 'description', 'standfirst', 'teaser', 'caption', 'note', 'seo', 'role'],
]);

export type ReferencedType = 'page' | 'yacht' | 'area' | 'office' | 'media-gallery';

const REFERENCES: ReadonlyMap<string, ReferencedType> = new Map<string, ReferencedType>([
  ...(['parent', 'related', 'author', 'host', 'destination', 'destinations', 'broker', 'brokerCharter'] as const).map(
    (key) => [key, 'page'] as const,
  ),
  ...(['brokerSale', 'person', 'people'] as const).map((key) => [key, 'page'] as const),
  ...(['yacht', 'yachts'] as const).map((key) => [key, 'yacht'] as const),
  ...(['area', 'areas', 'summerLocations', 'winterLocations'] as const).map((key) => [key, 'area'] as const),
  ...(['office', 'offices'] as const).map((key) => [key, 'office'] as const),
  ...(['galleryCharter', 'gallerySales'] as const).map((key) => [key, 'media-gallery'] as const),
]);

/** The component of the blocks in a field; any other is named by its component and field. */
const NESTED: ReadonlyMap<string, string> = new Map([
  ['page.valid', 'page-validity'],
  ['site.categories', 'site-category'],
  ['site-footer.newsletter', 'site-newsletter'],
  ['site-footer.columns', 'site-column'],
  ['site-footer.social', 'site-social'],
  ['home.destinations', 'home-section'],
  ['home.scale', 'home-section'],
  ['home.offices', 'home-section'],
  ['yacht-calendar.periods', 'yacht-period'],
  ['yacht.features', 'yacht-feature'],
  ['yacht.priceHistory', 'yacht-price'],
  ...['aud', 'eur', 'gbp', 'usd'].map((key) => [`yacht-prices.${key}`, 'yacht-price-set'] as const),
  ['charter-terms.apa', 'charter-apa'],
  ['charter-terms.delivery', 'charter-delivery'],
  ['charter-terms.payment', 'charter-payment'],
  ['charter-terms.vat', 'charter-vat'],
  ['charter-terms.ports', 'charter-port'],
  ['charter-payment.weeksBefore', 'charter-weeks'],
  ['media-gallery.sections', 'gallery-section'],
  ...['gratuity', 'dayShare', 'share', ...YACHT_KINDS].map((key) => [key, 'charter-share'] as const),
  ...['navigation', 'links', 'legal', 'link', 'button'].map((key) => [key, 'link'] as const),
]);

export function nestedComponent(component: string, key: string): string {
  return NESTED.get(`${component}.${key}`) ?? NESTED.get(key) ?? `${component}-${key}`;
}

export type TextRole = 'asset' | 'rich-text' | 'link' | 'long-text' | 'text' | { readonly story: ReferencedType };

/** Returns what the text of a field is. The homepage names its yachts by slug, and "to" is also the end of days. */
export function textRole(component: string, key: string): TextRole {
  if (ASSETS.has(key)) return 'asset';
  if (RICH_TEXTS.has(key)) return 'rich-text';
  if (LINKS.has(key) && component !== 'site-social') return 'link';
  const story = component.startsWith('home') && key.startsWith('yacht') ? undefined : REFERENCES.get(key);
  if (story !== undefined) return { story };
  return LONG_TEXTS.has(key) ? 'long-text' : 'text';
}
