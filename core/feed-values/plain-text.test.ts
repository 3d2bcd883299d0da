import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>A yacht.</p><p>Her <b>deck</b>.</p>', 'A yacht.\n\nHer deck.'],
  ['One<br>Two<br/>Three', 'One\n\nTwo\n\nThree'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\n\nTwo'],
  ['<p>wrapped\nline</p>', 'wrapped line'],
  ['first line\nsecond line', 'first line\n\nsecond line'],
  ['wrapped\nline\n\nnext', 'wrapped line\n\nnext'],
  ['a<script>alert("<p>x</p>")</script>b', 'a b'],
  ['a<style>p { }', 'a'],
  ['a<!-- <b>hidden --> b', 'a b'],
  ['<![CDATA[<p>A &amp; B</p>]]>', 'A & B'],
  ['&lt;p&gt;escaped&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;', 'escaped'],
  ['<a href="javascript:x" title="a > b">link</a>', 'link'],
  ['Draft < 2 m & fast', 'Draft < 2 m & fast'],
  [
    'caf&eacute; &Uuml;ber &ntilde; &ccedil; &euro;5 &#8217; &#146; &#x27; &nbsp; &unknown;',
    "café Über ñ ç €5 ’ ’ ' &unknown;",
  ],
  ['nu\0ll b\u0007ell \u202Eturned\u202C', 'null bell turned'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<scr<script>ipt>alert(1)</script>', 'scr'],
  ['&#0;&#xD800;&#9999999;', ''],
  ['x <svg onload=alert(1)', 'x'],
  ['a <b class="x>y', 'a y'],
  ['', ''],
])('FD1 makes plain text of %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('FD1 a text that is too long ends behind a word', () => {
  const text = plainText('word '.repeat(10_000));
  expect(text.length).toBeLessThanOrEqual(20_000);
  expect(text).toMatch(/word…$/);
});

test('FD1 no markup and no control character comes through, and a plain text stays as it is', () => {
  const bit = fc.constantFrom(
    '<',
    '>',
    '&lt;',
    '&amp;',
    '&#60;',
    '&#x3c;',
    'lt;',
    'script',
    '/',
    'b',
    ' ',
    '"',
    "'",
    '!--',
    '-->',
    '\n',
    '\0',
    '=',
    'p',
    '&',
    '<br>',
  );
  fc.assert(
    fc.property(fc.array(bit, { maxLength: 30 }), (bits) => {
      const text = plainText(bits.join(''));
      expect(text).not.toMatch(/<[a-z/!?]/i);
      expect(text).not.toMatch(/[^\P{Cc}\n]/u);
      expect(text).toBe(text.trim());
    }),
    { numRuns: 1000 },
  );
});

test('FD1 hostile markup is read as a whole and in one go', () => {
  const most = 300_000;
  for (const part of ['<a', '<a "', '<!--', '<script>', '&lt;', '<p>', "<a '<a' ", '\n '])
    expect(plainText(part.repeat(most / part.length)).length).toBeLessThanOrEqual(20_000);
});
