import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import { MARKETS, type Market } from '../../core/market/market.ts';
import type { DisplayPreferences } from '../../core/preferences/display.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { DEFAULT_BROCHURE_PREFERENCES } from '../../core/routing/brochure-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { isLengthUnit } from '../../core/yacht/length.ts';
import { yachtPageType } from '../../core/yacht/market-rules.ts';
import type { BrochurePicture, BrochureView } from '../../ui/features/yacht/brochure/build-brochure-view.ts';
import { buildBrochureView } from '../../ui/features/yacht/brochure/build-brochure-view.ts';
import { buildYachtView } from '../../ui/features/yacht/build-yacht-view.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import { countedNetworks } from '../http/client-address.ts';
import type { InFlightLimit, OpenLimits } from '../http/in-flight-limit.ts';
import type { TakeTurn } from '../http/limit-work.ts';
import { contentDisposition, type OriginRules, originCacheControl, originOf } from '../http/replies.ts';
import type { LoadPicture } from './brochure-pictures.ts';
import type { RenderBrochure } from './brochure-thread.ts';
import { type RenderClient, RenderQueue, type RenderQueueOptions } from './render-queue.ts';

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

/**
 * Finds or makes a brochure; null where there is none of the yacht. Rejects with a `TurnedAwayError` where the client gets no
 * turn.
 */
export type AnswerBrochure = (request: BrochureRequest, client: RenderClient) => Promise<Brochure | null>;

export interface BrochureOptions extends RenderQueueOptions {
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
}

/** Version of the layout; a new number renders all brochures anew. */
const RECIPE = 2;

/**
 * Renders the brochure of a yacht on a market at the first request, and stores it under a hash of the entire view. The
 * hash needs the view: a media library has no version, so the versions of content and catalogue would not change with
 * its pictures. Only the view is work of the main thread; the rest waits in a queue of its own.
 */
export function createAnswerBrochure(options: BrochureOptions): AnswerBrochure {
  const { ports, messages, localePath, now, store } = options;
  const queue = new RenderQueue<MadeBrochure>(options);

  return async (request, client) => {
    const found = await client.takeTurn(() => viewOf(request));
    if (found === null) return null;
    const { view, key, address } = found;
    const file = `${createHash('sha256').update(`${RECIPE} ${key}`).digest('hex').slice(0, 40)}.pdf`;
    const kept = async () => {
      const pdf = await store.read(file);
      return pdf && { pdf, complete: true };
    };
    // Another network may have had it made while this one waited.
    const make = async () => (await kept()) ?? (await makeBrochure(file, view, options));
    const made = (await kept()) ?? (await queue.make(file, client, make));
    return { ...made, name: `${view.name} (${view.offer})`, page: address };
  };

  /** Returns a brochure's view, the URL of the yacht's page and the text to hash; null where there is no brochure. */
  async function viewOf({ locale, market, slug, preferences, origin }: BrochureRequest) {
    const yacht = await ports.catalogue.bySlug(market, slug);
    if (yacht === null || yachtPageType(yacht.market, market) !== market) return null;
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

/**
 * The most clients that wait for brochures or read them. A network and the one around it cannot take all places of the
 * queue.
 */
export const BROCHURE_LIMITS: OpenLimits = { all: 200, network: 8 };

export interface BrochureRouteOptions extends OriginRules {
  readonly answer: AnswerBrochure;
  readonly takeTurn: TakeTurn;
  readonly trustProxy: boolean;
  readonly openBrochures: InFlightLimit;
}

type BrochureUrl = FastifyRequest<{
  Params: { locale: string; market: string; file: string };
  Querystring: { currency?: unknown; unit?: unknown };
}>;

const ENDING = '.pdf';
const CACHING = 'public, max-age=3600';
/** For a brochure that lacks pictures, which may be available soon. */
const CACHING_INCOMPLETE = 'public, max-age=60';

/** Serves brochures (YA1): `/brochures/es/charter/sel-et-soie.pdf`, in the currency and the unit of the query. */
export function brochureRoute(app: FastifyInstance, options: BrochureRouteOptions): void {
  const { answer, takeTurn, trustProxy, openBrochures, ...origins } = options;
  app.get('/brochures/:locale/:market/:file', async (request: BrochureUrl, reply: FastifyReply) => {
    const { raw } = request;
    const wanted = brochureRequest(request, originOf(raw, origins));
    if (wanted === null) return reply.callNotFound();
    const networks = countedNetworks(raw, trustProxy);
    openBrochures.open(networks, reply.raw);
    const brochure = await answer(wanted, {
      networks,
      isWanted: () => !raw.socket.destroyed,
      takeTurn: (task) => takeTurn(raw, task),
    });
    if (brochure === null) return reply.callNotFound();
    const { pdf, complete, name, page } = brochure;
    const headers = [
      ...['Cache-Control', originCacheControl(origins, complete ? CACHING : CACHING_INCOMPLETE)],
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
  const { currency = DEFAULT_BROCHURE_PREFERENCES.currency, unit = DEFAULT_BROCHURE_PREFERENCES.unit } = query;
  if (!isLocale(locale) || market === undefined || !file.endsWith(ENDING)) return null;
  if (!isCurrency(currency) || !isLengthUnit(unit)) return null;
  return { locale, market, slug: file.slice(0, -ENDING.length), preferences: { currency, unit }, origin };
}
