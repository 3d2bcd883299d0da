import { assign, type SnapshotFrom, setup } from 'xstate';
import { type BuildVersion, isNewerBuild } from './build-version.ts';

/** Milliseconds between two questions for the newest build. */
export const POLL_EVERY_MS = 5 * 60 * 1000;

export interface BuildVersionContext {
  /** The build this tab runs. */
  readonly ours: BuildVersion;
  /** The newer build that was found; null as long as none was. */
  readonly newer: BuildVersion | null;
}

export type BuildVersionEvent =
  /** It is time to ask; the one who runs the machine asks, and tells the answer. */
  { readonly type: 'POLL' } | { readonly type: 'ANSWERED'; readonly build: BuildVersion } | { readonly type: 'FAILED' };

/** Says the types and holds nothing. */
const types: {
  readonly context?: BuildVersionContext;
  readonly events?: BuildVersionEvent;
  readonly input?: { readonly ours: BuildVersion };
} = {};

/**
 * Whether a newer build is served than the one this tab runs (product.md UI4). A failed question counts as none, and so
 * does an older build. Once a newer one was seen the tab is stale for good: while a deploy is under way, old and new
 * servers answer by turns.
 */
export const buildVersionMachine = setup({
  types,
  guards: { isNewer: ({ context }, build: BuildVersion) => isNewerBuild(build, context.ours) },
}).createMachine({
  context: ({ input }) => ({ ours: input.ours, newer: null }),
  initial: 'fresh',
  states: {
    fresh: { on: { POLL: 'checking' } },
    checking: {
      on: {
        ANSWERED: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.build },
            target: 'stale',
            actions: assign({ newer: ({ event }) => event.build }),
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
export function needsReload(snapshot: SnapshotFrom<typeof buildVersionMachine>): boolean {
  return snapshot.matches('stale');
}
