import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps text that was typed into a text area before its script was loaded. React 19.2 resets text areas at hydration
 * (`initTextarea`), but no other field.
 * @param id id of the text area
 */
export function useTypedText(id: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => textIn(id));
  useLayoutEffect(() => {
    if (typed !== null && area.current !== null && area.current.value !== typed) area.current.value = typed;
  }, [typed]);
  return area;
}

function textIn(id: string): string | null {
  if (typeof document === 'undefined') return null;
  const written = document.getElementById(id);
  return written instanceof HTMLTextAreaElement ? written.value : null;
}
