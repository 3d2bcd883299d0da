import type { FastifyRequest } from 'fastify';

/** What a Host header may say to be written into addresses. */
const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

/** Scheme and host that a visitor asked at, for addresses where none is configured. */
export function requestOrigin({ headers: { host = '' } }: Pick<FastifyRequest, 'headers'>, secure: boolean): string {
  return `${secure ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
}
