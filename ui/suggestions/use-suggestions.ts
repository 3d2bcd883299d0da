import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { assign, fromPromise, setup } from 'xstate';
import type { Suggestions } from '../../core/ports/suggestions.ts';
import { parseSiteAddress } from '../../core/routing/site-address.ts';
import type { SuggestionList } from '../../core/suggestions/suggestions.ts';
import { currentAddress } from '../navigation/browser-address.ts';
import { documentSettings } from '../shell/document-settings.ts';
import { NO_CHOICE, nextChoice } from '../state/list-choice.ts';
import type { SuggestionIds } from './SuggestionListbox.tsx';

/**
 * Requests suggestions while a visitor types in a field, and makes the field a combobox. If no row is chosen, Enter
 * submits the field's form as before. If a request fails, the list is closed.
 */
export function useSuggestions(field: HTMLInputElement, port: Suggestions, ids: SuggestionIds): SuggestionsContext {
  const machine = useMemo(() => {
    const suggest = fromPromise<SuggestionList | null, string>(({ input }) => requestSuggestions(port, input));
    return suggestionsMachine.provide({ actors: { suggest } });
  }, [port]);
  const [{ context }, send] = useMachine(machine);

  useEffect(() => {
    const leave = () => send({ type: 'LEAVE' });
    const onInput = () => send({ type: 'TYPE', typed: field.value.trim() });
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node && field.closest('.seek')?.contains(target))) leave();
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('blur', leave, { signal });
    document.addEventListener('submit', leave, { signal, capture: true });
    document.addEventListener('pointerdown', onOutside, { signal, capture: true });
    // Text may have been typed before this script was loaded.
    if (field.value !== field.defaultValue) onInput();
    return () => unmounted.abort();
  }, [field, send]);

  useChoiceByKeys(field, context, send, ids);
  useComboboxAttributes(field, context, ids);
  return context;
}

/** Moves the choice with arrow keys, Home and End, follows it with Enter, and closes the list with Escape. */
function useChoiceByKeys(
  field: HTMLInputElement,
  { list, text, isOpen, choice }: SuggestionsContext,
  send: (event: SuggestionsEvent) => void,
  ids: SuggestionIds,
): void {
  const rows = list === null ? 0 : list.groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  useEffect(() => {
    const turnTo = (row: number, open = true) => send({ type: 'TURN', choice: row, isOpen: open });
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      // An arrow key reopens a closed list that still belongs to the text.
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
}

/** Writes the ARIA attributes of a combobox to the field, and scrolls to the choice. */
function useComboboxAttributes(field: HTMLInputElement, { isOpen, choice }: SuggestionsContext, ids: SuggestionIds) {
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? ids.list : null,
      'aria-activedescendant': isOpen && choice !== NO_CHOICE ? ids.row(choice) : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (choice !== NO_CHOICE) document.getElementById(ids.row(choice))?.scrollIntoView({ block: 'nearest' });
  }, [field, ids, isOpen, choice]);
}

/** Requests suggestions in the locale of the page; null if the request failed. */
async function requestSuggestions(port: Suggestions, text: string): Promise<SuggestionList | null> {
  const { locale } = parseSiteAddress(currentAddress(), documentSettings().strategy);
  const answer = await port.suggest({ text, locale });
  return answer.ok ? answer.value : null;
}

/** Milliseconds without input after which suggestions are requested. */
const PAUSE_MS = 120;

interface SuggestionsContext {
  readonly typed: string;
  /** The last suggestions; null before a request and after a failed one. */
  readonly list: SuggestionList | null;
  readonly text: string;
  readonly isOpen: boolean;
  /** Row from 0 through all groups, or `NO_CHOICE`. */
  readonly choice: number;
}

type SuggestionsEvent =
  | { readonly type: 'TYPE'; readonly typed: string }
  | { readonly type: 'LEAVE' }
  /** A key chooses a row or closes the list. */
  | { readonly type: 'TURN'; readonly choice: number; readonly isOpen: boolean };

const NOTHING: SuggestionsContext = { typed: '', list: null, text: '', isOpen: false, choice: NO_CHOICE };

/**
 * The state of the list below a search field (SE8). Suggestions are requested after a pause in typing, and only
 * those for the last text are shown; the previous list stays open meanwhile.
 */
export const suggestionsMachine = setup({
  types: { context: {} as SuggestionsContext, events: {} as SuggestionsEvent },
  actors: {
    /** Requests the suggestions for a text; null if the request fails. It never rejects. */
    suggest: fromPromise<SuggestionList | null, string>(async () => null),
  },
}).createMachine({
  id: 'suggestions',
  context: NOTHING,
  initial: 'idle',
  on: {
    TYPE: [
      { guard: ({ event }) => event.typed === '', target: '.idle', actions: assign(NOTHING) },
      { target: '.resting', actions: assign(({ event: { typed } }) => ({ typed, choice: NO_CHOICE })) },
    ],
    LEAVE: { target: '.idle', actions: assign({ isOpen: false, choice: NO_CHOICE }) },
    TURN: { actions: assign(({ event: { choice, isOpen } }) => ({ choice, isOpen })) },
  },
  states: {
    idle: {},
    resting: { after: { [PAUSE_MS]: 'asking' } },
    asking: {
      invoke: {
        src: 'suggest',
        input: ({ context }) => context.typed,
        onDone: {
          target: 'idle',
          actions: assign(({ context, event: { output } }) => ({
            ...{ list: output, text: context.typed, choice: NO_CHOICE },
            isOpen: output !== null && output.groups.length > 0,
          })),
        },
      },
    },
  },
});
