import { expect, test } from 'vitest';
import { readHttpValidators } from './http-validators.ts';

const DATE = 'Sun, 01 Nov 2026 09:00:00 GMT';

test.each(['"1"', 'W/"1"', '""', '"!#~"', `"${'x'.repeat(254)}"`])('AV3 an ETag is kept: %s', (etag) => {
  expect(readHttpValidators(etag, DATE)).toEqual({ etag, modified: DATE });
});

test.each([
  ...['', '1', 'w/"1"', '"Ana García"', '"Ana Garcia"', '"a"b"', '"a', '"a"\n', '"a", "b"', `"${'x'.repeat(255)}"`],
  ...[undefined, null, 1],
])('AV3 what is no ETag is not: %j', (etag) => {
  expect(readHttpValidators(etag, null)).toEqual({ etag: null, modified: null });
});

test.each([
  ...['', 'Invalid Date', '2026-11-01T09:00:00Z', 'Sun, 31 Feb 2026 09:00:00 GMT', 'Mon, 01 Nov 2026 09:00:00 GMT'],
  ...[`${DATE} (Ana)`, 'yesterday', undefined, null, 1],
])('AV3 what is no HTTP date is not: %j', (modified) => {
  expect(readHttpValidators(null, modified)).toEqual({ etag: null, modified: null });
});

test.each(['1969-12-31T23:59:59Z', '1970-01-01T00:00:00Z', '2024-02-29T12:00:00Z', '2026-11-27T08:05:09Z'])(
  'AV3 the date %s as a server writes it is kept',
  (instant) => {
    const modified = new Date(instant).toUTCString();
    expect(readHttpValidators(null, modified)).toEqual({ etag: null, modified });
  },
);
