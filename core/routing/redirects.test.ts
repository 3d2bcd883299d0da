import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTexts } from '../../tests/demo-texts.ts';
import { LOCALES, sameInEveryLocale } from '../locale/locale.ts';
import { buildRedirects } from './build-redirects.ts';
import {
  findRedirect,
  isValidRedirectPath,
  parseRedirectTarget,
  type RedirectRule,
  readRedirects,
  redirectAddress,
  redirectKey,
  redirectTargetKey,
  writeRedirects,
} from './redirects.ts';
import { splitAddress } from './trailing-slash.ts';

function rule(from: string, to: string, status: RedirectRule['status'] = 301): RedirectRule {
  return { from: sameInEveryLocale(from), to: sameInEveryLocale(to), status };
}

const RULES: readonly RedirectRule[] = [
  {
    from: demoTexts({ en: '/contact/', es: '/contacto/' }),
    to: demoTexts({ en: '/offices/', es: '/oficinas/' }),
    status: 301,
  },
  rule('/careers/', 'https://careers.halyard.example/', 302),
  rule('/old', '/new', 308),
  rule('/españa/', '/ñ/'),
];
const { redirects: REDIRECTS } = buildRedirects(RULES);

describe('LK4 the redirect of a path', () => {
  test.each([
    ['/contact/', 'en', { to: '/offices/', external: false, status: 301 }],
    ['/contact', 'en', { to: '/offices/', external: false, status: 301 }],
    ['/contacto/', 'es', { to: '/oficinas/', external: false, status: 301 }],
    ['/careers/', 'es', { to: 'https://careers.halyard.example/', external: true, status: 302 }],
    ['/old/', 'en', { to: '/new', external: false, status: 308 }],
    ['/old', 'en', { to: '/new', external: false, status: 308 }],
    ['/españa/', 'es', { to: '/%C3%B1/', external: false, status: 301 }],
    ['/espa%C3%B1a/', 'es', { to: '/%C3%B1/', external: false, status: 301 }],
    ['/espa%c3%b1a', 'es', { to: '/%C3%B1/', external: false, status: 301 }],
  ] as const)('is found for %s in %s', (path, locale, found) => {
    expect(findRedirect(REDIRECTS, path, locale)).toEqual(found);
  });

  test.each([
    ['/contacto/', 'en'],
    ['/contact/', 'es'],
    ['/Contact/', 'en'],
    ['/contact/us/', 'en'],
    ['/contact//', 'en'],
    ['/contact/?a', 'en'],
    ['contact/', 'en'],
    ['/en/contact/', 'en'],
    ['/offices/', 'en'],
    ['/', 'en'],
    ['', 'en'],
    ['/constructor/', 'en'],
    ['/__proto__/', 'en'],
    ['__proto__', 'en'],
    ['/%', 'en'],
    ['\ud800', 'en'],
  ] as const)('is missing for %j in %s', (path, locale) => {
    expect(findRedirect(REDIRECTS, path, locale)).toBeNull();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...LOCALES), (path, { code }) => {
        expect(findRedirect(REDIRECTS, path, code)).toBeNull();
      }),
    );
  });
});

describe('LK4 keeps query and hash of the visitor', () => {
  test.each([
    ['/a/', '', '', '/a/'],
    ['/a/', '?b=1', '#c', '/a/?b=1#c'],
    ['/a/?x=1', '', '', '/a/?x=1'],
    ['/a/?x=1', '?b=1', '', '/a/?x=1&b=1'],
    ['/a/?x=1', '?x=2&y=3', '', '/a/?x=1&y=3'],
    ['/a/#x', '', '#c', '/a/#x'],
    ['/a/#x', '?b=1', '#c', '/a/?b=1#x'],
    ['/a/?x=1#y?z', '?b=1', '#c', '/a/?x=1&b=1#y?z'],
    ['/a/?', '?', '#', '/a/#'],
    ['https://other.example', '?b=1', '#c', 'https://other.example?b=1#c'],
    ['/a/', '?b=1#d', '', '/a/?b=1'],
    ['/a/', 'b/', 'c/', '/a/'],
  ])('%s with %j and %j: %s', (to, query, hash, target) => {
    expect(redirectAddress({ to }, { query, hash })).toBe(target);
  });

  test('keeps of a long query as much as pages read', () => {
    const kept = redirectAddress({ to: '/a/?s=x' }, { query: `?b=1${'&'.repeat(8500)}c=2`, hash: '' });
    expect(kept).toMatch(/^\/a\/\?s=x&b=1&*$/);
    expect(kept.length).toBeLessThan(300);
  });

  test('never throws, and never leaves the path of the target', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, hash) => {
        expect(redirectAddress({ to: '/a/' }, { query, hash })).toMatch(/^\/a\/(?:$|[?#])/);
        expect(redirectAddress({ to: '/a/' }, { query: `?${query}`, hash: `#${hash}` })).toMatch(/^\/a\/(?:$|[?#])/);
      }),
    );
  });
});

test.each([
  ['/a/?b#c', '?b', '#c'],
  ['/a/#c?b', '', '#c?b'],
  ['?b', '?b', ''],
  ['', '', ''],
])('LK4 merges %j with %j and %j', (address, query, hash) =>
  expect(splitAddress(address)).toMatchObject({ query, hash, rest: query + hash }),
);

describe('LK4 UI4 redirects are plain JSON', () => {
  test('has an entry per redirect, by locale', () => {
    const { redirects } = buildRedirects([{ ...rule('/a', '/b?c', 302), from: demoTexts({ en: '/a', es: '/á' }) }]);
    expect(writeRedirects(redirects)).toEqual({ en: [['/a/', '/b?c', 302]], es: [['/%C3%A1/', '/b?c', 302]] });
  });

  test('round-trips', () => {
    const from = fc.constantFrom('/a/', '/b', '/constructor/', '/__proto__/', '/ñ/', '/c/');
    const to = fc.oneof(from, fc.constantFrom('/c/?d#e', 'https://other.example/', '//f'));
    const rules = fc.array(fc.tuple(from, to, fc.constantFrom(301, 302, 307, 308)), { maxLength: 8 });
    fc.assert(
      fc.property(rules, (rows) => {
        const { redirects } = buildRedirects(rows.map((row) => rule(...row)));
        expect(readRedirects(JSON.parse(JSON.stringify(writeRedirects(redirects))))).toEqual(redirects);
      }),
    );
  });

  const good = ['/a/', '/b/', 301];
  test.each([
    [[]],
    ['/c/'],
    [{ 0: '/c/', 1: '/d/', 2: 301 }],
    [['/c/', '/d/']],
    [['/c/', '/d/', 300]],
    [['/c/', '/d/', '301']],
    [[1, '/d/', 301]],
    [['c', '/d/', 301]],
    [['/c/?e', '/d/', 301]],
    [['/c/', 'javascript:alert(1)', 301]],
    [['/c/', null, 301]],
    [['/c/', '/c/', 301]],
    [['/c/', '/a/?d', 301]],
    [['/a', '/d/', 301]],
    [null],
  ])('drops the entry %j', (bad) => {
    const read = readRedirects({ en: [good, bad], es: 'none' });
    expect([...read.en]).toEqual([['/a/', { to: '/b/', external: false, status: 301 }]]);
    expect([...read.es]).toEqual([]);
  });

  test('drops a loop', () => {
    const loop = [
      ['/a/', '/b/', 301],
      ['/b/', '/a/', 301],
    ];
    expect(readRedirects({ en: loop }).en.size).toBe(0);
  });

  test('never throws, and no target has a redirect of its own', () => {
    const path = fc.constantFrom('/a/', '/b', '/c/?d', '//e', 'https://other.example/');
    const lists = fc.array(fc.oneof(fc.tuple(path, path, fc.constantFrom(301, 303)), fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ en: lists, es: lists })), (raw) => {
        const read = readRedirects(raw);
        for (const { code } of LOCALES) {
          for (const { to, external } of read[code].values()) {
            if (!external) expect(findRedirect(read, to.split(/[?#]/)[0] ?? '', code)).toBeNull();
          }
        }
      }),
    );
  });
});

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
])('LK4 accepts a redirect at %j', (path) => expect(isValidRedirectPath(path)).toBe(true));

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
])('LK4 rejects a redirect at %j', (path) => expect(isValidRedirectPath(path)).toBe(false));

test.each([
  ['/a/', '/a/'],
  ['/a', '/a'],
  ['/a/?b=c:d#e', '/a/?b=c:d#e'],
  ['/españa/?ñ#ñ', '/espa%C3%B1a/?%C3%B1#%C3%B1'],
  ['/media/a.pdf', '/media/a.pdf'],
])('LK4 treats %j as internal and writes it as %j', (to, written) =>
  expect(parseRedirectTarget(to)).toEqual({ to: written, external: false }),
);

test.each([
  ['https://other.example/?a#b', 'https://other.example/?a#b'],
  ['HTTP://OTHER.EXAMPLE', 'HTTP://OTHER.EXAMPLE'],
  ['https://other.example/ñ', 'https://other.example/%C3%B1'],
])('LK4 treats %j as external and writes it as %j', (to, written) =>
  expect(parseRedirectTarget(to)).toEqual({ to: written, external: true }),
);

test.each([
  ...['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,a', '//other.example', '/\\other.example'],
  ...['/%2Fother.example', '/&sol;other.example', 'https:/other.example', 'https://', 'ftp://other.example'],
  ...['mailto:a@b.example', 'tel:+1', '', 'a/', '?a', '#a', './a', '/a/../b/', '/a//b/', '/en/a/', '/es'],
  ...[' /a/', '/a/ ', ' https://other.example', '/a/?b\r\nc', '/a/#\u0000', '/a/?\ud800'],
])('LK3 LK4 rejects %j as a target', (to) => expect(parseRedirectTarget(to)).toBeNull());

test('LK3 LK4 an accepted target is internal or on the web, and safe in a header', () => {
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
])('LK4 looks up %j as %j', (path, key) => expect(redirectKey(path)).toBe(key));

test('LK4 normalizing a key is idempotent for any path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      expect(redirectKey(redirectKey(path))).toBe(redirectKey(path));
    }),
  );
});

test('LK4 the key of a target uses its path only; external targets have none', () => {
  expect(redirectTargetKey({ to: '/a?b#c', external: false })).toBe('/a/');
  expect(redirectTargetKey({ to: 'https://other.example/a/', external: true })).toBeNull();
});
