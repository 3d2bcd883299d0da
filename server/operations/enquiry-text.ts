import type { DeliveryState } from '../../core/enquiry/delivery.ts';
import type { Enquiry, EnquirySubject } from '../../core/enquiry/enquiry.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';

export const ENQUIRY_COLUMNS = [
  'number',
  'received',
  'about',
  'id',
  'missing',
  'name',
  'email',
  'phone',
  'from',
  'to',
  'guests',
  'builder',
  'vessel',
  'year',
  'length',
  'message',
  'language',
  'currency',
  'page',
  'office',
  'person',
  'answered by',
  'estimate',
  'favourites',
  'itinerary',
  'consent',
  'deliveries',
  'erased',
] as const;

/** Returns the cells of an enquiry's row; an erased enquiry has only the stored identity. */
export function enquiryRow(stored: StoredEnquiry): readonly string[] {
  const { enquiry } = stored;
  const text = (value: string | number | null | undefined) => (value == null ? '' : String(value));
  const { content, subject, attachments, routing } = enquiry ?? {};
  const cells: Readonly<Record<(typeof ENQUIRY_COLUMNS)[number], string>> = {
    number: stored.reference,
    received: instant(stored.receivedAt),
    about: subject?.kind ?? '',
    id: subject === undefined ? '' : (thingOf(subject)?.id ?? ''),
    missing: text(enquiry?.missing),
    name: text(content?.name),
    email: text(content?.email),
    phone: text(content?.phone),
    from: text(content?.charter?.from),
    to: text(content?.charter?.to),
    guests: text(content?.charter?.guests),
    builder: text(content?.vessel?.builder),
    vessel: text(content?.vessel?.name),
    year: text(content?.vessel?.year),
    length: text(content?.vessel?.length),
    message: text(content?.message),
    language: text(enquiry?.locale),
    currency: text(enquiry?.currency).toUpperCase(),
    page: text(enquiry?.page),
    office: text(routing?.office),
    person: text(routing?.person),
    'answered by': text(routing?.email),
    estimate: text(attachments?.estimate),
    favourites: (attachments?.favourites ?? []).map(({ name }) => name).join('; '),
    itinerary: text(attachments?.itinerary),
    consent: text(enquiry?.consent),
    deliveries: stored.deliveries.map(({ channel, status }) => `${channel} ${status}`).join('; '),
    erased: stored.erasedAt === null ? '' : instant(stored.erasedAt),
  };
  return ENQUIRY_COLUMNS.map((column) => cells[column]);
}

/** Writes `7KM2Q-94QFX  2027-05-04 10:12  sent     charter   Onda Quieta   palma`, without personal data. */
export function listLine(stored: StoredEnquiry): string {
  const { enquiry, reference, receivedAt } = stored;
  const about = enquiry === null ? 'erased' : aboutText(enquiry);
  const office = enquiry?.routing.office ?? '-';
  return [
    reference,
    instant(receivedAt).slice(0, 16).replace('T', ' '),
    stateOf(stored),
    office.padEnd(16),
    about,
  ].join('  ');
}

/** Writes all details of an enquiry, one a line. */
export function enquiryDetails(stored: StoredEnquiry): string {
  const row = enquiryRow(stored);
  const facts = ENQUIRY_COLUMNS.map((column, at) => [column, row[at] ?? ''] as const).filter(
    ([column, value]) => value !== '' && column !== 'deliveries' && column !== 'message',
  );
  const message = stored.enquiry?.content.message ?? '';
  return [
    ...facts.map(([column, value]) => `${column.padEnd(12)} ${oneLine(value)}`),
    ...(message === '' ? [] : ['', ...message.split('\n').map((line) => `> ${printable(line)}`), '']),
    ...stored.deliveries.map(deliveryLine),
  ].join('\n');
}

function deliveryLine({ channel, status, attempts, dueAt, failure }: DeliveryState): string {
  const what = `${channel.padEnd(15)} ${status.padEnd(8)} ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const when = status === 'waiting' ? `, next ${instant(dueAt)}` : `, ${instant(dueAt)}`;
  return `${what}${when}${failure === null ? '' : `: ${oneLine(failure)}`}`;
}

function stateOf({ deliveries }: StoredEnquiry): string {
  const status = ['dead', 'waiting'].find((one) => deliveries.some((delivery) => delivery.status === one));
  return (status ?? 'sent').padEnd(7);
}

function aboutText({ subject }: Enquiry): string {
  const thing = thingOf(subject);
  return thing === null ? subject.kind : `${subject.kind} ${oneLine(thing.name)}`;
}

function thingOf(subject: EnquirySubject): { readonly id: string; readonly name: string } | null {
  switch (subject.kind) {
    case 'charter':
    case 'purchase':
      return subject.yacht;
    case 'berth':
      return subject.berth;
    default:
      return null;
  }
}

function instant(at: number): string {
  return new Date(at).toISOString();
}

function oneLine(text: string): string {
  return printable(text.replace(/\s*\n\s*/g, ' '));
}

/** Removes control characters that a terminal would interpret. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
