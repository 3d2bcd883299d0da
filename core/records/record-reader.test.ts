import { describe, expect, test } from 'vitest';
import { countryProblem, instantProblem, utcInstant } from './fields.ts';
import { readBySchema } from './read-by-schema.ts';
import { type RecordReader, recordReaderOf } from './record-reader.ts';

/** Returns the value read from a field, and its problems. */
function reading(value: unknown, read: (reader: RecordReader, key: string) => unknown) {
  const reader = recordReaderOf({ field: value });
  return { read: read(reader, 'field'), problems: reader.problems.map(({ problem }) => problem) };
}

describe('CO2 drops a text that cannot be shown', () => {
  test.each([
    ['half of a surrogate pair', 'Mar\ud800'],
    ['the other half', '\udc00'],
    ['a control character', 'Mar\u0000'],
  ])('%s', (_, text) => {
    const wrong = { read: '', problems: ['holds characters that cannot be shown'] };
    expect(reading(text, (reader, key) => reader.text(key))).toEqual(wrong);
    expect(reading(text, (reader, key) => reader.matchingOrNull(key, /^/, 'a text'))).toEqual({ ...wrong, read: null });
  });

  test('a bad character among many thousand', () => {
    const long = reading('x'.repeat(20_001), (reader, key) => reader.text(key));
    expect(long).toEqual({ read: '', problems: ['must have at most 20000 characters'] });
  });

  test.each(['⛵ Mar', 'one\ntwo\tthree', 'x'.repeat(20_000), 'Ñandú', '渡'])(
    'reads other texts as they are',
    (text) => {
      expect(reading(text, (reader, key) => reader.text(key))).toEqual({ read: text, problems: [] });
    },
  );
});

test('CO2 reads no item of a list that is too long', () => {
  const long = Array.from({ length: 1_001 }, () => 'x');
  const read = (reader: RecordReader, key: string) => reader.list(key, () => expect.fail('an item was read'));
  expect(reading(long, read)).toEqual({ read: [], problems: ['must have at most 1000 items'] });
  expect(reading('x', read)).toEqual({ read: [], problems: ['must be a list'] });
});

test.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-01-01T24:00Z', '2026-01-01T::Z', '0000-00-00'])(
  'CO2 rejects %s, a day or an hour that does not exist',
  (text) => {
    const problems = ['must be a date such as 2026-09-14'];
    expect(reading(text, (reader, key) => reader.checkedOrNull(key, instantProblem))).toEqual({ read: null, problems });
    expect(readBySchema(utcInstant, text)).toEqual({ ok: false, error: [{ field: 'record', problem: problems[0] }] });
  },
);

test.each(['2026-02-28', '2026-02-28T23:59:59.123Z', '2026-02-28T10:00', '2026-02-28T10:00:00+02:00'])(
  'CO2 accepts %s as an instant',
  (text) => {
    expect(reading(text, (reader, key) => reader.checkedOrNull(key, instantProblem))).toEqual({
      read: text,
      problems: [],
    });
  },
);

test.each(['QQ', 'ZZ', 'EU', 'AA'])('CO2 rejects %s as a country code', (code) => {
  const problems = [`is not a country: ISO 3166-1 has no ${code}`];
  expect(reading(code, (reader, key) => reader.checkedOrNull(key, countryProblem))).toEqual({ read: null, problems });
});

test.each(['MC', 'KY', 'GB', 'ES'])('CO2 accepts %s as a country code', (code) => {
  expect(reading(code, (reader, key) => reader.checkedOrNull(key, countryProblem))).toEqual({
    read: code,
    problems: [],
  });
});
