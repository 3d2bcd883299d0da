import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { itineraryCalendar } from '../../core/itinerary/export/itinerary-calendar.ts';
import { itineraryCsv } from '../../core/itinerary/export/itinerary-csv.ts';
import { itineraryGpx } from '../../core/itinerary/export/itinerary-gpx.ts';
import { decodeItinerary } from '../../core/itinerary/itinerary-query.ts';
import { isLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import type { ContentRepository } from '../../core/ports/content-repository.ts';
import type { SeaCharts } from '../../core/ports/sea-charts.ts';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import type { DisplayPreferences } from '../../core/preferences/display.ts';
import { splitPath } from '../../core/routing/trailing-slash.ts';
import { csv } from '../../core/shared/csv.ts';
import { COMPARISON_CSV, decodeComparison } from '../../core/shortlist/comparison-query.ts';
import { buildCompareCsv } from '../../ui/features/compare/build-compare-csv.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { requestOrigin } from '../http/request-origin.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import type { Visitor } from '../http/visitor.ts';
import { type ItineraryFile, itineraryFile } from './itinerary-file.ts';

export interface ExportRoutesOptions {
  readonly ports: {
    readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
    readonly content: Pick<ContentRepository, 'charterTerms' | 'site' | 'stops'>;
    readonly seaCharts: SeaCharts;
  };
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly localePath: (path: string, locale: Locale) => string;
  /** Origin of URLs, without a slash at the end; null uses the request's own. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** Header with the visitor's country, in lower case; null where the browser's languages decide (PR6). */
  readonly countryHeader: string | null;
  /** ISO 8601. */
  readonly now: () => string;
}

/** The messages, currency and unit of the visitor's pages, for an export. */
export interface ExportContext extends Pick<ExportRoutesOptions, 'ports'> {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly href: (path: string, other?: Locale) => string;
  readonly preferences: DisplayPreferences;
  readonly origin: string;
  /** ISO 8601. */
  readonly now: string;
}

export interface ExportedFile {
  readonly body: string;
  /** File name in the reader's language, without its extension. */
  readonly name: string;
}

/** A file of the data that a page's query holds. */
export interface Export {
  readonly type: string;
  readonly caching: 'private, no-cache' | 'private, no-store';
  /** Whether it depends on the visitor's currency and unit. */
  readonly hasReading: boolean;
  /** Makes the file; null where the query has no content for it. */
  readonly make: (query: string, context: ExportContext) => Promise<ExportedFile | null>;
}

const CSV = 'text/csv; charset=utf-8';

/** All exports by file name, below `/exports/{locale}/`. */
const EXPORTS: ReadonlyMap<string, Export> = new Map([
  [COMPARISON_CSV, { type: CSV, caching: 'private, no-cache', hasReading: true, make: compareCsv }],
  ['itinerary.ics', itineraryAs('text/calendar; charset=utf-8', calendarOf)],
  ['itinerary.gpx', itineraryAs('application/gpx+xml', ({ text }) => itineraryGpx(text))],
  ['itinerary.csv', itineraryAs(CSV, ({ text, words }) => itineraryCsv(text, words))],
]);

/**
 * Serves comparisons and itineraries as files (CF1, CF3): `/exports/es/compare.csv?charter=H-001,H-002` or
 * `/exports/es/itinerary.gpx?v=1&days=antibes;calvi`.
 */
export function exportRoutes(app: FastifyInstance, options: ExportRoutesOptions): void {
  const { ports, messages, visitorOf, localePath, publicUrl, isSecure, countryHeader, now } = options;
  const headersOf = ({ caching, hasReading }: Export) => {
    const vary = hasReading ? `Accept-Encoding, Cookie, ${countryHeader ?? 'Accept-Language'}` : 'Accept-Encoding';
    return ['Cache-Control', caching, 'X-Robots-Tag', 'noindex', 'Vary', vary];
  };

  app.get('/exports/:locale/:file', async (request: ExportRequest, reply: FastifyReply) => {
    const { locale, file } = request.params;
    const entry = EXPORTS.get(file);
    if (!isLocale(locale) || entry === undefined) return reply.callNotFound();
    const exported = await entry.make(splitPath(request.url).rest, {
      ports,
      locale,
      translate: messages[locale].translate,
      href: (path, other = locale) => localePath(path, other),
      preferences: visitorOf(request.raw),
      origin: publicUrl ?? requestOrigin(request, isSecure(request.raw)),
      now: now(),
    });
    if (exported === null) return reply.callNotFound();
    const named = contentDisposition('attachment', file, exported.name + file.slice(file.lastIndexOf('.')));
    const headers = [...headersOf(entry), 'Content-Disposition', named];
    const prepared = new PreparedAnswer(200, entry.type, exported.body, headers, () => FILE_HEADERS);
    const variant = await prepared.prepare(acceptedEncoding(request.headers['accept-encoding']));
    reply.hijack();
    prepared.send(request.raw, reply.raw, variant, false);
  });
}

type ExportRequest = FastifyRequest<{ Params: { locale: string; file: string } }>;

async function compareCsv(query: string, { ports, ...context }: ExportContext): Promise<ExportedFile | null> {
  const rows = await buildCompareCsv(decodeComparison(query), { ...ports, ...context });
  if (rows === null) return null;
  return { body: csv(rows), name: context.translate('compare.fileName') };
}

/**
 * Makes the export of an itinerary, which is never cached. Unreadable parts of the query are dropped; without a known
 * place there is no file.
 * @param write null where the format cannot express it
 */
function itineraryAs(type: string, write: (file: ItineraryFile) => string | null): Export {
  return {
    type,
    caching: 'private, no-store',
    hasReading: false,
    async make(query, context) {
      const file = await itineraryFile(decodeItinerary(query).itinerary, context);
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
