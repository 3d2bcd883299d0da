import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sender, SubmissionOutcome, SubmitEnquiry } from '../../core/application/submit-enquiry.ts';
import { encodeEnquiryRequest, encodeReceipt } from '../../core/enquiry/form-queries.ts';
import type { Locale } from '../../core/locale/locale.ts';
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

export interface EnquiryRouteOptions {
  readonly env: Pick<Env, 'publicUrl' | 'trustProxy'>;
  readonly submitEnquiry: SubmitEnquiry;
  readonly rules: Pick<SiteRules, 'detect' | 'localePath'>;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
  readonly formPage: SendFormPage;
  readonly failures: Failures;
}

/** Bytes of the longest message at four bytes a character, each percent-encoded, and the other fields. */
const BODY_LIMIT = 96 * 1024;

/**
 * Receives enquiry forms (FM2). A form that the browser submits is answered with a page, one that the script
 * sends with JSON; both have the same status.
 */
export function enquiryRoute(app: FastifyInstance, options: EnquiryRouteOptions): void {
  const { env, submitEnquiry, rules, visitorOf, formPage, failures } = options;
  const thanksPath = (locale: Locale, reference: Parameters<typeof encodeReceipt>[0]) =>
    rules.localePath(routePath({ name: 'enquire' }), locale) + encodeReceipt(reference);

  async function answer(request: FastifyRequest, reply: FastifyReply, outcome: SubmissionOutcome): Promise<unknown> {
    void reply.header('Cache-Control', 'private, no-store');
    const wantsJson = (request.headers.accept ?? '').includes('application/json');
    if (outcome.kind === 'thanks') {
      const href = thanksPath(outcome.locale, outcome.reference);
      return wantsJson ? reply.code(201).send({ thanks: href }) : reply.code(303).header('Location', href).send();
    }
    const { locale, request: enquiryRequest, submission, retryAfter } = outcome;
    const status = submissionStatus(submission);
    if (retryAfter !== null) void reply.header('Retry-After', String(retryAfter));
    if (wantsJson) {
      const { problems, notice, token, reference } = submission;
      return reply.code(status).send({ problems, notice, token, reference });
    }
    const url = rules.localePath(routePath({ name: 'enquire' }), locale) + encodeEnquiryRequest(enquiryRequest);
    return formPage(request, reply, { status, url, locale, submission, visitor: visitorOf(request.raw) });
  }

  const senderOf = ({ raw }: FastifyRequest): Sender => ({
    address: clientAddress(raw, env.trustProxy),
    currency: visitorOf(raw).currency,
  });

  app.post('/enquiries', {
    bodyLimit: BODY_LIMIT,
    async handler(request, reply) {
      if (!isSameOrigin(request.headers, env)) return failures.refuse(request, reply, 403);
      const fields = readFormBody(request.body, request.headers['content-type']);
      return answer(request, reply, await submitEnquiry.submit(fields, senderOf(request)));
    },
    async errorHandler(error, request, reply) {
      const { statusCode = 500 } = error;
      if (statusCode === 413) return answer(request, reply, submitEnquiry.tooLarge());
      // A missing or unsupported content type or length is handled like an unreadable body.
      if (statusCode < 500) return answer(request, reply, await submitEnquiry.submit(null, senderOf(request)));
      return failures.onError(error, request, reply);
    },
  });
  // Leads a visitor who reloads the address of a returned form to the form.
  app.get('/enquiries', (request, reply) => {
    const locale = rules.detect(visitorOf(request.raw));
    return reply
      .code(303)
      .header('Cache-Control', 'private, no-store')
      .header('Location', rules.localePath(routePath({ name: 'enquire' }), locale))
      .send();
  });
}
