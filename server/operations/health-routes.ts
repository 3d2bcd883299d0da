import type { FastifyInstance } from 'fastify';
import { sendPlainText } from '../http/replies.ts';

/** Serves liveness and readiness. `blockers` lists the reasons against readiness; an empty list means ready. */
export function healthRoutes(app: FastifyInstance, blockers: () => Promise<readonly string[]>): void {
  app.get('/healthz', (_, reply) => sendPlainText(reply.header('Cache-Control', 'no-store'), 200, 'ok'));
  app.get('/readyz', async (_, reply) => {
    const reasons = await blockers();
    void reply.header('Cache-Control', 'no-store');
    return reasons.length === 0 ? sendPlainText(reply, 200, 'ready') : sendPlainText(reply, 503, reasons.join('\n'));
  });
}
