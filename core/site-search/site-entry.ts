import { type Destination, DestinationTally } from '../content/destinations.ts';
import type { Page } from '../content/page.ts';
import type { PageKind } from '../content/page-kind.ts';
import { pagePassages } from '../content/page-passages.ts';
import { everyLocale, inEveryLocale, type Localized } from '../locale/locale.ts';
import { MARKETS, type Market } from '../market/market.ts';
import type { Office } from '../office/office.ts';
import { facetValue } from '../search/facets/facet-value.ts';
import { offeredOn } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';
import type { SiteCategory } from './site-category.ts';

/** A page, office, destination or yacht, as the site search indexes it. */
export interface SiteEntry {
  readonly id: string;
  /** Null for entries that are found only without a category. */
  readonly category: SiteCategory | null;
  readonly title: Localized;
  readonly description: Localized;
  /** The passages below its title, as plain text. */
  readonly passages: Localized<readonly string[]>;
  /** ISO 8601 date; null without one. */
  readonly published: string | null;
  /** ISO 8601 date; null without one. */
  readonly eventDate: string | null;
  /** A higher number is more popular; null where it is not counted. */
  readonly popularity: number | null;
  /** Order among equals, 0 first. */
  readonly rank: number;
}

/** The content that entries are made of. */
export interface SiteContent {
  readonly pages: readonly Page[];
  readonly offices: readonly Office[];
  readonly fleet: readonly Yacht[];
}

/** The content that an entry was made of. */
export type SiteSource =
  | { readonly kind: 'page' | 'office' | 'destination'; readonly key: string }
  | { readonly kind: 'yacht'; readonly key: string; readonly market: Market };

/** Written pages come before records. */
const RANKS: Readonly<Record<SiteSource['kind'], number>> = { page: 0, office: 1, destination: 2, yacht: 3 };
const NO_TEXT = everyLocale('');
const NO_PASSAGES = everyLocale<readonly string[]>([]);
const UNDATED = { published: null, eventDate: null, popularity: null } as const;

/**
 * Generates the entries of the site search (SE8). Yields null for steps without a result, so that callers can
 * spread the work over time.
 */
export function* siteEntries({ pages, offices, fleet }: SiteContent): Generator<SiteEntry | null> {
  const tally = new DestinationTally();
  for (const yacht of fleet) {
    tally.add(yacht);
    yield null;
  }
  const destinations = new Map(tally.destinations().map((destination) => [destination.value, destination]));
  const directory = new Map(offices.map((office) => [office.id, office]));
  for (const page of pages) {
    const { details } = page;
    // An office or destination with a page of its own has no second entry; the page is found by all its names.
    const area = details.kind === 'destination' ? facetValue(details.areas[0] ?? '') : null;
    const destination = area === null ? undefined : destinations.get(area);
    const office = details.kind === 'office' ? directory.get(details.office) : undefined;
    if (destination) destinations.delete(destination.value);
    if (office) directory.delete(office.id);
    yield pageEntry(page, [...namesOf(destination), ...(office ? [office.phone] : [])]);
  }
  for (const office of directory.values()) yield officeEntry(office);
  for (const destination of destinations.values()) yield destinationEntry(destination);
  for (const yacht of fleet) {
    const title = everyLocale(yacht.name);
    for (const market of MARKETS) yield hasPage(yacht, market) ? yachtEntry(yacht, market, title) : null;
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
 * Makes the entry of a page: titles and texts of its blocks, questions and answers. Its title is '' in locales in which
 * the page does not exist.
 *
 * @param names further names that it is found by, in any language
 */
export function pageEntry(page: Page, names: readonly string[] = []): SiteEntry {
  const { translations, details, published, popularity } = page;
  const role = details.kind === 'person' ? details.role : null;
  return {
    id: siteEntryId({ kind: 'page', key: page.id }),
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
    rank: RANKS.page,
  };
}

function officeEntry({ id, name, country, phone }: Office): SiteEntry {
  return {
    ...UNDATED,
    id: siteEntryId({ kind: 'office', key: id }),
    category: 'offices',
    title: name,
    description: country,
    passages: everyLocale([phone]),
    rank: RANKS.office,
  };
}

/** Makes the entry of a destination, which is found by its names and aliases in any language, and by its region. */
function destinationEntry({ value, name, aliases, region }: Destination): SiteEntry {
  return {
    ...UNDATED,
    id: siteEntryId({ kind: 'destination', key: value }),
    category: 'destinations',
    title: name,
    description: region ?? NO_TEXT,
    passages: everyLocale(namesOf({ name, aliases, region })),
    rank: RANKS.destination,
  };
}

function namesOf(destination: Pick<Destination, 'name' | 'aliases' | 'region'> | undefined): readonly string[] {
  if (destination === undefined) return [];
  const { name, aliases, region } = destination;
  return [...new Set([...Object.values(name), ...Object.values(region ?? {}), ...aliases])];
}

/** Makes the entry of a yacht's page, which is found only by her name; the yacht search finds her by everything else. */
function yachtEntry({ id }: Yacht, market: Market, title: Localized): SiteEntry {
  return {
    ...UNDATED,
    id: siteEntryId({ kind: 'yacht', key: id, market }),
    category: null,
    title,
    description: NO_TEXT,
    passages: NO_PASSAGES,
    rank: RANKS.yacht,
  };
}

/** Whether a yacht is offered on a market and has a page there. */
function hasPage({ market: offered, slugs }: Yacht, market: Market): boolean {
  return slugs[market] !== null && offeredOn(offered, market);
}

function siteEntryId(source: SiteSource): string {
  return source.kind === 'yacht' ? `${source.kind}:${source.key}:${source.market}` : `${source.kind}:${source.key}`;
}

/** The source of an entry, by its id; null for an unknown form of id. */
export function siteSource(id: string): SiteSource | null {
  const [, kind, key] = /^(page|office|destination):(.+)$/s.exec(id) ?? [];
  if (key !== undefined) return { kind: kind as 'page' | 'office' | 'destination', key };
  const [, yacht, market] = /^yacht:(.+):(charter|sale)$/s.exec(id) ?? [];
  return yacht === undefined ? null : { kind: 'yacht', key: yacht, market: market as Market };
}
