import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../../core/shared/matches-etag.ts';
import { countedNetworks } from '../http/client-address.ts';
import { acceptedEncoding } from '../http/negotiation.ts';
import { sendUncachedLine } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import { isSameSecret } from '../start/same-secret.ts';
import { PARTNER_FORMATS, type PartnerFeed, type PartnerFormat } from './partner-feeds.ts';
import { type PartnerOffer, partnerOffers, partnerPictures } from './partner-offers.ts';

export type PartnerFeedContext = RouteContext<
  'env' | 'publicUrl' | 'now' | 'work' | 'openFiles',
  'catalogue' | 'content' | 'media' | 'offices'
>;

type FeedRequest = FastifyRequest<{ Querystring: Record<string, string> }>;

/** A new number has partners read all listings again, since they are written in another way. */
const RECIPE = 1;
/** Listings that are written in one turn, which takes a few milliseconds. */
const LISTINGS_A_TURN = 16;

/**
 * Serves the listings of the brokerage to partners, in the formats of `PARTNER_FEEDS` (FD5). A feed is written while it is
 * read: nothing is kept for a client, and a fleet of any size takes the memory of a few listings.
 */
export function partnerFeedRoutes(app: FastifyInstance, context: PartnerFeedContext): void {
  const { partnerFeeds } = context.env;
  const offersOf = keptOffers(context);
  for (const name of ['openmarine', 'openyacht'] as const) {
    const format = PARTNER_FORMATS[name];
    app.get(format.path, async (request: FeedRequest, reply: FastifyReply) =>
      partnerFeeds.includes(name) && context.publicUrl !== null
        ? answerFeed(format, request, reply, { ...context, origin: context.publicUrl, offersOf })
        : reply.callNotFound(),
    );
  }
}

/** Returns a function that lists the offers once for each version of the fleet. */
function keptOffers({ ports: { catalogue } }: Pick<PartnerFeedContext, 'ports'>) {
  let kept: { readonly version: string; readonly offers: readonly PartnerOffer[] } | null = null;
  return async (): Promise<readonly PartnerOffer[]> => {
    const version = await catalogue.version();
    if (kept?.version !== version) kept = { version, offers: partnerOffers(await catalogue.all()) };
    return kept.offers;
  };
}

interface AnswerContext extends PartnerFeedContext {
  readonly origin: string;
  readonly offersOf: () => Promise<readonly PartnerOffer[]>;
}

async function answerFeed(
  format: PartnerFormat,
  request: FeedRequest,
  reply: FastifyReply,
  context: AnswerContext,
): Promise<unknown> {
  const { raw, headers } = request;
  const token = context.env.partnerFeedsToken;
  if (token !== null && !isSameSecret(tokenOf(request), token)) {
    return sendUncachedLine(reply.header('WWW-Authenticate', 'Bearer'), 401, 'This feed needs its token.');
  }
  // A partner would take the listings of a fleet that cannot be read for withdrawn ones.
  const fleet = await context.ports.catalogue.all().catch(() => []);
  if (fleet.length === 0) return sendUncachedLine(reply.header('Retry-After', '60'), 503, 'The fleet cannot be read.');
  const etag = await etagOf(context);
  if (matchesEtag(headers['if-none-match'], etag)) return described(reply, etag, token).code(304).send();
  const feed = await feedInTurn(format, request, context);
  if (!feed.ok) return sendUncachedLine(reply, 400, `${feed.error}.`);
  if (raw.method === 'HEAD') return described(reply, etag, token).type(format.type).send('');
  context.openFiles.open(countedNetworks(raw, context.env.trustProxy), reply.raw);
  const pieces = piecesOf(feed.value, raw, context);
  // What fails before the first piece is answered as a failure, with none of the headers of a feed.
  const first = await pieces.next();
  const text = Readable.from(withFirst(first.value ?? '', pieces), { objectMode: false });
  described(reply, etag, token).type(format.type);
  if (acceptedEncoding(headers['accept-encoding']) === 'identity') return reply.send(text);
  // A failure ends the answer before its end, which no reader takes for a whole feed.
  return reply.header('Content-Encoding', 'gzip').send(pipeline(text, createGzip(), () => {}));
}

/** Adds the headers of a feed. The time of writing stands in it, so that its tag is a weak one. */
function described(reply: FastifyReply, etag: string, token: string | null): FastifyReply {
  for (let index = 0; index < FILE_HEADERS.length; index += 2) {
    reply.header(FILE_HEADERS[index] ?? '', FILE_HEADERS[index + 1]);
  }
  return reply
    .header('ETag', `W/${etag}`)
    .header('X-Robots-Tag', 'noindex')
    .header('Vary', token === null ? 'Accept-Encoding' : 'Accept-Encoding, Authorization')
    .header('Cache-Control', token === null ? 'public, max-age=600' : 'private, no-cache');
}

/** Chooses the listings of a feed. Rejects with a `TurnedAwayError` where the client gets no turn. */
async function feedInTurn({ feed }: PartnerFormat, { raw, query }: FeedRequest, context: AnswerContext) {
  const { ports, env, work, origin, offersOf, now } = context;
  const networks = countedNetworks(raw, env.trustProxy);
  work.check(networks);
  const choose = async () => {
    const [offers, offices, site] = await Promise.all([offersOf(), ports.offices.all(), ports.content.site()]);
    return feed({ offers, offices, brand: site.brand.name, origin, now: now() }, query);
  };
  return work.start(networks, choose, { isWanted: () => !raw.socket.destroyed });
}

/**
 * Writes a feed piece by piece, each in its turn once the client has read the one before. A client is turned away before
 * the answer begins, or not at all: a piece that gets no turn is written once it has waited.
 */
async function* piecesOf(
  { start, offers, write, separator, end }: PartnerFeed,
  raw: FeedRequest['raw'],
  { ports, env, work, origin }: AnswerContext,
): AsyncGenerator<string, void> {
  const networks = countedNetworks(raw, env.trustProxy);
  const isWanted = () => !raw.socket.destroyed;
  const picturesOf = async (offer: PartnerOffer) =>
    offer.yacht.withdrawn === null ? partnerPictures(offer, ports.media, origin) : [];
  for (let from = 0; from < offers.length; from += LISTINGS_A_TURN) {
    const those = offers.slice(from, from + LISTINGS_A_TURN);
    const pictures = await Promise.all(those.map(picturesOf));
    const piece = async () => those.map((offer, place) => write(offer, pictures[place] ?? [])).join(separator);
    const text = await work.start(networks, piece, { isWanted }).catch(piece);
    yield (from === 0 ? start : separator) + text;
  }
  yield offers.length === 0 ? start + end : end;
}

async function* withFirst(first: string, others: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield first;
  yield* others;
}

function tokenOf({ headers, query }: FeedRequest): string {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return bearer ?? query.token ?? '';
}

async function etagOf({ ports: { catalogue, content, offices }, origin }: AnswerContext): Promise<string> {
  const versions = await Promise.all([catalogue, content, offices].map((source) => source.version()));
  const digest = createHash('sha256')
    .update([RECIPE, origin, ...versions].join(' '))
    .digest('base64url');
  return `"${digest.slice(0, 20)}"`;
}
