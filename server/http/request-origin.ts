import type { FastifyRequest } from 'fastify';

/** Host headers that may be written into URLs. */
const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

/** Returns scheme and host of a request, for URLs where no public address is configured. */
export function requestOrigin({ headers: { host = '' } }: Pick<FastifyRequest, 'headers'>, secure: boolean): string {
  return `${secure ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
}
