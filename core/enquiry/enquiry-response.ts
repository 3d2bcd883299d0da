import { ENQUIRY_FIELDS, type FieldProblem, type FieldProblems } from './read-enquiry.ts';
import { readReference } from './reference.ts';
import { SUBMISSION_NOTICES, type SubmissionNotice } from './submission.ts';

/** What the site says of a form that was sent: thanks, or what stands in the way. */
export type EnquiryResponse =
  /** Stored. The path of the page that thanks. */
  | { readonly kind: 'thanks'; readonly href: string }
  | {
      readonly kind: 'returned';
      readonly problems: FieldProblems;
      readonly notice: SubmissionNotice | null;
      /** What the form is sent with next; '' where it stays as it was. */
      readonly token: string;
      /** Of the enquiry that was sent before; null where none was. */
      readonly reference: string | null;
    };

const WORD = /^[a-z]+(?:-[a-z]+)*$/;
const TOKEN = /^[A-Za-z0-9._-]{0,200}$/;

/** What the site answered to a form, read from JSON; null for what makes no sense. */
export function parseEnquiryResponse(body: unknown): EnquiryResponse | null {
  if (!isRecord(body)) return null;
  const { thanks, problems, notice, token, reference } = body;
  if (typeof thanks === 'string') return /^\/(?!\/)[!-~]*$/.test(thanks) ? { kind: 'thanks', href: thanks } : null;
  if (!isRecord(problems) || typeof token !== 'string' || !TOKEN.test(token)) return null;
  return {
    kind: 'returned',
    problems: problemsOf(problems),
    notice: SUBMISSION_NOTICES.find((one) => one === notice) ?? null,
    token,
    reference: typeof reference === 'string' ? readReference(reference) : null,
  };
}

/** Kinds that this build does not know are kept: their message is then the key itself, and the field is still marked. */
function problemsOf(given: Readonly<Record<string, unknown>>): FieldProblems {
  const known = ENQUIRY_FIELDS.flatMap((field) => {
    const kind = given[field];
    return typeof kind === 'string' && WORD.test(kind) ? [[field, kind as FieldProblem] as const] : [];
  });
  return Object.fromEntries(known);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
