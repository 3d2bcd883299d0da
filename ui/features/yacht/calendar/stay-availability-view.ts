import { type Calendar, reliableCalendar } from '../../../../core/availability/calendar.ts';
import { stayAvailability } from '../../../../core/availability/stay-availability.ts';
import { type EstimateFields, encodeEstimate } from '../../../../core/estimate/estimate-query.ts';
import { latestStart, type Stay } from '../../../../core/estimate/stay.ts';
import { dateOfDay, dayNumber } from '../../../../core/shared/calendar-day.ts';
import { dateRangeText, dateText } from '../../../i18n/date-text.ts';
import type { YachtContext } from '../yacht-context.ts';

/** Days within which a free stay is proposed in place of one that is not. */
const NEARBY_DAYS = 21;

/**
 * Says how a stay stands in her calendar and how old that is, and names the nearest stay that is free (AV4).
 * @param fields those of the form, which the address of the other stay keeps
 */
export function stayAvailabilityView(
  calendar: Calendar | null,
  { from, nights }: Pick<Stay, 'from' | 'nights'>,
  fields: EstimateFields,
  { translate, locale, now, address }: Omit<YachtContext, 'ports'>,
) {
  const today = dayNumber(now.slice(0, 10)) ?? 0;
  const reliable = calendar && reliableCalendar(calendar, now.slice(0, 10));
  const wanted = { from: dayNumber(from) ?? 0, nights };
  const { availability } = stayAvailability(reliable, { ...wanted, giveOrTake: 0 });
  const date = calendar === null ? '' : dateText(calendar.checkedAt, locale);
  const end = (dayNumber(latestStart(now.slice(0, 10))) ?? 0) + nights;
  // Later stays cannot be asked for: past their end nothing is known.
  const askable = reliable && { ...reliable, until: Math.min(reliable.until, end) };
  const other = stayAvailability(askable, { ...wanted, giveOrTake: NEARBY_DAYS }, today);
  const [otherFrom, otherTo] = [dateOfDay(other.from), dateOfDay(other.from + nights)];
  const isBetter = (availability === 'taken' || availability === 'option') && other.availability === 'free';
  return {
    text: translate(`estimate.availability.${availability}`, { date }),
    nearest: isBetter
      ? {
          text: translate('estimate.availability.nearest', { dates: dateRangeText(otherFrom, otherTo, locale) }),
          href: `${address.path}${encodeEstimate({ ...fields, from: otherFrom, to: otherTo })}#estimate`,
        }
      : null,
  };
}
