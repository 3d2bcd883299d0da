import { describe, expect, test } from 'vitest';
import type { DeliveryId, StoredDelivery } from '../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../core/enquiry/enquiry.fixture.ts';
import type { Enquiry } from '../../core/enquiry/enquiry.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import { ENQUIRY_COLUMNS, enquiryDetails, enquiryLine, enquiryRow } from './enquiry-text.ts';

const { reference, key, receivedAt, content } = SAMPLE_ENQUIRY;
const SENT: StoredDelivery = {
  ...{ id: 'one' as DeliveryId, about: reference, channel: 'office-letter', createdAt: receivedAt },
  ...{ status: 'sent', attempts: 1, dueAt: receivedAt + 1000, failure: null },
};

function stored(enquiry: Enquiry | null, deliveries: readonly StoredDelivery[] = [SENT]): StoredEnquiry {
  return { reference, key, receivedAt, enquiry, erasedAt: enquiry === null ? receivedAt + 60_000 : null, deliveries };
}
const saying = (change: Partial<Enquiry['content']>) =>
  stored({ ...SAMPLE_ENQUIRY, content: { ...content, ...change } });
const cell = (one: StoredEnquiry, column: (typeof ENQUIRY_COLUMNS)[number]) =>
  enquiryRow(one)[ENQUIRY_COLUMNS.indexOf(column)];

describe('FM2 a row of the table', () => {
  test('has a cell for each column', () => {
    const row = enquiryRow(stored(SAMPLE_ENQUIRY));
    expect(row).toHaveLength(ENQUIRY_COLUMNS.length);
    expect(Object.fromEntries(ENQUIRY_COLUMNS.map((column, at) => [column, row[at]]))).toEqual({
      ...{ number: reference, received: '2026-05-04T10:00:00.000Z', about: 'charter', id: 'H-001', missing: '' },
      ...{ name: 'Ana García', email: 'ana@visitor.example', phone: '+34 600 000 000' },
      ...{ from: '2026-06-06', to: '2026-06-13', guests: '8', builder: '', vessel: '', year: '', length: '' },
      ...{ message: 'Is she free in June?\nWe are eight.', language: 'es', currency: 'EUR' },
      page: '/es/yacht-for-charter/aurora/',
      ...{ office: 'palma', person: '', 'answered by': 'palma@halyard.example' },
      ...{ estimate: '?from=2026-06-06&to=2026-06-13&party=8', favourites: 'Brisa', itinerary: '' },
      ...{ consent: 'Acepto la política de privacidad.', deliveries: 'office-letter sent', erased: '' },
    });
  });

  test('describes a berth and a visitor’s own yacht', () => {
    const berth = stored({ ...SAMPLE_ENQUIRY, subject: { kind: 'berth', berth: { id: 'vauban', name: 'Vauban' } } });
    expect([cell(berth, 'about'), cell(berth, 'id')]).toEqual(['berth', 'vauban']);
    const vessel = { name: 'Alba', builder: 'Swan', year: '1998', length: '24 m' };
    const own = { ...saying({ charter: null, vessel }) };
    expect((['builder', 'vessel', 'year', 'length'] as const).map((column) => cell(own, column))).toEqual([
      ...['Swan', 'Alba', '1998', '24 m'],
    ]);
  });

  test('names the link’s subject when the site does not have it', () => {
    const asked = stored({ ...SAMPLE_ENQUIRY, subject: { kind: 'charter', yacht: null }, missing: 'H-404' });
    expect([cell(asked, 'id'), cell(asked, 'missing')]).toEqual(['', 'H-404']);
    expect(enquiryDetails(asked).split('\n')).toContain('missing      H-404');
  });

  test('keeps the remainder of an erased enquiry without personal data', () => {
    const row = enquiryRow(stored(null));
    expect(row.filter((value) => value !== '')).toEqual([
      ...[reference, '2026-05-04T10:00:00.000Z', 'office-letter sent', '2026-05-04T10:01:00.000Z'],
    ]);
  });
});

describe('FM2 a line of the list', () => {
  test('contains no personal data', () => {
    const line = enquiryLine(stored(SAMPLE_ENQUIRY));
    expect(line).toBe(`${reference}  2026-05-04 10:00  sent     palma             charter Aurora`);
    for (const own of [content.name, content.email, content.phone ?? '']) expect(line).not.toContain(own);
  });

  test('shows the worst status of its deliveries', () => {
    const waiting = { ...SENT, status: 'waiting' } as const;
    const dead = { ...SENT, status: 'dead' } as const;
    expect(enquiryLine(stored(SAMPLE_ENQUIRY, [SENT, waiting]))).toContain('  waiting  ');
    expect(enquiryLine(stored(SAMPLE_ENQUIRY, [SENT, waiting, dead]))).toContain('  dead     ');
    expect(enquiryLine(stored(null, []))).toMatch(/ {2}-\s+erased$/);
    expect(enquiryLine({ ...stored(null, []), erasedAt: null })).toMatch(/ {2}-\s+unreadable$/);
  });
});

describe('FM2 a whole enquiry', () => {
  test('has one fact per line, the original message, then its deliveries', () => {
    const lines = enquiryDetails(
      stored(SAMPLE_ENQUIRY, [SENT, { ...SENT, channel: 'webhook', status: 'waiting', attempts: 2, failure: '503' }]),
    ).split('\n');
    expect(lines[0]).toBe(`number       ${reference}`);
    expect(lines).toContain('email        ana@visitor.example');
    expect(lines).toContain('currency     EUR');
    expect(lines).toEqual(expect.arrayContaining(['> Is she free in June?', '> We are eight.']));
    expect(lines.slice(-2)).toEqual([
      'office-letter   sent     1 attempt, 2026-05-04T10:00:01.000Z',
      'webhook         waiting  2 attempts, next 2026-05-04T10:00:01.000Z: 503',
    ]);
    // Empty fields have no line.
    expect(lines.filter((line) => /^(?:person|itinerary|erased)\b/.test(line))).toEqual([]);
  });

  test('escapes terminal codes and keeps text from starting a line of its own', () => {
    const evil = '\u001b]0;owned\u0007\u009b31m\r\nnumber       FALSE-FALSE';
    const shown = enquiryDetails(
      stored(
        {
          ...SAMPLE_ENQUIRY,
          content: { ...content, name: evil, message: evil, phone: evil },
          page: evil,
          consent: evil,
          routing: { ...SAMPLE_ENQUIRY.routing, email: evil },
        },
        [{ ...SENT, failure: evil }],
      ),
    );
    expect(shown.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(shown.match(/^number/gm)).toHaveLength(1);
    const called = { ...SAMPLE_ENQUIRY, subject: { kind: 'berth', berth: { id: 'b', name: evil } } } as const;
    expect(enquiryLine(stored(called))).not.toMatch(/\p{Cc}/u);
  });
});
