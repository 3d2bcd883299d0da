import type { Office, OfficeHours } from '../office/office.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type FieldProblem, type RecordReader, readRecord } from './record-reader.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const WHAT = 'a time such as 09:00';

/** One row of offices.json as an office, or everything that is wrong with it. */
export function parseOffice(record: unknown): Result<Office, readonly FieldProblem[]> {
  const reader = readRecord(record);
  const office: Office = {
    id: reader.text('id'),
    name: reader.localized('name'),
    country: reader.localized('country'),
    lat: reader.number('lat', { min: -90, max: 90 }),
    lng: reader.number('lng', { min: -180, max: 180 }),
    phone: reader.matching('phone', /\d/, 'a phone number'),
    email: reader.email('email'),
    timezone: reader.matching('timezone', /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/, 'an IANA time zone'),
    type: reader.oneOf('type', ['yacht_brokerage', 'tcn']),
    hours: hoursOf(reader.object('hours')),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(office);
}

function hoursOf(hours: RecordReader): OfficeHours {
  const [opens, closes] = [hours.matching('opens', TIME, WHAT), hours.matching('closes', TIME, WHAT)];
  if (closes !== '' && closes <= opens) hours.problem('closes', 'must be later than it opens');
  return { days: hours.list('days', (days, index) => days.whole(index, { min: 1, max: 7 })), opens, closes };
}
