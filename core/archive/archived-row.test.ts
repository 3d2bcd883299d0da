import { describe, expect, test } from 'vitest';
import { SAMPLE_ENQUIRY } from '../enquiry/enquiry.fixture.ts';
import { writeEnquiryBody } from '../enquiry/enquiry.ts';
import { ArchiveTally } from './archive-summary.ts';
import { type ArchivedRow, type ArchivedTableName, archivedRowId, readArchivedRow } from './archived-row.ts';
import { leaveOutErased } from './leave-out-erased.ts';

const VALUES: Readonly<Record<ArchivedTableName, ArchivedRow['values']>> = {
  delivery: {
    ...{ id: 'e.webhook', about: 'e', channel: 'webhook', created_at: 1, status: 'waiting', attempts: 0 },
    ...{ due_at: 1, failure: null },
  },
  enquiry: { reference: 'e', key: 'k', received_at: 1, body: writeEnquiryBody(SAMPLE_ENQUIRY), erased_at: null },
  subscription: {
    ...{ id: 's', address: 'a@visitor.example', locale: 'es', status: 'confirmed', requested_at: 1 },
    ...{ consent: 'Yes', confirmed_at: 2, ended_at: null },
  },
  alert: {
    ...{ id: 'a', address: 'a@visitor.example', locale: 'es', status: 'confirmed', requested_at: 1, consent: 'Yes' },
    ...{ confirmed_at: 2, ended_at: null, reader: 'r', question: '?', frequency: 'daily' },
    ...{ requested_frequency: 'daily' },
  },
  alert_day: { day: '2026-05-04', done: 1, snapshot: null },
  alert_digest: { day: '2026-05-04', question: '?', frequency: 'daily', digest: '' },
};
const row = (table: ArchivedTableName, change: ArchivedRow['values'] = {}): ArchivedRow => ({
  table,
  values: { ...VALUES[table], ...change },
});

function summaryOf(...rows: readonly ArchivedRow[]) {
  const tally = new ArchiveTally();
  for (const one of rows) tally.add(one);
  return tally.summary();
}

describe('OP2 a row of an archive', () => {
  test.each(Object.entries(VALUES))('of %s is read as it is, without other columns', (table, values) => {
    const read = readArchivedRow(table, { ...values, lease: 'l' });
    expect(read).toEqual({ table, values });
    expect(summaryOf({ table: table as ArchivedTableName, values }).unreadable).toEqual([]);
  });

  test.each<[unknown, unknown]>([
    ['allowance', {}],
    [null, {}],
    ['alert_day', null],
    ['alert_day', { ...VALUES.alert_day, day: null }],
    ['alert_day', { ...VALUES.alert_day, done: '1' }],
    ['alert_day', { ...VALUES.alert_day, done: 0.5 }],
    ['alert_day', { ...VALUES.alert_day, snapshot: 1 }],
    ['delivery', { ...VALUES.delivery, due_at: Number.NaN }],
  ])('of %j is not read where a column has another type: %j', (table, values) => {
    expect(readArchivedRow(table, values)).toBeNull();
  });

  test('has an id without personal data', () => {
    expect(archivedRowId(row('alert'))).toBe('alert a');
    expect(archivedRowId(row('alert_digest'))).toBe('alert_digest of 2026-05-04');
  });
});

describe('OP2 a look at all rows', () => {
  test.each([
    row('delivery', { channel: 'pigeon' }),
    row('enquiry', { body: '{}' }),
    row('enquiry', { erased_at: -1 }),
    row('subscription', { status: 'gone' }),
    row('alert', { frequency: 'hourly' }),
  ])('names what the site cannot read: $table', (unreadable) => {
    expect(summaryOf(row('enquiry'), unreadable).unreadable).toEqual([archivedRowId(unreadable)]);
  });

  test('counts rows and what waits, and names what is missing', () => {
    const deliveries = ['e', 's', 'a', 'r', 'gone'].map((about) => row('delivery', { id: `${about}.1`, about }));
    const sent = row('delivery', { id: 'x', about: 'erased', status: 'sent' });
    const summary = summaryOf(...deliveries, sent, row('enquiry'), row('subscription'), row('alert'));
    expect(summary).toMatchObject({ waiting: 5, missing: ['gone'] });
    expect(summary.rows).toEqual({
      ...{ delivery: 6, enquiry: 1, subscription: 1, alert: 1, alert_day: 0, alert_digest: 0 },
    });
  });
});

describe('OP2 FM2 FM3 FD6 what was erased after a backup', () => {
  const erased = new Map(['e', 's', 'a', 'r'].map((id) => [id, 9]));

  test('leaves the number and key of an enquiry, and nothing of the rest but what was sent', () => {
    expect(leaveOutErased(row('enquiry'), erased)).toEqual(row('enquiry', { body: null, erased_at: 9 }));
    const before = row('enquiry', { body: null, erased_at: 5 });
    expect(leaveOutErased(before, erased)).toEqual(before);
    expect(leaveOutErased(row('subscription'), erased)).toBeNull();
    expect(leaveOutErased(row('alert'), erased)).toBeNull();
    expect(leaveOutErased(row('delivery', { about: 'r' }), erased)).toBeNull();
    expect(leaveOutErased(row('delivery', { status: 'dead' }), erased)).toBeNull();
    expect(leaveOutErased(row('delivery', { status: 'sent' }), erased)).toEqual(row('delivery', { status: 'sent' }));
  });

  test('changes no other row', () => {
    for (const table of Object.keys(VALUES) as ArchivedTableName[]) {
      expect(leaveOutErased(row(table), new Map([['other', 9]]))).toEqual(row(table));
    }
  });
});
