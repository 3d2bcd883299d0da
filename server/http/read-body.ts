import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { countedNetworks } from './client-address.ts';
import type { InFlightLimit, OpenLimits } from './in-flight-limit.ts';

/** Bytes of the bodies that are in memory at once. */
export const BODY_LIMITS: OpenLimits = { all: 48 * 1024 * 1024, network: 4 * 1024 * 1024 };
const FIRST_BYTES = 1024;
/** Bytes of each body that are not counted, more than a form has, so that no number of large bodies keeps forms out. */
const FREE_BYTES = 16 * 1024;
/** The memory of a body grows by this factor: five times at most, since each growth listens for the end of the answer. */
const GROWTH = 4;
/** Pieces in which a body may come: a hundred bytes each on average, where a network brings five hundred and more. */
export const MAX_BODY_CHUNKS = 1000;

/**
 * Lets bodies of any type reach routes as bytes, up to the limit of the route. A body takes a few times the memory of
 * its bytes at most, however small the pieces in which it comes; what the bodies of one network and of all together take is limited.
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

/** Collects a body of a limited length. @param take called before memory is taken; what it throws rejects the body */
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
      const most = needed <= FREE_BYTES ? Math.min(limit, FREE_BYTES) : limit;
      const size = Math.min(most, Math.max(FIRST_BYTES, GROWTH * needed));
      const counted = Math.max(0, size - FREE_BYTES) - Math.max(0, body.length - FREE_BYTES);
      if (counted > 0) take(counted);
      body = Buffer.concat([body.subarray(0, length)], size);
    }
    piece.copy(body, length);
    length = needed;
  }
  // The client may have gone before its request began; nothing more would be heard of the body.
  if (pieces.destroyed) return Promise.reject(clientError('A body broke off'));
  return new Promise((resolve, reject) => {
    const addOrReject = (piece: Buffer) => {
      try {
        add(piece);
      } catch (error) {
        // The server discards the rest, and closes the connection where that has no end soon.
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
