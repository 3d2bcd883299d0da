import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { countedNetworks } from './client-address.ts';
import type { WorkQueue } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an answer keeps the main thread busy for milliseconds, so that requests wait for their turn. */
    readonly isWork?: boolean;
  }
}

/** Does work for a client when its turn comes. Rejects with a `TurnedAway` where it gets none. */
export type TakeTurn = <T>(request: IncomingMessage, task: () => Promise<T>) => Promise<T>;

/** Creates the function by which routes wait for a turn, each client by its networks. */
export function turnTaker(work: WorkQueue, trustProxy: boolean): TakeTurn {
  return (request, task) =>
    work.run(countedNetworks(request, trustProxy), task, { isWanted: () => !request.socket.destroyed });
}

/** Lets the requests of routes with `isWork` in their configuration wait for their turn. */
export function limitWork(app: FastifyInstance, takeTurn: TakeTurn): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.isWork !== true) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      return takeTurn(request.raw, async () => handler.call(this, request, reply));
    };
  });
}

/**
 * The configuration of a route that keeps the main thread busy. A route that waits for something else, such as another
 * thread, takes a turn for its work alone, since it would keep the turn of another meanwhile.
 */
export const WORK = { config: { isWork: true } } as const;
