import type { FastifyInstance } from 'fastify';
import { countedNetworks } from './client-address.ts';
import type { WorkQueue } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an answer keeps the main thread busy for milliseconds, so that requests wait for their turn. */
    readonly isWork?: boolean;
  }
}

/** Lets the requests of routes with `isWork` in their configuration wait for their turn. */
export function limitWork(app: FastifyInstance, work: WorkQueue, trustProxy: boolean): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.isWork !== true) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      return work.run(countedNetworks(request.raw, trustProxy), async () => handler.call(this, request, reply), {
        isWanted: () => !request.raw.socket.destroyed,
      });
    };
  });
}

/** The configuration of a route that keeps the main thread busy. */
export const WORK = { config: { isWork: true } } as const;
