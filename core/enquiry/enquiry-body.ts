import type { RecordReader } from '../records/record-reader.ts';
import { anyText, anyTextOrNull, localeField } from '../records/stored-field.ts';
import type { YachtId } from '../yacht/yacht.ts';
import {
  type CharterWish,
  ENQUIRY_KINDS,
  type Enquiry,
  type EnquiryAttachments,
  type EnquiryContent,
  type EnquiryRouting,
  type EnquirySubject,
  type NamedThing,
  type OwnVessel,
} from './enquiry.ts';

/** What a store finds an enquiry by, and keeps when the rest is erased. */
export type EnquiryIdentity = Pick<Enquiry, 'reference' | 'key' | 'receivedAt'>;

/** Everything else of an enquiry, as the JSON that stores keep. */
export function writeEnquiryBody({ reference, key, receivedAt, ...body }: Enquiry): string {
  return JSON.stringify(body);
}

/** What {@link writeEnquiryBody} wrote, once it is parsed. Null where the reader notes a problem. */
export function readEnquiryBody(reader: RecordReader, identity: EnquiryIdentity): Enquiry | null {
  return reader.sound(() => ({
    ...identity,
    subject: readSubject(reader.object('subject')),
    // Enquiries that were stored before there was such a field have none.
    missing: reader.raw('missing') === undefined ? null : anyTextOrNull(reader, 'missing'),
    content: readContent(reader.object('content')),
    attachments: readAttachments(reader.object('attachments')),
    locale: localeField(reader, 'locale'),
    currency: anyText(reader, 'currency'),
    page: anyTextOrNull(reader, 'page'),
    consent: anyText(reader, 'consent'),
    routing: readRouting(reader.object('routing')),
  }));
}

function readSubject(subject: RecordReader): EnquirySubject {
  const kind = subject.oneOf('kind', ENQUIRY_KINDS);
  switch (kind) {
    case 'general':
    case 'selling':
      return { kind };
    case 'charter':
    case 'purchase':
      return { kind, yacht: subject.raw('yacht') === null ? null : readNamed<YachtId>(subject.object('yacht')) };
    case 'berth':
      return { kind, berth: subject.raw('berth') === null ? null : readNamed(subject.object('berth')) };
  }
}

/** Its id was checked when the enquiry came. */
function readNamed<Id extends string = string>(named: RecordReader): NamedThing<Id> {
  return { id: anyText(named, 'id') as Id, name: anyText(named, 'name') };
}

function readContent(content: RecordReader): EnquiryContent {
  return {
    name: anyText(content, 'name'),
    email: anyText(content, 'email'),
    phone: anyTextOrNull(content, 'phone'),
    message: anyText(content, 'message'),
    charter: content.raw('charter') === null ? null : readWish(content.object('charter')),
    vessel: content.raw('vessel') === null ? null : readVessel(content.object('vessel')),
  };
}

function readWish(wish: RecordReader): CharterWish {
  return { from: anyTextOrNull(wish, 'from'), to: anyTextOrNull(wish, 'to'), guests: wish.wholeOrNull('guests') };
}

function readVessel(vessel: RecordReader): OwnVessel {
  return {
    name: anyText(vessel, 'name'),
    builder: anyText(vessel, 'builder'),
    year: anyText(vessel, 'year'),
    length: anyText(vessel, 'length'),
  };
}

function readAttachments(attachments: RecordReader): EnquiryAttachments {
  return {
    estimate: anyTextOrNull(attachments, 'estimate'),
    itinerary: anyTextOrNull(attachments, 'itinerary'),
    favourites: attachments.list('favourites', (items, index) => readNamed<YachtId>(items.object(index))),
  };
}

function readRouting(routing: RecordReader): EnquiryRouting {
  return {
    office: anyTextOrNull(routing, 'office'),
    person: anyTextOrNull(routing, 'person'),
    name: anyText(routing, 'name'),
    email: anyText(routing, 'email'),
    language: localeField(routing, 'language'),
  };
}
