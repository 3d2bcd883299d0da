/** The fields of a component whose values need a conversion. */
export interface ComponentSchema {
  /** Fields that are translated: the record holds one value for each locale. Not for fields inside a translated one. */
  readonly translated?: readonly string[];
  /** Fields with a single nested block: the record holds the block, not a list. */
  readonly one?: readonly string[];
  /** Text areas with one item a line: the record holds a list. */
  readonly lines?: readonly string[];
  /** Text areas whose items are separated by an empty line. */
  readonly paragraphs?: readonly string[];
  /** Values of fields that the service omits because no editor has touched them. */
  readonly untouched?: Readonly<Record<string, unknown>>;
}

/** The content types of the site; stories of other types are ignored. */
export const STORY_TYPES = [
  ...(['page', 'yacht', 'area', 'office', 'redirect', 'site', 'home'] as const),
  ...(['charter-terms', 'stop'] as const),
] as const;
export type StoryType = (typeof STORY_TYPES)[number];

const LINK_OF: ComponentSchema = { one: ['link', 'button'] };

/** The schemas of all components with converted fields, for a space as docs/guide/configuration.md sets it up. */
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

/** Names of number fields, which the service sends as text, in any component. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['lat', 'lng', 'lvl', 'limit', 'speed', 'at', 'popularity', 'number', 'seconds', 'from', 'to', 'days'],
  ...['length', 'beam', 'draft', 'until', 'amount', 'displayOrder', 'status', 'low', 'high', 'atSigning'],
  ...['builtyear', 'refityear', 'loaMeter', 'beamMeter', 'draftMeter', 'minimumDraftMeter', 'grossTonnage'],
  ...['maxSpeed', 'cruiseSpeed', 'cruiseRange', 'economicalRange', 'generators'],
]);

/** Names of date fields, which the service sends with a time. */
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

/** Converts the text of a number or date field; any other text stays. */
export function textValue(key: string, text: string): string | number {
  if (NUMBERS.has(key) && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text)) return Number(text);
  return DAYS.has(key) ? text.replace(/^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}(?::\d{2})?$/, '$1') : text;
}

function everyNull(keys: readonly string[]): Record<string, null> {
  return Object.fromEntries(keys.map((key) => [key, null]));
}
