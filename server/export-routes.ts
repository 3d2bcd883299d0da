import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale, type Localized } from '../core/locale/locale.ts';
import type { ContentRepository } from '../core/ports/content-repository.ts';
import type { YachtCatalogue } from '../core/ports/yacht-catalogue.ts';
import { splitPath } from '../core/routing/trailing-slash.ts';
import { csv } from '../core/shared/csv.ts';
import { decodeComparison } from '../core/shortlist/comparison-query.ts';
import { buildCompareCsv } from '../ui/features/compare/build-compare-csv.ts';
import { COMPARE_CSV } from '../ui/features/compare/compare-csv-path.ts';
import type { Translate } from '../ui/i18n/translator.ts';
import type { Reading } from '../ui/reading.ts';
import { acceptedEncoding } from './accept-encoding.ts';
import { contentDisposition } from './content-disposition.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { requestOrigin } from './request-origin.ts';
import { FILE_HEADERS } from './security-headers.ts';
import type { Visitor } from './visitor.ts';

export interface ExportRoutesOptions {
  readonly ports: {
    readonly catalogue: Pick<YachtCatalogue, 'all' | 'byId'>;
    readonly content: Pick<ContentRepository, 'charterTerms'>;
  };
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly localePath: (path: string, locale: Locale) => string;
  /** Origin of addresses, without a slash at the end; null takes the request's own. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** Lower case; null where the browser's languages say the country (product.md PR6). */
  readonly countryHeader: string | null;
  /** ISO 8601. */
  readonly now: () => string;
}

/** What an export is made with: the words, the currency and the unit that the visitor's pages have. */
export interface ExportContext extends Pick<ExportRoutesOptions, 'ports'> {
  readonly locale: Locale;
  readonly translate: Translate;
  readonly href: (path: string, other?: Locale) => string;
  readonly reading: Reading;
  readonly origin: string;
  /** ISO 8601. */
  readonly now: string;
}

export interface ExportedFile {
  readonly type: string;
  readonly body: string;
  /** In the reader's language, without its ending. */
  readonly name: string;
}

/** A file of what a page's query holds, read as the page reads it; null where that is nothing. */
export type Export = (query: string, context: ExportContext) => Promise<ExportedFile | null>;

/** Every export by its file name, which stands below `/exports/{locale}/`. */
const EXPORTS: ReadonlyMap<string, Export> = new Map([[COMPARE_CSV, compareCsv]]);

/** product.md CF1: what a visitor has put together, as a file to keep: `/exports/es/compare.csv?charter=H-001,H-002`. */
export function exportRoutes(app: FastifyInstance, options: ExportRoutesOptions): void {
  const { ports, messages, visitorOf, localePath, publicUrl, isSecure, countryHeader, now } = options;
  // It goes by the visitor's currency and unit, and by today's fleet.
  const caching = ['Cache-Control', 'private, no-cache', 'X-Robots-Tag', 'noindex'];
  const vary = ['Vary', `Accept-Encoding, Cookie, ${countryHeader ?? 'Accept-Language'}`];

  app.get('/exports/:locale/:file', async (request: ExportRequest, reply: FastifyReply) => {
    const { locale, file } = request.params;
    const make = EXPORTS.get(file);
    if (!isLocale(locale) || make === undefined) return reply.callNotFound();
    const exported = await make(splitPath(request.url).rest, {
      ports,
      locale,
      translate: messages[locale].translate,
      href: (path, other = locale) => localePath(path, other),
      reading: visitorOf(request.raw),
      origin: publicUrl ?? requestOrigin(request, isSecure(request.raw)),
      now: now(),
    });
    if (exported === null) return reply.callNotFound();
    const named = contentDisposition('attachment', file, exported.name + file.slice(file.lastIndexOf('.')));
    const headers = [...caching, ...vary, 'Content-Disposition', named];
    const prepared = new PreparedAnswer(200, exported.type, exported.body, headers, () => FILE_HEADERS);
    const variant = await prepared.prepare(acceptedEncoding(request.headers['accept-encoding']));
    reply.hijack();
    prepared.send(request.raw, reply.raw, variant, false);
  });
}

type ExportRequest = FastifyRequest<{ Params: { locale: string; file: string } }>;

async function compareCsv(query: string, { ports, ...context }: ExportContext): Promise<ExportedFile | null> {
  const rows = await buildCompareCsv(decodeComparison(query), { ...ports, ...context });
  if (rows === null) return null;
  return { type: 'text/csv; charset=utf-8', body: csv(rows), name: context.translate('compare.fileName') };
}
