import type { Locale } from '../../core/locale/locale.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import { dateText } from '../i18n/date-text.ts';

/** Formats a date as `4 May 2026`; null for an invalid one, such as a library may hold. @param iso ISO 8601 */
export function knownDate(iso: string, locale: Locale): string | null {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(iso) ?? [];
  // `Date` reads the 30th of February as a day of March.
  return dayNumber(day) === null ? null : dateText(day, locale);
}
