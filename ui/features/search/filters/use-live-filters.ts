import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { siteRuntime } from '../../../shell/browser-runtime.ts';
import { WIDE } from '../../../state/breakpoints.ts';
import type { ListView } from '../list-view.ts';

interface FilterSheet {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The list's form, live: sending it navigates to the list's canonical URL and keeps the scroll position.
 * On small screens it is a sheet that opens by a link to it, holds focus, shuts on Escape and gives focus back.
 */
export function useLiveFilters(view: ListView): FilterSheet {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => (sheet.current ? makeSheet(sheet.current) : undefined), []);
  return {
    sheet,
    submit: (event) => {
      event.preventDefault();
      const fields = new URLSearchParams();
      const form = event.currentTarget;
      const { submitter } = event.nativeEvent;
      for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
      import('../navigate-list.ts').then(
        ({ navigateList }) => navigateList(view, fields),
        // Without its script the form is what it is without any.
        () => form.submit(),
      );
      // Sent by its own button, not by a changed control: the visitor is done choosing.
      if (submitter !== null && submitter.getAttribute('name') === null)
        sheet.current?.dispatchEvent(new Event('shut'));
    },
  };
}

/** Without a script `:target` opens the sheet; with one it is a dialog. Returns how to undo it. */
function makeSheet(sheet: HTMLElement): () => void {
  let opener: HTMLElement | null = null;
  const isOpen = () => sheet.hasAttribute('data-open');

  const open = (link: HTMLElement) => {
    opener = link;
    sheet.setAttribute('data-open', '');
    sheet.setAttribute('role', 'dialog');
    sheet.setAttribute('aria-modal', 'true');
    sheet.setAttribute('aria-label', sheet.dataset.label ?? '');
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
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey);
  sheet.addEventListener('shut', shut);
  // Turned on its side, or drawn wider: there the rail stands beside the list.
  const wide = window.matchMedia(`(min-width: ${WIDE}px)`);
  wide.addEventListener('change', shut);
  return () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('keydown', onKey);
    sheet.removeEventListener('shut', shut);
    wide.removeEventListener('change', shut);
    if (isOpen()) sendToDrawers('CLOSE_FILTERS');
  };
}

/** The page beneath stands still while the sheet is open. */
function sendToDrawers(type: 'OPEN_FILTERS' | 'CLOSE_FILTERS'): void {
  siteRuntime().then(
    ({ drawers }) => drawers.send({ type }),
    () => {},
  );
}

function keepFocusIn(sheet: HTMLElement, event: KeyboardEvent): void {
  const stops = [
    ...sheet.querySelectorAll<HTMLElement>('a[href],button,input:not([type=hidden]),select,summary'),
  ].filter((stop) => stop.offsetParent !== null);
  const [first, last] = [stops[0], stops.at(-1)];
  const goes = event.shiftKey ? document.activeElement === first && last : document.activeElement === last && first;
  if (!goes) return;
  event.preventDefault();
  goes.focus();
}
