import { everyLocale, inEveryLocale, type Localized } from '../locale/locale.ts';
import type { Office } from '../office/office.ts';
import { MARKETS, type Market } from '../yacht/market.ts';
import { offeredOn } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';
import { type Destination, DestinationTally } from './destinations.ts';
import type { Page } from './page.ts';
import { pagePassages } from './page-passages.ts';
import type { SiteCategory } from './site-category.ts';

/** Something of the site as a search reads it. */
export interface SiteEntry {
  readonly id: string;
  /** Null for what is found under all of them only. */
  readonly category: SiteCategory | null;
  readonly title: Localized;
  readonly description: Localized;
  /** What it says below its title, a passage each, as plain text. */
  readonly passages: Localized<readonly string[]>;
  /** ISO 8601 dates; null where it has none. */
  readonly published: string | null;
  readonly eventDate: string | null;
  /** More is read more; null where nobody counts. */
  readonly popularity: number | null;
  /** What comes first among equals, 0 before all. */
  readonly rank: number;
}

/** What a site's entries are made of. */
export interface SiteContent {
  readonly pages: readonly Page[];
  readonly offices: readonly Office[];
  readonly fleet: readonly Yacht[];
}

/** What an id leads back to. */
export type SiteSource =
  | { readonly kind: 'page' | 'office' | 'destination'; readonly key: string }
  | { readonly kind: 'yacht'; readonly key: string; readonly market: Market };

/** What was written comes before what is a record. */
const RANKS: Readonly<Record<SiteSource['kind'], number>> = { page: 0, office: 1, destination: 2, yacht: 3 };
const NO_TEXT = everyLocale('');
const NO_PASSAGES = everyLocale<readonly string[]>([]);
const UNDATED = { published: null, eventDate: null, popularity: null } as const;

/**
 * Everything that the search of the site finds (product.md SE8). Null where there is nothing yet: a large fleet may be
 * read in pieces.
 */
export function* siteEntries({ pages, offices, fleet }: SiteContent): Generator<SiteEntry | null> {
  for (const page of pages) yield pageEntry(page);
  for (const office of offices) yield officeEntry(office);
  const tally = new DestinationTally();
  for (const yacht of fleet) {
    tally.add(yacht);
    yield null;
  }
  for (const destination of tally.destinations()) yield destinationEntry(destination);
  for (const yacht of fleet) {
    const title = everyLocale(yacht.name);
    for (const market of MARKETS) yield hasPage(yacht, market) ? yachtEntry(yacht, market, title) : null;
  }
}

/** A page of the content: titles and texts of its blocks, questions and answers. */
export function pageEntry(page: Page): SiteEntry {
  return {
    ...UNDATED,
    id: siteEntryId({ kind: 'page', key: page.id }),
    category: null,
    title: inEveryLocale((locale) => page.state[locale].pageTitle),
    description: inEveryLocale((locale) => page.state[locale].description),
    passages: inEveryLocale((locale) => pagePassages(page.blocks[locale])),
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

/** By its name in any language, by what else people call it, and by the region around it. */
function destinationEntry({ value, name, aliases, region }: Destination): SiteEntry {
  const everyName = [...Object.values(name), ...Object.values(region ?? {}), ...aliases];
  return {
    ...UNDATED,
    id: siteEntryId({ kind: 'destination', key: value }),
    category: 'destinations',
    title: name,
    description: region ?? NO_TEXT,
    passages: everyLocale([...new Set(everyName)]),
    rank: RANKS.destination,
  };
}

/** The page of a yacht is found by her name alone: for all else there is the yacht search. */
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

/** Whether a market that she is offered on has a page of hers. */
function hasPage({ market: offered, slugs }: Yacht, market: Market): boolean {
  return slugs[market] !== null && offeredOn(offered, market);
}

function siteEntryId(source: SiteSource): string {
  return source.kind === 'yacht' ? `${source.kind}:${source.key}:${source.market}` : `${source.kind}:${source.key}`;
}

/** What an entry was made of; null for an id that no entry of these has. */
export function siteSource(id: string): SiteSource | null {
  const [, kind, key] = /^(page|office|destination):(.+)$/s.exec(id) ?? [];
  if (key !== undefined) return { kind: kind as 'page' | 'office' | 'destination', key };
  const [, yacht, market] = /^yacht:(.+):(charter|sale)$/s.exec(id) ?? [];
  return yacht === undefined ? null : { kind: 'yacht', key: yacht, market: market as Market };
}
