import { type SubmitEvent, useEffect, useRef } from 'react';
import { decodeSearch, encodeSearch } from '../../core/search/query/search-query.ts';
import { SearchField } from '../components/SearchField.tsx';
import { navigateTo } from '../navigation/navigate-to.ts';

interface Props {
  /** Path of the search page. */
  readonly action: string;
  readonly label: string;
  readonly button: string;
}

/** The search field that opens in the header; it submits to the search page. */
export function HeaderSearch({ action, label, button }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '');
    // The next page sets the focus.
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
