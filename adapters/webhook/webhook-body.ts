import type { Enquiry, NamedThing } from '../../core/enquiry/enquiry.ts';

/**
 * Builds the body for an enquiry, as docs/guide/enquiries.md describes it: all fields are present, and missing values
 * are null. The same id and enquiry always give the same bytes.
 * @param id the same at each attempt
 */
export function webhookBody(id: string, createdAt: number, enquiry: Enquiry) {
  return { id, type: 'enquiry.received', createdAt: new Date(createdAt).toISOString(), enquiry: enquiryWire(enquiry) };
}

function enquiryWire({ subject, content, attachments, routing, ...enquiry }: Enquiry) {
  const { charter, vessel } = content;
  const yacht = 'yacht' in subject ? subject.yacht : null;
  const berth = 'berth' in subject ? subject.berth : null;
  return {
    reference: enquiry.reference,
    receivedAt: new Date(enquiry.receivedAt).toISOString(),
    kind: subject.kind,
    yacht: yacht && named(yacht),
    berth: berth && named(berth),
    missing: enquiry.missing,
    visitor: {
      name: content.name,
      email: content.email,
      phone: content.phone,
      language: enquiry.locale,
      currency: enquiry.currency,
    },
    message: content.message,
    charter: charter && { from: charter.from, to: charter.to, guests: charter.guests },
    vessel: vessel && { name: vessel.name, builder: vessel.builder, year: vessel.year, length: vessel.length },
    attachments: {
      estimate: attachments.estimate,
      itinerary: attachments.itinerary,
      favourites: attachments.favourites.map(named),
    },
    page: enquiry.page,
    consent: enquiry.consent,
    answeredBy: {
      office: routing.office,
      person: routing.person,
      name: routing.name,
      email: routing.email,
      language: routing.language,
    },
  };
}

function named({ id, name }: NamedThing): NamedThing {
  return { id, name };
}
