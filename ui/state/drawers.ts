import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { linkPolicy } from '../../core/routing/link-policy.ts';

/** A link that opens a drawer instead of its page. */
export interface DrawerLink {
  readonly href: string;
  /** The text of the link, which labels the drawer. */
  readonly name: string;
}

export interface DrawersContext {
  /** The form of another site; null while its drawer is closed. */
  readonly form: DrawerLink | null;
  /** The link to the enquiry form, with its query; null while its drawer is closed. */
  readonly contact: DrawerLink | null;
}

export type DrawersEvent =
  | { readonly type: 'FORM_LINK'; readonly link: DrawerLink }
  | { readonly type: 'HIDE_FORM' }
  | { readonly type: 'CONTACT_BROKER'; readonly link: DrawerLink }
  | { readonly type: 'HIDE_CONTACT' }
  | { readonly type: 'OPEN_FILTERS' }
  | { readonly type: 'CLOSE_FILTERS' };

const types: { context?: DrawersContext; events?: DrawersEvent } = {};

const { createMachine } = setup({
  types,
  guards: {
    /** A `javascript:` address would run in a frame with the rights of this page. */
    leadsToForm: (_, { href }: DrawerLink) => {
      const { kind } = linkPolicy(href);
      return href !== '' && (kind === 'internal' || kind === 'external');
    },
  },
  actions: {
    holdForm: assign((_, form: DrawerLink) => ({ form })),
    dropForm: assign({ form: null }),
    holdContact: assign((_, contact: DrawerLink) => ({ contact })),
    dropContact: assign({ contact: null }),
  },
});

/** The state machine of the drawers (FM1); each opens and closes independently of the others. */
export const drawers = createMachine({
  id: 'drawers',
  context: { form: null, contact: null },
  type: 'parallel',
  states: {
    form: {
      initial: 'hidden',
      states: { hidden: {}, visible: {} },
      on: {
        FORM_LINK: {
          guard: { type: 'leadsToForm', params: ({ event }) => event.link },
          target: '.visible',
          actions: { type: 'holdForm', params: ({ event }) => event.link },
        },
        HIDE_FORM: { target: '.hidden', actions: 'dropForm' },
      },
    },
    contact: {
      initial: 'hidden',
      states: { hidden: {}, visible: {} },
      on: {
        CONTACT_BROKER: {
          target: '.visible',
          actions: { type: 'holdContact', params: ({ event }) => event.link },
        },
        HIDE_CONTACT: { target: '.hidden', actions: 'dropContact' },
      },
    },
    filters: {
      initial: 'closed',
      states: { closed: {}, open: {} },
      on: { OPEN_FILTERS: '.open', CLOSE_FILTERS: '.closed' },
    },
  },
});

export type DrawersActor = ActorRefFrom<typeof drawers>;

/** Returns whether the page behind does not scroll (UI3). */
export function locksScroll(snapshot: SnapshotFrom<typeof drawers>): boolean {
  return (
    snapshot.matches({ form: 'visible' }) ||
    snapshot.matches({ contact: 'visible' }) ||
    snapshot.matches({ filters: 'open' })
  );
}
