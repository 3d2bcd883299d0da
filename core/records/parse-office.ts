import * as v from 'valibot';
import type { Office } from '../office/office.ts';
import type { Result } from '../shared/result.ts';
import { rule } from '../shared/schema-rule.ts';
import { coordinates } from './coordinates.ts';
import { email, field, list, localized, matching, oneOf, record, text, whole } from './fields.ts';
import { readBySchema } from './read-by-schema.ts';
import type { FieldProblem } from './record-reader.ts';

/** Returns whether the runtime knows a time zone. Adapters pass it in, since the core has no formatters. */
export type IsTimeZone = (name: string) => boolean;

const TIME_ZONE = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;
const TIME_ZONE_RULE = 'must be an IANA time zone such as Europe/Madrid';

const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:00');
const hours = v.pipe(
  record({ days: list(whole({ min: 1, max: 7 })), opens: time, closes: time }),
  rule(['closes', 'opens'], ({ closes, opens }) => (closes <= opens ? 'must be later than it opens' : null)),
);

function office(isTimeZone: IsTimeZone): v.GenericSchema<unknown, Office> {
  return record({
    id: text,
    name: localized(text),
    country: localized(text),
    ...coordinates,
    phone: matching(/\d/, 'a phone number'),
    email,
    timezone: field<string>((name) => {
      if (typeof name !== 'string' || !TIME_ZONE.test(name)) return TIME_ZONE_RULE;
      return isTimeZone(name) ? null : `${TIME_ZONE_RULE}: there is no ${JSON.stringify(name)}`;
    }),
    type: oneOf(['yacht_brokerage', 'tcn']),
    hours,
  });
}

/** Parses one row of offices.json. */
export function parseOffice(row: unknown, isTimeZone: IsTimeZone): Result<Office, readonly FieldProblem[]> {
  return readBySchema(office(isTimeZone), row);
}
