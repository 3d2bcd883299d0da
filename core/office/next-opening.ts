import type { OfficeHours } from './office.ts';
import type { LocalMoment } from './opening.ts';

/** Returns the next opening of a closed office, in days from today, 0 for today; null if it never opens. */
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
