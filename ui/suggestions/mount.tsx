import { createRoot } from 'react-dom/client';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { SuggestionsBox } from './SuggestionsBox.tsx';

let mounted = 0;

/** Mounts the suggestions of a field in an element; returns a function that unmounts them. */
export function mountSuggestions(field: HTMLInputElement, place: Element, port: Suggestions): () => void {
  mounted += 1;
  const root = createRoot(place, { identifierPrefix: `suggested${mounted}-` });
  root.render(<SuggestionsBox field={field} port={port} />);
  return () => root.unmount();
}

/** Mounts a search field in an element of the header; returns a function that unmounts it. */
export function mountHeaderSearch(link: HTMLAnchorElement, place: Element): () => void {
  const root = createRoot(place);
  const { label = '' } = link.dataset;
  const [action, button] = [link.getAttribute('href') ?? '', link.getAttribute('aria-label') ?? ''];
  root.render(<HeaderSearch action={action} label={label} button={button} />);
  return () => root.unmount();
}
