import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '../../core/locale/locale.ts';
import { MARKETS } from '../../core/market/market.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { BROCHURE_PREFERENCES } from '../../core/routing/brochure-path.ts';
import { isLengthUnit } from '../../core/yacht/length.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { requestOrigin } from '../http/request-origin.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import type { AnswerBrochure, BrochureRequest } from './brochures.ts';

export interface BrochureRouteOptions {
  readonly answer: AnswerBrochure;
  /** Origin of URLs, without a slash at the end; null uses the request's own. */
  readonly publicUrl: string | null;
  readonly isSecure: (request: IncomingMessage) => boolean;
}

type Asked = FastifyRequest<{
  Params: { locale: string; market: string; file: string };
  Querystring: { currency?: unknown; unit?: unknown };
}>;

const ENDING = '.pdf';
const CACHING = 'public, max-age=3600';
/** For a brochure that lacks pictures, which may be available soon. */
const CACHING_INCOMPLETE = 'public, max-age=60';
/** Seconds after which the queue is likely to have room. */
const RETRY_AFTER = '10';

/**
 * Serves brochures (YA1): `/brochures/es/charter/sel-et-soie.pdf`, in the currency and the unit of the
 * query.
 */
export function brochureRoute(app: FastifyInstance, { answer, publicUrl, isSecure }: BrochureRouteOptions): void {
  app.get('/brochures/:locale/:market/:file', async (request: Asked, reply: FastifyReply) => {
    const asked = askedFor(request, publicUrl ?? requestOrigin(request, isSecure(request.raw)));
    const brochure = asked && (await answer(asked));
    if (brochure === null) return reply.callNotFound();
    if (!brochure.ok) {
      if (brochure.error.kind === 'not-found') return reply.callNotFound();
      const refused = reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', RETRY_AFTER);
      return refused.type('text/plain; charset=utf-8').send('503 Service Unavailable\n');
    }
    const { pdf, complete, name, page } = brochure.value;
    const headers = [
      ...['Cache-Control', complete ? CACHING : CACHING_INCOMPLETE],
      ...['Content-Disposition', contentDisposition('inline', request.params.file, name + ENDING)],
      ...['Link', `<${page}>; rel="canonical"`],
    ];
    const prepared = new PreparedAnswer(200, 'application/pdf', pdf, headers, () => FILE_HEADERS);
    const variant = await prepared.prepare('identity');
    reply.hijack();
    prepared.send(request.raw, reply.raw, variant, false);
  });
}

/** Parses a request; null where it names no possible brochure. */
function askedFor({ params, query }: Asked, origin: string): BrochureRequest | null {
  const { locale, file } = params;
  const market = MARKETS.find((known) => known === params.market);
  const { currency = BROCHURE_PREFERENCES.currency, unit = BROCHURE_PREFERENCES.unit } = query;
  if (!isLocale(locale) || market === undefined || !file.endsWith(ENDING)) return null;
  if (!isCurrency(currency) || !isLengthUnit(unit)) return null;
  return { locale, market, slug: file.slice(0, -ENDING.length), preferences: { currency, unit }, origin };
}
