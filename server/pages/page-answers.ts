import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { firstLoadLocale } from '../../core/locale/detect-locale.ts';
import { type Locale, splitLocale, unprefixedLocale } from '../../core/locale/locale.ts';
import { LOCALE_COOKIE, localeToStore } from '../../core/locale/locale-cookie.ts';
import type { PageCache } from '../cache/page-cache.ts';
import { PreparedAnswer, withNoStore } from '../cache/prepared-answer.ts';
import { countedNetworks } from '../http/client-address.ts';
import { explicitLocalePath, yearCookie } from '../http/cookies.ts';
import { acceptedEncoding } from '../http/negotiation.ts';
import { type FlatHeaders, isSecure } from '../http/security-headers.ts';
import { isCrawler, type Visitor, withRequestedDisplay } from '../http/visitor.ts';
import type { WorkQueue } from '../http/work-queue.ts';
import type { Metrics } from '../operations/metrics.ts';
import { comparisonCookieHeaders } from '../routes/stored-lists.ts';
import type { AddressRules } from '../start/address-rules.ts';
import type { Env } from '../start/env.ts';
import { type Logger, loggedPath } from '../start/log.ts';
import { plainFailureAnswer, type RenderFailurePage } from './failure-page.ts';
import type { PageAddress, ParsedAddress } from './page-address.ts';
import { isMobileRequest, pageCachingHeaders, rendererHeaders } from './page-headers.ts';
import { PAGE_REQUEST_DEFAULTS, type PageAnswer, type PageRenderer, type PageRequest } from './page-request.ts';
import { cameFromThisSite, referringPage } from './referring-page.ts';

export interface PagesOptions {
  readonly env: Pick<Env, 'cdnSeconds' | 'countryHeader' | 'pageStaleSeconds' | 'publicUrl' | 'trustProxy'>;
  readonly rules: Pick<AddressRules, 'localePath' | 'strategy'>;
  /** Null renders every page anew, as in development. */
  readonly cache: PageCache | null;
  readonly readAddress: (rawUrl: string) => ParsedAddress;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly render: PageRenderer;
  readonly failurePage: RenderFailurePage;
  readonly work: WorkQueue;
  /** The security headers of a page, by its address. */
  readonly securityOf: (address: PageAddress) => (secure: boolean) => FlatHeaders;
  readonly log: Logger;
  readonly metrics: Metrics | null;
}

/** The facts that decide which copy of a page answers a request. */
interface Lookup {
  readonly address: PageAddress;
  readonly visitor: Visitor;
  readonly mobile: boolean;
  readonly key: string;
}

const NOTHING: FlatHeaders = [];

/** Answers page requests, from the cache before any other work, or by rendering. */
export class PageAnswers {
  readonly #logsAccess: boolean;
  /** Lookups of requests that the cache could not answer. */
  readonly #missed = new WeakMap<IncomingMessage, Lookup>();

  constructor(private readonly options: PagesOptions) {
    this.#logsAccess = options.log.isLevelEnabled('debug');
  }

  /** Answers from the cache; returns whether it did. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean {
    const { cache, readAddress, env, metrics, log } = this.options;
    if (cache === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const address = readAddress(request.url ?? '');
    if (address.kind !== 'page' || !address.shared) return false;
    const lookup = this.#lookUp(request, address);
    const { visitor } = lookup;
    if (this.firstLoadLocale(request, address, visitor) !== null) return false;
    const hit = cache.hit(lookup.key);
    if (hit === null) {
      this.#missed.set(request, lookup);
      return false;
    }
    if (!hit.fresh) this.#renew(cache, lookup, request);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const variant = hit.answer.ready(encoding);
    if (variant === null) {
      this.#send(request, response, hit.answer, address, visitor).then(
        (status) => metrics?.request(status),
        (error: unknown) => this.#abandon(response, error),
      );
    } else {
      const extra = this.#localeCookie(request, address, visitor, 200);
      const status = hit.answer.send(request, response, variant, isSecure(request, env.trustProxy), extra);
      metrics?.request(status);
    }
    if (this.#logsAccess) log.debug({ path: loggedPath(request.url) }, 'Request answered from the page cache');
    return true;
  }

  /** Renders a stale copy anew. That counts as the work of the network that asks; without a share it gets the copy. */
  #renew(cache: PageCache, { key, address, visitor, mobile }: Lookup, request: IncomingMessage): void {
    const networks = countedNetworks(request, this.options.env.trustProxy);
    const render = () => this.#render(pageRequest(address, visitor, mobile), address, randomUUID());
    if (this.options.work.allows(networks)) cache.refresh(key, () => this.options.work.run(networks, render));
  }

  /**
   * Answers what `tryAnswer` did not. Throws where rendering takes too long or gets no turn, and there is no last good
   * copy.
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
    id: string,
    redirectTo: string | null = null,
  ): Promise<void> {
    const { cache, env, work } = this.options;
    const networks = countedNetworks(request, env.trustProxy);
    const missed = this.#missed.get(request);
    const { visitor, mobile, key } = missed?.address === address ? missed : this.#lookUp(request, address);
    const render = () => this.#render({ ...pageRequest(address, visitor, mobile), redirectTo }, address, id);
    const storable = cache !== null && address.shared && redirectTo === null;
    // A page that others wait for as well is rendered even if the one who came first has left.
    const inTurn = () => work.run(networks, render, { isWanted: () => storable || !request.socket.destroyed });
    const found = storable
      ? (cache.hit(key)?.answer ?? (await this.#load(cache, key, networks, inTurn)))
      : await inTurn();
    const isFailedCrawl = found.status >= 400 && isCrawler(request.headers['user-agent']);
    const answer = isFailedCrawl
      ? ((storable && found.status !== 410 ? cache.lastCopy(key) : null) ??
        plainFailureAnswer(found.status >= 500 ? 503 : found.status))
      : found;
    const isOutdated = storable && cache.isOutdated(key, answer);
    await this.#send(request, response, answer, address, visitor, isOutdated);
  }

  /** Renders for the cache. A network without a share is turned away before it can wait for others' renderings. */
  async #load(cache: PageCache, key: string, networks: readonly string[], render: () => Promise<PreparedAnswer>) {
    try {
      this.options.work.check(networks);
    } catch (error) {
      const good = cache.lastGood(key);
      if (good !== null) return good;
      throw error;
    }
    return cache.load(key, render);
  }

  #lookUp(request: IncomingMessage, address: PageAddress): Lookup {
    const { env, visitorOf } = this.options;
    const visitor = withRequestedDisplay(visitorOf(request), address.display);
    const mobile = address.byDevice && isMobileRequest(request.headers, env.cdnSeconds);
    return { address, visitor, mobile, key: pageCacheKey(address.url, visitor, mobile) };
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: PreparedAnswer,
    address: PageAddress,
    visitor: Visitor,
    isOutdated = false,
  ): Promise<number> {
    const variant = await answer.prepare(acceptedEncoding(request.headers['accept-encoding']));
    const secure = isSecure(request, this.options.env.trustProxy);
    const { localePath } = this.options.rules;
    const extra = [
      ...this.#localeCookie(request, address, visitor, answer.status),
      ...comparisonCookieHeaders(address, request.headers, { localePath, secure }),
    ];
    return answer.send(request, response, isOutdated ? withNoStore(variant) : variant, secure, extra);
  }

  #abandon(response: ServerResponse, error: unknown): void {
    this.options.log.error({ err: error }, 'A page could not be sent');
    response.destroy();
  }

  /**
   * Returns the locale that a first load without a locale in its address is redirected to (LO3); null for no redirect.
   * Behind a CDN there is none, since one copy serves all visitors.
   */
  firstLoadLocale(request: IncomingMessage, address: PageAddress, visitor: Visitor): Locale | null {
    const { headers } = request;
    const { env } = this.options;
    const { locale: page, named, path } = address;
    if (address.data || address.preview || env.cdnSeconds > 0) return null;
    const isFirstLoad = () =>
      !cameFromThisSite(headers, env) && explicitLocalePath(headers, isSecure(request, env.trustProxy)) !== path;
    return firstLoadLocale({ page, named, preferred: visitor.preferredLocale, isFirstLoad });
  }

  /** Returns the Set-Cookie header that remembers the visitor's locale (LO4); none behind a CDN. */
  #localeCookie(request: IncomingMessage, address: PageAddress, visitor: Visitor, status: number): FlatHeaders {
    const { env, rules } = this.options;
    const { cookieLocale: stored, preferredLocale: preferred } = visitor;
    if (address.data || status !== 200 || env.cdnSeconds > 0 || stored === address.locale) return NOTHING;
    const referring = referringPage(request.headers, env);
    const from = referring === null ? null : (splitLocale(referring).locale ?? unprefixedLocale(rules.strategy));
    const locale = localeToStore({ page: address.locale, stored, preferred, from });
    if (locale === null) return NOTHING;
    return ['Set-Cookie', yearCookie(LOCALE_COOKIE, locale, isSecure(request, env.trustProxy))];
  }

  async #render(request: PageRequest, address: PageAddress, id: string): Promise<PreparedAnswer> {
    const { env, log, metrics, render, failurePage, securityOf } = this.options;
    const started = performance.now();
    let answer: PageAnswer | null = null;
    let error: unknown;
    try {
      answer = await render(request);
      error = answer.error;
    } catch (thrown) {
      error = thrown;
    }
    const { outage = false } = answer ?? {};
    // An outage was logged by the adapter and is shown on the page, so it is not a failure of the server.
    const failed = answer === null || (answer.status >= 500 && !outage);
    metrics?.rendered((performance.now() - started) / 1000, failed);
    if (failed) log.error({ id, path: loggedPath(request.url), err: error }, 'A page failed to render');
    if (answer === null) {
      return failurePage({ status: 500, id, locale: request.locale, crawler: false, request, error });
    }
    const { preview, byDevice, shared } = address;
    const { data, url } = request;
    const redirects = request.redirectTo !== null;
    const traits = { status: answer.status, data, outage, preview, byDevice, shared, redirects, url };
    const headers = [
      ...(failed ? ['X-Request-Id', id] : []),
      ...pageCachingHeaders(env, traits),
      ...rendererHeaders(answer.headers),
    ];
    const type = answer.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
    return new PreparedAnswer(
      answer.status,
      type ?? 'text/html; charset=utf-8',
      answer.body,
      headers,
      securityOf(address),
      !outage,
    );
  }
}

function pageRequest(address: PageAddress, { currency, unit }: Visitor, mobile: boolean): PageRequest {
  const { url, locale, data, preview, edition } = address;
  return { ...PAGE_REQUEST_DEFAULTS, url, locale, currency, unit, mobile, data, preview, edition };
}

/**
 * Builds the cache key of a page from its canonical address, currency and unit and, on list pages, the page size (SE1).
 * Cookies affect the key only through currency and unit.
 */
export function pageCacheKey(url: string, visitor: Visitor, mobile: boolean): string {
  return mobile ? `${visitor.cacheKeyPart} m ${url}` : `${visitor.cacheKeyPart} ${url}`;
}
