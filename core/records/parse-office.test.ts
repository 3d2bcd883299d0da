import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOffice } from '../../tests/samples/sample-office.ts';
import { parseOffice } from './parse-places.ts';

const ZONES = ['Europe/Monaco', 'America/Argentina/Buenos_Aires', 'Etc/GMT+4', 'UTC'];
const isTimeZone = (name: string) => ZONES.includes(name);
const MONACO = { ...sampleOffice() };

function problemsOf(change: Readonly<Record<string, unknown>>): readonly string[] {
  const office = parseOffice({ ...MONACO, ...change }, isTimeZone);
  return office.ok ? [] : office.error.map(({ field }) => field);
}

test('CO5 an office keeps every field', () => {
  expect(parseOffice(MONACO, isTimeZone)).toEqual({ ok: true, value: MONACO });
});

test.each<[string, unknown, string]>([
  ['id', '', 'id'],
  ['name', { en: 'Monaco' }, 'name.es'],
  ['country', 'Monaco', 'country'],
  ['lat', 91, 'lat'],
  ['lat', '43', 'lat'],
  ['lng', -181, 'lng'],
  ['phone', 'by post', 'phone'],
  ['email', 'monaco', 'email'],
  ['email', 'a b@c', 'email'],
  ['timezone', '+01:00', 'timezone'],
  ['timezone', '', 'timezone'],
  ['type', 'brokerage', 'type'],
  ['hours', undefined, 'hours'],
  ['hours', '09:00-18:00', 'hours'],
])('CO5 reports %s = %j at the field %s', (key, value, field) => {
  expect(problemsOf({ [key]: value })).toEqual([field]);
});

test.each(ZONES)('CO5 accepts %s as a time zone', (timezone) => {
  expect(problemsOf({ timezone })).toEqual([]);
});

test.each(['Europe/Monaca', 'Mars/Olympus', 'XXX', 'europe'])(
  'CO5 rejects %s, which formatters throw on',
  (timezone) => {
    const office = parseOffice({ ...MONACO, timezone }, isTimeZone);
    const problem = `must be an IANA time zone such as Europe/Madrid: there is no "${timezone}"`;
    expect(office).toEqual({ ok: false, error: [{ field: 'timezone', problem }] });
  },
);

describe('CO5 the hours of an office', () => {
  const hours = (change: Readonly<Record<string, unknown>>) => problemsOf({ hours: { ...MONACO.hours, ...change } });

  test.each([
    ['00:00', '00:01'],
    ['09:00', '23:59'],
    ['09:59', '10:00'],
  ])('may run from %s to %s', (opens, closes) => {
    expect(hours({ opens, closes })).toEqual([]);
  });

  test.each([
    ['18:00', '09:00', ['hours.closes']],
    ['09:00', '09:00', ['hours.closes']],
    ['9:00', '18:00', ['hours.opens']],
    ['09:00', '24:00', ['hours.closes']],
    ['09:00', '18:60', ['hours.closes']],
    ['09:00:00', '18:00', ['hours.opens']],
    ['nine', 'six', ['hours.opens', 'hours.closes']],
    [undefined, undefined, ['hours.opens', 'hours.closes']],
    [900, 1800, ['hours.opens', 'hours.closes']],
  ])('rejects %j to %j: %j', (opens, closes, fields) => {
    expect(hours({ opens, closes })).toEqual(fields);
  });

  test.each<[unknown, readonly string[]]>([
    [[1, 2, 3, 4, 5, 6, 7], []],
    [[7, 1], []],
    [[], []],
    [[0], ['hours.days[0]']],
    [[1, 8], ['hours.days[1]']],
    [[1.5], ['hours.days[0]']],
    [['Monday'], ['hours.days[0]']],
    ['Monday', ['hours.days']],
  ])('reads the days %j and reports %j', (days, fields) => {
    expect(hours({ days })).toEqual(fields);
  });
});

test('CO2 never throws', () => {
  const changed = fc
    .dictionary(fc.constantFrom(...Object.keys(MONACO)), fc.anything())
    .map((change) => ({ ...MONACO, ...change }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), changed), (record) => {
      const office = parseOffice(record, isTimeZone);
      if (!office.ok) expect(office.error.length).toBeGreaterThan(0);
    }),
  );
});
