import { assign, type SnapshotFrom, setup } from 'xstate';
import { type BuildVersion, isNewerBuild } from './build-version.ts';

/** Milliseconds between two requests for the newest build. */
export const POLL_EVERY_MS = 5 * 60 * 1000;

export interface BuildVersionState {
  /** The build that this tab runs. */
  readonly ours: BuildVersion;
  /** The newer build that was found; null if there is none yet. */
  readonly newer: BuildVersion | null;
}

export type BuildVersionEvent =
  /** A poll begins; the caller asks the server and sends its answer as an event. */
  { readonly type: 'POLL' } | { readonly type: 'ANSWERED'; readonly build: BuildVersion } | { readonly type: 'FAILED' };

/** Carries the types of the machine, without a value. */
const types: {
  readonly context?: BuildVersionState;
  readonly events?: BuildVersionEvent;
  readonly input?: { readonly ours: BuildVersion };
} = {};

/**
 * Tracks whether the site serves a newer build than this tab runs (UI4). Failed requests and older builds change
 * nothing. A tab that has seen a newer build stays stale, since old servers still answer during a deploy.
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

/** Returns whether the next navigation must load the whole page instead of its data alone. */
export function needsReload(snapshot: SnapshotFrom<typeof buildVersionMachine>): boolean {
  return snapshot.matches('stale');
}
