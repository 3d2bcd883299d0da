import type { DraftFields } from '../../../../core/enquiry/drafts.ts';

/** Fields that drafts leave out: the form's own, the honeypot, and the consent, which is given anew each time. */
const NOT_SAVED: ReadonlySet<string> = new Set(['locale', 'page', 'website', 'consent']);
/** Fields that an estimate fills in. */
const ESTIMATE_FIELDS: ReadonlySet<string> = new Set(['from', 'to', 'guests']);

/** The state of a field; a checkbox has '1' or ''. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  /** Its value when the page was loaded. */
  readonly initial: string;
}

/** Selects the fields that a draft keeps. @param fields all values, with '' for unticked checkboxes */
export function savedFields(fields: DraftFields): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_SAVED.has(name)));
}

/**
 * Selects the draft values to restore. Fields that the visitor has changed stay, and so do dates of the page where the
 * draft belongs to another estimate.
 * @param ask the form's present request
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
