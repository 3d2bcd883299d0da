import type { FastifyInstance } from 'fastify';
import type { Logger } from '../start/log.ts';
import { isFromPrivateAddress } from './client-address.ts';

/** Logs once that requests come through a proxy that the configuration does not name. */
export function reportUndeclaredProxy(app: FastifyInstance, log: Pick<Logger, 'warn'>, trustProxy: boolean): void {
  let isDone = trustProxy;
  app.addHook('onRequest', async ({ raw }) => {
    // From a public address any visitor may send the header.
    if (isDone || raw.headers['x-forwarded-for'] === undefined || !isFromPrivateAddress(raw)) return;
    isDone = true;
    log.warn('A proxy sends X-Forwarded-For and TRUST_PROXY is off: visitors are not told apart by network');
  });
}
