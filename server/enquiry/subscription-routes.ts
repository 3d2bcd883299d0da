import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeAlertPage } from '../../core/alerts/alert-page.ts';
import type { AlertOutcome } from '../../core/application/alert-subscriptions.ts';
import type { NewsletterOutcome } from '../../core/application/newsletter-subscriptions.ts';
import { decodeNewsletterQuery, encodeNewsletterQuery } from '../../core/enquiry/form-queries.ts';
import type { FormFields } from '../../core/enquiry/submission.ts';
import { routePath } from '../../core/routing/routes.ts';
import { countedNetworks } from '../http/client-address.ts';
import { sendRedirect, sendUncachedLine } from '../http/replies.ts';
import type { RouteParts } from '../http/route-context.ts';
import { isFormFromThisSite } from '../http/same-origin.ts';
import { readFormBody } from './form-body.ts';
import { returnedFormStatus } from './form-page.ts';

type SubscriptionContext = Pick<
  RouteParts,
  'env' | 'enquiryServices' | 'rules' | 'visitorOf' | 'formPage' | 'failures' | 'work'
>;

type Outcome = NewsletterOutcome | AlertOutcome;
type Take = (fields: FormFields | null, networks: readonly string[]) => Promise<Outcome>;

type Service = Readonly<Record<'request' | 'confirm' | 'stop', Take>>;

/** The forms of one kind of subscription. */
interface SubscriptionForms {
  readonly name: 'newsletter' | 'alerts';
  readonly service: Service;
}

interface WithToken {
  readonly Querystring: { readonly token?: unknown };
}

/** Receives the forms of newsletter and alerts, and the one-click unsubscribe of mail programs (FM3, FD6). */
export function subscriptionRoutes(app: FastifyInstance, context: SubscriptionContext): void {
  const { newsletter, alerts } = context.enquiryServices;
  const kinds: readonly SubscriptionForms[] = [
    { name: 'newsletter', service: newsletter },
    { name: 'alerts', service: alerts },
  ];
  for (const kind of kinds) routesOf(kind, app, context);
}

function routesOf({ name, service }: SubscriptionForms, app: FastifyInstance, context: SubscriptionContext): void {
  const { env, rules, visitorOf, formPage, failures, work } = context;
  const page = routePath({ name });

  async function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): Promise<unknown> {
    const url = rules.localePath(page, outcome.locale) + queryOf(outcome);
    return outcome.kind === 'done' ? sendRedirect(reply, 303, url) : formPage(request, reply, { ...outcome, url });
  }
  /** Takes a form in its turn, also of a visitor who has left since. */
  const inTurn = (request: FastifyRequest, step: keyof Service, fields: FormFields | null): Promise<Outcome> => {
    const networks = countedNetworks(request.raw, env.trustProxy);
    return work.start(networks, () => service[step](fields, networks), { isPatient: true });
  };
  const fieldsOf = (request: FastifyRequest) => readFormBody(request.body, request.headers['content-type']);

  for (const [path, step] of [['', 'request'] as const, ['/confirm', 'confirm'] as const]) {
    app.post(`/${name}${path}`, async (request, reply) => {
      if (!isFormFromThisSite(request.headers, env)) return failures.refuse(request, reply, 403);
      return answer(request, reply, await inTurn(request, step, fieldsOf(request)));
    });
  }
  // Mail programs send the one-click request for their users, from any origin; the token authorizes it (RFC 8058).
  app.post<WithToken>(`/${name}/stop`, async (request, reply) => {
    const { token } = request.query;
    const clicked = typeof token === 'string' && isOneClick(request.body) ? { token } : null;
    const stopped = await inTurn(request, 'stop', clicked ?? fieldsOf(request));
    if (clicked === null) return answer(request, reply, stopped);
    return stopped.kind === 'done'
      ? sendUncachedLine(reply, 200, 'Unsubscribed')
      : sendUncachedLine(reply, returnedFormStatus(stopped.submission), 'Not unsubscribed', stopped.retryAfter);
  });
  // Opens the page with the button for mail programs that follow the link by GET.
  for (const step of ['confirm', 'stop'] as const) {
    app.get<WithToken>(`/${name}/${step}`, (request, reply) => {
      const { token } = request.query;
      const query = new URLSearchParams({ [step]: typeof token === 'string' ? token : '' });
      const path = rules.localePath(page, rules.detectLocale(visitorOf(request.raw)));
      return sendRedirect(reply, 303, path + encodeNewsletterQuery(decodeNewsletterQuery(`?${query}`)));
    });
  }
}

function queryOf({ page }: Outcome): string {
  return 'watched' in page || page.step === 'full' ? encodeAlertPage(page) : encodeNewsletterQuery(page);
}

/** Returns whether the body is the one-click request, URL-encoded or multipart. */
function isOneClick(body: unknown): boolean {
  if (!Buffer.isBuffer(body)) return false;
  const text = body.toString('latin1');
  const field = text.search(/List-Unsubscribe\b/);
  return field >= 0 && /\bOne-Click\b/.test(text.slice(field));
}
