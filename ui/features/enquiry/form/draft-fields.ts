import type { DraftFields } from '../../../../core/enquiry/drafts.ts';

/** Never kept: what names the form, what only programs fill, and what must be agreed to each time. */
const NOT_SAVED: ReadonlySet<string> = new Set(['locale', 'page', 'website', 'consent']);
/** What an estimate fills beforehand. */
const ESTIMATE_FIELDS: ReadonlySet<string> = new Set(['from', 'to', 'guests']);

/** A field as it stands: '1' for a ticked box, '' for an unticked one. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  /** As the page brought it. */
  readonly initial: string;
}

/** What is worth keeping of a form. @param fields what it would send, and the boxes that are unticked as '' */
export function savedFields(fields: DraftFields): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_SAVED.has(name)));
}

/**
 * What a draft puts into the fields that are as the page brought them: what somebody types meanwhile stays. So do dates
 * that the page brings, where the draft was written for another estimate.
 * @param ask what the form asks about now
 */
export function restoredFields(fields: readonly FieldState[], draft: DraftFields, ask: string): DraftFields {
  const isSameAsk = draft.ask === ask;
  const touched = fields.flatMap(({ name, value, initial: brought }) => {
    const kept = NOT_SAVED.has(name) ? undefined : draft[name];
    const stands = value !== brought || (!isSameAsk && brought !== '' && ESTIMATE_FIELDS.has(name));
    return kept === undefined || stands ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(touched);
}
