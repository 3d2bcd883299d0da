import { assign, fromPromise, setup } from 'xstate';
import type { SuggestionList } from '../../core/suggestions/suggestions.ts';
import { NO_CHOICE } from '../state/list-choice.ts';

/** Milliseconds after the last letter until the site is asked. */
export const REST = 120;

export interface SuggestionsContext {
  /** The text of the field. */
  readonly typed: string;
  /** The last answer of the site; null where none came. */
  readonly list: SuggestionList | null;
  /** The text that it answers. */
  readonly text: string;
  readonly isOpen: boolean;
  /** Row from 0 through all groups, or `NO_CHOICE`. */
  readonly choice: number;
}

export type SuggestionsEvent =
  | { readonly type: 'TYPE'; readonly typed: string }
  /** The visitor leaves the field. */
  | { readonly type: 'LEAVE' }
  /** A key leads to a row, or shuts the list. */
  | { readonly type: 'TURN'; readonly choice: number; readonly isOpen: boolean };

const NOTHING: SuggestionsContext = { typed: '', list: null, text: '', isOpen: false, choice: NO_CHOICE };

/**
 * The list below a search field (product.md SE8): the site is asked once the visitor rests, and only the answer to the
 * last text is shown. The list before stays open meanwhile.
 */
export const suggestionsMachine = setup({
  types: { context: {} as SuggestionsContext, events: {} as SuggestionsEvent },
  actors: {
    /** Answers a text; null where nothing came. Never rejects. */
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
    resting: { after: { [REST]: 'asking' } },
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
