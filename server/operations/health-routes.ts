import type { FastifyInstance } from 'fastify';

const TEXT = 'text/plain; charset=utf-8';

/** Serves liveness and readiness. `blockers` lists what is missing; an empty list means ready. */
export function healthRoutes(app: FastifyInstance, blockers: () => Promise<readonly string[]>): void {
  app.get('/healthz', (_, reply) => reply.header('Cache-Control', 'no-store').type(TEXT).send('ok\n'));
  app.get('/readyz', async (_, reply) => {
    const missing = await blockers();
    return reply
      .code(missing.length === 0 ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .type(TEXT)
      .send(missing.length === 0 ? 'ready\n' : `${missing.join('\n')}\n`);
  });
}
