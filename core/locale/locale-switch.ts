import { assign, type SnapshotFrom, setup } from 'xstate';
import { isLocale, type Locale } from './locale.ts';

export interface LocaleSwitchState {
  /** The locale of the page. It changes on arrival, so that language and address of a page always agree. */
  readonly locale: Locale;
  /** The locale that is being switched to; null without a switch under way. */
  readonly wanted: Locale | null;
  /** The localized path, query and hash of the page in `wanted`; null without a switch under way. */
  readonly target: string | null;
  /** The path, query and hash of the page in `locale`, as of the last SWITCH or arrival. */
  readonly current: string;
  /** The number of the switch, to which answers refer. */
  readonly attempt: number;
}

export type LocaleSwitchEvent =
  | { readonly type: 'SWITCH'; readonly locale: string; readonly path: string; readonly current: string }
  | { readonly type: 'MESSAGES_LOADED' | 'MESSAGES_FAILED' | 'ARRIVED' | 'ABANDONED'; readonly attempt: number };

const types: {
  context?: LocaleSwitchState;
  events?: LocaleSwitchEvent;
  input?: Pick<LocaleSwitchState, 'locale' | 'current'>;
} = {};

const { createMachine } = setup({
  types,
  guards: {
    isLatest: ({ context, event }) => 'attempt' in event && event.attempt === context.attempt,
    isElsewhere: ({ context }) => context.target !== context.current,
  },
  actions: {
    forget: assign({ wanted: null, target: null }),
    adopt: assign(({ context }) => ({
      locale: context.wanted ?? context.locale,
      current: context.target ?? context.current,
      wanted: null,
      target: null,
    })),
  },
});

/**
 * The state machine of a language switch (LO6): it loads messages, goes to the localized path if that differs, then
 * changes the locale. Messages that fail to load do not stop it (LO7). A later SWITCH replaces the one under way; one
 * to the current locale cancels it. Answers to an earlier attempt are ignored, since a cancelled navigation reports its
 * end after the newer one has begun.
 */
export const localeSwitchMachine = createMachine({
  id: 'localeSwitch',
  context: ({ input }) => ({ locale: input.locale, wanted: null, target: null, current: input.current, attempt: 0 }),
  initial: 'settled',
  on: {
    SWITCH: [
      { guard: ({ context, event }) => event.locale === context.locale, target: '.settled', actions: 'forget' },
      {
        guard: ({ event }) => isLocale(event.locale),
        target: '.loading',
        actions: assign(({ context, event: { locale, path, current } }) => ({
          wanted: isLocale(locale) ? locale : context.wanted,
          target: path,
          current,
          attempt: context.attempt + 1,
        })),
      },
    ],
  },
  states: {
    settled: {},
    loading: {
      on: {
        MESSAGES_LOADED: { guard: 'isLatest', target: 'loaded' },
        MESSAGES_FAILED: { guard: 'isLatest', target: 'loaded' },
      },
    },
    loaded: {
      always: [
        { guard: 'isElsewhere', target: 'redirecting' },
        { target: 'settled', actions: 'adopt' },
      ],
    },
    redirecting: {
      on: {
        ARRIVED: { guard: 'isLatest', target: 'settled', actions: 'adopt' },
        ABANDONED: { guard: 'isLatest', target: 'settled', actions: 'forget' },
      },
    },
  },
});

/** The next step of a switch, with the attempt that the answer refers to. */
export type LocaleSwitchStep =
  | { readonly kind: 'load-messages'; readonly locale: Locale; readonly attempt: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly attempt: number };

/**
 * Returns the step that a switch is waiting for, to be done once per attempt; null without a switch under way (LO6).
 * If the visitor switches back to the current locale in the meantime, the caller ends the navigation.
 */
export function localeSwitchStep(snapshot: SnapshotFrom<typeof localeSwitchMachine>): LocaleSwitchStep | null {
  const { wanted, target, attempt } = snapshot.context;
  if (wanted === null || target === null) return null;
  return snapshot.matches('loading')
    ? { kind: 'load-messages', locale: wanted, attempt }
    : { kind: 'redirect', to: target, attempt };
}
