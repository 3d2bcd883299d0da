import { listYachts } from '../../core/application/list-yachts.ts';
import { showYacht } from '../../core/application/show-yacht.ts';
import { decodeItinerary } from '../../core/itinerary/itinerary-query.ts';
import type { Locale } from '../../core/locale/locale.ts';
import type { Market } from '../../core/market/market.ts';
import { displayOn } from '../../core/preferences/display.ts';
import { PAGE_SIZE } from '../../core/search/page-size.ts';
import { decodeCriteria } from '../../core/search/query/criteria-query.ts';
import { percentDecoded } from '../../core/shared/percent-encoding.ts';
import { decodeComparison } from '../../core/shortlist/comparison-query.ts';
import {
  SHARED_DISPLAY,
  type SharePicture,
  type SharePictureSubject,
  type ViewWithoutMark,
} from '../../ui/document/share-picture/share-picture.ts';
import { buildComparisonSharePicture } from '../../ui/features/compare/build-share-picture.ts';
import { planItinerary } from '../../ui/features/itinerary/build-itinerary-view.ts';
import { buildItinerarySharePicture } from '../../ui/features/itinerary/build-share-picture.ts';
import { buildListSharePicture } from '../../ui/features/search/build-share-picture.ts';
import { buildYachtSharePicture } from '../../ui/features/yacht/build-share-picture.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { heroPicture } from '../../ui/yacht-card/hero-picture.ts';
import { TurnedAwayError } from '../http/work-rules.ts';

interface ShareContext {
  readonly ports: PagePorts;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly href: (path: string, locale?: Locale) => string;
  /** ISO 8601 instant. */
  readonly now: string;
  readonly withdrawnDays: number;
}

type Shared = SharePicture<ViewWithoutMark> | null;
/** Seconds after which a search may answer again. */
const RETRY_AFTER = 10;

/**
 * Returns what the picture of a page says; null where there is no such page, and for a query that no page writes: each
 * picture has one address.
 */
export async function sharedPage(subject: SharePictureSubject, context: ShareContext): Promise<Shared> {
  if (subject.kind === 'yacht') return sharedYacht(subject, context);
  const shared = await sharedByQuery(subject, context);
  if (shared === null || shared.subject.kind === 'yacht') return null;
  return plain(shared.subject.query) === plain(subject.query) ? shared : null;
}

/** Returns a query without percent-encoding, of which clients write more than a page does; as it is where it is broken. */
function plain(query: string): string {
  return percentDecoded(query) ?? query;
}

/** The yacht as she is published; null for one without a page, and for a page that is gone. */
async function sharedYacht(
  { market, slug }: Extract<SharePictureSubject, { kind: 'yacht' }>,
  context: ShareContext,
): Promise<Shared> {
  const { ports, now, withdrawnDays } = context;
  const options = { today: now.slice(0, 10), withdrawnDays, edition: 'published' } as const;
  const shown = await showYacht({ market, slug }, ports, options);
  if (shown === null || shown.gone) return null;
  const { yacht, type } = shown;
  const hero = await heroPicture(yacht, 'scene-16x10', { ...context, media: ports.media });
  return buildYachtSharePicture({ yacht, market, type, slug, hero }, context);
}

function sharedByQuery(
  { kind, query }: Exclude<SharePictureSubject, { kind: 'yacht' }>,
  context: ShareContext,
): Promise<Shared> {
  const { catalogue } = context.ports;
  switch (kind) {
    case 'compare':
      return buildComparisonSharePicture(decodeComparison(query), { ...context, catalogue });
    case 'itinerary':
      return sharedPlan(query, context);
    default:
      return sharedList(kind, query, context);
  }
}

async function sharedPlan(query: string, context: ShareContext): Promise<Shared> {
  return buildItinerarySharePicture(await planItinerary(decodeItinerary(query).itinerary, context), context);
}

/** @throws TurnedAwayError where the search does not answer */
async function sharedList(market: Market, query: string, context: ShareContext): Promise<Shared> {
  const { ports, now, translate } = context;
  const criteria = decodeCriteria(market, query);
  const options = { display: displayOn(SHARED_DISPLAY, now), pageSize: PAGE_SIZE };
  const answer = await listYachts(criteria, ports, options);
  if (!answer.ok) throw new TurnedAwayError(503, RETRY_AFTER);
  const { results, yachts } = answer.value;
  const list = { count: translate('list.count', { count: results.total }), yachts };
  const { catalogue, media } = ports;
  return buildListSharePicture(criteria, list, {
    ...{ ...context, catalogue, media, preferences: SHARED_DISPLAY },
    fleet: await catalogue.all(),
  });
}
