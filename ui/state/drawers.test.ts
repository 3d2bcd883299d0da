import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type DrawerLink, type DrawersEvent, drawersMachine, locksScroll } from './drawers.ts';

const LINK = 'https://forms.example/newsletter';
const AURORA: DrawerLink = { href: '/en/enquire/?yacht=aurora', name: 'Enquire' };
const BOREAS: DrawerLink = { href: '/en/enquire/?yacht=boreas', name: 'Enquire' };

const linked = (href: string): DrawerLink => ({ href, name: 'Receive the letter' });
const form = (href: string): DrawersEvent => ({ type: 'FORM_LINK', link: linked(href) });
const contact = (link: DrawerLink): DrawersEvent => ({ type: 'CONTACT_BROKER', link });
const hideForm: DrawersEvent = { type: 'HIDE_FORM' };
const hideContact: DrawersEvent = { type: 'HIDE_CONTACT' };
const openFilters: DrawersEvent = { type: 'OPEN_FILTERS' };
const closeFilters: DrawersEvent = { type: 'CLOSE_FILTERS' };

type Snapshot = SnapshotFrom<typeof drawersMachine>;

function having(...events: readonly DrawersEvent[]): Snapshot {
  const [start] = initialTransition(drawersMachine);
  return events.reduce<Snapshot>((snapshot, event) => transition(drawersMachine, snapshot, event)[0], start);
}

const CLOSED = { form: 'hidden', contact: 'hidden', filters: 'closed' };
const EMPTY = { form: null, contact: null };

test('FM1 everything is closed at first', () => {
  expect([having().value, having().context]).toEqual([CLOSED, EMPTY]);
});

describe('FM1 the form drawer', () => {
  test.each([LINK, '/en/newsletter/', 'http://forms.example/?a=b'])('opens on the form link %s', (link) => {
    const snapshot = having(form(link));
    expect(snapshot.value).toEqual({ ...CLOSED, form: 'visible' });
    expect(snapshot.context).toEqual({ ...EMPTY, form: linked(link) });
  });

  test('hiding resets the link', () => {
    const snapshot = having(form(LINK), hideForm);
    expect([snapshot.value, snapshot.context]).toEqual([CLOSED, EMPTY]);
  });

  test('another link replaces the first', () => {
    expect(having(form(LINK), form('/en/newsletter/')).context).toEqual({ ...EMPTY, form: linked('/en/newsletter/') });
  });

  test.each(['', 'javascript:alert(1)', 'data:text/html,a', '//forms.example', 'tel:+377000110', 'mailto:a@b.example'])(
    'ignores %j, which is not a form',
    (link) => {
      expect([having(form(link)).value, having(form(link)).context]).toEqual([CLOSED, EMPTY]);
      expect(having(form(LINK), form(link)).context).toEqual({ ...EMPTY, form: linked(LINK) });
    },
  );
});

describe('FM1 the contact-broker drawer', () => {
  test('opens about a yacht', () => {
    const snapshot = having(contact(AURORA));
    expect(snapshot.value).toEqual({ ...CLOSED, contact: 'visible' });
    expect(snapshot.context).toEqual({ ...EMPTY, contact: AURORA });
  });

  test('another yacht replaces the first', () => {
    expect(having(contact(AURORA), contact(BOREAS)).context.contact).toEqual(BOREAS);
  });

  test('holds no yacht when hidden', () => {
    const snapshot = having(contact(AURORA), hideContact);
    expect([snapshot.value, snapshot.context]).toEqual([CLOSED, EMPTY]);
  });
});

test('FM1 drawers and panel open and close independently', () => {
  const all = having(form(LINK), contact(AURORA), openFilters);
  expect(all.value).toEqual({ form: 'visible', contact: 'visible', filters: 'open' });
  expect(all.context).toEqual({ form: linked(LINK), contact: AURORA });
  const [noForm] = transition(drawersMachine, all, hideForm);
  expect(noForm.value).toEqual({ form: 'hidden', contact: 'visible', filters: 'open' });
  expect(noForm.context).toEqual({ ...EMPTY, contact: AURORA });
  const [noContact] = transition(drawersMachine, all, hideContact);
  expect(noContact.value).toEqual({ form: 'visible', contact: 'hidden', filters: 'open' });
  expect(noContact.context).toEqual({ ...EMPTY, form: linked(LINK) });
  const [noFilters] = transition(drawersMachine, all, closeFilters);
  expect(noFilters.value).toEqual({ form: 'visible', contact: 'visible', filters: 'closed' });
  expect(noFilters.context).toEqual(all.context);
});

test.each<[string, DrawersEvent[], boolean]>([
  ['nothing open', [], false],
  ['the form drawer open', [form(LINK)], true],
  ['the contact drawer open', [contact(AURORA)], true],
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
    fc.constantFrom(LINK, '/en/newsletter/', '', 'javascript:a').map(form),
    fc.constantFrom(AURORA, BOREAS).map(contact),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const snapshot = having(...events);
      const { form: shown, contact: about } = snapshot.context;
      expect(snapshot.status).toBe('active');
      if (snapshot.matches({ form: 'hidden' })) expect(shown).toBeNull();
      else expect([LINK, '/en/newsletter/']).toContain(shown?.href);
      expect(about === null).toBe(snapshot.matches({ contact: 'hidden' }));
      const shut = JSON.stringify(snapshot.value) === JSON.stringify(CLOSED);
      expect(locksScroll(snapshot)).toBe(!shut);
    }),
  );
});
