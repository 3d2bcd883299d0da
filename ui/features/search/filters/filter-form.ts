import type { ChangeEvent, FocusEvent } from 'react';

/** Id of the filter form, for controls outside of it. */
export const FILTER_FORM_ID = 'filter-form';

/** Submits the form of a changed control. */
export function submitNow(event: ChangeEvent<HTMLInputElement | HTMLSelectElement> | FocusEvent<HTMLInputElement>) {
  event.target.form?.requestSubmit();
}
