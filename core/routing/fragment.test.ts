import { describe, expect, test } from 'vitest';
import { fragmentToShow, withDecodableFragment } from './fragment.ts';

const FOLLOWED = { earlier: [], byHistory: false, keepsScroll: false } as const;

describe('LK1 LK4 the fragment of a client navigation', () => {
  test('is the one in the address', () => {
    expect(fragmentToShow({ ...FOLLOWED, address: '/en/offices/?a=b#monaco' })).toBe('#monaco');
  });

  test('is missing where the address has none', () => {
    expect(fragmentToShow({ ...FOLLOWED, address: '/en/offices/?a=b' })).toBeNull();
    expect(fragmentToShow({ ...FOLLOWED, address: '/en/offices/#' })).toBeNull();
  });

  test.each([
    [['/en/contact/#monaco'], '#monaco'],
    [['/en/contact/', '/en/about/#palma'], '#palma'],
    [['/en/contact/#monaco', '/en/about/#palma'], '#palma'],
    [['/en/contact/'], null],
  ])('is the requested one before a redirect without its own, %j', (earlier, part) => {
    expect(fragmentToShow({ ...FOLLOWED, address: '/en/offices/', earlier })).toBe(part);
  });

  test('is the one of the redirect, rather than the requested one', () => {
    expect(fragmentToShow({ ...FOLLOWED, address: '/en/offices/#palma', earlier: ['/en/contact/#monaco'] })).toBe(
      '#palma',
    );
  });

  test('is ignored in history, which restores its own scroll position', () => {
    expect(fragmentToShow({ ...FOLLOWED, address: '/en/offices/#monaco', byHistory: true })).toBeNull();
  });

  test('is ignored where the page keeps its scroll position, as in a switch of language', () => {
    expect(fragmentToShow({ ...FOLLOWED, address: '/es/oficinas/#monaco', keepsScroll: true })).toBeNull();
  });
});

test.each([
  ['/en/offices/?a=b#100%', '/en/offices/?a=b#100%25'],
  ['/en/offices/#%ff', '/en/offices/#%25ff'],
  ['/en/offices/?a=%#m%C3%B3naco', '/en/offices/?a=%#m%C3%B3naco'],
  ['/en/offices/?a=%', '/en/offices/?a=%'],
])('LK1 decodes the fragment %s as %s', (address, decodable) => {
  expect(withDecodableFragment(address)).toBe(decodable);
});
