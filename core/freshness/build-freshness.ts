import { assign, type SnapshotFrom, setup } from 'xstate';

/** Milliseconds between two questions for the newest build. */
export const POLL_EVERY_MS = 5 * 60 * 1000;

export interface FreshnessContext {
  /** The build this tab runs. */
  readonly ours: string;
  /** The other build that was found; null as long as none was. */
  readonly newer: string | null;
}

export type FreshnessEvent =
  /** It is time to ask; the one who runs the machine asks, and tells the answer. */
  { readonly type: 'POLL' } | { readonly type: 'ANSWERED'; readonly id: string } | { readonly type: 'FAILED' };

/** Says the types and holds nothing. */
const types: {
  readonly context?: FreshnessContext;
  readonly events?: FreshnessEvent;
  readonly input?: { readonly ours: string };
} = {};

/**
 * Whether this tab runs the build that is served (product.md UI4). A failed question counts as none. Once another build
 * was seen the tab is stale for good: while a deploy is under way, old and new servers answer by turns.
 */
export const buildFreshness = setup({
  types,
  guards: { isAnother: ({ context }, { id }: { readonly id: string }) => id !== context.ours },
}).createMachine({
  context: ({ input }) => ({ ours: input.ours, newer: null }),
  initial: 'fresh',
  states: {
    fresh: { on: { POLL: 'checking' } },
    checking: {
      on: {
        ANSWERED: [
          {
            guard: { type: 'isAnother', params: ({ event }) => ({ id: event.id }) },
            target: 'stale',
            actions: assign({ newer: ({ event }) => event.id }),
          },
          { target: 'fresh' },
        ],
        FAILED: 'fresh',
      },
    },
    stale: {},
  },
});

/** Whether the next navigation must load the page anew, instead of fetching its data alone. */
export function needsReload(snapshot: SnapshotFrom<typeof buildFreshness>): boolean {
  return snapshot.matches('stale');
}
