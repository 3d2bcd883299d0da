import { useEffect, useState } from 'react';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { placeOf } from '../../core/routing/place.ts';
import type { SuggestionList } from '../../core/suggestions/suggestions.ts';
import { currentAddress } from '../navigation/current-address.ts';
import { siteSettings } from '../shell/site-settings.ts';
import { NO_CHOICE, nextChoice } from '../state/list-choice.ts';
import type { SuggestionIds } from './SuggestedList.tsx';

/** Milliseconds of rest after a letter. */
const REST = 120;

interface SuggestionsState {
  /** What the site suggests; null where nothing was asked, or nothing came. */
  readonly list: SuggestionList | null;
  /** The text that it answers. */
  readonly text: string;
  readonly isOpen: boolean;
  /** Row from 0 through all groups, or `NO_CHOICE`. */
  readonly choice: number;
}

const NOTHING: SuggestionsState = { list: null, text: '', isOpen: false, choice: NO_CHOICE };

/**
 * What is suggested for a field as one types in it. The field becomes a combobox; its text, its form and what Enter does
 * without a choice stay its own. Whatever fails, it is the plain field that it was.
 */
export function useSuggestions(field: HTMLInputElement, port: Suggestions, ids: SuggestionIds): SuggestionsState {
  const [state, show] = useState(NOTHING);
  const { list, text, isOpen, choice } = state;
  const rows = list === null ? 0 : list.groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

  useEffect(() => {
    let asked = new AbortController();
    const shut = () => {
      asked.abort();
      show((before) => ({ ...before, isOpen: false, choice: NO_CHOICE }));
    };
    const ask = async (text: string, signal: AbortSignal) => {
      const locale = placeOf(currentAddress(), siteSettings().strategy).locale;
      const answer = await port.suggest({ text, locale });
      // Another letter has come since, or the visitor has gone on.
      if (signal.aborted) return;
      const found = answer.ok ? answer.value : null;
      show({ list: found, text, isOpen: found !== null && found.groups.length > 0, choice: NO_CHOICE });
    };
    const onInput = () => {
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      const text = field.value.trim();
      if (text === '') return show(NOTHING);
      show((before) => ({ ...before, choice: NO_CHOICE }));
      setTimeout(() => {
        if (!signal.aborted) void ask(text, signal);
      }, REST);
    };
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node && field.closest('.seek')?.contains(target))) shut();
    };
    field.addEventListener('input', onInput);
    field.addEventListener('blur', shut);
    document.addEventListener('submit', shut, true);
    document.addEventListener('pointerdown', onOutside, true);
    // Its script may have come after the first letters.
    if (field.value !== field.defaultValue) onInput();
    return () => {
      asked.abort();
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', shut);
      document.removeEventListener('submit', shut, true);
      document.removeEventListener('pointerdown', onOutside, true);
    };
  }, [field, port]);

  useEffect(() => {
    const turnTo = (row: number, open = true) => show((before) => ({ ...before, isOpen: open, choice: row }));
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      // A list that was shut opens again as long as it answers what is there.
      const opens = isOpen || (event.key.startsWith('Arrow') && field.value.trim() === text);
      const next = opens ? nextChoice(event.key, choice, rows) : null;
      if (next !== null) turnTo(next);
      else if (isOpen && event.key === 'Escape') turnTo(NO_CHOICE, false);
      else if (isOpen && event.key === 'Enter' && choice !== NO_CHOICE)
        document.getElementById(ids.row(choice))?.click();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field, ids, text, isOpen, choice, rows]);

  useEffect(() => {
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? ids.list : null,
      'aria-activedescendant': isOpen && choice !== NO_CHOICE ? ids.row(choice) : null,
    };
    for (const [name, value] of Object.entries(said)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (choice !== NO_CHOICE) document.getElementById(ids.row(choice))?.scrollIntoView({ block: 'nearest' });
  }, [field, ids, isOpen, choice]);

  return state;
}
