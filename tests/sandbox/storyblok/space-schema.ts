import { YACHT_KINDS } from '../../../core/yacht/yacht.ts';

/**
 * The kinds of the components' fields in the space, by name. A field in none of these tables is a text, a number, a
 * switch, options, or nested blocks.
 */
export const ASSETS: ReadonlySet<string> = new Set([...['image', 'poster', 'video', 'audio', 'hero']]);
export const RICH_TEXTS: ReadonlySet<string> = new Set(['body', 'answer']);
export const LINKS: ReadonlySet<string> = new Set(['href', 'to', 'url']);
/** Text areas, with the separators of their items. */
export const TEXT_AREAS: ReadonlyMap<string, string> = new Map([
  ['aliases', '\n'],
  ['fullNames', '\n'],
  ['generators', '\n'],
  ['headline', '\n'],
  ['paragraphs', '\n\n'],
]);
/** Custom field types of the project. */
export const PLUGINS: ReadonlySet<string> = new Set([
  ...['guests', 'crew', 'cabins', 'engines', 'slugs', 'prices', 'drawing'],
]);
export const DAYS: ReadonlySet<string> = new Set([
  'published',
  'updated',
  'starts',
  'ends',
  'from',
  'until',
  'reviewed',
  'on',
  'verifiedAt',
  ...['checked', 'to', 'demonstrationOf'],
]);

/** Fields whose options are other stories, with their content type. */
export const REFERENCES: ReadonlyMap<string, 'page' | 'yacht' | 'area' | 'office'> = new Map([
  ...(
    [
      'parent',
      'related',
      'author',
      'host',
      'destination',
      'destinations',
      'broker',
      'brokerCharter',
      'brokerSale',
      'person',
      'people',
    ] as const
  ).map((key) => [key, 'page'] as const),
  ...(['yacht', 'yachts'] as const).map((key) => [key, 'yacht'] as const),
  ...(['areas', 'summerLocations', 'winterLocations'] as const).map((key) => [key, 'area'] as const),
  ['area', 'area'] as const,
  ['offices', 'office'] as const,
]);

/** Fields that editors translate, by component. */
const TRANSLATABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['page', ['state', 'teaser', 'blocks']],
  ['event-details', ['place']],
  ['person-details', ['role']],
  ['berth-details', ['port']],
  ['area', ['name', 'url']],
  ['area-region', ['name']],
  ['office', ['name', 'country']],
  ['redirect', ['from', 'to']],
  ['link', ['text', 'href']],
  ['site-brand', ['tagline']],
  ['site-category', ['name']],
  ['site-newsletter', ['headline']],
  ['site-column', ['title']],
  ['home', ['title', 'description']],
  ['home-hero', ['headline', 'caption']],
  ['home-lately', ['headline', 'text']],
  ['home-section', ['headline', 'text']],
  ['yacht', ['ribbonText', 'story', 'lyingNames']],
  ['yacht-feature', ['feature', 'seo']],
  ['charter-vat', ['note']],
  ['charter-port', ['name']],
  ['stop', ['name', 'note']],
]);

/** The component of the blocks in a field, by the component and field, or by the field alone. */
const NESTED: ReadonlyMap<string, string> = new Map([
  ['page.state', 'page-state'],
  ['page.valid', 'page-validity'],
  ['site.brand', 'site-brand'],
  ['site.categories', 'site-category'],
  ['site.footer', 'site-footer'],
  ['site-footer.newsletter', 'site-newsletter'],
  ['site-footer.columns', 'site-column'],
  ['site-footer.social', 'site-social'],
  ['home.hero', 'home-hero'],
  ['home.lately', 'home-lately'],
  ['home.destinations', 'home-section'],
  ['home.scale', 'home-section'],
  ['home.offices', 'home-section'],
  ['area.region', 'area-region'],
  ['yacht.media', 'yacht-media'],
  ['yacht.story', 'yacht-story'],
  ['yacht.calendar', 'yacht-calendar'],
  ['yacht-calendar.periods', 'yacht-period'],
  ['yacht.features', 'yacht-feature'],
  ['yacht.priceHistory', 'yacht-price'],
  ['charter-terms.apa', 'charter-apa'],
  ['charter-terms.delivery', 'charter-delivery'],
  ['charter-terms.payment', 'charter-payment'],
  ['charter-terms.vat', 'charter-vat'],
  ['charter-terms.ports', 'charter-port'],
  ['charter-payment.weeksBefore', 'charter-weeks'],
  ...['gratuity', 'dayShare', 'share', ...YACHT_KINDS].map((key) => [key, 'charter-share'] as const),
  ...['navigation', 'links', 'legal', 'link', 'button'].map((key) => [key, 'link'] as const),
]);

export function isTranslatable(component: string, key: string): boolean {
  return TRANSLATABLE.get(component)?.includes(key) ?? false;
}

export function nestedComponent(component: string, key: string): string {
  return NESTED.get(`${component}.${key}`) ?? NESTED.get(key) ?? `${component}-${key}`;
}
