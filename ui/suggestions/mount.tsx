import { createRoot } from 'react-dom/client';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { SuggestionsBox } from './SuggestionsBox.tsx';

let mounted = 0;

/** Puts the suggestions of a field into the place kept for them; returns how to take them away. */
export function mountSuggestions(field: HTMLInputElement, place: Element, port: Suggestions): () => void {
  mounted += 1;
  const root = createRoot(place, { identifierPrefix: `suggested${mounted}-` });
  root.render(<SuggestionsBox field={field} port={port} />);
  return () => root.unmount();
}

/** Puts a search field into the place that the header keeps; returns how to take it away. */
export function mountHeaderSearch(link: HTMLAnchorElement, place: Element): () => void {
  const root = createRoot(place);
  const { label = '' } = link.dataset;
  const [action, button] = [link.getAttribute('href') ?? '', link.getAttribute('aria-label') ?? ''];
  root.render(<HeaderSearch action={action} label={label} button={button} />);
  return () => root.unmount();
}
