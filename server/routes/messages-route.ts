import type { FastifyInstance } from 'fastify';
import { inEveryLocale, isLocale } from '../../core/locale/locale.ts';
import { preparedFile } from '../cache/prepared-answer.ts';
import type { RouteParts } from '../http/route-context.ts';

/** Serves a locale's messages (LO7): immutable under their version, else revalidated each time. */
export function messagesRoute(app: FastifyInstance, { messages }: Pick<RouteParts, 'messages'>): void {
  const bodies = inEveryLocale((locale) => Buffer.from(messages[locale].json));
  const answersWith = (caching: string) =>
    inEveryLocale((locale) => {
      const headers = ['Cache-Control', caching, 'Vary', 'Accept-Encoding'];
      return preparedFile('application/json; charset=utf-8', bodies[locale], headers);
    });
  const versioned = answersWith('public, max-age=31536000, immutable');
  const unversioned = answersWith('no-cache');
  app.get<{ Params: { locale: string }; Querystring: { v?: unknown } }>(
    '/_i18n/:locale/messages.json',
    async (request, reply) => {
      const { locale } = request.params;
      if (!isLocale(locale)) return reply.callNotFound();
      const answers = request.query.v === messages[locale].version ? versioned : unversioned;
      return answers[locale].reply(request, reply);
    },
  );
}
