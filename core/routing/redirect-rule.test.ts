import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRedirectPath, parseRedirectTarget, redirectKey, targetKey } from './redirect-rule.ts';

test.each([
  '/',
  '/a',
  '/a/',
  '/a/b/',
  '/A.aspx',
  '/españa/',
  '/%C3%B1/',
  '/a:b/',
  '/enter/',
  '/.well-known/',
  '/a..b/',
])('LK4 a rule can stand at %j', (path) => expect(isRedirectPath(path)).toBe(true));

test.each([
  ...[
    '',
    'a/',
    'https://other.example/',
    '//a/',
    '/a//b/',
    '/\\a/',
    '/a\\b/',
    '/a b/',
    '/a\n/',
    '/\u0000/',
    '/\ud800/',
  ],
  ...['/./', '/a/../b/', '/..', '/%2e%2E/a/', '/.%2e'],
  ...['/a/?b', '/a?b', '/a/#b', '/?'],
  ...['/en/', '/en', '/es/contacto/'],
])('LK4 no rule can stand at %j', (path) => expect(isRedirectPath(path)).toBe(false));

test.each([
  ['/a/', '/a/'],
  ['/a', '/a'],
  ['/a/?b=c:d#e', '/a/?b=c:d#e'],
  ['/españa/?ñ#ñ', '/espa%C3%B1a/?%C3%B1#%C3%B1'],
  ['/media/a.pdf', '/media/a.pdf'],
])('LK4 %j is of the site, and is written %j', (to, written) =>
  expect(parseRedirectTarget(to)).toEqual({ to: written, external: false }),
);

test.each([
  ['https://other.example/?a#b', 'https://other.example/?a#b'],
  ['HTTP://OTHER.EXAMPLE', 'HTTP://OTHER.EXAMPLE'],
  ['https://other.example/ñ', 'https://other.example/%C3%B1'],
])('LK4 %j leaves the site, and is written %j', (to, written) =>
  expect(parseRedirectTarget(to)).toEqual({ to: written, external: true }),
);

test.each([
  ...['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,a', '//other.example', '/\\other.example'],
  ...['/%2Fother.example', '/&sol;other.example', 'https:/other.example', 'https://', 'ftp://other.example'],
  ...['mailto:a@b.example', 'tel:+1', '', 'a/', '?a', '#a', './a', '/a/../b/', '/a//b/', '/en/a/', '/es'],
  ...[' /a/', '/a/ ', ' https://other.example', '/a/?b\r\nc', '/a/#\u0000', '/a/?\ud800'],
])('LK3 LK4 no rule leads to %j', (to) => expect(parseRedirectTarget(to)).toBeNull());

test('LK3 LK4 what a rule may lead to is of this site, or of the web, and fit for a header', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '.',
    '?',
    '#',
    '@',
    '%2F',
    '%0a',
    '&sol;',
    'https',
    'javascript',
    'a',
    ' ',
  );
  const target = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`),
  );
  fc.assert(
    fc.property(target, (to) => {
      const end = parseRedirectTarget(to);
      if (end === null) return;
      expect(end.to).toMatch(/^[\x21-\x7e]+$/);
      expect(parseRedirectTarget(end.to)).toEqual(end);
      if (!URL.canParse(end.to, 'https://halyard.example')) return;
      const { origin, protocol } = new URL(end.to, 'https://halyard.example');
      if (end.external) expect(['http:', 'https:']).toContain(protocol);
      else expect(origin).toBe('https://halyard.example');
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['/a', '/a/'],
  ['/a/', '/a/'],
  ['/A', '/A/'],
  ['/ñ', '/%C3%B1/'],
  ['/%c3%b1/', '/%C3%B1/'],
  ['/a b', '/a%20b/'],
  ['/%', '/%/'],
  ['', '/'],
  ['\ud800', '%EF%BF%BD/'],
])('LK4 %j is looked up as %j', (path, key) => expect(redirectKey(path)).toBe(key));

test('LK4 a key is its own key, whatever the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      expect(redirectKey(redirectKey(path))).toBe(redirectKey(path));
    }),
  );
});

test('LK4 the key of an end is of its path alone; none outside the site', () => {
  expect(targetKey({ to: '/a?b#c', external: false })).toBe('/a/');
  expect(targetKey({ to: 'https://other.example/a/', external: true })).toBeNull();
});
