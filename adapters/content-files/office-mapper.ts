import type { Office } from '../../core/office/office.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { type FieldProblem, readRecord } from './record-reader.ts';

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
    email: reader.matching('email', /^[^\s@]+@[^\s@]+$/, 'a mail address'),
    timezone: reader.matching('timezone', /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/, 'an IANA time zone'),
    type: reader.oneOf('type', ['yacht_brokerage', 'tcn']),
  };
  return reader.problems.length > 0 ? err(reader.problems) : ok(office);
}
