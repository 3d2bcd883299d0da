import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { type BrokerSubject, type DrawersEvent, drawers, locksScroll } from './drawer.ts';

const LINK = 'https://forms.example/newsletter';
const AURORA: BrokerSubject = { yachtId: 'aurora' as YachtId, market: 'sale' };
const BOREAS: BrokerSubject = { yachtId: 'boreas' as YachtId, market: 'charter' };

const form = (link: string, brokerData = false): DrawersEvent => ({ type: 'FORM_LINK', link, brokerData });
const contact = (about: BrokerSubject | null): DrawersEvent => ({ type: 'CONTACT_BROKER', about });
const hideForm: DrawersEvent = { type: 'HIDE_FORM' };
const hideContact: DrawersEvent = { type: 'HIDE_CONTACT' };
const openFilters: DrawersEvent = { type: 'OPEN_FILTERS' };
const closeFilters: DrawersEvent = { type: 'CLOSE_FILTERS' };

type Snapshot = SnapshotFrom<typeof drawers>;

function having(...events: readonly DrawersEvent[]): Snapshot {
  const [start] = initialTransition(drawers);
  return events.reduce<Snapshot>((snapshot, event) => transition(drawers, snapshot, event)[0], start);
}

const CLOSED = { form: 'hidden', contact: 'hidden', filters: 'closed' };
const EMPTY = { link: null, brokerData: false, contact: null };

test('FM1 everything is shut at first', () => {
  expect([having().value, having().context]).toEqual([CLOSED, EMPTY]);
});

describe('FM1 the form drawer', () => {
  test.each([LINK, '/en/newsletter/', 'http://forms.example/?a=b'])('opens on the form link %s', (link) => {
    const snapshot = having(form(link, true));
    expect(snapshot.value).toEqual({ ...CLOSED, form: 'visible' });
    expect(snapshot.context).toEqual({ ...EMPTY, link, brokerData: true });
  });

  test('hiding resets the broker-data flag and the link', () => {
    const snapshot = having(form(LINK, true), hideForm);
    expect([snapshot.value, snapshot.context]).toEqual([CLOSED, EMPTY]);
  });

  test('another link takes the place of the first, with its own flag', () => {
    expect(having(form(LINK, true), form('/en/newsletter/')).context).toEqual({ ...EMPTY, link: '/en/newsletter/' });
  });

  test.each(['', 'javascript:alert(1)', 'data:text/html,a', '//forms.example', 'tel:+377000110', 'mailto:a@b.example'])(
    '%j is no form, and opens nothing',
    (link) => {
      expect([having(form(link, true)).value, having(form(link, true)).context]).toEqual([CLOSED, EMPTY]);
      expect(having(form(LINK), form(link, true)).context).toEqual({ ...EMPTY, link: LINK });
    },
  );
});

describe('FM1 the contact-broker drawer', () => {
  test('opens about a yacht', () => {
    const snapshot = having(contact(AURORA));
    expect(snapshot.value).toEqual({ ...CLOSED, contact: 'visible' });
    expect(snapshot.context).toEqual({ ...EMPTY, contact: AURORA });
  });

  test('opens about no yacht', () => {
    const snapshot = having(contact(AURORA), contact(null));
    expect(snapshot.value).toEqual({ ...CLOSED, contact: 'visible' });
    expect(snapshot.context).toEqual(EMPTY);
  });

  test('another yacht takes the place of the first', () => {
    expect(having(contact(AURORA), contact(BOREAS)).context.contact).toEqual(BOREAS);
  });

  test('hidden, it holds no yacht', () => {
    const snapshot = having(contact(AURORA), hideContact);
    expect([snapshot.value, snapshot.context]).toEqual([CLOSED, EMPTY]);
  });
});

test('FM1 drawers and panel open and close each on its own', () => {
  const all = having(form(LINK, true), contact(AURORA), openFilters);
  expect(all.value).toEqual({ form: 'visible', contact: 'visible', filters: 'open' });
  expect(all.context).toEqual({ link: LINK, brokerData: true, contact: AURORA });
  const [noForm] = transition(drawers, all, hideForm);
  expect(noForm.value).toEqual({ form: 'hidden', contact: 'visible', filters: 'open' });
  expect(noForm.context).toEqual({ ...EMPTY, contact: AURORA });
  const [noContact] = transition(drawers, all, hideContact);
  expect(noContact.value).toEqual({ form: 'visible', contact: 'hidden', filters: 'open' });
  expect(noContact.context).toEqual({ ...EMPTY, link: LINK, brokerData: true });
  const [noFilters] = transition(drawers, all, closeFilters);
  expect(noFilters.value).toEqual({ form: 'visible', contact: 'visible', filters: 'closed' });
  expect(noFilters.context).toEqual(all.context);
});

test.each<[string, DrawersEvent[], boolean]>([
  ['nothing open', [], false],
  ['the form drawer open', [form(LINK)], true],
  ['the contact drawer open', [contact(null)], true],
  ['the filter panel open', [openFilters], true],
  ['one of two closed', [form(LINK), openFilters, hideForm], true],
  ['the form drawer hidden again', [form(LINK), hideForm], false],
  ['the contact drawer hidden again', [contact(AURORA), hideContact], false],
  ['the filter panel closed again', [openFilters, closeFilters], false],
])('UI3 with %s the page is locked: %s', (_, events, locked) => {
  expect(locksScroll(having(...events))).toBe(locked);
});

test('FM1 any sequence of events leaves a valid state', () => {
  const event = fc.oneof(
    fc.constantFrom(hideForm, hideContact, openFilters, closeFilters),
    fc.tuple(fc.constantFrom(LINK, '/en/newsletter/', '', 'javascript:a'), fc.boolean()).map((parts) => form(...parts)),
    fc.constantFrom(AURORA, BOREAS, null).map(contact),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const snapshot = having(...events);
      const { link, brokerData, contact: about } = snapshot.context;
      expect(snapshot.status).toBe('active');
      if (snapshot.matches({ form: 'hidden' })) expect([link, brokerData]).toEqual([null, false]);
      else expect([LINK, '/en/newsletter/']).toContain(link);
      if (snapshot.matches({ contact: 'hidden' })) expect(about).toBeNull();
      const shut = JSON.stringify(snapshot.value) === JSON.stringify(CLOSED);
      expect(locksScroll(snapshot)).toBe(!shut);
    }),
  );
});
