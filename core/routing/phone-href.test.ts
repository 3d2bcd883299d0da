import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyLink } from './link-policy.ts';
import { phoneHref } from './phone-href.ts';

test.each([
  ['+377 00 00 01 10', 'tel:+37700000110'],
  ['+1 (954) 555-0114', 'tel:+19545550114'],
  ['+44.20.7946.0142', 'tel:+442079460142'],
  ['020 7946 0142', 'tel:02079460142'],
  ['tel:+34 971 00', 'tel:+3497100'],
  ['+34\u00a0971\t00', 'tel:+3497100'],
  ['٣٤ ９', 'tel:'],
  ['', 'tel:'],
])('PR8 writes %j as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test('PR8 keeps digits and plus signs only, and the link is a contact', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('+', '0', '9', ' ', '(', '-', 'x', ';', ':', '\n') }), (phone) => {
      const href = phoneHref(phone);
      expect(href).toMatch(/^tel:[\d+]*$/);
      expect(href.slice(4)).toBe([...phone].filter((character) => '+0123456789'.includes(character)).join(''));
      expect(classifyLink(href)).toEqual({ kind: 'contact', href });
    }),
  );
});
