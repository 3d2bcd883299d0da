import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus to the control that takes the place of the focused one: a new list brings new controls (SE10). */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = box.current;
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [box]);
  useLayoutEffect(() => {
    const gone = last.current;
    if (!isControl(gone) || gone.isConnected || document.activeElement !== document.body) return;
    const controls = [...(box.current?.querySelectorAll('input, select') ?? [])].filter(isControl);
    controls.find((control) => nameOf(control) === nameOf(gone))?.focus({ preventScroll: true });
  });
}

type Control = HTMLInputElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Returns what tells a control from the others: its name, and for a checkbox or radio button its value too. */
function nameOf({ name, type, value }: Control): string {
  return type === 'checkbox' || type === 'radio' ? `${name} ${value}` : name;
}
