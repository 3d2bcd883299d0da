import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { itineraryCalendar } from '../../core/itinerary/export/itinerary-calendar.ts';
import { type ItineraryCsvWords, itineraryCsv } from '../../core/itinerary/export/itinerary-csv.ts';
import { itineraryGpx } from '../../core/itinerary/export/itinerary-gpx.ts';
import type { ItineraryText } from '../../core/itinerary/export/itinerary-text.ts';
import { hasNoPlaces, type Itinerary } from '../../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary, itineraryHref } from '../../core/itinerary/itinerary-query.ts';
import { isLocale, localeEntry } from '../../core/locale/locale.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import { csv } from '../../core/shared/csv.ts';
import { COMPARISON_CSV_FILE, decodeComparison } from '../../core/shortlist/comparison-query.ts';
import { buildCompareCsv } from '../../ui/features/compare/build-compare-view.ts';
import { itineraryCsvWords, planDayTexts, planTitle } from '../../ui/features/itinerary/build-itinerary-text.ts';
import { planItinerary } from '../../ui/features/itinerary/build-itinerary-view.ts';
import type { CardContext } from '../../ui/yacht-card/card-facts.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { answerInTurn } from '../http/limit-work.ts';
import { contentDisposition, originOf } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';

export type ExportRoutesContext = RouteContext<
  'messages' | 'visitorOf' | 'rules' | 'publicUrl' | 'isSecure' | 'countryHeader' | 'now' | 'takeTurn',
  'catalogue' | 'content' | 'seaRoutes'
>;

/** The visitor's language and preferences, and the site's data, for an export. */
interface ExportContext extends Pick<ExportRoutesContext, 'ports'>, Omit<CardContext, 'media'> {
  /** Scheme and host of the page. */
  readonly origin: string;
}

interface ExportedFile {
  readonly body: string;
  /** File name in the reader's language, without its extension. */
  readonly name: string;
}

/** The export of the data in a page's query, as a file. */
interface Export {
  readonly type: string;
  readonly caching: 'private, no-cache' | 'private, no-store';
  /** Whether it depends on the visitor's currency and unit. */
  readonly usesDisplay: boolean;
  /** Makes the file; null where the query has no content for it. */
  readonly make: (query: string, context: ExportContext) => Promise<ExportedFile | null>;
}

const CSV = 'text/csv; charset=utf-8';

/** All exports by file name, below `/exports/{locale}/`. */
const EXPORTS: ReadonlyMap<string, Export> = new Map([
  [COMPARISON_CSV_FILE, { type: CSV, caching: 'private, no-cache', usesDisplay: true, make: compareCsv }],
  ['itinerary.ics', itineraryAs('text/calendar; charset=utf-8', calendarOf)],
  ['itinerary.gpx', itineraryAs('application/gpx+xml', ({ text }) => itineraryGpx(text))],
  ['itinerary.csv', itineraryAs(CSV, ({ text, words }) => itineraryCsv(text, words))],
]);

/**
 * Serves comparisons and itineraries as files (CF1, CF3): `/exports/es/compare.csv?charter=H-001,H-002` or
 * `/exports/es/itinerary.gpx?v=1&days=antibes;calvi`.
 */
export function exportRoutes(app: FastifyInstance, context: ExportRoutesContext): void {
  const { ports, messages, visitorOf, rules, countryHeader, now, takeTurn } = context;
  const headersOf = ({ caching, usesDisplay }: Export) => {
    const vary = usesDisplay ? `Accept-Encoding, Cookie, ${countryHeader ?? 'Accept-Language'}` : 'Accept-Encoding';
    return ['Cache-Control', caching, 'X-Robots-Tag', 'noindex', 'Vary', vary];
  };

  const make = async (request: ExportRequest) => {
    const { locale, file } = request.params;
    const entry = EXPORTS.get(file);
    if (!isLocale(locale) || entry === undefined) return null;
    const exported = await entry.make(splitAddress(request.url).rest, {
      ports,
      locale,
      translate: messages[locale].translate,
      href: (path, other = locale) => rules.localePath(path, other),
      preferences: visitorOf(request.raw),
      origin: originOf(request.raw, context),
      now: now(),
    });
    if (exported === null) return null;
    const disposition = contentDisposition('attachment', file, exported.name + file.slice(file.lastIndexOf('.')));
    const headers = [...headersOf(entry), 'Content-Disposition', disposition];
    return preparedFile(entry.type, exported.body, headers);
  };
  app.get('/exports/:locale/:file', answerInTurn(takeTurn, make));
}

type ExportRequest = FastifyRequest<{ Params: { locale: string; file: string } }>;

async function compareCsv(query: string, { ports, ...context }: ExportContext): Promise<ExportedFile | null> {
  const rows = await buildCompareCsv(decodeComparison(query), { ...ports, ...context });
  return rows && { body: csv(rows), name: context.translate('compare.fileName') };
}

/**
 * Makes the export of an itinerary, which is never cached. Unreadable parts of the query are dropped; without a known
 * place there is no file.
 * @param write returns null where the format cannot express the itinerary
 */
function itineraryAs(type: string, write: (file: ItineraryFile) => string | null): Export {
  return {
    type,
    caching: 'private, no-store',
    usesDisplay: false,
    async make(query, context) {
      const file = await buildItineraryFile(decodeItinerary(query).itinerary, context);
      const body = file === null ? null : write(file);
      return file === null || body === null ? null : { body, name: file.name };
    },
  };
}

/** Writes the calendar; null without dates. */
function calendarOf({ text }: ItineraryFile): string | null {
  const calendar = itineraryCalendar(text);
  return calendar.ok ? calendar.value : null;
}

/** The content of an itinerary's files. */
interface ItineraryFile {
  readonly text: ItineraryText;
  readonly words: ItineraryCsvWords;
  /** File name in the reader's language, without its extension. */
  readonly name: string;
}

/** Builds the content of an itinerary's files, in the words of its page (CF3). Null without a known place. */
export async function buildItineraryFile(
  itinerary: Itinerary,
  { ports, locale, translate, href, origin, now }: Omit<ExportContext, 'preferences'>,
): Promise<ItineraryFile | null> {
  if (hasNoPlaces(itinerary)) return null;
  const [planned, site] = await Promise.all([planItinerary(itinerary, { ports, locale }), ports.content.site()]);
  if (hasNoPlaces(planned.shown)) return null;
  const context = { locale, translate, href, data: planned.data, sea: null };
  const title = planTitle(planned, context);
  const address = itineraryHref(planned.shown, href);
  return {
    text: {
      title,
      author: site.brand.name,
      language: localeEntry(locale).iso,
      address: address.startsWith('/') ? origin + address : address,
      uid: createHash('sha256').update(encodeItinerary(itinerary)).digest('hex').slice(0, 32),
      stamp: now,
      days: planDayTexts(planned.plan, context),
    },
    words: itineraryCsvWords(translate),
    name: title.replaceAll(/[/\\:]+/g, ' '),
  };
}
