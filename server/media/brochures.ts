import { createHash } from 'node:crypto';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import type { DisplayPreferences } from '../../core/preferences/display.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { BROCHURE_PREFERENCES } from '../../core/routing/brochure-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { isLengthUnit } from '../../core/yacht/length.ts';
import { computedType } from '../../core/yacht/market-rules.ts';
import type { BrochurePicture, BrochureView } from '../../ui/features/yacht/brochure/build-brochure-view.ts';
import { buildBrochureView } from '../../ui/features/yacht/brochure/build-brochure-view.ts';
import { buildYachtView } from '../../ui/features/yacht/build-yacht-view.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { WORK } from '../http/limit-work.ts';
import { contentDisposition, type OriginRules, originOf, plainText } from '../http/replies.ts';
import type { LoadPicture } from './brochure-pictures.ts';
import type { RenderBrochure } from './brochure-thread.ts';

interface MadeBrochure {
  readonly pdf: Buffer;
  /** Whether all its pictures were available. */
  readonly complete: boolean;
}

export interface BrochureRequest {
  readonly locale: Locale;
  readonly market: Market;
  readonly slug: string;
  readonly preferences: DisplayPreferences;
  /** Scheme and host of her page. */
  readonly origin: string;
}

export interface Brochure extends MadeBrochure {
  /** File name without extension, in the reader's language. */
  readonly name: string;
  /** URL of her page. */
  readonly page: string;
}

export type AnswerBrochure = (
  request: BrochureRequest,
) => Promise<Result<Brochure, { readonly kind: 'not-found' | 'busy' }>>;

export interface BrochureOptions {
  readonly ports: PagePorts;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly localePath: (path: string, locale: Locale) => string;
  readonly picture: LoadPicture;
  readonly render: RenderBrochure;
  /** Stores brochures; one that cannot be stored is rendered again. */
  readonly store: {
    read(name: string): Promise<Buffer | null>;
    write(name: string, body: Buffer): Promise<void>;
  };
  /** ISO 8601; rates depend on the season. */
  readonly now: () => string;
  /** Receives a warning for each picture that could not be loaded. */
  readonly warn: (message: string) => void;
  readonly mostWaiting?: number;
}

/** Version of the layout; a new number renders all brochures anew. */
const RECIPE = 2;
const MOST_RENDERING = 1;
const MOST_WAITING = 20;

type Made = Result<MadeBrochure, { readonly kind: 'busy' }>;

/**
 * Renders the brochure of a yacht on a market at the first request, one at a time and once for all parallel requests,
 * and stores it under a hash of the entire view. The hash needs the view: a media library has no version, so the
 * versions of content and catalogue would not change with its pictures.
 */
export function brochures(options: BrochureOptions): AnswerBrochure {
  const { ports, messages, localePath, now, mostWaiting = MOST_WAITING } = options;
  const renders = bulkhead(MOST_RENDERING, mostWaiting);
  const making = new Map<string, Promise<Made>>();

  return async (request) => {
    const found = await viewOf(request);
    if (found === null) return err({ kind: 'not-found' });
    const { view, key, address } = found;
    const file = `${createHash('sha256').update(`${RECIPE} ${key}`).digest('hex').slice(0, 40)}.pdf`;
    const brochure = await (making.get(file) ?? start(file, view));
    return brochure.ok ? ok({ ...brochure.value, name: `${view.name} (${view.offer})`, page: address }) : brochure;
  };

  /** Returns a brochure's view, the URL of the yacht's page and the text to hash; null where there is no brochure. */
  async function viewOf({ locale, market, slug, preferences, origin }: BrochureRequest) {
    const yacht = await ports.catalogue.bySlug(market, slug);
    if (yacht === null || computedType(yacht.market, market) !== market) return null;
    const { translate } = messages[locale];
    const href = (path: string, other = locale) => localePath(path, other);
    const path = href(routePath({ name: 'yacht', market, slug }));
    const context = { ports, locale, href, translate, preferences, now: now(), address: { path, query: '' } };
    const page = await buildYachtView(yacht, market, market, context);
    const { brand } = await ports.content.site();
    const address = origin + path;
    const view = buildBrochureView(yacht, page, {
      locale,
      unit: preferences.unit,
      translate,
      house: brand.name,
      address,
    });
    if (view === null) return null;
    return { view, address, key: `${yacht.id} ${market} ${locale} ${yacht.updatedAt} ${JSON.stringify(view)}` };
  }

  function start(file: string, view: BrochureView): Promise<Made> {
    const flight = keptOrMade(file, view).finally(() => making.delete(file));
    making.set(file, flight);
    return flight;
  }

  async function keptOrMade(file: string, view: BrochureView): Promise<Made> {
    const kept = await options.store.read(file);
    if (kept !== null) return ok({ pdf: kept, complete: true });
    try {
      return ok(await renders.execute(() => makeBrochure(file, view, options)));
    } catch (error) {
      if (isBulkheadRejectedError(error)) return err({ kind: 'busy' });
      throw error;
    }
  }
}

/** Renders a brochure, and stores it if all its pictures were available. */
async function makeBrochure(file: string, view: BrochureView, options: BrochureOptions): Promise<MadeBrochure> {
  const wanted = [view.hero, ...view.gallery];
  const files = await Promise.all(
    wanted.map(async (picture) => [picture.src, await pictureBytes(picture, options)] as const),
  );
  const pictures = new Map(files.flatMap(([src, bytes]) => (bytes === null ? [] : [[src, bytes] as const])));
  const pdf = await options.render({ view, pictures });
  const complete = files.every(([, bytes]) => bytes !== null);
  if (complete) await options.store.write(file, pdf);
  return { pdf, complete };
}

/** Loads the bytes of a picture; null, after a warning, where that fails. */
async function pictureBytes(picture: BrochurePicture, options: BrochureOptions): Promise<Buffer | null> {
  const missing = (why: string) => {
    options.warn(`A brochure lacks the picture ${picture.src}: ${why}`);
    return null;
  };
  try {
    return (await options.picture(picture)) ?? missing('it cannot be had');
  } catch (error) {
    return missing(String(error));
  }
}

export type BrochureRouteOptions = OriginRules & { readonly answer: AnswerBrochure };

type BrochureUrl = FastifyRequest<{
  Params: { locale: string; market: string; file: string };
  Querystring: { currency?: unknown; unit?: unknown };
}>;

const ENDING = '.pdf';
const CACHING = 'public, max-age=3600';
/** For a brochure that lacks pictures, which may be available soon. */
const CACHING_INCOMPLETE = 'public, max-age=60';
/** Seconds after which the queue is likely to have room. */
const RETRY_AFTER = '10';

/** Serves brochures (YA1): `/brochures/es/charter/sel-et-soie.pdf`, in the currency and the unit of the query. */
export function brochureRoute(app: FastifyInstance, { answer, ...origins }: BrochureRouteOptions): void {
  app.get('/brochures/:locale/:market/:file', WORK, async (request: BrochureUrl, reply: FastifyReply) => {
    const wanted = brochureRequest(request, originOf(request.raw, origins));
    const brochure = wanted && (await answer(wanted));
    if (brochure === null) return reply.callNotFound();
    if (!brochure.ok) {
      if (brochure.error.kind === 'not-found') return reply.callNotFound();
      const refused = reply.header('Cache-Control', 'no-store').header('Retry-After', RETRY_AFTER);
      return plainText(refused, 503, '503 Service Unavailable');
    }
    const { pdf, complete, name, page } = brochure.value;
    const headers = [
      ...['Cache-Control', complete ? CACHING : CACHING_INCOMPLETE],
      ...['Content-Disposition', contentDisposition('inline', request.params.file, name + ENDING)],
      ...['Link', `<${page}>; rel="canonical"`],
    ];
    return preparedFile('application/pdf', pdf, headers).reply(request, reply);
  });
}

/** Parses a request; null where it names no possible brochure. */
function brochureRequest({ params, query }: BrochureUrl, origin: string): BrochureRequest | null {
  const { locale, file } = params;
  const market = MARKETS.find((known) => known === params.market);
  const { currency = BROCHURE_PREFERENCES.currency, unit = BROCHURE_PREFERENCES.unit } = query;
  if (!isLocale(locale) || market === undefined || !file.endsWith(ENDING)) return null;
  if (!isCurrency(currency) || !isLengthUnit(unit)) return null;
  return { locale, market, slug: file.slice(0, -ENDING.length), preferences: { currency, unit }, origin };
}
