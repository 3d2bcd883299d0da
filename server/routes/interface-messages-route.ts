import type { FastifyInstance } from 'fastify';
import { inEveryLocale, isLocale } from '../../core/locale/locale.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import type { RouteParts } from '../http/route-context.ts';

/**
 * Serves a locale's messages (LO7). With the current version in the address, browsers keep them for a year; else they
 * revalidate each time.
 */
export function interfaceMessagesRoute(app: FastifyInstance, { messages }: Pick<RouteParts, 'messages'>): void {
  const bodies = inEveryLocale((locale) => Buffer.from(messages[locale].json));
  const responsesWith = (cacheControl: string) =>
    inEveryLocale((locale) => {
      const headers = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding'];
      return preparedFile('application/json; charset=utf-8', bodies[locale], headers);
    });
  const versioned = responsesWith('public, max-age=31536000, immutable');
  const unversioned = responsesWith('no-cache');
  app.get<{ Params: { locale: string }; Querystring: { v?: unknown } }>(
    '/_i18n/:locale/messages.json',
    async (request, reply) => {
      const { locale } = request.params;
      if (!isLocale(locale)) return reply.callNotFound();
      const responses = request.query.v === messages[locale].version ? versioned : unversioned;
      return responses[locale].reply(request, reply);
    },
  );
}
