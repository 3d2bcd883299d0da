import * as v from 'valibot';
import { STOP_KINDS, type Stop } from '../itinerary/itinerary.ts';
import type { Office } from '../office/office.ts';
import { crossFieldRule } from '../shared/cross-field-rule.ts';
import type { Result } from '../shared/result.ts';
import type { CruisingArea } from '../yacht/yacht.ts';
import * as f from './fields.ts';
import { type FieldProblem, parserOf, readBySchema } from './read-by-schema.ts';

/** An id as it stands in addresses. */
const ID = /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The fields that all places have. */
export const placeFields = {
  id: f.matchingPattern(ID, 'a name such as porto-cervo, of at most 40 characters'),
  name: f.localized(f.text),
  /** ISO 3166-1 alpha-2 code. */
  country: f.country,
  /** Id of the cruising area of the place, if any. */
  area: f.optionalText,
  ...f.coordinates,
};

const named = { id: f.text, name: f.localized(f.text), aliases: v.optional(f.list(f.text), []) };

/** Parses one row of areas.json. */
export const parseArea = parserOf<CruisingArea>(
  v.pipe(
    f.record({
      ...named,
      region: f.record(named),
      lat: v.nullish(f.coordinates.lat, null),
      lng: v.nullish(f.coordinates.lng, null),
      url: v.nullable(f.localized(f.text)),
    }),
    crossFieldRule(['lat', 'lng'], ({ lat, lng }) => (lat === null && lng !== null ? 'is missing' : null)),
    crossFieldRule(['lng', 'lat'], ({ lat, lng }) => (lng === null && lat !== null ? 'is missing' : null)),
    // An area without coordinates is not shown on a map.
    v.transform(({ lat, lng, ...read }) => ({
      ...read,
      position: lat === null || lng === null ? null : { latitude: lat, longitude: lng },
    })),
  ),
);

/** Returns whether the runtime knows a time zone. Adapters supply this check, since the core has no formatters. */
export type IsTimeZone = (name: string) => boolean;

const TIME_ZONE = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;
const TIME_ZONE_RULE = 'must be an IANA time zone such as Europe/Madrid';

const time = f.matchingPattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00');
const hours = v.pipe(
  f.record({ days: f.list(f.integer({ min: 1, max: 7 })), opens: time, closes: time }),
  crossFieldRule(['closes', 'opens'], ({ closes, opens }) => (closes <= opens ? 'must be later than "opens"' : null)),
);

/** Returns the schema of one row of offices.json. */
export function officeSchema(isTimeZone: IsTimeZone): v.GenericSchema<unknown, Office> {
  return f.record({
    id: f.text,
    name: f.localized(f.text),
    country: f.localized(f.text),
    ...f.coordinates,
    phone: f.matchingPattern(/\d/, 'a phone number'),
    email: f.email,
    timezone: f.field<string>((name) => {
      if (typeof name !== 'string' || !TIME_ZONE.test(name)) return TIME_ZONE_RULE;
      return isTimeZone(name) ? null : `${TIME_ZONE_RULE}: there is no ${JSON.stringify(name)}`;
    }),
    type: f.oneOf(['yacht_brokerage', 'tcn']),
    hours,
  });
}

/** Parses one row of offices.json. */
export function parseOffice(row: unknown, isTimeZone: IsTimeZone): Result<Office, readonly FieldProblem[]> {
  return readBySchema(officeSchema(isTimeZone), row);
}

/** Parses one row of stops.json (CF3). */
export const parseStop = parserOf<Stop>(
  v.pipe(
    f.record({ ...placeFields, kind: f.oneOf(STOP_KINDS), note: f.optional(f.localized(f.text)) }),
    v.transform(f.withPosition),
  ),
);
