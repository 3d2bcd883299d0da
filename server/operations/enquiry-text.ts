import type { StoredDelivery } from '../../core/enquiry/delivery.ts';
import type { Enquiry, EnquirySubject } from '../../core/enquiry/enquiry.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';

/** The columns of an enquiry's row; an erased enquiry has only number, instants and deliveries. */
const COLUMNS: Readonly<Record<string, (stored: StoredEnquiry) => string | number | null | undefined>> = {
  number: ({ reference }) => reference,
  received: ({ receivedAt }) => instant(receivedAt),
  about: ({ enquiry }) => enquiry?.subject.kind,
  id: ({ enquiry }) => enquiry && thingOf(enquiry.subject)?.id,
  missing: ({ enquiry }) => enquiry?.missing,
  name: ({ enquiry }) => enquiry?.content.name,
  email: ({ enquiry }) => enquiry?.content.email,
  phone: ({ enquiry }) => enquiry?.content.phone,
  from: ({ enquiry }) => enquiry?.content.charter?.from,
  to: ({ enquiry }) => enquiry?.content.charter?.to,
  guests: ({ enquiry }) => enquiry?.content.charter?.guests,
  builder: ({ enquiry }) => enquiry?.content.vessel?.builder,
  vessel: ({ enquiry }) => enquiry?.content.vessel?.name,
  year: ({ enquiry }) => enquiry?.content.vessel?.year,
  length: ({ enquiry }) => enquiry?.content.vessel?.length,
  message: ({ enquiry }) => enquiry?.content.message,
  language: ({ enquiry }) => enquiry?.locale,
  currency: ({ enquiry }) => enquiry?.currency.toUpperCase(),
  page: ({ enquiry }) => enquiry?.page,
  office: ({ enquiry }) => enquiry?.routing.office,
  person: ({ enquiry }) => enquiry?.routing.person,
  'answered by': ({ enquiry }) => enquiry?.routing.email,
  estimate: ({ enquiry }) => enquiry?.attachments.estimate,
  favourites: ({ enquiry }) => enquiry?.attachments.favourites.map(({ name }) => name).join('; '),
  itinerary: ({ enquiry }) => enquiry?.attachments.itinerary,
  consent: ({ enquiry }) => enquiry?.consent,
  deliveries: ({ deliveries }) => deliveries.map(({ channel, status }) => `${channel} ${status}`).join('; '),
  erased: ({ erasedAt }) => (erasedAt === null ? null : instant(erasedAt)),
};

export const ENQUIRY_COLUMNS: readonly string[] = Object.keys(COLUMNS);

/** Returns the cells of an enquiry's row. */
export function enquiryRow(stored: StoredEnquiry): readonly string[] {
  return Object.values(COLUMNS).map((cell) => String(cell(stored) ?? ''));
}

/** Writes one line without personal data: `7KM2Q-94QFX  2027-05-04 10:12  sent     palma             charter Onda`. */
export function enquiryLine(stored: StoredEnquiry): string {
  const { enquiry, reference, receivedAt } = stored;
  return [
    reference,
    instant(receivedAt).slice(0, 16).replace('T', ' '),
    stateOf(stored),
    (enquiry?.routing.office ?? '-').padEnd(16),
    enquiry === null ? withoutText(stored) : aboutText(enquiry),
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

function deliveryLine({ channel, status, attempts, dueAt, failure }: StoredDelivery): string {
  const what = `${channel.padEnd(15)} ${status.padEnd(8)} ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const when = status === 'waiting' ? `, next ${instant(dueAt)}` : `, ${instant(dueAt)}`;
  return `${what}${when}${failure === null ? '' : `: ${oneLine(failure)}`}`;
}

function stateOf({ deliveries }: StoredEnquiry): string {
  const status = ['dead', 'waiting'].find((one) => deliveries.some((delivery) => delivery.status === one));
  return (status ?? 'sent').padEnd(7);
}

function withoutText({ erasedAt }: StoredEnquiry): string {
  return erasedAt === null ? 'unreadable' : 'erased';
}

function aboutText({ subject }: Enquiry): string {
  const thing = thingOf(subject);
  return thing === null ? subject.kind : `${subject.kind} ${oneLine(thing.name)}`;
}

function thingOf(subject: EnquirySubject): { readonly id: string; readonly name: string } | null {
  if ('yacht' in subject) return subject.yacht;
  return 'berth' in subject ? subject.berth : null;
}

function instant(at: number): string {
  return new Date(at).toISOString();
}

function oneLine(text: string): string {
  return printable(text.replace(/(?<!\s)\s*\n\s*/g, ' '));
}

/** Replaces control characters, which a terminal would interpret, with spaces. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}
