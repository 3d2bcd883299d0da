import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Submission } from '../../core/enquiry/submission.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { PreparedAnswer } from '../cache/prepared-answer.ts';
import { acceptedEncoding } from '../http/accept-encoding.ts';
import { type FlatHeaders, isSecure } from '../http/security-headers.ts';
import type { Visitor } from '../http/visitor.ts';
import { rendererHeaders } from '../pages/page-headers.ts';
import type { PageRenderer } from '../pages/page-request.ts';

export interface ReturnedFormPage {
  readonly status: number;
  /** Canonical path and query of the page with the form. */
  readonly url: string;
  readonly locale: Locale;
  readonly submission: Submission;
  readonly visitor: Visitor;
}

/** Sends the page of a form with the values that were submitted. */
export type SendFormPage = (request: FastifyRequest, reply: FastifyReply, form: ReturnedFormPage) => Promise<void>;

/** Renders the page without any cache; throws where it cannot be rendered. */
export function createSendFormPage(
  render: PageRenderer,
  security: (secure: boolean) => FlatHeaders,
  trustProxy: boolean,
): SendFormPage {
  return async (request, reply, { status, url, locale, submission, visitor }) => {
    const answer = await render({
      url,
      locale,
      currency: visitor.currency,
      unit: visitor.unit,
      mobile: false,
      data: false,
      preview: false,
      edition: 'published',
      redirectTo: null,
      failure: null,
      submission,
    });
    if (answer.status >= 500) throw answer.error ?? new Error(`The page of a form answered ${answer.status}`);
    const said = ['cache-control', 'retry-after'].flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [name, String(value)];
    });
    const headers = [...said, ...rendererHeaders(answer.headers)];
    const page = new PreparedAnswer(status, 'text/html; charset=utf-8', answer.body, headers, security);
    const variant = await page.prepare(acceptedEncoding(request.headers['accept-encoding']));
    reply.hijack();
    page.send(request.raw, reply.raw, variant, isSecure(request.raw, trustProxy));
  };
}
