import { expect, test } from 'vitest';
import { readWebAddress } from './web-address.ts';

test.each([
  [' https://media.example/a b.jpg ', 'https://media.example/a%20b.jpg'],
  ['HTTP://media.example', 'http://media.example/'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['ht\ntps://media.example/', null],
  ['data:text/html,x', null],
  ['ftp://media.example/a.jpg', null],
  ['file:///etc/passwd', null],
  ['//media.example/a.jpg', null],
  ['media.example/a.jpg', null],
  ['https://name:secret@media.example/', null],
  ['https://name@media.example/', null],
  ['https://', null],
  ['https://a b/', null],
  ['', null],
  [`https://media.example/${'a'.repeat(2_000)}`, null],
  [`https://media.example/${'ä'.repeat(700)}`, null],
])('FD1 reads the address %j as %j', (text, address) => {
  expect(readWebAddress(text)).toBe(address);
});
