import { type SubmitEvent, useEffect, useId, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { decodeSearch, encodeSearch } from '../../core/search/query/search-query.ts';
import { SearchField } from '../components/SearchField.tsx';
import { navigateTo } from '../navigation/navigate-to.ts';
import { SuggestionListbox } from './SuggestionListbox.tsx';
import { useSuggestions } from './use-suggestions.ts';

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

/** Shows the suggestions below a search field and announces their number. */
function SuggestionsBox({ field, port }: { readonly field: HTMLInputElement; readonly port: Suggestions }) {
  const id = useId();
  const ids = useMemo(() => ({ list: id, row: (index: number) => `${id}${index}` }), [id]);
  const { list, text, isOpen, choice } = useSuggestions(field, port, ids);
  return (
    <>
      <p className="vh" aria-live="polite">
        {list?.count}
      </p>
      {list !== null && isOpen ? (
        <SuggestionListbox
          list={list}
          text={text}
          ids={ids}
          choice={choice}
          // Closes the list.
          onChosen={() => field.blur()}
        />
      ) : null}
    </>
  );
}

interface HeaderSearchProps {
  /** Path of the search page. */
  readonly action: string;
  readonly label: string;
  readonly button: string;
}

/** Renders the search field that opens in the header; it submits to the search page. */
function HeaderSearch({ action, label, button }: HeaderSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '');
    // A focused search field would keep the focus when the next page is shown.
    form.current?.querySelector('input')?.blur();
    void navigateTo(action + encodeSearch(decodeSearch(new URLSearchParams({ q: text }))));
  };
  return (
    <search aria-label={button}>
      <form className="wrap" method="get" action={action} ref={form} onSubmit={submit}>
        <SearchField label={label} button={button} text="" />
      </form>
    </search>
  );
}
