import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import type { Office, OfficeHours } from '../../core/office/office.ts';
import type { Translate } from './translator.ts';

export interface OfficeHoursView {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
  readonly text: string;
}

interface HoursContext {
  readonly locale: Locale;
  readonly translate: Translate;
}

/**
 * Returns the opening hours of an office as text, and as data by which the browser shows whether it is open
 * (CO5).
 */
export function officeHours({ hours }: Pick<Office, 'hours'>, { locale, translate }: HoursContext): OfficeHoursView {
  const { days, opens, closes } = hours;
  const text = translate('office.hours', { days: daysText(hours, locale), opens, closes });
  return { days, opens, closes, text };
}

/** Formats days of the week, `Monday–Friday`; days that are not consecutive are listed. */
function daysText({ days }: OfficeHours, locale: Locale): string {
  const iso = localeEntry(locale).iso;
  const format = new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 was a Monday.
  const names = days.map((day) => format.format(new Date(Date.UTC(2026, 0, 4 + day))));
  const follow = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) % 7) + 1);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return follow && names.length > 2 ? `${first}–${last}` : names.join(', ');
}
