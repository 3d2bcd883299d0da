import type { CharterWish, Enquiry, EnquirySubject, NamedThing } from '../../core/enquiry/enquiry.ts';
import type { Letter, MailAddress } from '../../core/enquiry/parcel.ts';
import { type Locale, type Localized, localeEntry } from '../../core/locale/locale.ts';
import type { LocaleStrategy } from '../../core/locale/split-locale.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { hrefIn } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { detailSlug } from '../../core/yacht/market-rules.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import { answeringView } from '../../ui/features/enquiry/answering-view.ts';
import { estimateFor } from '../../ui/features/yacht/estimate/estimate-for.ts';
import { estimateLines } from '../../ui/features/yacht/estimate/estimate-lines.ts';
import { dateText } from '../../ui/i18n/date-text.ts';
import { languagesText } from '../../ui/i18n/languages-text.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import { type LetterParts, type LetterRow, markupLetter, plainLetter } from './letter-parts.ts';

export interface LetterContext {
  readonly ports: PagePorts;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly strategy: LocaleStrategy;
  /** Begins every address in a letter, without a slash at its end. */
  readonly origin: string;
  /** Sends our letters; null for the house's own address. */
  readonly sender: string | null;
  /** ISO 8601 instant. */
  readonly now: () => string;
}

/** A letter in one language, as far as all of one enquiry's are alike. */
interface Writing {
  readonly enquiry: Enquiry;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly context: LetterContext;
  readonly house: { readonly name: string; readonly email: string; readonly phone: string };
}

/** To who answers, in their language: everything that was sent. An answer to it goes to the visitor (product.md FM2). */
export async function officeLetter(enquiry: Enquiry, context: LetterContext): Promise<Letter> {
  const writing = await begin(enquiry, enquiry.routing.language, context);
  const { translate, locale } = writing;
  const { content, reference, routing } = enquiry;
  const about = aboutText(enquiry.subject, translate);
  const parts: LetterParts = {
    greeting: translate('letter.office.greeting', { name: routing.name }),
    paragraphs: [translate('letter.office.intro', { language: languagesText([enquiry.locale], locale) })],
    rows: [
      ...(await factRows(writing)),
      ...(enquiry.missing === null ? [] : [row(translate('letter.missing'), enquiry.missing)]),
      row(translate('letter.name'), content.name),
      row(translate('enquiry.field.email'), content.email),
      ...(content.phone === null ? [] : [row(translate('enquiry.field.phone'), content.phone)]),
      row(translate('letter.currency'), enquiry.currency.toUpperCase()),
      ...vesselRows(writing),
      ...(await attachedRows(writing)),
      ...itineraryRows(writing),
      ...(enquiry.page === null ? [] : [row(translate('letter.page'), enquiry.page, context.origin + enquiry.page)]),
      row(translate('letter.received'), receivedText(enquiry.receivedAt, locale)),
    ],
    quote: content.message === '' ? null : { title: translate('letter.office.message'), text: content.message },
    button: null,
    closing: [translate('letter.office.answer', { name: content.name }), consentText(writing)],
  };
  return letterOf(writing, parts, {
    to: { name: routing.name, address: routing.email },
    replyTo: { name: content.name, address: content.email },
    subject: translate('letter.office.subject', { about, name: content.name, reference }),
  });
}

/**
 * To the visitor, in theirs: the number, who answers, and what they chose; none of the words that they typed, so that
 * nobody can have us write to strangers for them.
 */
export async function visitorLetter(enquiry: Enquiry, context: LetterContext): Promise<Letter> {
  const writing = await begin(enquiry, enquiry.locale, context);
  const { translate, house } = writing;
  const { reference, routing, subject } = enquiry;
  const who = await answering(writing);
  const parts: LetterParts = {
    greeting: translate('letter.visitor.greeting'),
    paragraphs: [translate('letter.visitor.intro', { name: who.name, house: house.name })],
    rows: [
      ...(await factRows(writing)),
      row(translate('letter.visitor.who'), who.place === null ? who.name : `${who.name}, ${who.place}`),
      row(translate('office.phone'), who.phone.text, who.phone.href),
      ...(await attachedRows(writing)),
    ],
    quote: null,
    button: null,
    closing: [
      translate('enquiry.thanks.step.answer', { name: who.short, when: who.when ?? '' }).trim(),
      translate('letter.visitor.notYou', { reference, phone: house.phone }),
      house.name,
    ],
  };
  return letterOf(writing, parts, {
    to: { name: '', address: enquiry.content.email },
    replyTo: { name: routing.name, address: routing.email },
    subject: translate('letter.visitor.subject', { about: aboutText(subject, translate), reference }),
  });
}

async function begin(enquiry: Enquiry, locale: Locale, context: LetterContext): Promise<Writing> {
  const { brand } = await context.ports.content.site();
  return { enquiry, locale, context, translate: context.messages[locale].translate, house: brand };
}

function letterOf(
  { house, context, locale }: Writing,
  parts: LetterParts,
  envelope: { readonly to: MailAddress; readonly replyTo: MailAddress; readonly subject: string },
): Letter {
  return {
    ...envelope,
    from: { name: house.name, address: context.sender ?? house.email },
    language: locale,
    text: plainLetter(parts),
    html: markupLetter(parts, { language: locale, house: house.name }),
    unsubscribe: null,
  };
}

function row(label: string, value: string, href: string | null = null): LetterRow {
  return { label, value, href };
}

/** Number, subject, dates and party. */
async function factRows(writing: Writing): Promise<LetterRow[]> {
  const { enquiry, translate } = writing;
  const { subject, content, reference } = enquiry;
  const { from = null, to = null, guests = null } = content.charter ?? {};
  const dates = datesText({ from, to }, writing);
  return [
    row(translate('letter.number'), reference),
    row(translate('enquiry.thanks.about'), aboutText(subject, translate), await subjectHref(writing)),
    ...(dates === null ? [] : [row(translate('letter.dates'), dates)]),
    ...(guests === null ? [] : [row(translate('estimate.party'), String(guests))]),
  ];
}

function datesText({ from, to }: Pick<CharterWish, 'from' | 'to'>, { translate, locale }: Writing): string | null {
  if (from !== null && to !== null) {
    return translate('letter.dates.both', { from: dateText(from, locale), to: dateText(to, locale) });
  }
  if (from !== null) return translate('letter.dates.from', { from: dateText(from, locale) });
  return to === null ? null : translate('letter.dates.to', { to: dateText(to, locale) });
}

function aboutText(subject: EnquirySubject, translate: Translate): string {
  switch (subject.kind) {
    case 'charter':
    case 'purchase':
      return subject.yacht === null
        ? translate(`letter.about.${subject.kind}`)
        : translate(`letter.about.${subject.kind}Of`, { name: subject.yacht.name, id: subject.yacht.id });
    case 'berth':
      return subject.berth === null
        ? translate('letter.about.berth')
        : translate('letter.about.theBerth', { name: subject.berth.name });
    default:
      return translate(`letter.about.${subject.kind}`);
  }
}

async function subjectHref(writing: Writing): Promise<string | null> {
  const { subject } = writing.enquiry;
  if (subject.kind !== 'charter' && subject.kind !== 'purchase') return null;
  return subject.yacht && yachtHref(subject.yacht, subject.kind === 'charter' ? 'charter' : 'sale', writing);
}

async function yachtHref(
  { id }: NamedThing<YachtId>,
  market: 'charter' | 'sale',
  { context, locale }: Writing,
): Promise<string | null> {
  const yacht = await context.ports.catalogue.byId(id);
  const slug = yacht && detailSlug(yacht.slugs, market);
  return slug === null ? null : context.origin + pathIn(routePath({ name: 'yacht', market, slug }), locale, context);
}

function pathIn(path: string, locale: Locale, { strategy }: LetterContext): string {
  return hrefIn(locale, strategy)(path);
}

function vesselRows({ enquiry, translate }: Writing): LetterRow[] {
  const { vessel } = enquiry.content;
  if (vessel === null) return [];
  const rows = [
    row(translate('enquiry.field.vesselBuilder'), vessel.builder),
    row(translate('enquiry.field.vesselName'), vessel.name),
    row(translate('enquiry.field.vesselYear'), vessel.year),
    row(translate('enquiry.field.vesselLength'), vessel.length),
  ];
  return rows.filter(({ value }) => value !== '');
}

async function attachedRows(writing: Writing): Promise<LetterRow[]> {
  const { enquiry, translate } = writing;
  const { estimate, favourites } = enquiry.attachments;
  const lines = estimate === null ? [] : await linesOfEstimate(estimate, writing);
  const kept = await Promise.all(
    favourites.map(async (yacht) => row(yacht.name, yacht.id, await yachtHref(yacht, 'charter', writing))),
  );
  return [
    ...(lines.length === 0 ? [] : [row(translate('estimate.title'), lines.join('\n'))]),
    ...kept.map((one) => ({ ...one, label: `${translate('letter.favourite')}: ${one.label}` })),
  ];
}

/** For the office alone: the query of an itinerary has room for anybody's words. */
function itineraryRows({ enquiry, translate, context, locale }: Writing): LetterRow[] {
  const { itinerary } = enquiry.attachments;
  if (itinerary === null) return [];
  const href = context.origin + pathIn(routePath({ name: 'itinerary' }) + itinerary, locale, context);
  return [row(translate('letter.itinerary'), href, href)];
}

/** As her page would work it out today, in the visitor's currency. */
async function linesOfEstimate(
  query: string,
  { enquiry, context, locale, translate }: Writing,
): Promise<readonly string[]> {
  const { subject, currency } = enquiry;
  const yacht = subject.kind === 'charter' ? subject.yacht : null;
  const estimate = await estimateFor(yacht?.id ?? null, query, {
    ports: context.ports,
    locale,
    translate,
    href: hrefIn(locale, context.strategy),
    reading: { currency: isCurrency(currency) ? currency : 'eur', unit: 'meters' },
    now: context.now(),
  });
  return estimate === null ? [] : estimateLines(estimate);
}

async function answering({ enquiry, locale, translate, context, house }: Writing) {
  const { routing } = enquiry;
  const { content, offices } = context.ports;
  const person = (await content.pages()).find(({ id, details }) => id === routing.person && details.kind === 'person');
  const office = routing.office === null ? null : await offices.byId(routing.office);
  return answeringView({ routing, person: person ?? null, office, house }, { locale, translate, now: context.now() });
}

function consentText({ enquiry, translate }: Writing): string {
  return translate('letter.office.consent', { consent: enquiry.consent });
}

function receivedText(instant: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeEntry(locale).iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(instant)} UTC`;
}
