import type { ChangeEvent, FocusEvent } from 'react';

/** Id of the list's form, for controls that stand outside of it. */
export const FILTER_FORM = 'filter-form';

/** A committed change of any control sends its form, wherever the control stands. */
export function submitNow(
  event: ChangeEvent<HTMLInputElement | HTMLSelectElement> | FocusEvent<HTMLInputElement>,
): void {
  event.target.form?.requestSubmit();
}
