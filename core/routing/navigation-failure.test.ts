import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeFailure, findNavigationFailure, type NavigationFailure } from './navigation-failure.ts';

const FROM = '/en/yachts-for-sale/';
const TO = '/en/find/';
const arrives = { from: FROM, to: TO, interrupts: false, matched: true, allowed: true, superseded: false };

const isDuplicated = (from: string, to: string) =>
  findNavigationFailure({ ...arrives, from, to })?.kind === 'duplicated';

describe('LK6 navigation failures', () => {
  test('an arrival is no failure', () => {
    expect(findNavigationFailure(arrives)).toBeNull();
  });

  test.each<[NavigationFailure['kind'], Partial<typeof arrives>]>([
    ['no-match', { matched: false }],
    ['aborted', { allowed: false }],
    ['cancelled', { superseded: true }],
    ['no-match', { matched: false, allowed: false, superseded: true }],
    ['aborted', { allowed: false, superseded: true }],
  ])('%s: %j', (kind, what) => {
    expect(findNavigationFailure({ ...arrives, ...what })).toEqual({ kind, from: FROM, to: TO });
  });

  test('duplicated takes precedence', () => {
    const nowhere = { ...arrives, to: FROM, matched: false, allowed: false, superseded: true };
    expect(findNavigationFailure(nowhere)).toEqual({ kind: 'duplicated', from: FROM, to: FROM });
  });

  test('navigating to the current page is valid where it ends another navigation', () => {
    expect(findNavigationFailure({ ...arrives, to: FROM, interrupts: true })).toBeNull();
  });
});

describe('LK6 duplicated addresses', () => {
  test.each([
    ['/en/a/', '/en/a'],
    ['/', ''],
    ['/en/a/?q=1#b', '/en/a?q=1#b'],
    ['/en/%C3%A1rea/', '/en/área/'],
    ['/en/%c3%a1rea/', '/en/%C3%A1rea/'],
    ['/en/%61/', '/en/a/'],
    ['/en/?q=%C3%A1', '/en/?q=á'],
    ['/en/?q=a+b', '/en/?q=a%20b'],
    ['/en/?r=1:2', '/en/?r=1%3A2'],
    ['/en/#%C3%A1', '/en/#á'],
    ['/en/?', '/en/'],
    ['/en/#', '/en/'],
    ['/en/%zz/', '/en/%zz'],
  ])('%j equals %j', (from, to) => {
    expect(isDuplicated(from, to)).toBe(true);
    expect(isDuplicated(to, from)).toBe(true);
  });

  test.each([
    ['/en/a/', '/en/b/'],
    ['/en/a/', '/es/a/'],
    ['/en/a/', '/en/A/'],
    ['/en/a/', '/en/a/?q=1'],
    ['/en/a/?q=1', '/en/a/?q=2'],
    ['/en/a/?q=1&q=2', '/en/a/?q=1'],
    ['/en/a/#b', '/en/a/#c'],
    ['/en/a/#b', '/en/a/'],
    ['/en/a/?b', '/en/a/#b'],
    ['/en/a/?q=1', '/en/a/?q=1#b'],
    ['/en/a%2Fb/', '/en/a/b/'],
    ['/en/a%3Fb/', '/en/a?b'],
    ['/en/?q=a%2Bb', '/en/?q=a+b'],
    ['/en/?q=a%26r', '/en/?q=a&r'],
    ['/en/#a%20b', '/en/#a+b'],
    ['/en/a//', '/en/a/'],
    ['/en/%zz/', '/en/%yy/'],
  ])('%j differs from %j', (from, to) => {
    expect(isDuplicated(from, to)).toBe(false);
    expect(isDuplicated(to, from)).toBe(false);
  });

  test('any address equals itself in any encoding, and none throws', () => {
    const text = fc.string({ unit: 'binary', maxLength: 8 });
    const everyByte = (plain: string) => Buffer.from(plain).toString('hex').replace(/../g, '%$&');
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), text, text, fc.string(), (segments, query, hash, junk) => {
        const written = (encode: (plain: string) => string) =>
          `/${segments.map(encode).join('/')}?q=${encode(query)}#${encode(hash)}`;
        expect(isDuplicated(written(everyByte), written(encodeURIComponent))).toBe(true);
        expect(isDuplicated(junk, junk)).toBe(true);
        isDuplicated(junk, written(encodeURIComponent));
      }),
    );
  });

  test('accepts half a surrogate pair', () => {
    expect(isDuplicated('/\ud800/?q=\ud800#\ud800', '/a/')).toBe(false);
  });
});

test.each<[NavigationFailure, string]>([
  [{ kind: 'aborted', from: FROM, to: TO }, 'Navigation aborted: /en/yachts-for-sale/ → /en/find/'],
  [{ kind: 'no-match', from: '/', to: '/a?q=á' }, 'Navigation no-match: / → /a?q=á'],
  [
    { kind: 'cancelled', from: '/\r\n', to: '/\u2028\u2029\u0085' },
    'Navigation cancelled: /%0D%0A → /%E2%80%A8%E2%80%A9%C2%85',
  ],
])('LK6 logs %j as %j', (failure, line) => {
  expect(describeFailure(failure)).toBe(line);
});
