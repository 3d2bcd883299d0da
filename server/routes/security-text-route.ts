import type { FastifyInstance } from 'fastify';
import { LOCALES } from '../../core/locale/locale.ts';
import type { RouteParts } from '../http/route-context.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 asks for less than a year. A node that is older is not looked after, and its contact is in doubt. */
const VALID_MS = 360 * 24 * 60 * 60 * 1000;

/** Serves security.txt (RFC 9116) where a contact is configured; elsewhere the address is not found. */
export function securityTextRoute(app: FastifyInstance, { env, now }: Pick<RouteParts, 'env' | 'now'>): void {
  const { securityContact, publicUrl } = env;
  if (securityContact === null) return;
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(Date.parse(now()) + VALID_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.map(({ code }) => code).join(', ')}`,
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${PATH}`]),
  ];
  const text = `${lines.join('\n')}\n`;
  app.get(PATH, (_, reply) =>
    reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
}
