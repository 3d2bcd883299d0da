import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { EstimateView } from './estimate/estimate-view.ts';

type Fields = EstimateView['fields'];

/**
 * A form whose fields show what the page answers with. They stay the elements that they are, so that focus stays in the
 * one that was changed; a date that is being typed is left alone.
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
