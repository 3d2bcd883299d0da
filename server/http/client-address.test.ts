import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { countedNetworks } from './client-address.ts';

/** Asked over a connection from there. */
function from(
  remoteAddress: string | undefined,
  headers: IncomingHttpHeaders = {},
  trustProxy = false,
): string | undefined {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return countedNetworks({ headers, socket }, trustProxy)[0];
}
const behindProxy = (forwarded: string) => from('10.0.0.1', { 'x-forwarded-for': forwarded }, true);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:42:1:2:3:4', '2001:db8:0:42'],
  ['2001:DB8:0:0042::9', '2001:db8:0:42'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
])('FM2 counts a visitor at %s as %s', (address, counted) => {
  expect(from(address)).toBe(counted);
});

test('FM2 gives an IPv6 network one allowance and its neighbour another', () => {
  const mine = new Set(
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::'].map((a) => from(a)),
  );
  expect(mine.size).toBe(1);
  expect(mine.has(from('2001:db8:1:3::1'))).toBe(false);
});

test('FM2 trusts no forwarded address without a proxy', () => {
  expect(from('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' })).toBe('203.0.113.7');
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['"><script>, 9.9.9.9,198.51.100.1 ', '198.51.100.1'],
  ['1.2.3.4, 2001:db8:1:2::9', '2001:db8:1:2'],
  ['198.51.100.1:51234', '198.51.100.1'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:51234', '2001:db8:1:2'],
  ['[::ffff:198.51.100.1]:51234', '198.51.100.1'],
  ['', '10.0.0.1'],
  ['1.2.3.4,', '10.0.0.1'],
])('FM2 reads the address that the proxy added, not an earlier one: %s is %s', (forwarded, counted) => {
  expect(behindProxy(forwarded)).toBe(counted);
});

test('FM2 maps an invalid address from the proxy to one short name', () => {
  expect(behindProxy('a'.repeat(10_000))).toHaveLength(64);
  expect(behindProxy('_hidden')).toBe('_hidden');
});

test('FM2 counts an IPv6 visitor by the network around their own as well', () => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '2001:db8:1:2::9' });
  expect(countedNetworks({ headers: {}, socket }, false)).toEqual(['2001:db8:1:2', '2001:db8:1/48']);
});

test.each([
  ['127.0.0.1', []],
  ['::1', []],
  ['::ffff:10.1.2.3', []],
  ['172.18.0.4', []],
  ['fd00::7', []],
  ['fe80::1%eth0', []],
  [undefined, []],
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0/48']],
])(
  'counts the work and the forms of %s, without a proxy that the configuration names, by %j',
  (remoteAddress, networks) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    expect(countedNetworks({ headers: {}, socket }, false)).toEqual(networks);
    expect(countedNetworks({ headers: { 'x-forwarded-for': '10.0.0.9' }, socket }, true)).toEqual(['10.0.0.9']);
  },
);
