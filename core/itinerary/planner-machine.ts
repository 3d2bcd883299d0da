import { assign, setup } from 'xstate';
import { applyEdit, type EditProblem, type ItineraryEdit } from './edit-itinerary.ts';
import type { Itinerary, PlaceSlot } from './itinerary.ts';
import { encodeItinerary } from './itinerary-query.ts';

export const MAX_UNDO = 100;

export interface PlannerState {
  readonly itinerary: Itinerary;
  /** Earlier itineraries, the latest last. */
  readonly past: readonly Itinerary[];
  /** Undone itineraries, the next to redo last. */
  readonly future: readonly Itinerary[];
  /** The reason why the last edit failed; null if it succeeded. */
  readonly problem: EditProblem | null;
  /** The place that is being dragged, and the slot under it. */
  readonly carried: { readonly slot: PlaceSlot; readonly over: PlaceSlot } | null;
}

export type PlannerEvent =
  /** An address was opened; the itinerary before it stays in the undo history. */
  | { readonly type: 'OPEN'; readonly itinerary: Itinerary }
  | { readonly type: 'EDIT'; readonly edit: ItineraryEdit }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  | { readonly type: 'PICK_UP'; readonly slot: PlaceSlot }
  | { readonly type: 'CARRY'; readonly over: PlaceSlot }
  | { readonly type: 'PUT_DOWN' }
  | { readonly type: 'SEEK' }
  | { readonly type: 'CANCEL' };

/**
 * The state machine of the planner (CF3): resting, carrying a place from one slot to another, or seeking a new
 * place on the chart. Every edit can be undone, and redone until the next edit.
 */
export const plannerMachine = setup({
  types: {
    context: {} as PlannerState,
    events: {} as PlannerEvent,
    input: {} as { readonly itinerary: Itinerary },
  },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isThere: ({ context }, { day, at }: PlaceSlot) => context.itinerary.days[day]?.[at] !== undefined,
  },
  actions: {
    open: assign(({ context }, itinerary: Itinerary) => ({ ...stepTo(context, itinerary), carried: null })),
    edit: assign(({ context }, edit: ItineraryEdit) => withEdit(context, edit)),
    undo: assign(({ context }) => ({
      itinerary: context.past.at(-1) ?? context.itinerary,
      past: context.past.slice(0, -1),
      future: [...context.future, context.itinerary],
      problem: null,
    })),
    redo: assign(({ context }) => ({
      itinerary: context.future.at(-1) ?? context.itinerary,
      past: [...context.past, context.itinerary],
      future: context.future.slice(0, -1),
      problem: null,
    })),
    pickUp: assign((_, slot: PlaceSlot) => ({ carried: { slot, over: slot }, problem: null })),
    carry: assign(({ context: { carried } }, over: PlaceSlot) => ({ carried: carried && { ...carried, over } })),
    putDown: assign(({ context }) => {
      if (context.carried === null) return {};
      const { slot, over } = context.carried;
      return { ...withEdit(context, { kind: 'move-place', slot, to: over }), carried: null };
    }),
    letGo: assign({ carried: null }),
    clear: assign({ problem: null }),
  },
}).createMachine({
  id: 'planner',
  context: ({ input }) => ({
    itinerary: input.itinerary,
    past: [],
    future: [],
    problem: null,
    carried: null,
  }),
  initial: 'resting',
  on: { OPEN: { target: '.resting', actions: { type: 'open', params: ({ event }) => event.itinerary } } },
  states: {
    resting: {
      on: {
        EDIT: { actions: { type: 'edit', params: ({ event }) => event.edit } },
        UNDO: { guard: 'canUndo', actions: 'undo' },
        REDO: { guard: 'canRedo', actions: 'redo' },
        PICK_UP: {
          guard: { type: 'isThere', params: ({ event }) => event.slot },
          target: 'carrying',
          actions: { type: 'pickUp', params: ({ event }) => event.slot },
        },
        SEEK: { target: 'seeking', actions: 'clear' },
      },
    },
    carrying: {
      on: {
        CARRY: { actions: { type: 'carry', params: ({ event }) => event.over } },
        PUT_DOWN: { target: 'resting', actions: 'putDown' },
        CANCEL: { target: 'resting', actions: 'letGo' },
      },
    },
    seeking: {
      on: {
        EDIT: { target: 'resting', actions: { type: 'edit', params: ({ event }) => event.edit } },
        CANCEL: { target: 'resting' },
      },
    },
  },
});

function withEdit(context: PlannerState, edit: ItineraryEdit): Partial<PlannerState> {
  const after = applyEdit(context.itinerary, edit);
  return after.ok ? stepTo(context, after.value) : { problem: after.error };
}

/** Replaces the current itinerary, which goes into the history, unless the new one equals it. */
function stepTo({ itinerary, past }: PlannerState, after: Itinerary): Partial<PlannerState> {
  const isSame = itinerary.days.length === after.days.length && encodeItinerary(itinerary) === encodeItinerary(after);
  if (isSame) return { problem: null };
  return { itinerary: after, past: [...past, itinerary].slice(-MAX_UNDO), future: [], problem: null };
}
