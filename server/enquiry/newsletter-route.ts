import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewsletterOutcome } from '../../core/application/newsletter-subscriptions.ts';
import { decodeNewsletterQuery, encodeNewsletterQuery } from '../../core/enquiry/form-queries.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { routePath } from '../../core/routing/routes.ts';
import { countedNetworks } from '../http/client-address.ts';
import { redirect, uncachedLine } from '../http/replies.ts';
import type { RouteParts } from '../http/route-context.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { readFormBody } from './form-body.ts';
import { submissionStatus } from './form-page.ts';

type NewsletterContext = Pick<
  RouteParts,
  'env' | 'enquiryServices' | 'rules' | 'visitorOf' | 'formPage' | 'failures' | 'work'
>;

interface WithToken {
  readonly Querystring: { readonly token?: unknown };
}

/** Receives the newsletter's forms and the one-click unsubscribe of mail programs (FM3). */
export function newsletterRoute(app: FastifyInstance, context: NewsletterContext): void {
  const { env, rules, visitorOf, formPage, failures, work } = context;
  const { newsletter } = context.enquiryServices;
  const pagePath = (locale: Locale) => rules.localePath(routePath({ name: 'newsletter' }), locale);

  async function answer(request: FastifyRequest, reply: FastifyReply, outcome: NewsletterOutcome): Promise<unknown> {
    const url = pagePath(outcome.locale) + encodeNewsletterQuery(outcome.page);
    return outcome.kind === 'done' ? redirect(reply, 303, url) : formPage(request, reply, { ...outcome, url });
  }
  /** Takes a form in its turn, also of a visitor who has left since. */
  const inTurn = (
    request: FastifyRequest,
    take: (networks: readonly string[]) => Promise<NewsletterOutcome>,
  ): Promise<NewsletterOutcome> => {
    const networks = countedNetworks(request.raw, env.trustProxy);
    return work.start(networks, () => take(networks), { isPatient: true });
  };
  const fieldsOf = (request: FastifyRequest) => readFormBody(request.body, request.headers['content-type']);

  app.post('/newsletter', async (request, reply) => {
    if (!isSameOrigin(request.headers, env)) return failures.refuse(request, reply, 403);
    const subscribe = (networks: readonly string[]) => newsletter.request(fieldsOf(request), networks);
    return answer(request, reply, await inTurn(request, subscribe));
  });
  app.post('/newsletter/confirm', async (request, reply) => {
    if (!isSameOrigin(request.headers, env)) return failures.refuse(request, reply, 403);
    const confirm = (networks: readonly string[]) => newsletter.confirm(fieldsOf(request), networks);
    return answer(request, reply, await inTurn(request, confirm));
  });
  // Mail programs send the one-click request for their users, from any origin; the token authorizes it (RFC 8058).
  app.post<WithToken>('/newsletter/stop', async (request, reply) => {
    const { token } = request.query;
    const clicked = typeof token === 'string' && isOneClick(request.body) ? { token } : null;
    const stopped = await inTurn(request, (networks) => newsletter.stop(clicked ?? fieldsOf(request), networks));
    if (clicked === null) return answer(request, reply, stopped);
    return stopped.kind === 'done'
      ? uncachedLine(reply, 200, 'Unsubscribed')
      : uncachedLine(reply, submissionStatus(stopped.submission), 'Not unsubscribed', stopped.retryAfter);
  });
  // Opens the page with the button for mail programs that follow the link by GET.
  for (const step of ['confirm', 'stop'] as const) {
    app.get<WithToken>(`/newsletter/${step}`, (request, reply) => {
      const { token } = request.query;
      const query = new URLSearchParams({ [step]: typeof token === 'string' ? token : '' });
      const path = pagePath(rules.detect(visitorOf(request.raw)));
      return redirect(reply, 303, path + encodeNewsletterQuery(decodeNewsletterQuery(`?${query}`)));
    });
  }
}

/** Returns whether the body is the one-click request, URL-encoded or multipart. */
function isOneClick(body: unknown): boolean {
  if (!Buffer.isBuffer(body)) return false;
  const text = body.toString('latin1');
  const field = text.search(/List-Unsubscribe\b/);
  return field >= 0 && /\bOne-Click\b/.test(text.slice(field));
}
