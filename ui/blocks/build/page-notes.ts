import { type Page, readablePage } from '../../../core/content/page.ts';
import type { PageDetails } from '../../../core/content/page-details.ts';
import type { Locale } from '../../../core/locale/locale.ts';
import { dateFormat, dateText, longDates } from '../../i18n/date-text.ts';
import type { Translate } from '../../i18n/translator.ts';

/** Formats a season, such as `December to May`; all twelve months have a text of their own. */
export function seasonText(
  { from, to }: { readonly from: number; readonly to: number },
  locale: Locale,
  translate: Translate,
): string {
  if ((to % 12) + 1 === from) return translate('season.allYear');
  return translate('season.span', { from: monthName(from, locale), to: monthName(to, locale) });
}

function monthName(month: number, locale: Locale): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 15)));
}

/** Formats a span of dates, such as `20–23 March 2027`. */
export function daysText(starts: string, ends: string, locale: Locale): string {
  const at = (iso: string) => new Date(`${iso}T12:00:00Z`);
  return starts === ends ? dateText(starts, locale) : longDates(locale).formatRange(at(starts), at(ends));
}

/** Formats seconds as `2:14`. */
export function timecodeText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Returns whether pages of this kind show their date. */
export function isDated({ kind }: Pick<PageDetails, 'kind'>): boolean {
  return kind === 'news' || kind === 'editorial' || kind === 'podcast';
}

/** Returns the name of a page in lists: its crumb, which is its short name, or the title of an article. */
export function pageName(page: Page, locale: Locale): string {
  const { state } = readablePage(page, locale);
  const isNamed = ['destination', 'person', 'office'].includes(page.details.kind);
  return isNamed ? state.breadcrumbsTitle : state.pageTitle;
}
