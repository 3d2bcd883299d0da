import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSitePath } from './site-path.ts';

const ORIGIN = 'https://halyard.example';

test.each([
  '/',
  '/search/',
  '/search/?q=x',
  '/search/?q=&r=length:40:90&l=kind:sail,motor',
  '/yacht-for-charter/aurora/',
  '/yachts-for-charter/?l=kind:sail',
  '/a%C3%B1o/#top',
])('YN3 %j may be kept', (path) => {
  expect(isSitePath(path)).toBe(true);
});

test.each([
  '',
  'search/',
  '?q=x',
  '#top',
  ' /search/',
  '//other.example/',
  '/\\other.example/',
  '/search\\',
  '/\t/other.example/',
  '/sea\nrch/',
  '/search/\u0000',
  '/search/\u0085',
  '/%2Fother.example/',
  'https://other.example/',
  'javascript:alert(1)',
  'tel:+377',
  null,
  undefined,
  7,
  ['/'],
])('YN3 LK3 %j may not', (path) => {
  expect(isSitePath(path)).toBe(false);
});

test('YN3 up to 2000 characters may be kept', () => {
  expect(isSitePath(`/${'a'.repeat(1999)}`)).toBe(true);
  expect(isSitePath(`/${'a'.repeat(2000)}`)).toBe(false);
});

test('YN3 LK3 a browser reads what may be kept as a page of this site', () => {
  const piece = fc.constantFrom('/', '\\', ':', '?', '#', '@', '.', '%2F', '&sol;', '\t', '\n', ' ', 'a', 'https:');
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(fc.oneof(path, fc.string()), (raw) => {
      if (isSitePath(raw)) expect(new URL(raw, `${ORIGIN}/en/search/`).origin).toBe(ORIGIN);
    }),
    { numRuns: 1000 },
  );
});
