import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { classifyLink } from '../../core/routing/link-policy.ts';

/** A link that opens a drawer instead of its page. */
export interface DrawerLink {
  readonly href: string;
  /** The text of the link, which labels the drawer. */
  readonly name: string;
}

interface DrawersContext {
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

/** Returns whether a drawer may show a link; a `javascript:` address would run in the frame with this page's rights. */
function canBeShown({ href }: DrawerLink): boolean {
  const { kind } = classifyLink(href);
  return href !== '' && (kind === 'internal' || kind === 'external');
}

/** The state machine of the drawers (FM1); each opens and closes independently of the others. */
export const drawersMachine = setup({ types }).createMachine({
  id: 'drawers',
  context: { form: null, contact: null },
  type: 'parallel',
  states: {
    form: {
      initial: 'hidden',
      states: { hidden: {}, visible: {} },
      on: {
        FORM_LINK: {
          guard: ({ event }) => canBeShown(event.link),
          target: '.visible',
          actions: assign({ form: ({ event }) => event.link }),
        },
        HIDE_FORM: { target: '.hidden', actions: assign({ form: null }) },
      },
    },
    contact: {
      initial: 'hidden',
      states: { hidden: {}, visible: {} },
      on: {
        CONTACT_BROKER: { target: '.visible', actions: assign({ contact: ({ event }) => event.link }) },
        HIDE_CONTACT: { target: '.hidden', actions: assign({ contact: null }) },
      },
    },
    filters: {
      initial: 'closed',
      states: { closed: {}, open: {} },
      on: { OPEN_FILTERS: '.open', CLOSE_FILTERS: '.closed' },
    },
  },
});

export type DrawersActor = ActorRefFrom<typeof drawersMachine>;

/** Returns whether a drawer is open, so that the page behind must not scroll (UI3). */
export function locksScroll({ value: { form, contact, filters } }: SnapshotFrom<typeof drawersMachine>): boolean {
  return form === 'visible' || contact === 'visible' || filters === 'open';
}
