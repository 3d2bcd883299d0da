import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedNetworks } from '../http/client-address.ts';
import { originOf } from '../http/replies.ts';
import type { RouteContext } from '../http/route-context.ts';
import { FILE_HEADERS, type FlatHeaders } from '../http/security-headers.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

export type SendSitemap = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The origin of a sitemap that is kept without one. No site has it (RFC 6761). */
export const ORIGIN_TO_FILL_IN = 'http://origin.invalid';
const textOf = async (piece: Buffer) => String(await decompress(piece));
/** Characters of a piece that is filled in at once, which takes less than a millisecond. */
const PIECE = 64 * 1024;

/**
 * Keeps a sitemap, compressed, and returns a function that sends it with the origin of each request. The Host header is
 * arbitrary, so that nothing is kept for an origin: each piece of the text is filled in when the client has read the one
 * before. Each takes its turn and is counted. A client is turned away before the answer begins, or not at all: a piece
 * that gets no turn is filled in once it has waited.
 * @param xml with a line break at the end of every line, and {@link ORIGIN_TO_FILL_IN} as its origin
 */
export async function createSitemapSender(
  xml: string,
  headers: FlatHeaders,
  { work, openFiles, env, ...origins }: RouteContext<'work' | 'openFiles' | 'env' | 'publicUrl' | 'isSecure'>,
): Promise<SendSitemap> {
  const pieces: Buffer[] = [];
  for (let start = 0, end: number; start < xml.length; start = end) {
    end = xml.indexOf('\n', start + PIECE) + 1 || xml.length;
    pieces.push(await compress(xml.slice(start, end)));
  }
  const [first = Buffer.alloc(0), ...others] = pieces;
  return async ({ raw }, reply) => {
    const send = (text: Iterable<string> | AsyncIterable<string>) => {
      const all = [...headers, ...FILE_HEADERS];
      for (let index = 0; index < all.length; index += 2) reply.header(all[index] ?? '', all[index + 1]);
      return reply.type('application/xml; charset=utf-8').send(Readable.from(text));
    };
    if (raw.method === 'HEAD') return send([]);
    const origin = originOf(raw, origins);
    const networks = countedNetworks(raw, env.trustProxy);
    const isWanted = () => !raw.socket.destroyed;
    openFiles.open(networks, reply.raw);
    const fill = (text: string) => text.replaceAll(ORIGIN_TO_FILL_IN, origin);
    const inTurn = (text: string) => work.start(networks, async () => fill(text), { isWanted });
    work.check(networks);
    const beginning = await inTurn(await textOf(first));
    async function* text() {
      yield beginning;
      for (const piece of others) {
        const next = await textOf(piece);
        yield inTurn(next).catch(() => fill(next));
      }
    }
    return send(text());
  };
}
