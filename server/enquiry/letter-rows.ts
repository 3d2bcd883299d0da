import type { CharterRequest, Enquiry, EnquirySubject, NamedSubject } from '../../core/enquiry/enquiry.ts';
import type { Locale, LocaleStrategy, Localized } from '../../core/locale/locale.ts';
import { isCurrency } from '../../core/price/currency.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { routePath } from '../../core/routing/routes.ts';
import { slugWithFallback } from '../../core/yacht/market-rules.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';
import {
  buildEstimateLetterLines,
  buildEstimateViewFromQuery,
} from '../../ui/features/yacht/estimate/build-estimate-view.ts';
import { dateText } from '../../ui/i18n/date-text.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import type { PagePorts } from '../../ui/page-data/page-context.ts';
import type { Logger } from '../start/log.ts';
import type { LetterRow } from './letter-parts.ts';

export interface LetterContext {
  readonly ports: PagePorts;
  readonly messages: Localized<{ readonly translate: Translate }>;
  readonly strategy: LocaleStrategy;
  /** Origin of every URL in a letter, without a slash at its end. */
  readonly origin: string;
  /** Address that letters are sent from; null for the brokerage's own. */
  readonly sender: string | null;
  readonly log: Pick<Logger, 'error'>;
  /** ISO 8601 instant. */
  readonly now: () => string;
}

/** An enquiry with the language and the context that a letter about it is written in. */
export interface LetterInput {
  readonly enquiry: Enquiry;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly context: LetterContext;
  readonly house: { readonly name: string; readonly email: string; readonly phone: string };
}

export function letterRow(label: string, value: string, href: string | null = null): LetterRow {
  return { label, value, href };
}

/** Builds the rows for reference, subject, dates and party. */
export async function summaryRows(input: LetterInput): Promise<LetterRow[]> {
  const { enquiry, translate } = input;
  const { subject, content, reference } = enquiry;
  const { from = null, to = null, guests = null } = content.charter ?? {};
  const dates = datesText({ from, to }, input);
  return [
    letterRow(translate('letter.number'), reference),
    letterRow(translate('enquiry.thanks.about'), enquirySubjectText(subject, translate), await subjectHref(input)),
    ...(dates === null ? [] : [letterRow(translate('letter.dates'), dates)]),
    ...(guests === null ? [] : [letterRow(translate('estimate.party'), String(guests))]),
  ];
}

function datesText(
  { from, to }: Pick<CharterRequest, 'from' | 'to'>,
  { translate, locale }: LetterInput,
): string | null {
  if (from !== null && to !== null) {
    return translate('letter.dates.both', { from: dateText(from, locale), to: dateText(to, locale) });
  }
  if (from !== null) return translate('letter.dates.from', { from: dateText(from, locale) });
  return to === null ? null : translate('letter.dates.to', { to: dateText(to, locale) });
}

export function enquirySubjectText(subject: EnquirySubject, translate: Translate): string {
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

async function subjectHref(input: LetterInput): Promise<string | null> {
  const { subject } = input.enquiry;
  if (subject.kind !== 'charter' && subject.kind !== 'purchase') return null;
  return subject.yacht && yachtHref(subject.yacht, subject.kind === 'charter' ? 'charter' : 'sale', input);
}

async function yachtHref(
  { id }: NamedSubject<YachtId>,
  market: 'charter' | 'sale',
  { context, locale }: LetterInput,
): Promise<string | null> {
  const yacht = await context.ports.catalogue.byId(id);
  const slug = yacht && slugWithFallback(yacht.slugs, market);
  return slug === null ? null : context.origin + pathIn(routePath({ name: 'yacht', market, slug }), locale, context);
}

function pathIn(path: string, locale: Locale, { strategy }: LetterContext): string {
  return createHrefBuilder(locale, strategy)(path);
}

export function vesselRows({ enquiry, translate }: LetterInput): LetterRow[] {
  const { vessel } = enquiry.content;
  if (vessel === null) return [];
  return [
    letterRow(translate('enquiry.field.vesselBuilder'), vessel.builder),
    letterRow(translate('enquiry.field.vesselName'), vessel.name),
    letterRow(translate('enquiry.field.vesselYear'), vessel.year),
    letterRow(translate('enquiry.field.vesselLength'), vessel.length),
  ].filter(({ value }) => value !== '');
}

export async function attachmentRows(input: LetterInput): Promise<LetterRow[]> {
  const { enquiry, translate } = input;
  const { estimate, favourites } = enquiry.attachments;
  const lines = estimate === null ? [] : await estimateLines(estimate, input);
  const kept = await Promise.all(
    favourites.map(async (yacht) =>
      letterRow(`${translate('letter.favourite')}: ${yacht.name}`, yacht.id, await yachtHref(yacht, 'charter', input)),
    ),
  );
  return [...(lines.length === 0 ? [] : [letterRow(translate('estimate.title'), lines.join('\n'))]), ...kept];
}

/** Builds the itinerary's row. Only the office's letter has it, since an itinerary may contain text of the visitor. */
export function itineraryRows({ enquiry, translate, context, locale }: LetterInput): LetterRow[] {
  const { itinerary } = enquiry.attachments;
  if (itinerary === null) return [];
  const href = context.origin + pathIn(routePath({ name: 'itinerary' }) + itinerary, locale, context);
  return [letterRow(translate('letter.itinerary'), href, href)];
}

/**
 * Calculates the estimate as the yacht's page would show it today, in the visitor's currency. Where that fails the letter
 * leaves without it: the house can make another one, but not know of an enquiry that never came.
 */
async function estimateLines(
  query: string,
  { enquiry, context, locale, translate }: LetterInput,
): Promise<readonly string[]> {
  const { subject, currency, reference } = enquiry;
  const yacht = subject.kind === 'charter' ? subject.yacht : null;
  const found = buildEstimateViewFromQuery(yacht?.id ?? null, query, {
    ports: context.ports,
    locale,
    translate,
    href: createHrefBuilder(locale, context.strategy),
    preferences: { currency: isCurrency(currency) ? currency : 'eur', unit: 'meters' },
    now: context.now(),
  });
  try {
    const estimate = await found;
    return estimate === null ? [] : buildEstimateLetterLines(estimate);
  } catch (error) {
    context.log.error({ err: error, reference }, 'An estimate could not be made: the letter leaves without it');
    return [];
  }
}
