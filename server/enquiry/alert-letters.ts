import { LRUCache } from 'lru-cache';
import type { Alert, AlertRecipientId } from '../../core/alerts/alert.ts';
import { decodeDigest, MAX_YACHTS_PER_LETTER } from '../../core/alerts/alert-digest.ts';
import { decodeAlertSubject } from '../../core/alerts/alert-subject.ts';
import { YACHT_NEWS_KINDS } from '../../core/alerts/fleet-changes.ts';
import type { Letter } from '../../core/enquiry/mail.ts';
import type { Locale } from '../../core/locale/locale.ts';
import { createHrefBuilder } from '../../core/routing/locale-path.ts';
import { watchedYachtsText, watchedYachtsView } from '../../ui/features/enquiry/alerts/watched-yachts-view.ts';
import { searchName, searchNameWithoutTypedWords } from '../../ui/features/search/filters/facet-names.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { type AlertLetterSection, alertLetterHtml, alertLetterText } from './alert-letter-parts.ts';
import {
  type AlertSection,
  type AlertSectionNews,
  type AlertSectionYacht,
  writeAlertSection,
} from './alert-sections.ts';
import { writeLetter } from './letter-parts.ts';
import { type LetterContext, letterRow } from './letter-rows.ts';

/** The absolute URLs that letters of alerts link to. */
export interface AlertLinks {
  /** The page with the button that confirms an alert, in its language. */
  readonly confirm: (alert: Alert) => string;
  /** The page with the button that ends one alert, in its language. */
  readonly stop: (alert: Alert) => string;
  /** The page with the button that ends all alerts of a reader. */
  readonly stopAll: (reader: AlertRecipientId, locale: Locale) => string;
  /** The one-click unsubscribe of all alerts of a reader (RFC 8058). */
  readonly oneClick: (reader: AlertRecipientId) => string;
}

/** An alert of a reader, and what there is to tell about it as `encodeDigest` writes it. */
export interface AlertNews {
  readonly alert: Alert;
  readonly digest: string;
}

/** Writes the letter that asks the owner of a typed address to confirm an alert (FD6). */
export async function alertConfirmationLetter(
  alert: Alert,
  links: AlertLinks,
  context: LetterContext,
): Promise<Letter> {
  const { translate } = context.messages[alert.locale];
  return requestLetter(alert, context, {
    kind: 'confirm',
    frequency: alert.requestedFrequency,
    button: { text: translate('alerts.confirmButton'), href: links.confirm(alert) },
    unsubscribe: null,
  });
}

/** Writes the letter that says that an alert is confirmed, and how to end it. */
export async function alertWelcomeLetter(alert: Alert, links: AlertLinks, context: LetterContext): Promise<Letter> {
  const { translate } = context.messages[alert.locale];
  return requestLetter(alert, context, {
    kind: 'welcome',
    frequency: alert.frequency,
    button: { text: translate('alerts.letter.stop'), href: links.stop(alert) },
    unsubscribe: links.oneClick(alert.reader),
  });
}

interface RequestLetter extends Pick<Alert, 'frequency'>, Pick<Letter, 'unsubscribe'> {
  readonly kind: 'confirm' | 'welcome';
  readonly button: { readonly text: string; readonly href: string };
}

async function requestLetter(
  alert: Alert,
  context: LetterContext,
  { kind, frequency, button, unsubscribe }: RequestLetter,
): Promise<Letter> {
  const { address, locale: language } = alert;
  const { brand } = await context.ports.content.site();
  const { translate } = context.messages[language];
  const { text, href } = await watchedIn(alert, context, kind === 'welcome');
  const named = { house: brand.name };
  const parts = {
    greeting: translate('letter.visitor.greeting'),
    paragraphs: [translate(`alerts.letter.${kind}`, named)],
    rows: [
      letterRow(translate('alerts.watched'), text, href),
      letterRow(translate('alerts.frequency'), translate(`alerts.frequency.${frequency}`)),
    ],
    button,
    closing: [...(kind === 'confirm' ? [translate('newsletter.letter.notYou')] : []), brand.name],
  };
  const subject = translate(`alerts.letter.${kind}Subject`, named);
  const envelope = { to: { name: '', address }, replyTo: null, subject };
  return writeLetter(envelope, parts, { house: brand, sender: context.sender, language, unsubscribe });
}

/**
 * Returns what an alert watches in words, with its page. Until its owner confirmed an address, the words leave out
 * whatever a stranger may have typed, and no link carries it.
 */
async function watchedIn({ question, locale }: Alert, context: LetterContext, isConfirmed: boolean) {
  const { ports, messages, strategy, origin } = context;
  const { translate } = messages[locale];
  const { watched, display } = decodeAlertSubject(question);
  const fleet = await ports.catalogue.all();
  const nameOf = isConfirmed ? searchName : searchNameWithoutTypedWords;
  const view = await watchedYachtsView(watched, {
    ...{ locale, translate, href: createHrefBuilder(locale, strategy), catalogue: ports.catalogue },
    searchName: (criteria) => nameOf(criteria, { locale, translate, preferences: display, fleet }),
  });
  return { text: watchedYachtsText(view, { locale, translate }), href: isConfirmed ? origin + view.href : null };
}

/**
 * Writes the letter of a day to a reader, in the language of the alert that was asked for last: at most twelve yachts,
 * each once (FD6). Null where there is nothing to tell.
 * @param news alerts of one reader, the oldest first
 */
export async function alertLetter(
  news: readonly AlertNews[],
  links: AlertLinks,
  context: LetterContext,
): Promise<Letter | null> {
  const last = news.at(-1)?.alert;
  if (last === undefined) return null;
  const { locale: language, address, reader } = last;
  const written = await Promise.all(
    news.map(({ alert, digest }) => sectionOf(alert.question, digest, language, context)),
  );
  const sections = withoutRepeats(written).flatMap((section, at) => {
    // None of its news may still hold.
    if (section.yachts.length + section.above.length + section.more === 0) return [];
    return [{ ...section, stop: links.stop({ ...(news[at]?.alert ?? last), locale: language }) }];
  });
  const yachts = sections.flatMap((section) => section.yachts);
  const { translate } = context.messages[language];
  const subject = subjectOf(yachts, written, translate);
  if (subject === null) return null;
  const { brand } = await context.ports.content.site();
  const parts = { subject, sections, house: brand.name, language, translate, stopAll: links.stopAll(reader, language) };
  return {
    from: { name: brand.name, address: context.sender ?? brand.email },
    ...{ to: { name: '', address }, replyTo: null, subject, language },
    ...{ text: alertLetterText(parts), html: alertLetterHtml(parts), unsubscribe: links.oneClick(reader) },
  };
}

/** Keeps twelve yachts in all, each where she comes first, with the news of hers from all sections. */
function withoutRepeats(written: readonly AlertSection[]): readonly Omit<AlertLetterSection, 'stop'>[] {
  const known = new Set<string>();
  const every = written.flatMap(({ yachts }) => yachts);
  return written.map((section) => {
    const fresh = section.yachts.filter(({ id }) => !known.has(id));
    const above = section.yachts.filter(({ id }) => known.has(id)).map(({ name }) => name);
    const yachts = fresh.slice(0, MAX_YACHTS_PER_LETTER - known.size);
    for (const { id } of yachts) known.add(id);
    return {
      ...section,
      yachts: yachts.map((yacht) =>
        withNews(
          yacht,
          every.filter(({ id }) => id === yacht.id),
        ),
      ),
      above,
      more: section.more + fresh.length - yachts.length,
    };
  });
}

/** Returns a yacht with the news of hers from several questions, each once, and a price of each market. */
function withNews(yacht: AlertSectionYacht, mentions: readonly AlertSectionYacht[]): AlertSectionYacht {
  const every = mentions
    .flatMap(({ news }) => news)
    .sort((a, b) => YACHT_NEWS_KINDS.indexOf(a.kind) - YACHT_NEWS_KINDS.indexOf(b.kind));
  const news = every.filter((one, at) => every.findIndex((other) => isSameNews(one, other)) === at);
  const isPriced = ({ market }: AlertSectionNews, at: number) => news.findIndex((one) => one.market === market) < at;
  const dated = mentions.find((one) => one.news.some(({ days }) => days !== ''));
  return {
    ...yacht,
    href: (dated ?? yacht).href,
    news: news.map((one, at) => (isPriced(one, at) ? { ...one, price: null } : one)),
  };
}

/**
 * Nights that came free are distinguished by their days; a yacht that was sold is gone from both markets in the same
 * words.
 */
function isSameNews(one: AlertSectionNews, other: AlertSectionNews): boolean {
  const isSameKind = one.kind === other.kind && one.market === other.market;
  return one.text === other.text || (isSameKind && one.kind !== 'free');
}

/** Says what matters most, as `Reduced: Aurora, and two more`; null without a yacht. */
function subjectOf(
  yachts: readonly AlertSectionYacht[],
  written: readonly AlertSection[],
  translate: Translate,
): string | null {
  const [first] = yachts.toSorted((a, b) => weightOf(a) - weightOf(b));
  const kind = first?.news[0]?.kind;
  if (first === undefined || kind === undefined) return null;
  return translate(`alerts.letter.subject.${kind}`, { name: first.name, more: leastNumber(written) - 1 });
}

function weightOf({ news: [first] }: AlertSectionYacht): number {
  return first === undefined ? YACHT_NEWS_KINDS.length : YACHT_NEWS_KINDS.indexOf(first.kind);
}

/** Returns how many yachts have news at least: two searches may find the same further ones, which have no names here. */
function leastNumber(written: readonly AlertSection[]): number {
  const named = new Set(written.flatMap(({ yachts }) => yachts.map(({ id }) => id)));
  return Math.max(named.size, ...written.map(({ yachts, more }) => yachts.length + more));
}

/** The most sections that are kept in words, for readers who asked the same. */
const MAX_KEPT = 1000;
const kept = new WeakMap<LetterContext, LRUCache<string, AlertSection>>();

/** Puts a digest into words once for all readers of a language, until the fleet, a calendar or the day changes. */
async function sectionOf(
  question: Alert['question'],
  digest: string,
  locale: Locale,
  context: LetterContext,
): Promise<AlertSection> {
  const sections = kept.get(context) ?? new LRUCache<string, AlertSection>({ max: MAX_KEPT });
  kept.set(context, sections);
  const { catalogue, calendars } = context.ports;
  const versions = await Promise.all([catalogue.version(), calendars.version()]);
  const key = [...versions, context.now().slice(0, 10), locale, question, digest].join('\n');
  const known = sections.get(key);
  if (known !== undefined) return known;
  const section = await writeAlertSection(decodeAlertSubject(question), decodeDigest(digest), locale, context);
  sections.set(key, section);
  return section;
}
