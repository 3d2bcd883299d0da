import { type Locale, localeEntry } from '../../core/locale/locale.ts';
import type { Office, OfficeHours } from '../../core/office/office.ts';
import { isOpen } from '../../core/office/opening.ts';
import { localMoment } from '../components/clock-time.ts';
import type { Translate } from './translator.ts';

export interface OfficeHoursView {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
  readonly text: string;
  /** As the server read the clock. */
  readonly open: boolean;
}

interface HoursContext {
  readonly locale: Locale;
  readonly translate: Translate;
  /** ISO 8601 instant. */
  readonly now: string;
}

/** product.md CO5: when somebody is there, and whether that is now. */
export function officeHours(
  { hours, timezone }: Pick<Office, 'hours' | 'timezone'>,
  { locale, now, translate }: HoursContext,
): OfficeHoursView {
  const { days, opens, closes } = hours;
  const text = translate('office.hours', { days: daysText(hours, locale), opens, closes });
  return { days, opens, closes, text, open: isOpen(hours, localMoment(timezone, now)) };
}

/** `Monday–Friday`; days that do not follow one another are all named. */
function daysText({ days }: OfficeHours, locale: Locale): string {
  const iso = localeEntry(locale).iso;
  const format = new Intl.DateTimeFormat(iso, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 was a Monday.
  const names = days.map((day) => format.format(new Date(Date.UTC(2026, 0, 4 + day))));
  const follow = days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) % 7) + 1);
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  return follow && names.length > 2 ? `${first}–${last}` : names.join(', ');
}
