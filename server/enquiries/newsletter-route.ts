import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewsletterOutcome, NewsletterSubscriptions } from '../../core/application/newsletter-subscriptions.ts';
import { decodeNewsletterQuery, encodeNewsletterQuery } from '../../core/enquiry/form-queries.ts';
import { routePath } from '../../core/routing/routes.ts';
import type { Failures } from '../http/failures.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Env } from '../start/env.ts';
import type { SiteRules } from '../start/site-rules.ts';
import { clientAddress } from './client-address.ts';
import { readFormBody } from './form-body.ts';
import type { SendFormPage } from './form-page.ts';
import { submissionStatus } from './submission-status.ts';

export interface NewsletterRouteOptions {
  readonly env: Pick<Env, 'publicUrl' | 'trustProxy'>;
  readonly newsletter: NewsletterSubscriptions;
  readonly rules: Pick<SiteRules, 'detect' | 'localePath'>;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly formPage: SendFormPage;
  readonly failures: Failures;
}

interface WithToken {
  readonly Querystring: { readonly token?: unknown };
}

/** Receives the newsletter's forms and the one-click unsubscribe of mail programs (FM3). */
export function newsletterRoute(app: FastifyInstance, options: NewsletterRouteOptions): void {
  const { env, newsletter, rules, visitorOf, formPage, failures } = options;

  async function answer(request: FastifyRequest, reply: FastifyReply, outcome: NewsletterOutcome): Promise<unknown> {
    void reply.header('Cache-Control', 'private, no-store');
    const { page, locale } = outcome;
    const url = rules.localePath(routePath({ name: 'newsletter' }), locale) + encodeNewsletterQuery(page);
    if (outcome.kind === 'done') return reply.code(303).header('Location', url).send();
    const { submission, retryAfter } = outcome;
    if (retryAfter !== null) void reply.header('Retry-After', String(retryAfter));
    return formPage(request, reply, {
      status: submissionStatus(submission),
      url,
      locale,
      submission,
      visitor: visitorOf(request.raw),
    });
  }
  const fieldsOf = (request: FastifyRequest) => readFormBody(request.body, request.headers['content-type']);

  app.post('/newsletter', async (request, reply) => {
    if (!isSameOrigin(request.headers, env)) return failures.refuse(request, reply, 403);
    return answer(
      request,
      reply,
      await newsletter.request(fieldsOf(request), clientAddress(request.raw, env.trustProxy)),
    );
  });
  app.post('/newsletter/confirm', async (request, reply) => {
    if (!isSameOrigin(request.headers, env)) return failures.refuse(request, reply, 403);
    return answer(request, reply, await newsletter.confirm(fieldsOf(request)));
  });
  // Mail programs send the one-click request for their users, from any origin; the token authorises it (RFC 8058).
  app.post<WithToken>('/newsletter/stop', async (request, reply) => {
    const { token } = request.query;
    if (typeof token !== 'string' || !isOneClick(request.body)) {
      return answer(request, reply, await newsletter.stop(fieldsOf(request)));
    }
    const stopped = await newsletter.stop({ token });
    return reply
      .code(stopped.kind === 'done' ? 200 : submissionStatus(stopped.submission))
      .header('Cache-Control', 'private, no-store')
      .type('text/plain; charset=utf-8')
      .send(stopped.kind === 'done' ? 'Unsubscribed\n' : 'Not unsubscribed\n');
  });
  // Opens the page with the button for mail programs that follow the link by GET.
  for (const step of ['confirm', 'stop'] as const) {
    app.get<WithToken>(`/newsletter/${step}`, (request, reply) => {
      const { token } = request.query;
      const query = new URLSearchParams({ [step]: typeof token === 'string' ? token : '' });
      const locale = rules.detect(visitorOf(request.raw));
      const path = rules.localePath(routePath({ name: 'newsletter' }), locale);
      return reply
        .code(303)
        .header('Cache-Control', 'private, no-store')
        .header('Location', path + encodeNewsletterQuery(decodeNewsletterQuery(`?${query}`)))
        .send();
    });
  }
}

/** Whether the body is the one-click request, URL-encoded or multipart. */
function isOneClick(body: unknown): boolean {
  return Buffer.isBuffer(body) && /List-Unsubscribe\b[\s\S]*\bOne-Click\b/.test(body.toString('latin1'));
}
