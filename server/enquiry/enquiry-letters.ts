import type { Enquiry } from '../../core/enquiry/enquiry.ts';
import type { Letter } from '../../core/enquiry/mail.ts';
import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import { buildResponderView } from '../../ui/features/enquiry/build-responder-view.ts';
import { languagesText } from '../../ui/i18n/languages-text.ts';
import { type LetterParts, writeLetter } from './letter-parts.ts';
import {
  attachmentRows,
  enquirySubjectText,
  itineraryRows,
  type LetterContext,
  type LetterInput,
  letterRow,
  summaryRows,
  vesselRows,
} from './letter-rows.ts';

/**
 * Writes the letter to the person or office that answers, in their language, with everything the visitor sent. Replies
 * to it go to the visitor (FM2).
 */
export async function officeLetter(enquiry: Enquiry, context: LetterContext): Promise<Letter> {
  const input = await letterInput(enquiry, enquiry.routing.language, context);
  const { translate, locale } = input;
  const { content, reference, routing } = enquiry;
  const about = enquirySubjectText(enquiry.subject, translate);
  const parts: LetterParts = {
    greeting: translate('letter.office.greeting', { name: routing.name }),
    paragraphs: [translate('letter.office.intro', { language: languagesText([enquiry.locale], locale) })],
    rows: [
      ...(await summaryRows(input)),
      ...(enquiry.missing === null ? [] : [letterRow(translate('letter.missing'), enquiry.missing)]),
      letterRow(translate('letter.name'), content.name),
      letterRow(translate('enquiry.field.email'), content.email),
      ...(content.phone === null ? [] : [letterRow(translate('enquiry.field.phone'), content.phone)]),
      letterRow(translate('letter.currency'), enquiry.currency.toUpperCase()),
      ...vesselRows(input),
      ...(await attachmentRows(input)),
      ...itineraryRows(input),
      ...(enquiry.page === null
        ? []
        : [letterRow(translate('letter.page'), enquiry.page, context.origin + enquiry.page)]),
      letterRow(translate('letter.received'), receivedText(enquiry.receivedAt, locale)),
    ],
    quote: content.message === '' ? null : { title: translate('letter.office.message'), text: content.message },
    closing: [
      translate('letter.office.answer', { name: content.name }),
      translate('letter.office.consent', { consent: enquiry.consent }),
    ],
  };
  const envelope = {
    to: { name: routing.name, address: routing.email },
    replyTo: { name: content.name, address: content.email },
    subject: translate('letter.office.subject', { about, name: content.name, reference }),
  };
  return writeLetter(envelope, parts, { house: input.house, sender: context.sender, language: locale });
}

/**
 * Writes the letter to the visitor, in their language: reference, responder and chosen options. It quotes none of the
 * typed text, so that the form cannot be used to write to strangers.
 */
export async function visitorLetter(enquiry: Enquiry, context: LetterContext): Promise<Letter> {
  const input = await letterInput(enquiry, enquiry.locale, context);
  const { translate, house } = input;
  const { reference, routing, subject } = enquiry;
  const who = await responder(input);
  const parts: LetterParts = {
    greeting: translate('letter.visitor.greeting'),
    paragraphs: [translate('letter.visitor.intro', { name: who.name, house: house.name })],
    rows: [
      ...(await summaryRows(input)),
      letterRow(translate('letter.visitor.who'), who.place === null ? who.name : `${who.name}, ${who.place}`),
      letterRow(translate('office.phone'), who.phone.text, who.phone.href),
      ...(await attachmentRows(input)),
    ],
    closing: [
      translate('enquiry.thanks.step.answer', { name: who.short, when: who.when ?? '' }).trim(),
      translate('letter.visitor.notYou', { reference, phone: house.phone }),
      house.name,
    ],
  };
  const envelope = {
    to: { name: '', address: enquiry.content.email },
    replyTo: { name: routing.name, address: routing.email },
    subject: translate('letter.visitor.subject', { about: enquirySubjectText(subject, translate), reference }),
  };
  return writeLetter(envelope, parts, { house, sender: context.sender, language: enquiry.locale });
}

async function letterInput(enquiry: Enquiry, locale: Locale, context: LetterContext): Promise<LetterInput> {
  const { brand } = await context.ports.content.site();
  return { enquiry, locale, context, translate: context.messages[locale].translate, house: brand };
}

async function responder({ enquiry, locale, translate, context, house }: LetterInput) {
  const { routing } = enquiry;
  const { content, offices } = context.ports;
  const person = (await content.pages()).find(({ id, details }) => id === routing.person && details.kind === 'person');
  const office = routing.office === null ? null : await offices.byId(routing.office);
  return buildResponderView(
    { routing, person: person ?? null, office, house },
    { locale, translate, now: context.now() },
  );
}

function receivedText(instant: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeEntry(locale).iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(instant)} UTC`;
}
