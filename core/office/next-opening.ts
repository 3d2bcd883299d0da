import type { OfficeHours } from './office.ts';
import type { LocalMoment } from './opening.ts';

/** When somebody comes next to an office that is closed: days from today, 0 for today. Null where nobody ever does. */
export function nextOpening(
  { days, opens }: OfficeHours,
  { day, time }: LocalMoment,
): { readonly day: number; readonly inDays: number } | null {
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const next = ((day - 1 + inDays) % 7) + 1;
    if (days.includes(next) && (inDays > 0 || time < opens)) return { day: next, inDays };
  }
  return null;
}
