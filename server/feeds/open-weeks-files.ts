import { setImmediate } from 'node:timers/promises';
import { listOpenWeeks } from '../../core/application/list-open-weeks.ts';
import { type Page, pagePaths, translationOrFallback } from '../../core/content/page.ts';
import { type AtomEntry, feedAddress, MAX_ATOM_ENTRIES, writeAtomFeed } from '../../core/feed/atom-feed.ts';
import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import { DEFAULT_CURRENCY } from '../../core/price/currency.ts';
import { dateOfDay, latestDate } from '../../core/shared/calendar-day.ts';
import {
  icalendarDate,
  icalendarFile,
  icalendarInstant,
  icalendarText,
  icalendarValue,
} from '../../core/shared/icalendar-file.ts';
import type { Translate } from '../../ui/i18n/translator.ts';
import { openWeekPath, openWeekTexts } from '../../ui/open-weeks/open-week-texts.ts';
import type { ServerPorts } from '../start/ports.ts';
import { feedInstant, UNIX_EPOCH, type WrittenFeed } from './feed-answer.ts';

interface OpenWeeksInput {
  readonly ports: Pick<ServerPorts, 'catalogue' | 'calendars'>;
  /** The page that lists the open weeks. */
  readonly page: Page;
  readonly brand: string;
  readonly locale: Locale;
  readonly translate: Translate;
  /** ISO 8601. */
  readonly now: string;
  /** Returns the absolute URL of a path without locale, in the language of the files. */
  readonly address: (path: string) => string;
}

/** Rows whose texts are made in one turn of the event loop, which takes some milliseconds. */
const ROWS_PER_TURN = 50;

/** The first open weeks with their texts, the same for every visitor: rates are in the default currency. */
async function textsOf({ ports, now, address, ...language }: OpenWeeksInput, limit: number) {
  const preferences = { currency: DEFAULT_CURRENCY, unit: 'meters' } as const;
  const weeks = (await listOpenWeeks(ports, now.slice(0, 10))).slice(0, limit);
  const rows = [];
  for (const week of weeks) {
    const { dates, waters, nights, price } = openWeekTexts(week, { ...language, preferences });
    const link = address(openWeekPath(week));
    const title = language.translate('openWeeks.entry', { name: week.yacht.name, dates });
    rows.push({ ...week, title, link, summary: [nights, price, waters].filter((text) => text !== '').join(', ') });
    if (rows.length % ROWS_PER_TURN === 0) await setImmediate();
  }
  return rows;
}

/**
 * Writes the open weeks that begin first as an Atom feed (AV8). Its file is of now: the latest check of a calendar goes back
 * when that yacht is taken, and a reader that asks by it would keep her.
 */
export async function openWeeksFeed(input: OpenWeeksInput): Promise<WrittenFeed> {
  const { page, brand, locale, address } = input;
  const list = address(pagePaths(page)[locale] ?? '/');
  const weeks = await textsOf(input, MAX_ATOM_ENTRIES);
  const entries = weeks.map(({ yacht, from, to, title, link, summary, checkedAt }): AtomEntry => {
    const id = `${list}#${encodeURIComponent(yacht.id)}-${dateOfDay(from)}-${dateOfDay(to)}`;
    return { id, title, link, summary, updated: feedInstant(checkedAt) };
  });
  const updated = latestDate(entries.map((entry) => entry.updated)) ?? UNIX_EPOCH;
  const title = `${translationOrFallback(page, locale).state.breadcrumbsTitle} — ${brand}`;
  const { language } = localeEntry(locale);
  return {
    xml: writeAtomFeed({ title, language, author: brand, address: feedAddress(list), list, updated, entries }),
    updated: input.now,
  };
}

/** Writes the open weeks as a calendar whose events take no time (RFC 5545, AV8). */
export async function openWeeksCalendar(input: OpenWeeksInput): Promise<string> {
  const { page, brand, locale, address } = input;
  const host = address('/').replace(/^https?:\/\/([^/]*).*$/, '$1');
  const name = icalendarText(`${translationOrFallback(page, locale).state.breadcrumbsTitle} — ${brand}`);
  return icalendarFile([
    `PRODID:${icalendarText(`-//${host}//open weeks//EN`)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    // The older name of NAME, which many programs still read.
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...(await textsOf(input, Number.POSITIVE_INFINITY)).flatMap(
      ({ yacht, from, to, title, link, summary, checkedAt }) => [
        'BEGIN:VEVENT',
        `UID:${icalendarText(`${yacht.id}-${icalendarDate(from)}-${icalendarDate(to)}@${host}`)}`,
        `DTSTAMP:${icalendarInstant(checkedAt)}`,
        `DTSTART;VALUE=DATE:${icalendarDate(from)}`,
        `DTEND;VALUE=DATE:${icalendarDate(to)}`,
        `SUMMARY:${icalendarText(title)}`,
        `DESCRIPTION:${icalendarText(summary)}`,
        `URL:${icalendarValue(link)}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ],
    ),
  ]);
}
