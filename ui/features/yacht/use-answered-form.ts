import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { EstimateView } from './estimate/estimate-view.ts';

type Fields = EstimateView['fields'];

/**
 * Sets a form's fields to the values of the page's answer. It keeps the elements, so that focus stays in the one that
 * was changed; it skips a date that is being typed.
 */
export function useAnsweredForm(fields: Fields): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(fields);
  useLayoutEffect(() => {
    if (form.current === null || shown.current === fields) return;
    shown.current = fields;
    for (const element of form.current.elements) showIn(element, fields);
  }, [fields]);
  return form;
}

function showIn(element: Element, { from, to, party, port, delivery, gratuity }: Fields): void {
  if (element instanceof HTMLSelectElement) {
    element.value = { party, port }[element.name]?.value ?? element.value;
  } else if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    element.checked = { delivery, gratuity }[element.name] ?? element.checked;
  } else if (element instanceof HTMLInputElement && element !== document.activeElement) {
    element.value = { from, to }[element.name]?.value ?? element.value;
  }
}
