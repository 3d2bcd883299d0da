import { dayNumber } from '../shared/calendar-day.ts';

/** The sun stands that far below the horizon when its upper edge is seen to rise: refraction, and half its width. */
const SUNRISE = radians(-0.833);
const TILT = radians(23.44);
/** Days from 1970-01-01 to a winter solstice, to the day on which the earth is nearest to the sun, and of a year. */
const SOLSTICE = -10.5;
const PERIHELION = 2;
const YEAR = 365.2422;
/** How far from a circle the way of the earth is. */
const ECCENTRICITY = 0.0167;

/**
 * Hours from sunrise to sunset at a latitude on a day, to two minutes where yachts cruise; 24 and 0 beyond the polar
 * circles.
 * @param date ISO 8601
 */
export function daylightHours(latitude: number, date: string): number {
  const turned = (since: number) => (2 * Math.PI * ((dayNumber(date) ?? 0) - since)) / YEAR;
  // The nearer the sun, the faster the earth.
  const angle = turned(SOLSTICE) + 2 * ECCENTRICITY * Math.sin(turned(PERIHELION));
  const declination = -Math.asin(Math.sin(TILT) * Math.cos(angle));
  const place = radians(latitude);
  const cosine =
    (Math.sin(SUNRISE) - Math.sin(place) * Math.sin(declination)) / (Math.cos(place) * Math.cos(declination));
  if (cosine <= -1) return 24;
  return cosine >= 1 ? 0 : (Math.acos(cosine) * 24) / Math.PI;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
