import { getTimes } from 'suncalc';

/**
 * Returns the hours from sunrise to sunset at a latitude on a day, to the minute; 24 or 0 where the sun does not set or
 * rise.
 * @param latitude degrees north
 * @param date ISO 8601
 */
export function daylightHours(latitude: number, date: string): number {
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(`${date}T12:00:00Z`), latitude, 0);
  if (sunrise === null || sunset === null) return alwaysUp ? 24 : 0;
  return (sunset.getTime() - sunrise.getTime()) / 3_600_000;
}
