import type { Locale } from '../../core/locale/locale.ts';
import { dayNumber } from '../../core/shared/calendar-day.ts';
import { dateText } from '../i18n/date-text.ts';

/** `4 May 2026`; null for what is no date, as where a library does not say. @param iso ISO 8601 */
export function knownDate(iso: string, locale: Locale): string | null {
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(iso) ?? [];
  // The 30th of February would be read as a day of March.
  return dayNumber(day) === null ? null : dateText(day, locale);
}
