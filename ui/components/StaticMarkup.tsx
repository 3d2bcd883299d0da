import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { trustedMarkup } from './trusted-markup.ts';

interface Props {
  readonly className: string;
  /** Escaped markup from the server; at hydration, that of the document. */
  readonly html: string;
}

/** Collects static markup while the server renders, so that React does not copy it; null in the browser. */
export const MarkupSlotsContext = createContext<string[] | null>(null);

/** The class of elements whose markup a document's data leaves out. */
export const STATIC_MARKUP_CLASS = 'markup';

const SLOT = /<!--slot (\d+)-->/;

/**
 * Renders markup that the server made. It is left alone at hydration, and its elements stay when the page is shown
 * anew with the same markup.
 */
export function StaticMarkup({ className, html }: Props) {
  const slots = useContext(MarkupSlotsContext);
  const element = useRef<HTMLDivElement>(null);
  // React sets markup again wherever this object is a new one.
  const [first] = useState({
    __html: slots === null ? trustedMarkup(html) : `<!--slot ${slots.push(html) - 1}-->`,
  });
  const shown = useRef(html);
  useLayoutEffect(() => {
    if (shown.current === html || element.current === null) return;
    shown.current = html;
    if (element.current.innerHTML !== html) element.current.innerHTML = trustedMarkup(html);
  }, [html]);
  return (
    <div
      ref={element}
      className={`${STATIC_MARKUP_CLASS} ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={first}
    />
  );
}

/** Returns rendered markup with its static parts, in pieces to be sent one after the other. */
export function fillMarkupSlots(markup: string, slots: readonly string[]): readonly string[] {
  return slots.length === 0
    ? [markup]
    : markup.split(SLOT).map((piece, at) => (at % 2 === 0 ? piece : (slots[Number(piece)] ?? '')));
}
