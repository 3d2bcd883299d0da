import { type Destination, DestinationTally } from '../content/destinations.ts';
import type { Page } from '../content/page.ts';
import type { PageKind } from '../content/page-kind.ts';
import { pagePassages } from '../content/page-passages.ts';
import { inEveryLocale, type Locale, type Localized, sameInEveryLocale } from '../locale/locale.ts';
import { MARKETS, type Market } from '../market/market.ts';
import type { Office } from '../office/office.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { fieldWords } from '../search/searched-fields.ts';
import { offeredSlug } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { SiteCategory } from './site-results.ts';

/** A page, office, destination or yacht, as the site search indexes it. */
export interface SiteSearchEntry {
  readonly id: string;
  /** Null for entries that only a search in all categories finds. */
  readonly category: SiteCategory | null;
  readonly title: Localized;
  readonly description: Localized;
  /** The passages below the title, as plain text. */
  readonly passages: Localized<readonly string[]>;
  /** ISO 8601 date; null without one. */
  readonly published: string | null;
  /** ISO 8601 date; null without one. */
  readonly eventDate: string | null;
  /** A higher number is more popular; null if popularity is not counted. */
  readonly popularity: number | null;
  /** Order among equals, 0 first. */
  readonly rank: number;
}

/** The content that entries are made from. */
export interface SiteContent {
  readonly pages: readonly Page[];
  readonly offices: readonly Office[];
  readonly fleet: readonly Yacht[];
}

/** The content that an entry was made from. */
export type SiteSource =
  | { readonly kind: 'page' | 'office' | 'destination'; readonly key: string }
  | { readonly kind: 'yacht'; readonly key: string; readonly market: Market };

/** The order of equal results by their source: written pages come before records. */
const RANKS: Readonly<Record<SiteSource['kind'], number>> = { page: 0, office: 1, destination: 2, yacht: 3 };
const NO_TEXT = sameInEveryLocale('');
const NO_PASSAGES = sameInEveryLocale<readonly string[]>([]);

/** Generates the entries of the site search (SE8); yields null for steps without one, to spread the work over time. */
export function* siteEntries({ pages, offices, fleet }: SiteContent): Generator<SiteSearchEntry | null> {
  const tally = new DestinationTally();
  for (const yacht of fleet) {
    tally.add(yacht);
    yield null;
  }
  const destinations = new Map(tally.destinations().map((destination) => [destination.value, destination]));
  const directory = new Map(offices.map((office) => [office.id, office]));
  for (const page of pages) {
    const { details } = page;
    // An office or destination with its own page has no second entry; the page is found by its names or phone number.
    const area = details.kind === 'destination' ? facetValue(details.areas[0] ?? '') : null;
    const destination = area === null ? undefined : destinations.get(area);
    const office = details.kind === 'office' ? directory.get(details.office) : undefined;
    if (destination) destinations.delete(destination.value);
    if (office) directory.delete(office.id);
    yield pageEntry(page, [...namesOf(destination), ...(office ? [office.phone] : [])]);
  }
  for (const { id, name, country, phone } of directory.values()) {
    const texts = { title: name, description: country, passages: sameInEveryLocale([phone]) };
    yield siteEntry({ kind: 'office', key: id }, { category: 'offices', ...texts });
  }
  // A destination is found by its names and aliases in any language, and by its region.
  for (const destination of destinations.values()) {
    const { value, name, region } = destination;
    const texts = { title: name, description: region ?? NO_TEXT, passages: sameInEveryLocale(namesOf(destination)) };
    yield siteEntry({ kind: 'destination', key: value }, { category: 'destinations', ...texts });
  }
  // A yacht's page is found only by her name; the yacht search finds her by everything else.
  for (const yacht of fleet) {
    const title = sameInEveryLocale(yacht.name);
    for (const market of MARKETS) {
      const slug = offeredSlug(yacht, market);
      yield slug === null ? null : siteEntry({ kind: 'yacht', key: yacht.id, market }, { title });
    }
  }
}

const CATEGORIES: Readonly<Record<PageKind, SiteCategory | null>> = {
  content: null,
  destination: 'destinations',
  event: 'events',
  news: 'news',
  editorial: 'editorials',
  podcast: null,
  person: 'people',
  office: 'offices',
  berth: null,
};

/**
 * Makes the entry of a page from its title, description and blocks, and a person's role. The title is '' in locales in
 * which the page does not exist.
 *
 * @param names further names that it is found by, in any language
 */
export function pageEntry(page: Page, names: readonly string[] = []): SiteSearchEntry {
  const { translations, details, published, popularity } = page;
  const role = details.kind === 'person' ? details.role : null;
  return siteEntry(
    { kind: 'page', key: page.id },
    {
      category: CATEGORIES[details.kind],
      title: inEveryLocale((locale) => translations[locale]?.state.pageTitle ?? ''),
      description: inEveryLocale((locale) => translations[locale]?.state.description ?? ''),
      passages: inEveryLocale((locale) => {
        const translation = translations[locale];
        if (translation === null) return [];
        return [...(role === null ? [] : [role[locale]]), ...pagePassages(translation.blocks), ...names];
      }),
      published,
      eventDate: details.kind === 'event' ? details.starts : null,
      popularity,
    },
  );
}

/** Makes an entry, by default without category, texts below its title, dates and popularity. */
function siteEntry(
  source: SiteSource,
  own: Pick<SiteSearchEntry, 'title'> & Partial<SiteSearchEntry>,
): SiteSearchEntry {
  const texts = { description: NO_TEXT, passages: NO_PASSAGES };
  const undated = { published: null, eventDate: null, popularity: null };
  const id = [source.kind, source.key, ...('market' in source ? [source.market] : [])].join(':');
  return { id, category: null, ...texts, ...undated, rank: RANKS[source.kind], ...own };
}

function namesOf(destination: Pick<Destination, 'name' | 'aliases' | 'region'> | undefined): readonly string[] {
  if (destination === undefined) return [];
  const { name, aliases, region } = destination;
  return [...new Set([...Object.values(name), ...Object.values(region ?? {}), ...aliases])];
}

/** Returns the source of an entry, by its id; null for an unknown form of id. */
export function parseSiteEntryId(id: string): SiteSource | null {
  const [, kind, key] = /^(page|office|destination):(.+)$/s.exec(id) ?? [];
  if (key !== undefined) return { kind: kind as 'page' | 'office' | 'destination', key };
  const [, yacht, market] = /^yacht:(.+):(charter|sale)$/s.exec(id) ?? [];
  return yacht === undefined ? null : { kind: 'yacht', key: yacht, market: market as Market };
}

/** The fields that a text search reads, most relevant first. */
export const SITE_SEARCH_FIELDS = ['title', 'description', 'passages'] as const;

/** Returns the folded words of an entry in a locale, by field; titles of several words also as one word. */
export function siteWords(
  { title, description, passages }: SiteSearchEntry,
  locale: Locale,
): readonly (readonly string[])[] {
  return [
    fieldWords([title[locale]], 'name'),
    fieldWords([description[locale]], 'other'),
    fieldWords(passages[locale], 'other'),
  ];
}
