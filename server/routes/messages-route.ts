import type { FastifyInstance } from 'fastify';
import { isLocale, type Locale } from '../../core/locale/locale.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';

export interface ServedMessages {
  readonly json: string;
  readonly version: string;
}

/** Serves a locale's messages (LO7): immutable under their version, else revalidated each time. */
export function messagesRoute(app: FastifyInstance, messages: Readonly<Record<Locale, ServedMessages>>): void {
  const answers = new Map<string, PreparedAnswer>();
  function answerFor(locale: Locale, versioned: boolean): PreparedAnswer {
    const key = `${locale} ${versioned}`;
    const caching = versioned ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = ['Cache-Control', caching, 'Vary', 'Accept-Encoding'];
    const answer =
      answers.get(key) ??
      new PreparedAnswer(200, 'application/json; charset=utf-8', messages[locale].json, headers, () => FILE_HEADERS);
    answers.set(key, answer);
    return answer;
  }
  app.get<{ Params: { locale: string }; Querystring: { v?: unknown } }>(
    '/_i18n/:locale/messages.json',
    async (request, reply) => {
      const { locale } = request.params;
      if (!isLocale(locale)) return reply.callNotFound();
      const answer = answerFor(locale, request.query.v === messages[locale].version);
      const variant = await answer.prepare(acceptedEncoding(request.headers['accept-encoding']));
      reply.hijack();
      answer.send(request.raw, reply.raw, variant, false);
    },
  );
}
