import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import type { SuggestionList } from '../../core/suggestions/suggestions.ts';
import { currentAddress } from '../navigation/current-address.ts';
import { siteSettings } from '../shell/site-settings.ts';
import { NO_CHOICE, nextChoice } from '../state/list-choice.ts';
import type { SuggestionIds } from './SuggestedList.tsx';
import { type SuggestionsContext, suggestionsMachine } from './suggestions-machine.ts';

/**
 * Suggests for a field as the visitor types. The field becomes a combobox; its text, its form and what Enter does without
 * a choice stay its own. Whatever fails, it is the plain field that it was.
 */
export function useSuggestions(field: HTMLInputElement, port: Suggestions, ids: SuggestionIds): SuggestionsContext {
  const machine = useMemo(() => {
    const suggest = fromPromise<SuggestionList | null, string>(({ input }) => suggested(port, input));
    return suggestionsMachine.provide({ actors: { suggest } });
  }, [port]);
  const [{ context }, send] = useMachine(machine);
  const { list, text, isOpen, choice } = context;
  const rows = list === null ? 0 : list.groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

  useEffect(() => {
    const leave = () => send({ type: 'LEAVE' });
    const onInput = () => send({ type: 'TYPE', typed: field.value.trim() });
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node && field.closest('.seek')?.contains(target))) leave();
    };
    field.addEventListener('input', onInput);
    field.addEventListener('blur', leave);
    document.addEventListener('submit', leave, true);
    document.addEventListener('pointerdown', onOutside, true);
    // Its script may have come after the first letters.
    if (field.value !== field.defaultValue) onInput();
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', leave);
      document.removeEventListener('submit', leave, true);
      document.removeEventListener('pointerdown', onOutside, true);
    };
  }, [field, send]);

  useEffect(() => {
    const turnTo = (row: number, open = true) => send({ type: 'TURN', choice: row, isOpen: open });
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
  }, [field, ids, send, text, isOpen, choice, rows]);

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

  return context;
}

/** The names of the site in the language of the page; null where no answer came. */
async function suggested(port: Suggestions, text: string): Promise<SuggestionList | null> {
  const { locale } = parseSiteAddress(currentAddress(), siteSettings().strategy);
  const answer = await port.suggest({ text, locale });
  return answer.ok ? answer.value : null;
}
