import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedNetworks } from './client-address.ts';
import { acceptedEncoding, type ContentEncoding } from './negotiation.ts';
import type { WorkQueue } from './work-queue.ts';

/** Does work for a client when its turn comes. Rejects with a `TurnedAwayError` where it gets none. */
export type TakeTurn = <T>(request: IncomingMessage, task: () => Promise<T>) => Promise<T>;

/** Creates the function by which routes wait for a turn, each client by its networks. */
export function createTakeTurn(work: WorkQueue, trustProxy: boolean): TakeTurn {
  return (request, task) =>
    work.run(countedNetworks(request, trustProxy), task, { isWanted: () => !request.socket.destroyed });
}

/** An answer that was made and has not been sent. */
export interface RouteAnswer {
  /** Compresses what will be sent. */
  prepare?(encoding: ContentEncoding): Promise<unknown>;
  reply(request: FastifyRequest, reply: FastifyReply): unknown;
}

/**
 * Makes the answer to a request; null where its address leads nowhere. It is not given Fastify's reply, which is a
 * promise of the end of the response: a turn that waited for it would last for as long as the client likes.
 */
export type MakeAnswer<Request> = (request: Request) => Promise<RouteAnswer | null>;

/** Makes an answer when the turn of its request comes. */
export function makeInTurn<Request extends Pick<FastifyRequest, 'raw' | 'headers'>>(
  takeTurn: TakeTurn,
  request: Request,
  make: MakeAnswer<Request>,
): Promise<RouteAnswer | null> {
  return takeTurn(request.raw, async () => {
    const answer = await make(request);
    await answer?.prepare?.(acceptedEncoding(request.headers['accept-encoding']));
    return answer;
  });
}

/**
 * Creates the handler of a route that keeps the main thread busy for milliseconds. Its answer is made in a turn and sent
 * after it. A route that waits for something else, such as another thread, takes a turn for its work alone, since it
 * would keep the turn of another meanwhile.
 */
export function answerInTurn<Request extends FastifyRequest>(takeTurn: TakeTurn, make: MakeAnswer<Request>) {
  return async (request: Request, reply: FastifyReply): Promise<unknown> => {
    const answer = await makeInTurn(takeTurn, request, make);
    return answer === null ? reply.callNotFound() : answer.reply(request, reply);
  };
}
