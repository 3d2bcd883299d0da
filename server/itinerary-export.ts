import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { itineraryCalendar } from '../core/itinerary/export/itinerary-calendar.ts';
import { type ItineraryCsvWords, itineraryCsv } from '../core/itinerary/export/itinerary-csv.ts';
import { itineraryGpx } from '../core/itinerary/export/itinerary-gpx.ts';
import type { ItineraryText } from '../core/itinerary/export/itinerary-text.ts';
import { type Itinerary, isEmpty } from '../core/itinerary/itinerary.ts';
import { decodeItinerary, encodeItinerary } from '../core/itinerary/itinerary-query.ts';
import { isLocale, type Locale } from '../core/locale/locale.ts';
import { splitPath } from '../core/routing/trailing-slash.ts';
import type { Result } from '../core/shared/result.ts';
import type { Reading } from '../ui/reading.ts';
import { acceptedEncoding } from './accept-encoding.ts';
import { contentDisposition } from './content-disposition.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { requestOrigin } from './request-origin.ts';
import { FILE_HEADERS } from './security-headers.ts';
import type { Visitor } from './visitor.ts';

export interface ItineraryFileRequest {
  readonly locale: Locale;
  /** With a place at least. */
  readonly itinerary: Itinerary;
  /** `?…`, the itinerary as its page's address has it. */
  readonly query: string;
  readonly reading: Reading;
  /** Scheme and host of the page. */
  readonly origin: string;
  /** ISO 8601 instant in UTC. */
  readonly now: string;
}

/** What every file of an itinerary is made of. */
export interface ItineraryFile {
  readonly text: ItineraryText;
  readonly words: ItineraryCsvWords;
  /** In the reader's language, without its ending. */
  readonly name: string;
}

export type AnswerItineraryFile = (
  request: ItineraryFileRequest,
) => Promise<Result<ItineraryFile, { readonly kind: 'not-found' | 'busy' }>>;

export interface ItineraryExportOptions {
  readonly answer: AnswerItineraryFile;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  /** Origin of addresses, without a slash at the end; null takes the request's own. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** ISO 8601 instant in UTC. */
  readonly now: () => string;
}

interface Format {
  readonly type: string;
  /** Null for what cannot be said in it. */
  readonly write: (file: ItineraryFile) => string | null;
}

const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['itinerary.ics', { type: 'text/calendar; charset=utf-8', write: calendarOf }],
  ['itinerary.gpx', { type: 'application/gpx+xml', write: ({ text }) => itineraryGpx(text) }],
  ['itinerary.csv', { type: 'text/csv; charset=utf-8', write: ({ text, words }) => itineraryCsv(text, words) }],
]);

/** A plan changes with every step, and with the fleet; and it is the visitor's own. */
const HEADERS = ['Cache-Control', 'private, no-store', 'X-Robots-Tag', 'noindex'];
/** Seconds after which ways are likely to be reckoned again. */
const RETRY_AFTER = '10';

/**
 * product.md CF3: an itinerary as a file to keep: `/exports/es/itinerary.gpx?v=1&days=antibes;calvi`. What of the query
 * can be read is; where that is no place there is no file, and no calendar where it has no date.
 */
export function itineraryExport(app: FastifyInstance, options: ItineraryExportOptions): void {
  for (const [file, format] of FORMATS) {
    app.get(`/exports/:locale/${file}`, (request: ExportRequest, reply: FastifyReply) =>
      answerFile(file, format, request, reply, options),
    );
  }
}

type ExportRequest = FastifyRequest<{ Params: { locale: string } }>;

async function answerFile(
  file: string,
  { type, write }: Format,
  request: ExportRequest,
  reply: FastifyReply,
  { answer, visitorOf, publicUrl, isSecure, now }: ItineraryExportOptions,
): Promise<unknown> {
  const { locale } = request.params;
  const { itinerary } = decodeItinerary(splitPath(request.url).rest);
  if (!isLocale(locale) || isEmpty(itinerary)) return reply.callNotFound();
  const { currency, unit } = visitorOf(request.raw);
  const origin = publicUrl ?? requestOrigin(request, isSecure(request.raw));
  const query = encodeItinerary(itinerary);
  const made = await answer({ locale, itinerary, query, reading: { currency, unit }, origin, now: now() });
  if (!made.ok && made.error.kind === 'busy') {
    const refused = reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', RETRY_AFTER);
    return refused.type('text/plain; charset=utf-8').send('503 Service Unavailable\n');
  }
  const body = made.ok ? write(made.value) : null;
  if (!made.ok || body === null) return reply.callNotFound();
  const named = contentDisposition('attachment', file, made.value.name + file.slice(file.lastIndexOf('.')));
  const headers = [...HEADERS, 'Vary', 'Accept-Encoding', 'Content-Disposition', named];
  const prepared = new PreparedAnswer(200, type, body, headers, () => FILE_HEADERS);
  const variant = await prepared.prepare(acceptedEncoding(request.headers['accept-encoding']));
  reply.hijack();
  prepared.send(request.raw, reply.raw, variant, false);
}

function calendarOf({ text }: ItineraryFile): string | null {
  const calendar = itineraryCalendar(text);
  return calendar.ok ? calendar.value : null;
}
