import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks of proxies: a request from one without a forwarded address says nothing about its visitor. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * Returns the networks of a visitor, the own one first: an IPv4 address; of an IPv6 address its /64, which belongs to
 * one visitor, and the /48 around it, which may belong to one as well. The address is the last of X-Forwarded-For, which
 * our own proxy added, where `trustProxy` is set, else the socket's.
 */
function clientNetworks(request: Request, trustProxy: boolean): readonly [string, ...string[]] {
  const address = clientAddress(request, trustProxy);
  if (!isIPv6(address)) return [address.slice(0, 64)];
  const groups = ipv6Groups(address);
  return [groups.slice(0, 4).join(':'), `${groups.slice(0, 3).join(':')}/48`];
}

/**
 * Returns the networks by which the work for a visitor and their forms are counted; none where the address is that of a
 * proxy which the configuration does not name, since all visitors would then share one allowance.
 */
export function countedNetworks(request: Request, trustProxy: boolean): readonly string[] {
  return !trustProxy && isFromPrivateAddress(request) ? [] : clientNetworks(request, trustProxy);
}

/** Returns whether a connection comes from a private or loopback address, or from none. */
export function isFromPrivateAddress(request: Request): boolean {
  const address = clientAddress(request, false);
  return isIP(address) === 0 || PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function clientAddress(request: Request, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const last = hops.at(-1)?.trim() ?? '';
  return withoutPort(last === '' ? (request.socket.remoteAddress ?? 'unknown') : last);
}

/** Removes brackets, port and zone, and writes an IPv4-mapped IPv6 address as IPv4. */
function withoutPort(given: string): string {
  const [, bracketed, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(given) ?? [];
  const [address = ''] = (bracketed ?? ipv4 ?? given).split('%', 1);
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns the eight groups of an address, without leading zeros. */
function ipv6Groups(address: string): readonly string[] {
  const [before = '', after] = address.toLowerCase().split('::', 2);
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
