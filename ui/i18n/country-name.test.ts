import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['KY', 'en', 'Cayman Islands'],
  ['ky', 'es', 'Islas Caimán'],
  ['MT', 'es', 'Malta'],
  ['', 'en', ''],
  ['kyz', 'en', 'kyz'],
  ['__', 'en', '__'],
] as const)('YA1 SE3 names the country %j, %s, as %j', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
