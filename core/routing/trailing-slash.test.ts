import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSlashExempt, splitAddress, trailingSlashRedirect, trimSlashes } from './trailing-slash.ts';

const ORIGIN = 'https://halyard.example';

describe('LK1 redirects a path without a slash to the same path with one', () => {
  test.each([
    ['/en', '/en/'],
    ['/en/yachts-for-sale', '/en/yachts-for-sale/'],
    ['/en/yachts-for-sale?r=1:2', '/en/yachts-for-sale/?r=1:2'],
    ['/en/yachts-for-sale#top', '/en/yachts-for-sale/#top'],
    ['/en/yachts-for-sale?r=1:2#top', '/en/yachts-for-sale/?r=1:2#top'],
    ['/en?to=/a//b/c.html', '/en/?to=/a//b/c.html'],
    ['/en#a?b', '/en/#a?b'],
    ['/en?', '/en/?'],
    ['/caf%C3%A9', '/caf%C3%A9/'],
    ['/en/m.y-aurora', '/en/m.y-aurora/'],
    ['/en/a.b/c', '/en/a.b/c/'],
    ['/en/a.', '/en/a./'],
    ['/apis', '/apis/'],
    ['/en/api/x', '/en/api/x/'],
  ])('redirects %s to %s', (url, to) => {
    expect(trailingSlashRedirect(url)).toBe(to);
  });

  test.each([
    ['//', '/'],
    ['//evil.example/', '/evil.example/'],
    ['///evil.example//a', '/evil.example/a/'],
    ['/\\evil.example/', '/evil.example/'],
    ['/\\/evil.example/a', '/evil.example/a/'],
    ['/\t/evil.example/a', '/evil.example/a/'],
    ['/\u0000/evil.example/', '/evil.example/'],
    ['/en//yachts-for-sale/', '/en/yachts-for-sale/'],
    ['/en/yachts-for-sale//?q=//', '/en/yachts-for-sale/?q=//'],
  ])('keeps double slashes on this host: %j leads to %s', (url, to) => {
    expect(trailingSlashRedirect(url)).toBe(to);
  });

  test.each([
    '/',
    '/en/',
    '/en/yachts-for-sale/',
    '/en/?q=1#a',
    '/robots.txt',
    '/en-sitemap.xml?x=1',
    '/media/drawings/a/profile.svg',
    '/builds/latest.json',
    '/en/index.pageContext.json',
    '/IMAGE.JPEG',
    '/api/enquiries',
    '/api/a/b?c#d',
    '/_i18n/en/messages',
    '/media/0badc0de',
    '/builds/meta',
    '',
    'en',
    '?q=1',
    '#a',
    'https://evil.example/a',
  ])('accepts %j', (url) => {
    expect(trailingSlashRedirect(url)).toBeNull();
  });

  test('redirects at most once, never to another host, and keeps query and hash', () => {
    const piece = fc.constantFrom('/', '\\', '.', 'a', 'com', '?', '#', '\t', '\n', '\u0000', ' ', '%2F', '@', ':');
    const urls = fc.oneof(
      fc.string().map((text) => `/${text}`),
      fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(urls, (url) => {
        const to = trailingSlashRedirect(url);
        if (to === null) return;
        expect(to).toMatch(/^\/(?![/\\\p{Cc}])/u);
        expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
        expect(splitAddress(to).path.endsWith('/')).toBe(true);
        expect(splitAddress(to).rest).toBe(splitAddress(url).rest);
        expect(trailingSlashRedirect(to)).toBeNull();
      }),
      { numRuns: 600 },
    );
  });
});

test.each([
  ['/a/b.pdf', true],
  ['/a.b/c', false],
  ['/a.b/', false],
  ['/api/', true],
  ['/api', false],
  ['/a.toolongextension', false],
])('LK1 isSlashExempt(%j) is %s', (path, exempt) => {
  expect(isSlashExempt(path)).toBe(exempt);
});

test('LK1 splits a URL into its path and the rest, and a path has no slash around its inside', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '\\', 'a', '?', '#', '\n') }), (url) => {
      const { path, rest } = splitAddress(url);
      expect(path + rest).toBe(url);
      expect(path).not.toMatch(/[?#]/);
      expect(trimSlashes(path)).toMatch(/^$|^[^/\\\p{Cc}]+(?:\/[^/\\\p{Cc}]+)*$/u);
    }),
    { numRuns: 200 },
  );
});
