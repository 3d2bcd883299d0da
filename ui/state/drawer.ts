import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Market } from '../../core/market/market.ts';
import { linkPolicy } from '../../core/routing/link-policy.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';

/** The yacht a broker is asked about, on the market of the page that asks. */
export interface BrokerSubject {
  readonly yachtId: YachtId;
  readonly market: Market;
}

export interface DrawersContext {
  /** The form that is shown; null while the drawer is hidden. */
  readonly link: string | null;
  /** The form is to be told of the broker. */
  readonly brokerData: boolean;
  /** What the broker is asked about; null where it is no yacht, and while the drawer is hidden. */
  readonly contact: BrokerSubject | null;
}

export type DrawersEvent =
  | { readonly type: 'FORM_LINK'; readonly link: string; readonly brokerData: boolean }
  | { readonly type: 'HIDE_FORM' }
  | { readonly type: 'CONTACT_BROKER'; readonly about: BrokerSubject | null }
  | { readonly type: 'HIDE_CONTACT' }
  | { readonly type: 'OPEN_FILTERS' }
  | { readonly type: 'CLOSE_FILTERS' };

const types: { context?: DrawersContext; events?: DrawersEvent } = {};

const { createMachine } = setup({
  types,
  guards: {
    /** A frame would run `javascript:` as this page. */
    leadsToForm: (_, link: string) => {
      const { kind } = linkPolicy(link);
      return link !== '' && (kind === 'internal' || kind === 'external');
    },
  },
  actions: {
    holdForm: assign((_, form: { link: string; brokerData: boolean }) => ({
      link: form.link,
      brokerData: form.brokerData,
    })),
    dropForm: assign({ link: null, brokerData: false }),
    holdContact: assign((_, about: BrokerSubject | null) => ({ contact: about })),
    dropContact: assign({ contact: null }),
  },
});

/** product.md FM1: what slides over a page. Each is on its own: none opens or hides another. */
export const drawers = createMachine({
  id: 'drawers',
  context: { link: null, brokerData: false, contact: null },
  type: 'parallel',
  states: {
    form: {
      initial: 'hidden',
      states: { hidden: {}, visible: {} },
      on: {
        FORM_LINK: {
          guard: { type: 'leadsToForm', params: ({ event }) => event.link },
          target: '.visible',
          actions: { type: 'holdForm', params: ({ event }) => event },
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
          actions: { type: 'holdContact', params: ({ event }) => event.about },
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

/** product.md UI3: whether the page behind stands still. */
export function locksScroll(snapshot: SnapshotFrom<typeof drawers>): boolean {
  return (
    snapshot.matches({ form: 'visible' }) ||
    snapshot.matches({ contact: 'visible' }) ||
    snapshot.matches({ filters: 'open' })
  );
}
