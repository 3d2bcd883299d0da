import { expect, test } from 'vitest';
import { refuseElements, trustedMarkup } from './trusted-markup.ts';

test.each(['', 'Close', '3 > 2 & more', '<script></script>'])('libraries may write %j', (text) => {
  expect(refuseElements(text)).toBe(text);
});

test.each(['<b>', 'a <img src=x onerror=alert(1)>', '<script>alert(1)</script>', ' <script></script>', '<svg', '<!--'])(
  'libraries may not write %j',
  (text) => {
    expect(refuseElements(text)).toBeNull();
  },
);

test('markup is the same where a browser has no Trusted Types', () => {
  expect(trustedMarkup('<p>a</p>')).toBe('<p>a</p>');
});
