import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReturnedForm, ReturnedFormAnswer, SubmissionNotice } from '../../core/enquiry/submission.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { countedNetworks } from '../http/client-address.ts';
import { type FlatHeaders, isSecure } from '../http/security-headers.ts';
import type { Visitor } from '../http/visitor.ts';
import type { WorkQueue } from '../http/work-queue.ts';
import { rendererHeaders } from '../pages/page-headers.ts';
import { PAGE_REQUEST_DEFAULTS, type PageRenderer } from '../pages/page-request.ts';

interface ReturnedFormPage extends ReturnedFormAnswer {
  /** Canonical path and query of the page with the form. */
  readonly url: string;
}

/** Sends the page of a form with the values that were submitted. */
export type SendFormPage = (request: FastifyRequest, reply: FastifyReply, form: ReturnedFormPage) => Promise<void>;

/** Renders the page without any cache; throws where it cannot be rendered or gets no turn. */
export function createSendFormPage(
  render: PageRenderer,
  work: WorkQueue,
  security: (secure: boolean) => FlatHeaders,
  visitorOf: (request: IncomingMessage) => Visitor,
  trustProxy: boolean,
): SendFormPage {
  return async (request, reply, { url, locale, submission, retryAfter }) => {
    const { currency, unit } = visitorOf(request.raw);
    const renderForm = () => render({ ...PAGE_REQUEST_DEFAULTS, url, locale, currency, unit, submission });
    const answer = await work.run(countedNetworks(request.raw, trustProxy), renderForm, {
      isPatient: true,
      isWanted: () => !request.raw.socket.destroyed,
    });
    if (answer.status >= 500) throw answer.error ?? new Error(`The page of a form answered ${answer.status}`);
    const headers = ['Cache-Control', 'private, no-store', ...rendererHeaders(answer.headers)];
    if (retryAfter !== null) headers.push('Retry-After', String(retryAfter));
    const status = returnedFormStatus(submission);
    const page = new PreparedAnswer(status, 'text/html; charset=utf-8', answer.body, headers, security);
    return page.reply(request, reply, isSecure(request.raw, trustProxy));
  };
}

const NOTICE_STATUS: Readonly<Record<SubmissionNotice, number>> = {
  'too-fast': 425,
  expired: 422,
  'sent-before': 409,
  trap: 422,
  'too-many': 429,
  'too-large': 413,
  unreadable: 400,
  'subject-gone': 422,
  unavailable: 503,
};

/** Returns the HTTP status of a returned form: 422 where only its fields are invalid. */
export function returnedFormStatus({ notice }: ReturnedForm): number {
  return notice === null ? 422 : NOTICE_STATUS[notice];
}
