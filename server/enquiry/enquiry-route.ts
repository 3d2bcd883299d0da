import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionOutcome, SubmittingVisitor } from '../../core/application/submit-enquiry.ts';
import { encodeEnquiryRequest, encodeReferenceQuery } from '../../core/enquiry/form-queries.ts';
import type { FormFields } from '../../core/enquiry/submission.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { routePath } from '../../core/routing/routes.ts';
import { countedNetworks } from '../http/client-address.ts';
import { sendRedirect } from '../http/replies.ts';
import type { RouteParts } from '../http/route-context.ts';
import { isFormFromThisSite } from '../http/same-origin.ts';
import { readFormBody } from './form-body.ts';
import { returnedFormStatus } from './form-page.ts';

type EnquiryContext = Pick<
  RouteParts,
  'env' | 'enquiryServices' | 'rules' | 'visitorOf' | 'formPage' | 'failures' | 'work'
>;

/** Bytes of the longest message at four bytes a character, each percent-encoded, and the other fields. */
const BODY_LIMIT = 96 * 1024;

/**
 * Receives enquiry forms (FM2). The answer is a page, or JSON where the script sends the form; a returned form has the
 * same status in both.
 */
export function enquiryRoute(app: FastifyInstance, context: EnquiryContext): void {
  const { env, rules, visitorOf, formPage, failures, work } = context;
  const { submitEnquiry } = context.enquiryServices;
  const formPath = (locale: Locale) => rules.localePath(routePath({ name: 'enquire' }), locale);

  async function answer(request: FastifyRequest, reply: FastifyReply, outcome: SubmissionOutcome): Promise<unknown> {
    void reply.header('Cache-Control', 'private, no-store');
    const wantsJson = (request.headers.accept ?? '').includes('application/json');
    if (outcome.kind === 'thanks') {
      const href = formPath(outcome.locale) + encodeReferenceQuery(outcome.reference);
      return wantsJson ? reply.code(201).send({ thanks: href }) : sendRedirect(reply, 303, href);
    }
    if (!wantsJson) {
      const url = formPath(outcome.locale) + encodeEnquiryRequest(outcome.request);
      return formPage(request, reply, { ...outcome, url });
    }
    const { submission, retryAfter } = outcome;
    if (retryAfter !== null) void reply.header('Retry-After', String(retryAfter));
    const { problems, notice, token, reference } = submission;
    return reply.code(returnedFormStatus(submission)).send({ problems, notice, token, reference });
  }

  const senderOf = ({ raw }: FastifyRequest): SubmittingVisitor => ({
    networks: countedNetworks(raw, env.trustProxy),
    currency: visitorOf(raw).currency,
  });

  /** Submits a form in its turn, also for a visitor who has left since. */
  const submit = (request: FastifyRequest, readFields: () => FormFields | null) => {
    const sender = senderOf(request);
    return work.start(sender.networks, () => submitEnquiry.submit(readFields(), sender), { isPatient: true });
  };

  app.post('/enquiries', {
    bodyLimit: BODY_LIMIT,
    async handler(request, reply) {
      if (!isFormFromThisSite(request.headers, env)) return failures.refuse(request, reply, 403);
      const readFields = () => readFormBody(request.body, request.headers['content-type']);
      return answer(request, reply, await submit(request, readFields));
    },
    async errorHandler(error, request, reply) {
      const { statusCode = 500 } = error;
      if (statusCode === 413) return answer(request, reply, submitEnquiry.tooLarge());
      // A missing or unsupported content type or length is handled like an unreadable body.
      if (statusCode < 500) return answer(request, reply, await submit(request, () => null));
      return failures.onError(error, request, reply);
    },
  });
  // Redirects a visitor who reloads the address of a returned form to the form.
  app.get('/enquiries', (request, reply) =>
    sendRedirect(reply, 303, formPath(rules.detectLocale(visitorOf(request.raw)))),
  );
}
