/** Finds the problem of a value; null where there is none. */
type Check = (value: unknown) => string[];

/** A type of schema.org as search engines document it: what must be there, and what may, of which kind. */
interface Type {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
}

const matching =
  (what: string, pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? [] : [`is no ${what}: ${JSON.stringify(value)}`];

const text = matching('text', /\S/);
const url = matching('absolute address', /^https:\/\/[^\s/]+\/\S*$/);
const date = matching('date', /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/);
const time = matching('time of day', /^(?:[01]\d|2[0-3]):[0-5]\d$/);
const year = matching('year', /^\d{4}$/);
const duration = matching('duration', /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/);
const currency = matching('currency', /^[A-Z]{3}$/);
const language = matching('language', /^[a-z]{2,3}(?:-[A-Z]{2})?$/);
const phone = matching('phone number', /^\+\d[\d\s().-]{6,}$/);
const mail = matching('mail address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/);
const schemaValue = (name: string) => matching(name, new RegExp(`^https://schema\\.org/${name}$`));
const day = schemaValue('(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day');
const headline: Check = (value) => [...text(value), ...(String(value).length > 110 ? ['is longer than 110'] : [])];

const number =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? [] : [`is not a number from ${least} to ${most}`];
const amount = number(1, 1e12);

/** Accepts one value, or a list that is not empty. */
const some =
  (check: Check): Check =>
  (value) => {
    if (!Array.isArray(value)) return check(value);
    return value.length === 0 ? ['is an empty list'] : value.flatMap((one, at) => at1(`[${at}]`, check(one)));
  };

const a =
  (...names: readonly string[]): Check =>
  (value) => {
    const types = typesOf(value);
    return types.some((type) => names.includes(type))
      ? nodeProblems(value)
      : [`is ${types.join(', ') || 'nothing of schema.org'}, not ${names.join(' or ')}`];
  };

/** Items with positions that follow one another. */
const inOrder =
  (least: number): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length < least) return [`has fewer than ${least} items`];
    const [first] = value;
    const wrong = value.some((item, at) => item.position !== first.position + at);
    return [...some(a('ListItem'))(value), ...(wrong ? ['has positions that do not follow one another'] : [])];
  };

const at1 = (where: string, problems: readonly string[]) => problems.map((problem) => `${where} ${problem}`);

const ABOUT = { description: text, url, image: some(url), '@id': url };
const HOUSE = { name: text };
const DATED = { dateModified: date };

const TYPES: Readonly<Record<string, Type>> = {
  Organization: {
    required: HOUSE,
    optional: {
      ...ABOUT,
      logo: url,
      email: mail,
      telephone: phone,
      contactPoint: some(a('ContactPoint')),
      department: some(a('LocalBusiness')),
      sameAs: some(url),
    },
  },
  ContactPoint: { required: { telephone: phone, contactType: text, email: mail, availableLanguage: some(language) } },
  LocalBusiness: {
    required: { ...HOUSE, address: a('PostalAddress'), telephone: phone },
    optional: {
      ...ABOUT,
      email: mail,
      geo: a('GeoCoordinates'),
      openingHoursSpecification: some(a('OpeningHoursSpecification')),
      parentOrganization: a('Organization'),
    },
  },
  OpeningHoursSpecification: { required: { dayOfWeek: some(day), opens: time, closes: time } },
  PostalAddress: { required: { addressLocality: text }, optional: { addressCountry: text } },
  GeoCoordinates: { required: { latitude: number(-90, 90), longitude: number(-180, 180) } },
  WebSite: {
    required: { name: text, url, potentialAction: a('SearchAction') },
    optional: { alternateName: text, inLanguage: language, publisher: a('Organization') },
  },
  SearchAction: {
    required: { target: a('EntryPoint'), 'query-input': matching('query input', /^required name=search_term_string$/) },
  },
  EntryPoint: { required: { urlTemplate: matching('template', /^https:\/\/\S+\{search_term_string\}$/) } },
  BreadcrumbList: { required: { itemListElement: inOrder(2) } },
  ItemList: { required: { itemListElement: inOrder(1) } },
  ListItem: { required: { position: number(1, 1e6) }, optional: { name: text, item: url, url } },
  Product: {
    required: { name: text, offers: a('Offer') },
    optional: { ...ABOUT, productID: text, model: text, brand: a('Brand') },
  },
  Vehicle: {
    required: { name: text, brand: a('Brand'), vehicleModelDate: year },
    optional: {
      ...ABOUT,
      productID: text,
      model: text,
      offers: a('Offer'),
      additionalProperty: some(a('PropertyValue')),
    },
  },
  Brand: { required: { name: text } },
  PropertyValue: {
    required: { name: text, value: number(0, 1e6) },
    optional: { unitCode: matching('unit', /^[A-Z]{3}$/) },
  },
  Offer: {
    required: { availability: schemaValue('InStock') },
    optional: {
      url,
      price: amount,
      priceCurrency: currency,
      priceSpecification: a('UnitPriceSpecification'),
      businessFunction: matching('function', /^http:\/\/purl\.org\/goodrelations\/v1#LeaseOut$/),
      seller: a('Organization'),
      availableAtOrFrom: a('Place'),
    },
  },
  UnitPriceSpecification: { required: { price: amount, priceCurrency: currency, unitCode: matching('week', /^WEE$/) } },
  Place: {
    required: { name: text },
    optional: { ...ABOUT, address: a('PostalAddress'), geo: a('GeoCoordinates'), containedInPlace: a('Place') },
  },
  TouristDestination: {
    required: { name: text, description: text, geo: a('GeoCoordinates') },
    optional: { ...ABOUT, containedInPlace: a('Place') },
  },
  Event: {
    required: {
      name: text,
      startDate: date,
      endDate: date,
      location: a('Place'),
      eventStatus: schemaValue('EventScheduled'),
      eventAttendanceMode: schemaValue('OfflineEventAttendanceMode'),
      organizer: a('Organization'),
    },
    optional: ABOUT,
  },
  NewsArticle: article(),
  Article: article(),
  Person: {
    required: { name: text },
    optional: {
      ...ABOUT,
      jobTitle: text,
      worksFor: a('Organization'),
      knowsLanguage: some(language),
      telephone: phone,
      email: mail,
    },
  },
  PodcastEpisode: {
    required: { name: text, datePublished: date, duration, partOfSeries: a('PodcastSeries') },
    optional: {
      ...ABOUT,
      ...DATED,
      episodeNumber: number(1, 10_000),
      inLanguage: language,
      author: a('Person'),
      associatedMedia: a('AudioObject'),
    },
  },
  PodcastSeries: { required: { name: text }, optional: { url } },
  AudioObject: { required: { contentUrl: url, duration }, optional: { name: text, transcript: text } },
  FAQPage: { required: { mainEntity: some(a('Question')) } },
  Question: { required: { name: text, acceptedAnswer: a('Answer') } },
  Answer: { required: { text } },
};

function article(): Type {
  return {
    required: { headline, datePublished: date, author: a('Person', 'Organization'), publisher: a('Organization') },
    optional: {
      ...DATED,
      description: text,
      image: some(url),
      articleSection: some(text),
      mainEntityOfPage: url,
      inLanguage: language,
    },
  };
}

/** Whatever search engines would object to in a document's structured data, each with where it stands. */
export function schemaProblems(document: unknown): string[] {
  if (!isObject(document)) return ['is not an object'];
  const { '@context': context, '@graph': graph, ...rest } = document;
  const things = graph === undefined ? [rest] : graph;
  if (context !== 'https://schema.org') return ['has no context'];
  if (!Array.isArray(things) || things.length === 0) return ['has no things'];
  return things.flatMap(nodeProblems);
}

function nodeProblems(node: unknown): string[] {
  const types = typesOf(node);
  if (!isObject(node) || types.length === 0) return ['is no thing of schema.org'];
  const { '@type': _, ...properties } = node;
  const rules = types.map((type) => TYPES[type]);
  const unknown = types.filter((type) => TYPES[type] === undefined).map((type) => `${type} is not known`);
  const required = Object.assign({}, ...rules.map((rule) => rule?.required)) as Record<string, Check>;
  const known: Record<string, Check> = Object.assign({}, ...rules.map((rule) => rule?.optional), required);
  const where = types.join('+');
  const missing = Object.keys(required).filter((name) => properties[name] === undefined);
  return [
    ...unknown,
    ...missing.map((name) => `${where} has no ${name}`),
    ...Object.entries(properties).flatMap(([name, value]) =>
      at1(`${where}.${name}`, known[name]?.(value) ?? ['is not known']),
    ),
    ...at1(where, ofItsOwn(types, properties)),
  ];
}

/** A requirement of one property about another. */
function ofItsOwn(types: readonly string[], node: Readonly<Record<string, unknown>>): string[] {
  if (types.includes('Offer')) {
    const priced = node.price !== undefined && node.priceCurrency !== undefined;
    return priced === (node.priceSpecification !== undefined) ? ['has not one price'] : [];
  }
  if (types.includes('ListItem')) return node.item === undefined && node.url === undefined ? ['leads nowhere'] : [];
  if (types.includes('Event')) return String(node.endDate) < String(node.startDate) ? ['ends before it starts'] : [];
  return [];
}

function typesOf(node: unknown): string[] {
  if (!isObject(node)) return [];
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
