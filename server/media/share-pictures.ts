import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale, type Localized } from '../../core/locale/locale.ts';
import { MARKETS } from '../../core/market/market.ts';
import { splitAddress } from '../../core/routing/trailing-slash.ts';
import {
  type ShareGround,
  type SharePictureSubject,
  type SharePictureView,
  sharePictureVersion,
} from '../../ui/document/share-picture/share-picture.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { countedNetworks } from '../http/client-address.ts';
import type { InFlightLimit } from '../http/in-flight-limit.ts';
import type { TakeTurn } from '../http/limit-work.ts';
import { MEDIA_HEADERS } from '../http/security-headers.ts';
import type { LoadPicture } from './brochure-pictures.ts';
import type { BrochureOptions } from './brochures.ts';
import { type RenderClient, RenderQueue, type RenderQueueOptions } from './render-queue.ts';
import { sharedPage } from './share-subjects.ts';

/** Draws a picture for messengers. @param photograph what is behind the words; null if there is none */
type RenderSharePicture = (view: SharePictureView, photograph: Buffer | null) => Promise<Buffer>;

export interface SharePictureOptions extends RenderQueueOptions, Pick<BrochureOptions, 'store' | 'now' | 'warn'> {
  readonly ports: PagePorts;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly localePath: (path: string, locale: Locale) => string;
  /** The days after which a withdrawn yacht's page is gone. */
  readonly withdrawnDays: number;
  readonly picture: LoadPicture;
  readonly render: RenderSharePicture;
}

interface MadePicture {
  readonly jpeg: Buffer;
  /** Whether the photograph was available. */
  readonly complete: boolean;
}

/**
 * Finds or makes a picture for messengers; null where there is no such page. Rejects with a `TurnedAwayError` where the
 * client gets no turn.
 */
export type AnswerSharePicture = (
  request: { readonly locale: Locale; readonly subject: SharePictureSubject },
  client: RenderClient,
) => Promise<(MadePicture & { readonly version: string }) | null>;

/** Pixels: enough for the picture's width in every ratio that is not taller than a square. */
const PHOTOGRAPH_WIDTH = 1440;

/**
 * Draws the picture for messengers of a page at the first request, and stores it under a hash of all that it says. Only
 * the view is work of the main thread's turns; drawings are made one at a time.
 */
export function createAnswerSharePicture(options: SharePictureOptions): AnswerSharePicture {
  const { ports, messages, localePath, withdrawnDays, now, store } = options;
  const queue = new RenderQueue<MadePicture>(options);

  async function viewOf({ locale, subject }: Parameters<AnswerSharePicture>[0]): Promise<SharePictureView | null> {
    const { translate } = messages[locale];
    const href = (path: string, other = locale) => localePath(path, other);
    const shared = await sharedPage(subject, { ports, locale, translate, href, now: now(), withdrawnDays });
    if (shared === null) return null;
    const { brand } = await ports.content.site();
    return { ...shared.view, mark: brand.mark };
  }
  return async (request, client) => {
    const view = await client.takeTurn(() => viewOf(request));
    if (view === null) return null;
    const version = sharePictureVersion(view);
    const file = `${createHash('sha256')
      .update(`${version} ${JSON.stringify(view)}`)
      .digest('hex')
      .slice(0, 40)}.jpg`;
    const kept = async () => {
      const jpeg = await store.read(file);
      return jpeg && { jpeg, complete: true };
    };
    // Another network may have had it made while this one waited.
    const make = async () => (await kept()) ?? (await makePicture(file, view, options));
    return { ...((await kept()) ?? (await queue.make(file, client, make))), version };
  };
}

async function makePicture(file: string, view: SharePictureView, options: SharePictureOptions): Promise<MadePicture> {
  const photograph = await photographOf(view.ground, options);
  const jpeg = await options.render(view, photograph);
  const complete = view.ground.kind !== 'photograph' || photograph !== null;
  if (complete) await options.store.write(file, jpeg);
  return { jpeg, complete };
}

/** Loads the photograph behind the words; null, after a warning, where that fails. */
async function photographOf(ground: ShareGround, { picture, warn }: SharePictureOptions): Promise<Buffer | null> {
  if (ground.kind !== 'photograph') return null;
  const { src, width, height } = ground.picture;
  const missing = (why: string) => {
    warn(`A picture for messengers lacks the photograph ${src}: ${why}`);
    return null;
  };
  try {
    const bytes = await picture({ src, width, height, caption: '', printWidth: PHOTOGRAPH_WIDTH });
    return bytes ?? missing('it cannot be had');
  } catch (error) {
    return missing(String(error));
  }
}

export interface SharePictureRouteOptions {
  readonly answer: AnswerSharePicture;
  readonly takeTurn: TakeTurn;
  readonly trustProxy: boolean;
  readonly openBrochures: InFlightLimit;
}

type YachtUrl = FastifyRequest<{ Params: { locale: string; market: string; slug: string; file: string } }>;
type QueryUrl = FastifyRequest<{ Params: { locale: string; kind: string; file: string } }>;

const FILE = /^([a-z0-9]{1,8})\.jpg$/;
const CACHING = 'public, max-age=31536000, immutable';
/** For an outdated version, and for a picture that lacks its photograph, which may be available soon. */
const CACHING_BRIEFLY = 'public, max-age=60';

/**
 * Serves pictures for messengers (ME3): `/share/es/charter/aurora/1x2y3z.jpg` of a yacht, `/share/es/charter/1x2y3z.jpg?l=…`
 * of a list, `compare` and `itinerary` likewise, each with the canonical query of its page and no other.
 */
export function sharePictureRoutes(app: FastifyInstance, options: SharePictureRouteOptions): void {
  const { answer, takeTurn, trustProxy, openBrochures } = options;
  async function send(
    { raw, params, headers }: YachtUrl | QueryUrl,
    reply: FastifyReply,
    subject: SharePictureSubject | null,
  ) {
    const { locale, file } = params;
    const wanted = FILE.exec(file)?.[1];
    if (!isLocale(locale) || wanted === undefined || subject === null) return reply.callNotFound();
    const networks = countedNetworks(raw, trustProxy);
    openBrochures.open(networks, reply.raw);
    const client: RenderClient = {
      networks,
      isWanted: () => !raw.socket.destroyed,
      takeTurn: (task) => takeTurn(raw, task),
    };
    const made = await answer({ locale, subject }, client);
    if (made === null) return reply.callNotFound();
    const caching = made.complete && made.version === wanted ? CACHING : CACHING_BRIEFLY;
    const answered = new PreparedAnswer(200, 'image/jpeg', made.jpeg, ['Cache-Control', caching], () => MEDIA_HEADERS);
    return answered.reply({ raw, headers }, reply);
  }
  app.get('/share/:locale/:market/:slug/:file', (request: YachtUrl, reply) => {
    const market = MARKETS.find((known) => known === request.params.market);
    const isYacht = market !== undefined && splitAddress(request.url).rest === '';
    return send(request, reply, isYacht ? { kind: 'yacht', market, slug: request.params.slug } : null);
  });
  app.get('/share/:locale/:kind/:file', (request: QueryUrl, reply) => {
    const kind = KINDS.find((known) => known === request.params.kind);
    return send(request, reply, kind === undefined ? null : { kind, query: splitAddress(request.url).rest });
  });
}

const KINDS = [...MARKETS, 'compare', 'itinerary'] as const;
