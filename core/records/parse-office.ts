import type { Office, OfficeHours } from '../office/office.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type FieldProblem, type RecordReader, readRecord } from './record-reader.ts';

/** Whether formatters know a time zone. The core has no formatters, so adapters pass the answer of the runtime in. */
export type IsTimeZone = (name: string) => boolean;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const WHAT = 'a time such as 09:00';
const TIME_ZONE = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;
const TIME_ZONE_RULE = 'an IANA time zone such as Europe/Madrid';

/** One row of offices.json as an office, or everything that is wrong with it. */
export function parseOffice(record: unknown, isTimeZone: IsTimeZone): Result<Office, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const office: Office = {
    id: reader.text('id'),
    name: reader.localized('name'),
    country: reader.localized('country'),
    lat: reader.number('lat', { min: -90, max: 90 }),
    lng: reader.number('lng', { min: -180, max: 180 }),
    phone: reader.matching('phone', /\d/, 'a phone number'),
    email: reader.email('email'),
    timezone: timezoneOf(reader, isTimeZone),
    type: reader.oneOf('type', ['yacht_brokerage', 'tcn']),
    hours: hoursOf(reader.object('hours')),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(office);
}

function timezoneOf(reader: RecordReader, isTimeZone: IsTimeZone): string {
  const name = reader.matching('timezone', TIME_ZONE, TIME_ZONE_RULE);
  if (name !== '' && !isTimeZone(name)) {
    reader.problem('timezone', `must be ${TIME_ZONE_RULE}: there is no ${JSON.stringify(name)}`);
  }
  return name;
}

function hoursOf(hours: RecordReader): OfficeHours {
  const [opens, closes] = [hours.matching('opens', TIME, WHAT), hours.matching('closes', TIME, WHAT)];
  if (closes !== '' && closes <= opens) hours.problem('closes', 'must be later than it opens');
  return { days: hours.list('days', (days, index) => days.whole(index, { min: 1, max: 7 })), opens, closes };
}
