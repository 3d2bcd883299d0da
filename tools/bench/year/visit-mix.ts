import { LRUCache } from 'lru-cache';
import { prng } from '../visits.ts';

/** The kinds of page whose cost is measured. */
export const PAGE_KINDS = ['home', 'list', 'filtered', 'text', 'yacht'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

interface KindRow {
  /** Share of the pages that people see, and that crawlers fetch, in hundredths. */
  readonly people: number;
  readonly crawlers: number;
  /** Different addresses in a language; null for one a listing. */
  readonly addresses: number | null;
  /** Pictures that a visitor's browser asks for on such a page. */
  readonly pictures: number;
  /** Whether Next, by its documentation, renders such a page for each request: it reads `searchParams`. */
  readonly isDynamicInNext: boolean;
}

/** A large portal: what is visited. */
export const MIX: Readonly<Record<PageKind, KindRow>> = {
  home: { people: 8, crawlers: 1, addresses: 1, pictures: 6, isDynamicInNext: false },
  list: { people: 20, crawlers: 9, addresses: 400, pictures: 10, isDynamicInNext: true },
  filtered: { people: 22, crawlers: 15, addresses: 50_000, pictures: 10, isDynamicInNext: true },
  text: { people: 5, crawlers: 0, addresses: 200_000, pictures: 8, isDynamicInNext: true },
  yacht: { people: 45, crawlers: 75, addresses: null, pictures: 8, isDynamicInNext: false },
};

/** A large portal: how it is visited. */
export const PORTAL = {
  listings: 100_000,
  pagesAMonth: 20_000_000,
  /** Share of pages that crawlers fetch, evenly over all addresses. */
  crawlers: 0.35,
  /** Languages, the first taken by this share. */
  languages: 2,
  firstLanguage: 0.7,
  /** Share of people with the currency and unit of most; the others spread over the other seven pairs. */
  usualDisplay: 0.6,
  otherDisplays: 7,
  /** Share of people's pages that the browser's router asks for as data. */
  asData: 0.4,
  /** Share of the pictures of a page that the browser has already. */
  picturesAtHand: 0.4,
  /** Requests for suggestions, and for scripts, styles and fonts, for each page that people see. */
  suggestions: 0.15,
  files: 2,
  /** Times a day at which content changes, after which a page is rendered anew. */
  changesADay: 24,
  /** Visits at the busiest hour, relative to the mean. */
  peak: 4,
} as const;

/** Rooms of caches: ours by default, and what Next is assumed to have. */
export const CACHES = {
  /** Pages in `PAGE_CACHE_MB`, 16 MB of 14 kB. */
  pages: 1_150,
  /** Pictures in 1 GiB of disk, of 25 kB. */
  pictures: 43_000,
  /** Next keeps static pages on disk without a limit. */
  nextPages: Number.POSITIVE_INFINITY,
} as const;

export interface SiteCaches {
  readonly pages: number;
  readonly pictures: number;
  readonly isCached: (kind: PageKind) => boolean;
  /** Whether currency and unit are part of a cached page, or make it dynamic. */
  readonly hasDisplays: boolean;
}

/** Requests of a site for each page, by kind of answer. */
export interface YearShares {
  readonly cached: number;
  readonly rendered: Readonly<Record<PageKind, number>>;
  readonly dataCached: number;
  readonly dataRendered: Readonly<Record<PageKind, number>>;
  readonly picturesCached: number;
  readonly picturesMade: number;
  readonly suggestions: number;
  readonly files: number;
}

const none = () => Object.fromEntries(PAGE_KINDS.map((kind) => [kind, 0])) as Record<PageKind, number>;

/** Plays visits against the caches of a site; the first half only fills them. The same seed gives the same shares. */
export function playVisits(site: SiteCaches, pages: number, seed: number): YearShares {
  const random = prng(seed);
  const kept = new Recent(site.pages);
  const pictures = new Recent(site.pictures);
  const pagesAChange = (PORTAL.pagesAMonth * 12) / 365 / PORTAL.changesADay;
  let counted = { cached: 0, rendered: none(), dataCached: 0, dataRendered: none(), made: 0, shown: 0, people: 0 };
  for (let page = 0; page < pages; page += 1) {
    if (page === Math.floor(pages / 2))
      counted = { cached: 0, rendered: none(), dataCached: 0, dataRendered: none(), made: 0, shown: 0, people: 0 };
    const isCrawler = random() < PORTAL.crawlers;
    const kind = drawKind(random, isCrawler);
    const addresses = MIX[kind].addresses ?? PORTAL.listings;
    const address = Math.floor(isCrawler ? random() * addresses : addresses ** random() - 1);
    const language = random() < PORTAL.firstLanguage ? 0 : 1;
    const usual = isCrawler || random() < PORTAL.usualDisplay;
    const display = usual ? 0 : 1 + Math.floor(random() * PORTAL.otherDisplays);
    const asData = !isCrawler && random() < PORTAL.asData;
    const isKept =
      kind !== 'text' &&
      site.isCached(kind) &&
      (site.hasDisplays || display === 0) &&
      kept.has(`${kind} ${address} ${language} ${display} ${asData}`, Math.floor(page / pagesAChange));
    if (asData) {
      if (isKept) counted.dataCached += 1;
      else counted.dataRendered[kind] += 1;
    } else if (isKept) counted.cached += 1;
    else counted.rendered[kind] += 1;
    if (isCrawler) continue;
    counted.people += 1;
    for (let picture = 0; picture < MIX[kind].pictures; picture += 1) {
      if (random() < PORTAL.picturesAtHand) continue;
      counted.shown += 1;
      // A page shows pictures of one listing or of many; either way in one of three widths.
      const listing = kind === 'yacht' ? address : Math.floor(PORTAL.listings ** random() - 1);
      const which = kind === 'yacht' ? picture : 'card';
      if (!pictures.has(`${listing} ${which} ${Math.floor(random() * 3)}`, 0)) counted.made += 1;
    }
  }
  const share = (count: number) => count / Math.ceil(pages / 2);
  const each = (counts: Record<PageKind, number>) =>
    Object.fromEntries(PAGE_KINDS.map((kind) => [kind, share(counts[kind])])) as Record<PageKind, number>;
  return {
    cached: share(counted.cached),
    rendered: each(counted.rendered),
    dataCached: share(counted.dataCached),
    dataRendered: each(counted.dataRendered),
    picturesCached: share(counted.shown - counted.made),
    picturesMade: share(counted.made),
    suggestions: share(counted.people) * PORTAL.suggestions,
    files: share(counted.people) * PORTAL.files,
  };
}

function drawKind(random: () => number, isCrawler: boolean): PageKind {
  let left = random() * 100;
  for (const kind of PAGE_KINDS) {
    left -= isCrawler ? MIX[kind].crawlers : MIX[kind].people;
    if (left < 0) return kind;
  }
  return 'yacht';
}

/** The addresses that were asked for most recently, with the version of the content at that time. */
class Recent {
  readonly #versions: Map<string, number> | LRUCache<string, number>;

  constructor(most: number) {
    this.#versions = Number.isFinite(most) ? new LRUCache<string, number>({ max: most }) : new Map();
  }

  /** Returns whether the address is there in this version; it is afterwards. */
  has(address: string, version: number): boolean {
    const isKept = this.#versions.get(address) === version;
    this.#versions.set(address, version);
    return isKept;
  }
}
