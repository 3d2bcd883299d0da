import type { Locale } from '../../core/locale/locale.ts';
import { localeEntry } from '../../core/locale/locale.ts';
import type { Office, OfficeHours } from '../../core/office/office.ts';
import { dateFormat, weekdayName } from './date-text.ts';
import type { PageLanguage } from './page-language.ts';

/** Returns an office's opening hours as text and as data, from which the browser tells whether it is open (CO5). */
export function officeHoursView({ hours }: Pick<Office, 'hours'>, language: PageLanguage) {
  const { days, opens, closes } = hours;
  const { locale, translate } = language;
  const text = translate('office.hours', {
    days: daysText(hours, language),
    opens: timeText(opens, locale),
    closes: timeText(closes, locale),
  });
  return { days, opens, closes, text };
}

/** Formats days of the week as the beginning of a sentence, `Monday–Friday`; fewer than three, or some, are listed. */
function daysText({ days }: OfficeHours, { locale, translate }: PageLanguage): string {
  const names = days.map((day) => weekdayName(day, locale));
  const areConsecutive = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) % 7) + 1);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  if (areConsecutive && names.length > 2) return translate('office.days', { first, last });
  const { iso } = localeEntry(locale);
  const text = new Intl.ListFormat(iso).format(names);
  return text.charAt(0).toLocaleUpperCase(iso) + text.slice(1);
}

/** Formats a time of day as the language writes it: `09:00`, in Spanish `9:00`. @param time `09:00` */
function timeText(time: string, locale: Locale): string {
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`2026-01-01T${time}:00Z`));
}
