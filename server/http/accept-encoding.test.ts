import { expect, test } from 'vitest';
import { acceptedEncoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=0.8, gzip ;q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['br;q=0.2, identity;q=0.8', 'identity'],
  ['identity, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  [['gzip', 'br'], 'br'],
])('%o gives %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
  expect(acceptedEncoding(header)).toBe(encoding);
});
