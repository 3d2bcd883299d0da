import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { countedNetworks } from './client-address.ts';
import type { InFlightLimit, OpenLimits } from './in-flight-limit.ts';

/** The most bytes of bodies in memory at once: of all networks together, and of one. */
export const BODY_LIMITS: OpenLimits = { all: 48 * 1024 * 1024, network: 4 * 1024 * 1024 };
const FIRST_BYTES = 1024;
/**
 * Bytes of each body that are not counted: more than a form has, so that large bodies never prevent forms from
 * arriving.
 */
const FREE_BYTES = 16 * 1024;
/**
 * The factor by which a body's buffer grows. It grows at most five times, since each time adds a listener to the
 * answer.
 */
const GROWTH = 4;
/**
 * The most pieces of a body: about a hundred bytes each for the longest, where a network delivers five hundred or more.
 */
export const MAX_BODY_CHUNKS = 1000;

/**
 * Passes bodies of any type to routes as bytes, up to the limit of the route. A body takes at most a few times its
 * length in memory, however small the pieces in which it arrives; the memory for the bodies of one network, and of all
 * networks together, is limited.
 */
export function installBodyReader(app: FastifyInstance, openBodies: InFlightLimit, trustProxy: boolean): void {
  const answers = new WeakMap<FastifyRequest, ServerResponse>();
  app.addHook('onRequest', async (request, { raw }) => {
    answers.set(request, raw);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, pieces: Readable) => {
    const answer = answers.get(request);
    const limit = request.routeOptions.bodyLimit;
    const networks = countedNetworks(request.raw, trustProxy);
    if (Number(request.headers['content-length'] ?? 0) > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    return collected(pieces, limit, (bytes) => answer && openBodies.open(networks, answer, bytes));
  });
}

/**
 * Collects a body of a limited length. @param take called before memory is allocated; if it throws, the body is
 * rejected
 */
function collected(pieces: Readable, limit: number, take: (bytes: number) => void): Promise<Buffer> {
  let body = Buffer.alloc(0);
  let length = 0;
  let count = 0;
  function add(piece: Buffer): void {
    const needed = length + piece.length;
    count += 1;
    if (count > MAX_BODY_CHUNKS) throw clientError('A body came in too many pieces');
    if (needed > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    if (needed > body.length) {
      const allowed = needed <= FREE_BYTES ? Math.min(limit, FREE_BYTES) : limit;
      const size = Math.min(allowed, Math.max(FIRST_BYTES, GROWTH * needed));
      const counted = Math.max(0, size - FREE_BYTES) - Math.max(0, body.length - FREE_BYTES);
      if (counted > 0) take(counted);
      body = Buffer.concat([body.subarray(0, length)], size);
    }
    piece.copy(body, length);
    length = needed;
  }
  // The client may have disconnected before; the body would then emit no more events.
  if (pieces.destroyed) return Promise.reject(clientError('A body broke off'));
  return new Promise((resolve, reject) => {
    const addOrReject = (piece: Buffer) => {
      try {
        add(piece);
      } catch (error) {
        // The server discards the rest, and closes the connection if the rest does not end soon.
        pieces.off('data', addOrReject).resume();
        reject(error);
      }
    };
    pieces.on('data', addOrReject);
    pieces.once('end', () => resolve(body.subarray(0, length)));
    const breakOff = () => reject(clientError('A body broke off'));
    pieces.once('error', breakOff).once('close', breakOff);
  });
}

const clientError = (message: string) => Object.assign(new Error(message), { statusCode: 400 });
