import {
  listingAddress,
  OPEN_MARINE_END,
  openMarineStart,
  PAGE_SEPARATOR,
  PAGE_START,
  pageEnd,
  writeOpenMarine,
  writeOpenYacht,
  writeTombstone,
} from '../../adapters/wiring/partner-feeds.ts';
import { listingOfYacht } from '../../core/import/listing-of-yacht.ts';
import { DEFAULT_LOCALE } from '../../core/locale/locale.ts';
import { isMarket, type Market } from '../../core/market/market.ts';
import type { Office } from '../../core/office/office.ts';
import { latestDate } from '../../core/shared/calendar-day.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { UNIX_EPOCH } from './feed-answer.ts';
import type { PartnerOffer, PartnerPicture } from './partner-offers.ts';

/** The sources of a feed for partners. */
export interface PartnerFeedContent {
  /** By their UUIDs. */
  readonly offers: readonly PartnerOffer[];
  readonly offices: readonly Office[];
  readonly brand: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** ISO 8601 instant. */
  readonly now: string;
}

type Query = Readonly<Record<string, unknown>>;

/** A feed whose listings are written one by one. */
export interface PartnerFeed {
  readonly start: string;
  readonly offers: readonly PartnerOffer[];
  /** Writes a listing; the pictures of one that is withdrawn are not asked for. */
  readonly write: (offer: PartnerOffer, pictures: readonly PartnerPicture[]) => string;
  readonly separator: string;
  readonly end: string;
}

export interface PartnerFormat {
  readonly path: string;
  readonly type: string;
  /** Returns the feed, or what is wrong with the query of its address. */
  readonly feed: (content: PartnerFeedContent, query: Query) => Result<PartnerFeed, string>;
}

/** The formats of feeds for partners, by the word of the configuration (FD5). */
export const PARTNER_FORMATS: Readonly<Record<'openmarine' | 'openyacht', PartnerFormat>> = {
  openmarine: {
    path: '/feeds/openmarine.xml',
    type: 'application/xml; charset=utf-8',
    feed: (content) => ok(openMarineFeed(content)),
  },
  openyacht: { path: '/feeds/openyacht.json', type: 'application/json; charset=utf-8', feed: openYachtFeed },
};

/** A yacht that is not in the feed is off the market, and the format knows yachts for sale only. */
function openMarineFeed({ offers, offices, brand, origin, now }: PartnerFeedContent): PartnerFeed {
  return {
    start: openMarineStart({
      broker: { code: new URL(origin).hostname, name: brand },
      offices: offices.map(({ id, name, country, email, phone }) => ({
        ...{ id, email, phone },
        name: name[DEFAULT_LOCALE],
        country: country[DEFAULT_LOCALE],
      })),
      date: now.slice(0, 10),
    }),
    offers: offers.filter(({ yacht, market }) => market === 'sale' && yacht.withdrawn === null),
    write: ({ yacht, market }, pictures) => {
      const listing = listingOfYacht(yacht, pictures, [market]);
      const isKnown = offices.some(({ id }) => id === listing.office);
      return writeOpenMarine({ ...listing, office: isKnown ? listing.office : null }, yacht.powerOrSail);
    },
    separator: '',
    end: OPEN_MARINE_END,
  };
}

/** The licence of a partner: show the listing with the name of the brokerage for as long as it lasts. */
const usageOf = (brand: string) => ({
  ...{ display: true, attribution_required: true, attribution_text: brand },
  ...{ marketing_materials: false, ai_indexing: false, expires_with_listing: true },
});

/** The query of a collection; with neither a size nor a cursor it has one page. */
interface PageQuery {
  readonly market: Market | null;
  readonly size: number;
  readonly cursor: string;
}

const MAX_ON_PAGE = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function readPageQuery({ market = null, page_size: size, cursor = '' }: Query): Result<PageQuery, string> {
  if (market !== null && !isMarket(market)) return err('market must be charter or sale');
  if (cursor !== '' && !(typeof cursor === 'string' && UUID.test(cursor))) return err('cursor is none of this feed');
  if (size === undefined) return ok({ market, size: cursor === '' ? Infinity : MAX_ON_PAGE, cursor });
  if (typeof size !== 'string' || !/^[1-9]\d{0,8}$/.test(size)) return err('page_size must be a whole number from 1');
  return ok({ market, size: Math.min(Number(size), MAX_ON_PAGE), cursor });
}

/** A cursor is the UUID of the last listing of a page, so that no change of the fleet skips one or repeats it. */
function openYachtFeed({ offers, brand, origin, now }: PartnerFeedContent, query: Query): Result<PartnerFeed, string> {
  const page = readPageQuery(query);
  if (!page.ok) return page;
  const { market, size, cursor } = page.value;
  const left = offers.filter((offer) => offer.uuid > cursor && (market === null || offer.market === market));
  const shown = left.slice(0, size);
  const next = left.length > size ? (shown.at(-1)?.uuid ?? null) : null;
  const { host } = new URL(origin);
  const usage = usageOf(brand);
  const write: PartnerFeed['write'] = (offer, pictures) => JSON.stringify(listingIn(offer, pictures, { host, usage }));
  return ok({ start: PAGE_START, offers: shown, write, separator: PAGE_SEPARATOR, end: pageEnd(next, now) });
}

function listingIn(
  { yacht, market, uuid }: PartnerOffer,
  pictures: readonly PartnerPicture[],
  { host, usage }: { readonly host: string; readonly usage: ReturnType<typeof usageOf> },
) {
  const id = listingAddress(host, uuid);
  const { withdrawn, powerOrSail, usResidentsExcluded } = yacht;
  if (withdrawn !== null) {
    const isSold = market === 'sale' && withdrawn.because === 'sold';
    const on = latestDate([withdrawn.on, yacht.updatedAt]) ?? withdrawn.on;
    return writeTombstone(id, isSold ? 'sold' : 'withdrawn', on);
  }
  const files = new Map(pictures.map((picture) => [picture.url, picture]));
  return writeOpenYacht(listingOfYacht(yacht, pictures, [market]), {
    ...{ id, market, locale: DEFAULT_LOCALE, powerOrSail, usResidentsExcluded, usage, updatedAt: UNIX_EPOCH },
    pictureFile: (url) => {
      const { width = null, height = null, thumbnailUrl = url } = files.get(url) ?? {};
      return { sha256: null, width, height, thumbnailUrl };
    },
  });
}
