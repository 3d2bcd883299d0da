import type { FormDraftFields } from '../../../../core/enquiry/form-drafts.ts';

/** The fields that drafts leave out: locale, page, honeypot, and the consent, which is given anew each time. */
const NOT_SAVED: ReadonlySet<string> = new Set(['locale', 'page', 'website', 'consent']);
const ESTIMATE_FIELDS: ReadonlySet<string> = new Set(['from', 'to', 'guests']);

/** The state of a field; a checkbox has '1' or ''. */
export interface FieldState {
  readonly name: string;
  readonly value: string;
  /** Its value when the page was loaded. */
  readonly initial: string;
}

/** Selects the fields that a draft keeps. @param fields all values, with '' for unticked checkboxes */
export function fieldsToSave(fields: FormDraftFields): FormDraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !NOT_SAVED.has(name)));
}

/**
 * Selects the draft values to restore. Fields that the visitor has changed stay, and so do dates and guests of the
 * page if the draft belongs to another request.
 * @param ask the form's present request
 */
export function fieldsToRestore(fields: readonly FieldState[], draft: FormDraftFields, ask: string): FormDraftFields {
  const isSameAsk = draft.ask === ask;
  const untouched = fields.flatMap(({ name, value, initial }) => {
    const kept = NOT_SAVED.has(name) ? undefined : draft[name];
    const stays = value !== initial || (!isSameAsk && initial !== '' && ESTIMATE_FIELDS.has(name));
    return kept === undefined || stays ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(untouched);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function formValues(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Returns the values that a draft of the form keeps. */
export function draftFieldsOf(form: HTMLFormElement): FormDraftFields {
  const boxes = fieldsIn(form).filter(isBox);
  return fieldsToSave({ ...Object.fromEntries(boxes.map(({ name }) => [name, ''])), ...formValues(form) });
}

/** Returns whether the value of any visible field has changed since the page was loaded. */
export function isTouched(form: HTMLFormElement): boolean {
  return fieldsIn(form).some((field) => field.type !== 'hidden' && stateOf(field).value !== stateOf(field).initial);
}

/** Writes a draft into the form (see {@link fieldsToRestore}). */
export function fillForm(form: HTMLFormElement, draft: FormDraftFields): void {
  const fields = fieldsIn(form).filter(({ type }) => type !== 'hidden');
  const values = fieldsToRestore(fields.map(stateOf), draft, formValues(form).ask ?? '');
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (isBox(field)) field.checked = value === '1';
    else field.value = value;
  }
}

export function focusFirstInvalid(form: HTMLFormElement, invalid: readonly string[]): void {
  const field = fieldsIn(form).find(({ name }) => invalid.includes(name));
  field?.focus();
}

/** Empties the honeypot that a browser filled in; otherwise every further submission would be returned. */
export function clearHoneypot(form: HTMLFormElement): void {
  const trap = fieldsIn(form).find(({ name }) => name === 'website');
  if (trap !== undefined) trap.value = '';
}

function fieldsIn(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox';
}

function stateOf(field: Field): FieldState {
  const { name } = field;
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value;
    return { name, value: field.value, initial };
  }
  if (!isBox(field)) return { name, value: field.value, initial: field.defaultValue };
  return { name, value: field.checked ? '1' : '', initial: field.defaultChecked ? '1' : '' };
}
