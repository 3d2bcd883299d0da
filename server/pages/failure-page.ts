import { STATUS_CODES } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '../../core/locale/locale.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import type { FlatHeaders } from '../http/security-headers.ts';
import type { Logger } from '../start/log.ts';
import { rendererHeaders } from './page-headers.ts';
import { PAGE_REQUEST_DEFAULTS, type PageFailure, type PageRenderer, type PageRequest } from './page-request.ts';

const NEVER_STORED = ['Cache-Control', 'private, no-store'];
/** Seconds after which a client that got a 503 may try again. */
const RETRY_AFTER = 120;

export interface FailureContext extends PageFailure {
  readonly locale: Locale | null;
  readonly crawler: boolean;
  readonly request: Pick<PageRequest, 'currency' | 'unit'>;
}

export type RenderFailurePage = (context: FailureContext) => Promise<PreparedAnswer>;

/**
 * Renders the designed error page (UI2), or one line where rendering fails too. Crawlers always get one line: for a
 * failure of the server a 503 with Retry-After, so that they keep the page in their index.
 */
export function createFailurePage(
  render: PageRenderer,
  log: Logger,
  homeOf: (locale: Locale) => string,
  security: (secure: boolean) => FlatHeaders,
): RenderFailurePage {
  return async ({ status, id, path = null, locale: known, crawler, request, error }) => {
    if (crawler) return plainFailureAnswer(status >= 500 ? 503 : status, id);
    const locale = known ?? DEFAULT_LOCALE;
    try {
      const { currency, unit } = request;
      const failure = { status, id, path, error };
      const answer = await render({ ...PAGE_REQUEST_DEFAULTS, url: homeOf(locale), locale, currency, unit, failure });
      if (answer.status !== status) throw new Error(`The error page for ${status} answered ${answer.status}`);
      const headers = [
        ...(id === null ? [] : ['X-Request-Id', id]),
        ...(status === 503 && id !== null ? ['Retry-After', String(RETRY_AFTER)] : []),
        ...NEVER_STORED,
        ...rendererHeaders(answer.headers),
      ];
      return new PreparedAnswer(status, 'text/html; charset=utf-8', answer.body, headers, security);
    } catch (thrown) {
      log.error({ id, err: thrown }, 'The error page itself failed');
      return plainFailureAnswer(status, id);
    }
  };
}

/** The display preferences and language that the page of a busy server is written in. */
export interface BusyContext extends Pick<PageRequest, 'currency' | 'unit'> {
  readonly status: 429 | 503;
  readonly locale: Locale | null;
}

/** Shows that the server is busy. Each page is rendered once, since there is no time for them when they are needed. */
export class BusyPages {
  readonly #pages = new Map<string, Promise<PreparedAnswer>>();

  constructor(private readonly failurePage: RenderFailurePage) {}

  page({ status, locale, currency, unit }: BusyContext): Promise<PreparedAnswer> {
    const key = `${status} ${locale} ${currency} ${unit}`;
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const page = this.failurePage({ status, id: null, locale, crawler: false, request: { currency, unit } });
    this.#pages.set(key, page);
    return page;
  }

  /** Drops all pages after a change of the content. */
  clear(): void {
    this.#pages.clear();
  }
}

/** Makes a one-line answer: for crawlers, for requests that want no page, and where the error page fails. */
export function plainFailureAnswer(
  status: number,
  id: string | null = null,
  retryAfter: number | null = status === 503 ? RETRY_AFTER : null,
): PreparedAnswer {
  const line = `${status} ${STATUS_CODES[status] ?? 'Error'}${id === null ? '' : ` (${id})`}\n`;
  return new PreparedAnswer(status, 'text/plain; charset=utf-8', line, [
    ...(id === null ? [] : ['X-Request-Id', id]),
    ...(retryAfter === null ? [] : ['Retry-After', String(retryAfter)]),
    ...NEVER_STORED,
  ]);
}
