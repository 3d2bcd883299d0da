import { type Channel, type DeliveryId, deliveriesOf } from '../../core/enquiry/delivery.ts';
import type { Enquiry } from '../../core/enquiry/enquiry.ts';
import type { Letter, OutboundMessage } from '../../core/enquiry/mail.ts';
import type { EnquiryReference, IdempotencyKey } from '../../core/enquiry/reference.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';

/** Personal data that no reason for a failure may contain. */
export const PERSONAL = ['Ana', 'García', 'ana@visitor.example', '+34 600 000 000', 'Is she free in June?'] as const;

export const SAMPLE_ENQUIRY: Enquiry = {
  reference: 'HY-7K3F-9Q2M' as EnquiryReference,
  key: '0f8fad5b-d9cb-469f-a165-70867728950e' as IdempotencyKey,
  receivedAt: Date.parse('2026-05-04T10:00:00.000Z'),
  subject: { kind: 'charter', yacht: { id: 'YA-1' as YachtId, name: 'Aurora' } },
  missing: null,
  content: {
    name: 'Ana García',
    email: 'ana@visitor.example',
    phone: '+34 600 000 000',
    message: 'Is she free in June?\nWe are eight.',
    charter: { from: '2026-06-06', to: '2026-06-13', guests: 8 },
    vessel: null,
  },
  attachments: {
    estimate: '?from=2026-06-06',
    itinerary: null,
    favourites: [{ id: 'YA-2' as YachtId, name: 'Brisa' }],
  },
  locale: 'es',
  currency: 'EUR',
  page: '/es/yacht-for-charter/aurora/',
  consent: 'Acepto la política de privacidad.',
  routing: {
    office: 'palma',
    person: null,
    name: 'Halyard Palma',
    email: 'palma@halyard.example',
    language: 'es',
  },
};

export const SAMPLE_LETTER: Letter = {
  from: { name: 'Halyard', address: 'letters@halyard.example' },
  to: { name: 'Halyard Palma', address: 'palma@halyard.example' },
  replyTo: { name: 'Ana García', address: 'ana@visitor.example' },
  subject: 'Consulta HY-7K3F-9Q2M: Aurora',
  language: 'es',
  text: 'Ana García asks:\n\nIs she free in June?\nWe are eight.\n',
  html: '<p>Ana García asks:</p><p>Is she free in June?<br>We are eight.</p>',
  unsubscribe: null,
};

/** Makes the message to the office; another `about` gives it another id. */
export function sampleMessage(
  about: string = SAMPLE_ENQUIRY.reference,
  letter: Partial<Letter> = {},
  channel: Channel = 'office-letter',
): OutboundMessage {
  const [delivery] = deliveriesOf(about, [channel], Date.parse('2026-05-04T10:00:01.000Z'));
  const id = delivery?.id ?? ('' as DeliveryId);
  const createdAt = delivery?.createdAt ?? 0;
  return { id, channel, createdAt, letter: { ...SAMPLE_LETTER, ...letter }, enquiry: SAMPLE_ENQUIRY };
}
