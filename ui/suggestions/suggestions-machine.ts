import { assign, fromPromise, setup } from 'xstate';
import type { SuggestionList } from '../../core/suggestions/suggestions.ts';
import { NO_CHOICE } from '../state/list-choice.ts';

/** Milliseconds without input after which suggestions are requested. */
const PAUSE_MS = 120;

export interface SuggestionsContext {
  readonly typed: string;
  /** The last suggestions; null before a request and after a failed one. */
  readonly list: SuggestionList | null;
  readonly text: string;
  readonly isOpen: boolean;
  /** Row from 0 through all groups, or `NO_CHOICE`. */
  readonly choice: number;
}

export type SuggestionsEvent =
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
    /** Requests the suggestions for a text; null where the request fails. Never rejects. */
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
