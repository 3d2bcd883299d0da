import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClaimedDelivery, readOutboxState } from './delivery.ts';
import { SAMPLE_ENQUIRY } from './enquiry.fixture.ts';
import { writeEnquiryBody } from './enquiry.ts';
import { readStoredEnquiry } from './stored-enquiry.ts';

const { reference, key, receivedAt } = SAMPLE_ENQUIRY;
const DELIVERY = { about: reference, createdAt: receivedAt, attempts: 1, dueAt: receivedAt, failure: null };
const OFFICE = { ...DELIVERY, id: 'one', channel: 'office-letter', status: 'sent' };
const WEBHOOK = { ...DELIVERY, id: 'two', channel: 'webhook', status: 'waiting', failure: 'away' };
const ROW = {
  reference,
  key,
  receivedAt,
  erasedAt: null,
  body: writeEnquiryBody(SAMPLE_ENQUIRY),
  deliveries: JSON.stringify([WEBHOOK, OFFICE]),
};

test('FM2 a row holds the enquiry and its deliveries, in the order of the channels', () => {
  expect(readStoredEnquiry(ROW)).toEqual({
    id: reference,
    row: { reference, key, receivedAt, erasedAt: null, enquiry: SAMPLE_ENQUIRY, deliveries: [OFFICE, WEBHOOK] },
    problems: [],
  });
});

test('FM2 accepts an erased row without an enquiry', () => {
  const { row, problems } = readStoredEnquiry({ ...ROW, body: null, erasedAt: 9, deliveries: '[]' });
  expect([row?.enquiry, row?.erasedAt, row?.deliveries, problems]).toEqual([null, 9, [], []]);
});

test.each(['', '{', 'null', '[]', '7', '{"subject":{}}'])('FM2 treats the body %j as erased', (body) => {
  const { row, problems } = readStoredEnquiry({ ...ROW, body });
  expect([row?.reference, row?.enquiry]).toEqual([reference, null]);
  expect(problems.length).toBeGreaterThan(0);
});

test.each([
  ['of an unknown channel', { ...WEBHOOK, channel: 'pigeon' }],
  ['of an unknown state', { ...WEBHOOK, status: 'lost' }],
  ['that is malformed', null],
])('FM2 skips a delivery %s and keeps the others', (_, wrong) => {
  const { row, problems } = readStoredEnquiry({ ...ROW, deliveries: JSON.stringify([wrong, OFFICE]) });
  expect(row?.deliveries).toEqual([OFFICE]);
  expect(row?.enquiry).toEqual(SAMPLE_ENQUIRY);
  expect(problems).toHaveLength(1);
});

test('FM2 reads a claimed delivery with its lease', () => {
  const { status: _, dueAt: __, failure: ___, ...claimed } = { ...WEBHOOK, lease: 'mine' };
  expect(readClaimedDelivery(claimed).row).toEqual(claimed);
  expect(readClaimedDelivery({ ...claimed, lease: null }).row).toBeNull();
});

test('FM2 reads counts', () => {
  const state = { waiting: 1, dead: 2, oldest: null };
  expect(readOutboxState(state)).toEqual(state);
});

test('FM2 any row is read without throwing', () => {
  const odd = fc.record({ body: fc.json(), deliveries: fc.json() }).map((fields) => ({ ...ROW, ...fields }));
  const row = fc.oneof(fc.jsonValue(), odd);
  fc.assert(fc.property(row, (one) => void [readStoredEnquiry(one), readClaimedDelivery(one), readOutboxState(one)]));
});
