import { expect, test } from 'vitest';
import { retentionCutoffs } from './retention.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse('2026-05-04T10:00:00.000Z');

test('FM2 FM3 FD6 keeps enquiries for the configured days, newsletter and alerts as their pages promise', () => {
  expect(retentionCutoffs({ enquiryDays: 730 }, NOW)).toEqual({
    enquiries: NOW - 730 * DAY,
    unconfirmed: NOW - 7 * DAY,
    ended: NOW - 6 * DAY,
    sent: NOW - 30 * DAY,
    alertLetters: NOW - 14 * DAY,
    alertDay: '2026-04-20',
  });
});

test('FM2 keeps no sent delivery for longer than its enquiry', () => {
  expect(retentionCutoffs({ enquiryDays: 3 }, NOW)).toMatchObject({ enquiries: NOW - 3 * DAY, sent: NOW - 3 * DAY });
});
