import type { LookupAddress, lookup } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { type AllowedAddresses, ForbiddenAddressError, guardedLookup, isAllowedAddress } from './public-address.ts';

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  'AV2 %s is public',
  (address) => expect(isAllowedAddress(address, 'public')).toBe(true),
);

test.each([
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1'],
  ...[
    '::ffff:93.184.215.14',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::a00:1',
  ],
])('AV2 %s is not public', (address) => {
  expect(isAllowedAddress(address, 'public')).toBe(false);
  const isLoopback = ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].includes(address);
  expect(isAllowedAddress(address, 'public-and-loopback')).toBe(isLoopback);
});

describe('AV2 a name', () => {
  function look(addresses: readonly string[], { all = false, allowed = 'public' as AllowedAddresses } = {}) {
    const found = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }));
    const resolve = ((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
      callback(null, found)) as unknown as typeof lookup;
    return new Promise((answer) => {
      guardedLookup(allowed, resolve)('calendars.example', { all }, (error, ...rest) => answer(error ?? rest));
    });
  }

  test('leads to its addresses where all of them are public', async () => {
    expect(await look(['8.8.8.8', '2606:2800::1'])).toEqual(['8.8.8.8', 4]);
    expect(await look(['8.8.8.8'], { all: true })).toEqual([[{ address: '8.8.8.8', family: 4 }]]);
  });

  test('leads nowhere where one of them is not', async () => {
    expect(await look(['8.8.8.8', '10.0.0.1'])).toBeInstanceOf(ForbiddenAddressError);
    expect(await look(['127.0.0.1'], { all: true })).toBeInstanceOf(ForbiddenAddressError);
    expect(await look(['127.0.0.1'], { allowed: 'public-and-loopback' })).toEqual(['127.0.0.1', 4]);
    expect(await look([])).toBeInstanceOf(Error);
  });
});
