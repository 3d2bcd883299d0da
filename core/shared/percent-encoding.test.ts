import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWellFormedEscapes } from './percent-encoding.ts';

test('SE7 reads any query without an error for each parameter', () => {
  const part = fc.oneof(
    fc.constantFrom('%', '&', '=', '+', 'a', 'é'),
    fc.nat(255).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const wellFormed = toWellFormedEscapes(parts.join(''));
      expect(() => decodeURIComponent(wellFormed)).not.toThrow();
      expect(toWellFormedEscapes(wellFormed)).toBe(wellFormed);
      expect([...new URLSearchParams(wellFormed)]).toHaveLength([...new URLSearchParams(parts.join(''))].length);
    }),
  );
});

test.each([
  ['%&', '%25&'],
  ['%%%41%4', '%25%41%254'],
  ['%ff%fe%41%ff', '%EF%BF%BD%41%EF%BF%BD'],
  ['%C3%BC%A9%C3%', '%C3%BC%EF%BF%BD%25'],
])('SE7 replaces of %s nothing but what is broken', (text, wellFormed) => {
  expect(toWellFormedEscapes(text)).toBe(wellFormed);
});
