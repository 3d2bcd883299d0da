import { expect, test } from 'vitest';
import { deliveriesOf } from '../../core/enquiry/delivery.ts';
import type { Enquiry } from '../../core/enquiry/enquiry.ts';
import { SAMPLE_ENQUIRY } from '../../tests/samples/sample-message.ts';
import { parseWebhookSecret, signedHeaders, webhookBody } from './webhook-transport.ts';

test('FM2 signs as the convention’s published example does', () => {
  const key = Buffer.from('plJ3nmyCDGBKInavdOK15jsl', 'base64');
  const body = '{"event_type":"ping","data":{"success":true}}';
  expect(signedHeaders(key, 'msg_loFOjxBNrRLzqYUf', 1_731_705_121_999, body)).toEqual({
    'webhook-id': 'msg_loFOjxBNrRLzqYUf',
    'webhook-timestamp': '1731705121',
    'webhook-signature': 'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  });
});

test.each([
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')],
  ['a plain text of enough length, señor', Buffer.from('a plain text of enough length, señor')],
])('FM2 accepts %s as a secret', (secret, key) => {
  expect(parseWebhookSecret(secret)).toEqual(key);
});

test.each(['', 'short', 'whsec_', 'whsec_c2hvcnQ=', 'whsec_not base64 at all, but long enough for it'])(
  'FM2 rejects %j',
  (secret) => {
    expect(parseWebhookSecret(secret)).toBeNull();
  },
);

const AT = Date.parse('2026-05-04T10:00:01.000Z');
const bodyOf = (change: Partial<Enquiry>) => webhookBody('HY-1.webhook', AT, { ...SAMPLE_ENQUIRY, ...change });

test('FM2 sends the whole enquiry without storage details', () => {
  const [delivery] = deliveriesOf('HY-7K3F-9Q2M', ['webhook'], AT);
  expect(webhookBody(delivery?.id ?? '', AT, SAMPLE_ENQUIRY)).toEqual({
    id: 'HY-7K3F-9Q2M.webhook',
    type: 'enquiry.received',
    createdAt: '2026-05-04T10:00:01.000Z',
    enquiry: {
      reference: 'HY-7K3F-9Q2M',
      receivedAt: '2026-05-04T10:00:00.000Z',
      kind: 'charter',
      yacht: { id: 'YA-1', name: 'Aurora' },
      berth: null,
      missing: null,
      visitor: {
        name: 'Ana García',
        email: 'ana@visitor.example',
        phone: '+34 600 000 000',
        language: 'es',
        currency: 'EUR',
      },
      message: 'Is she free in June?\nWe are eight.',
      charter: { from: '2026-06-06', to: '2026-06-13', guests: 8 },
      vessel: null,
      attachments: {
        estimate: '?from=2026-06-06',
        itinerary: null,
        favourites: [{ id: 'YA-2', name: 'Brisa' }],
      },
      page: '/es/yacht-for-charter/aurora/',
      consent: 'Acepto la política de privacidad.',
      answeredBy: {
        office: 'palma',
        person: null,
        name: 'Halyard Palma',
        email: 'palma@halyard.example',
        language: 'es',
      },
    },
  });
});

test.each<[string, Partial<Enquiry>, object]>([
  ['nothing', { subject: { kind: 'general' } }, { kind: 'general', yacht: null, berth: null }],
  [
    'a yacht unknown to the site',
    { subject: { kind: 'charter', yacht: null }, missing: 'H-404' },
    { kind: 'charter', yacht: null, missing: 'H-404' },
  ],
  ['no particular yacht', { subject: { kind: 'charter', yacht: null } }, { kind: 'charter', yacht: null, berth: null }],
  [
    'a berth',
    { subject: { kind: 'berth', berth: { id: 'B-1', name: 'Berth 12' } } },
    { kind: 'berth', yacht: null, berth: { id: 'B-1', name: 'Berth 12' } },
  ],
])('FM2 sends the same fields for an enquiry about %s', (_, change, fields) => {
  const { enquiry } = bodyOf(change);
  expect(enquiry).toMatchObject(fields);
  expect(Object.keys(enquiry)).toEqual(Object.keys(bodyOf({}).enquiry));
});

test('FM2 includes the described yacht in an offer to sell', () => {
  const vessel = { name: 'Marisol', builder: 'Astilleros Sur', year: '1998', length: '24 m' };
  const content = { ...SAMPLE_ENQUIRY.content, charter: null, vessel };
  expect(bodyOf({ subject: { kind: 'selling' }, content }).enquiry).toMatchObject({
    kind: 'selling',
    charter: null,
    vessel,
  });
});
