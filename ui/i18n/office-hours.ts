import type { Office, OfficeHours } from '../../core/office/office.ts';
import { weekdayName } from './date-text.ts';
import type { PageLanguage } from './page-language.ts';

/** Returns an office's opening hours as text and as data, from which the browser tells whether it is open (CO5). */
export function officeHoursView({ hours }: Pick<Office, 'hours'>, language: PageLanguage) {
  const { days, opens, closes } = hours;
  return {
    days,
    opens,
    closes,
    text: language.translate('office.hours', { days: daysText(hours, language), opens, closes }),
  };
}

/** Formats days of the week, `Monday–Friday`, `de lunes a viernes`; fewer than three, or days that are not consecutive, are listed. */
function daysText({ days }: OfficeHours, { locale, translate }: PageLanguage): string {
  const names = days.map((day) => weekdayName(day, locale));
  const areConsecutive = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) % 7) + 1);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return areConsecutive && names.length > 2 ? translate('office.days', { first, last }) : names.join(', ');
}
