import type { DraftFields } from '../../../../core/enquiry/drafts.ts';
import { type FieldState, restoredFields, savedFields } from './draft-fields.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values that the form submits. */
export function fieldsOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The values that a draft of the form keeps. */
export function draftFieldsOf(form: HTMLFormElement): DraftFields {
  const boxes = fieldsIn(form).filter(isBox);
  return savedFields({ ...Object.fromEntries(boxes.map(({ name }) => [name, ''])), ...fieldsOf(form) });
}

/** Whether a field was changed before the script was loaded. */
export function isTouched(form: HTMLFormElement): boolean {
  return fieldsIn(form).some((field) => field.type !== 'hidden' && stateOf(field).value !== stateOf(field).initial);
}

/** Writes a draft into the form (see {@link restoredFields}). */
export function fillForm(form: HTMLFormElement, draft: DraftFields): void {
  const fields = fieldsIn(form).filter(({ type }) => type !== 'hidden');
  const values = restoredFields(fields.map(stateOf), draft, fieldsOf(form).ask ?? '');
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (isBox(field)) field.checked = value === '1';
    else field.value = value;
  }
}

/** Focuses the first invalid field. */
export function focusFirst(form: HTMLFormElement, wrong: readonly string[]): void {
  fieldsIn(form)
    .find(({ name }) => wrong.includes(name))
    ?.focus();
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
    const brought = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value;
    return { name, value: field.value, initial: brought };
  }
  if (!isBox(field)) return { name, value: field.value, initial: field.defaultValue };
  return { name, value: field.checked ? '1' : '', initial: field.defaultChecked ? '1' : '' };
}
