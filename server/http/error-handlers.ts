import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale } from '../../core/locale/locale.ts';
import type { PreparedAnswer } from '../cache/prepared-answer.ts';
import { type BusyPages, plainFailureAnswer, type RenderFailurePage } from '../pages/failure-page.ts';
import { type Logger, loggedPath } from '../start/log.ts';
import type { TakeTurn } from './limit-work.ts';
import { isSecure } from './security-headers.ts';
import { isCrawler, type Visitor } from './visitor.ts';
import { TurnedAwayError } from './work-rules.ts';

export interface ErrorHandlersOptions {
  readonly failurePage: RenderFailurePage;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly busyPages: BusyPages;
  readonly takeTurn: TakeTurn;
  readonly log: Logger;
  readonly trustProxy: boolean;
}

type Send = (request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer, extra?: string[]) => Promise<void>;

export type ErrorHandlers = ReturnType<typeof createErrorHandlers>;

/** Folders that scripts and pages load from, so that a missing file needs no error page. */
const NO_PAGES = ['/api/', '/assets/', '/builds/', '/media/', '/_i18n/'];
/** The statuses that the error page is designed for. */
const DESIGNED = new Set([403, 404, 410, 429, 500, 503]);

/** Answers requests that fail. A failure of the server is logged once, with the id that the visitor sees. */
export function createErrorHandlers(options: ErrorHandlersOptions) {
  const { failurePage, takeTurn, visitorOf, log, trustProxy } = options;
  const send: Send = (request, reply, answer, extra = []) =>
    answer.reply(request, reply, isSecure(request.raw, trustProxy), extra);

  /**
   * Answers with the error page where HTML is accepted and the status has such a page, else with one line.
   * @param failure a failure of the server: its id in the log and the error
   */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    failure: { readonly id: string | null; readonly error?: unknown } = { id: null },
  ) {
    const { id } = failure;
    if (!DESIGNED.has(status) || !(request.headers.accept ?? '').includes('text/html'))
      return send(request, reply, plainFailureAnswer(status, id));
    const path = loggedPath(request.raw.url);
    const visitor = visitorOf(request.raw);
    const page = () =>
      failurePage({
        status,
        ...failure,
        path: status === 404 ? path : null,
        locale: splitLocale(path).locale ?? visitor.preferredLocale,
        crawler: isCrawler(request.headers['user-agent']),
        request: visitor,
      });
    // Addresses that lead nowhere have no end, so that their page waits for its turn like any other.
    const answer = await takeTurn(request.raw, page).catch((error: unknown) => {
      if (error instanceof TurnedAwayError) return plainFailureAnswer(status, id);
      throw error;
    });
    return send(request, reply, answer);
  }

  const turnAway = turningAway(options, send);
  return {
    refuse,
    async onError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      if (error instanceof TurnedAwayError) return turnAway(request, reply, error);
      const status = statusOf(error);
      if (status < 500) return refuse(request, reply, status);
      log.error(
        { id: request.id, method: request.method, path: loggedPath(request.url), err: error },
        'Request failed',
      );
      return refuse(request, reply, status, { id: request.id, error });
    },
    async onNotFound(request: FastifyRequest, reply: FastifyReply) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return send(request, reply, plainFailureAnswer(405), ['Allow', 'GET, HEAD']);
      if (NO_PAGES.some((folder) => request.url.startsWith(folder)))
        return send(request, reply, plainFailureAnswer(404));
      return refuse(request, reply, 404);
    },
  };
}

/** Creates the answer to requests that got no turn: a page where HTML is accepted, else one line. */
function turningAway({ busyPages, visitorOf }: ErrorHandlersOptions, send: Send) {
  return async (request: FastifyRequest, reply: FastifyReply, { status, retryAfter }: TurnedAwayError) => {
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || isCrawler(request.headers['user-agent']))
      return send(request, reply, plainFailureAnswer(status, null, retryAfter));
    const { currency, unit, preferredLocale } = visitorOf(request.raw);
    const locale = splitLocale(loggedPath(request.raw.url)).locale ?? preferredLocale;
    const page = await busyPages.page({ status, locale, currency, unit });
    return send(request, reply, page, ['Retry-After', String(retryAfter)]);
  };
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
