/** How a component's fields are read where the value is not simply taken over. */
export interface ComponentSchema {
  /** Said in each language: the record holds one value a locale. Only for what is not itself inside a translated field. */
  readonly translated?: readonly string[];
  /** Nested blocks of which there is one: the record holds it, and not a list. */
  readonly one?: readonly string[];
  /** A text area of one item a line: the record holds a list. */
  readonly lines?: readonly string[];
  /** A text area whose items are parted by an empty line. */
  readonly paragraphs?: readonly string[];
  /** What the record holds where an editor never touched the field, so that the service does not send it. */
  readonly untouched?: Readonly<Record<string, unknown>>;
}

/** The content types that the site is made of; stories of others are none of its business. */
export const STORY_TYPES = [
  ...(['page', 'yacht', 'area', 'office', 'redirect', 'site', 'home'] as const),
  ...(['charter-terms', 'stop'] as const),
] as const;
export type StoryType = (typeof STORY_TYPES)[number];

const LINK_OF: ComponentSchema = { one: ['link', 'button'] };

/** Every component that is more than its fields. As a space is set up: docs/guide/configuration.md. */
const SCHEMAS: ReadonlyMap<string, ComponentSchema> = new Map<string, ComponentSchema>([
  ['page', { translated: ['state', 'teaser', 'blocks'], one: ['state', 'details', 'valid'] }],
  ['destination-details', { one: ['season'] }],
  ['event-details', { translated: ['place'] }],
  ['person-details', { translated: ['role'] }],
  ['berth-details', { translated: ['port'], one: ['price'] }],
  ['people-picture', { lines: ['fullNames'] }],
  ['area', { translated: ['name', 'url'], one: ['region'], lines: ['aliases'], untouched: { url: null } }],
  ['area-region', { translated: ['name'], lines: ['aliases'] }],
  ['office', { translated: ['name', 'country'], one: ['hours'] }],
  ['redirect', { translated: ['from', 'to'] }],
  ['link', { translated: ['text', 'href'] }],
  ['site', { one: ['brand', 'footer'] }],
  ['site-brand', { translated: ['tagline'] }],
  ['site-category', { translated: ['name'] }],
  ['site-footer', { one: ['newsletter'] }],
  ['site-newsletter', { translated: ['headline'], one: ['button'] }],
  ['site-column', { translated: ['title'] }],
  ['home', { translated: ['title', 'description'], one: ['hero', 'lately', 'destinations', 'scale', 'offices'] }],
  ['home-hero', { translated: ['headline', 'caption'], lines: ['headline'] }],
  ['home-lately', { translated: ['headline', 'text'], lines: ['headline'] }],
  ['home-section', { translated: ['headline', 'text'] }],
  ['charter-terms', { one: ['apa', 'gratuity', 'delivery', 'payment'], untouched: { vat: [], ports: [] } }],
  ['charter-apa', { one: ['motor', 'explorer', 'sail', 'catamaran'] }],
  ['charter-delivery', { one: ['dayShare'] }],
  ['charter-payment', { one: ['weeksBefore'] }],
  ['charter-vat', { translated: ['note'], one: ['share'] }],
  ['charter-port', { translated: ['name'] }],
  ['stop', { translated: ['name', 'note'] }],
  [
    'yacht',
    {
      translated: ['ribbonText', 'story', 'lyingNames'],
      one: ['media', 'story', 'withdrawn', 'lyingPosition'],
      lines: ['generators'],
      untouched: {
        ...everyNull(['model', 'refityear', 'builderUrl', 'yachtclass', 'flag', 'beamMeter', 'draftMeter']),
        ...everyNull(['minimumDraftMeter', 'grossTonnage', 'maxSpeed', 'cruiseSpeed', 'cruiseRange']),
        ...everyNull(['economicalRange', 'hullMaterial', 'superstructureMaterial', 'exteriorDesigner']),
        ...everyNull(['interiorDesigner', 'stabilisers', 'stabiliserSpeed', 'berth', 'country', 'lying', 'office']),
        ...everyNull(['withdrawn', 'brokerCharter', 'brokerSale', 'verifiedAt', 'lyingPosition']),
        ...everyNull(['brochureCharter', 'brochureSales', 'youtubeUrlCharter', 'youtubeUrlSale']),
        ...{ featured: false, vatPaid: false, taxPaid: false, poa: false, usResidentsExcluded: false },
        ...{ features: [], amenities: [], summerLocations: [], winterLocations: [], generators: [], priceHistory: [] },
      },
    },
  ],
  ['yacht-media', { untouched: { hero: null, galleryCharter: null, gallerySales: null } }],
  ['yacht-story', { paragraphs: ['paragraphs'] }],
  [
    'yacht-feature',
    {
      translated: ['feature', 'seo'],
      untouched: { featureURL: null, charterPublish: false, salesPublish: false },
    },
  ],
]);

/** Number fields come as texts. Whatever component they stand in, fields of these names are numbers. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['lat', 'lng', 'lvl', 'limit', 'speed', 'at', 'popularity', 'number', 'seconds', 'from', 'to', 'days'],
  ...['length', 'beam', 'draft', 'until', 'amount', 'displayOrder', 'status', 'low', 'high', 'atSigning'],
  ...['builtyear', 'refityear', 'loaMeter', 'beamMeter', 'draftMeter', 'minimumDraftMeter', 'grossTonnage'],
  ...['maxSpeed', 'cruiseSpeed', 'cruiseRange', 'economicalRange', 'generators'],
]);

/** Date fields come with a time of day. */
const DAYS: ReadonlySet<string> = new Set([
  'published',
  'updated',
  'starts',
  'ends',
  'from',
  'until',
  'reviewed',
  'on',
  'verifiedAt',
]);

export function schemaOf(component: string): ComponentSchema {
  return SCHEMAS.get(component) ?? LINK_OF;
}

/** A text as the number or the day that a field of this name holds, where it is one. */
export function textValue(key: string, text: string): string | number {
  if (NUMBERS.has(key) && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text)) return Number(text);
  return DAYS.has(key) ? text.replace(/^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}(?::\d{2})?$/, '$1') : text;
}

function everyNull(keys: readonly string[]): Record<string, null> {
  return Object.fromEntries(keys.map((key) => [key, null]));
}
