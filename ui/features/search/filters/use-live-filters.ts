import { type SubmitEvent, useEffect, useRef } from 'react';
import { WIDE_SCREEN_MIN_PX } from '../../../state/breakpoints.ts';
import type { ListView } from '../build-list-view.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/**
 * Makes the filter form live: submitting it navigates to the list's canonical URL and keeps the scroll position.
 * On small screens the form is a sheet that a link opens; it traps focus, closes on Escape and restores focus.
 */
export function useLiveFilters(view: ListView) {
  const sheet = useRef<HTMLDivElement>(null);
  useKeptFocus(sheet);
  useEffect(() => (sheet.current ? makeSheet(sheet.current) : undefined), []);
  return {
    sheet,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const fields = new URLSearchParams();
      const { submitter } = event.nativeEvent;
      for (const [name, value] of new FormData(event.currentTarget, submitter)) fields.append(name, String(value));
      import('../navigate-to-list.ts').then(
        ({ navigateToList }) => navigateToList(view, fields),
        // The chunk could not be loaded: the browser requests what the form and its pressed button ask for.
        () => location.assign(`${view.action}?${fields}`),
      );
      // The form was submitted by its main button or by Enter, not by a changed control: the visitor is done.
      if (submitter !== null && submitter.getAttribute('name') === null)
        sheet.current?.dispatchEvent(new Event('shut'));
    },
  };
}

/** Makes the sheet a dialog; without a script, `:target` opens it. Returns a function that undoes this. */
function makeSheet(sheet: HTMLElement): () => void {
  let opener: HTMLElement | null = null;
  const unmounted = new AbortController();
  const { signal } = unmounted;
  const isOpen = () => sheet.hasAttribute('data-open');

  const open = (link: HTMLElement) => {
    opener = link;
    const attributes = {
      'data-open': '',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': sheet.dataset.label ?? '',
    };
    for (const [name, value] of Object.entries(attributes)) sheet.setAttribute(name, value);
    sendToDrawers('OPEN_FILTERS');
    sheet.querySelector<HTMLElement>('.rail-head a')?.focus();
  };
  const shut = () => {
    if (!isOpen()) return;
    for (const name of ['data-open', 'role', 'aria-modal', 'aria-label']) sheet.removeAttribute(name);
    sendToDrawers('CLOSE_FILTERS');
    opener?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const opens = link.getAttribute('href') === `#${sheet.id}`;
    if (!opens && !(isOpen() && link.closest('.rail-head'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (opens) open(link);
    else shut();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen()) return;
    if (event.key === 'Escape') shut();
    if (event.key === 'Tab') keepFocusIn(sheet, event);
  };
  document.addEventListener('click', onClick, { signal, capture: true });
  document.addEventListener('keydown', onKey, { signal });
  sheet.addEventListener('shut', shut, { signal });
  // On wide screens the filters are a rail beside the list.
  window.matchMedia(`(min-width: ${WIDE_SCREEN_MIN_PX}px)`).addEventListener('change', shut, { signal });
  return () => {
    unmounted.abort();
    if (isOpen()) sendToDrawers('CLOSE_FILTERS');
  };
}

/** Reports to the drawers' state machine that the sheet opens or closes; an open sheet locks the page's scrolling. */
function sendToDrawers(type: 'OPEN_FILTERS' | 'CLOSE_FILTERS'): void {
  import('../../../shell/drawers/drawers-actor.ts').then(
    ({ drawersActor }) => drawersActor().send({ type }),
    () => {},
  );
}

function keepFocusIn(sheet: HTMLElement, event: KeyboardEvent): void {
  const stops = [
    ...sheet.querySelectorAll<HTMLElement>('a[href],button,input:not([type=hidden]),select,summary'),
  ].filter((stop) => stop.offsetParent !== null);
  const [first, last] = [stops[0], stops.at(-1)];
  const target = event.shiftKey ? document.activeElement === first && last : document.activeElement === last && first;
  if (!target) return;
  event.preventDefault();
  target.focus();
}
