import { fieldsOf, isRecord } from '../shared/parse-json.ts';
import { ENQUIRY_FIELDS, type FormFieldProblem, type FormFieldProblems } from './read-enquiry-form.ts';
import { readReference } from './reference.ts';
import { type ReturnedForm, SUBMISSION_NOTICES } from './submission.ts';

export type EnquiryResponse =
  /** The enquiry is stored; `href` is the path of the thanks page. */
  | { readonly kind: 'thanks'; readonly href: string }
  /** In `token`, '' keeps the present one. */
  | ({ readonly kind: 'returned' } & Pick<ReturnedForm, 'problems' | 'notice' | 'token' | 'reference'>);

const WORD = /^[a-z]+(?:-[a-z]+)*$/;
const TOKEN = /^[A-Za-z0-9._-]{0,200}$/;

/** Parses the answer to a form; null for an invalid one. */
export function parseEnquiryResponse(body: unknown): EnquiryResponse | null {
  const { thanks, problems, notice, token, reference } = fieldsOf(body);
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

/** Returns the problems of known fields. Kinds that this build does not know are kept and shown as message keys. */
function problemsOf(problems: Readonly<Record<string, unknown>>): FormFieldProblems {
  const entries = ENQUIRY_FIELDS.flatMap((field) => {
    const kind = problems[field];
    return typeof kind === 'string' && WORD.test(kind) ? [[field, kind as FormFieldProblem] as const] : [];
  });
  return Object.fromEntries(entries);
}
