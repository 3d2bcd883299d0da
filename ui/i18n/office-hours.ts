import { localeEntry } from '../../core/locale/locale.ts';
import type { Office, OfficeHours } from '../../core/office/office.ts';
import { timeText, weekdayName } from './date-text.ts';
import { listText } from './list-text.ts';
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

/**
 * Formats days of the week as the beginning of a sentence, `Monday–Friday`; fewer than three days, or days that are not
 * consecutive, are listed.
 */
function daysText({ days }: OfficeHours, { locale, translate }: PageLanguage): string {
  const names = days.map((day) => weekdayName(day, locale));
  const areConsecutive = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) % 7) + 1);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  if (areConsecutive && names.length > 2) return translate('office.days', { first, last });
  const text = listText(names, locale);
  return text.charAt(0).toLocaleUpperCase(localeEntry(locale).iso) + text.slice(1);
}
