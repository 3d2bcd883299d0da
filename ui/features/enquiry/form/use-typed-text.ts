import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * What somebody wrote into a text area before its script came stays: React puts the text of the page back where there is
 * any (19.2, `initTextarea`), and in no other kind of field.
 * @param id of the text area
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
