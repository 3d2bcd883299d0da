import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the address that requests are counted by: the last of X-Forwarded-For, which our own proxy added, where
 * `trustProxy` is set, else the socket's. IPv6 addresses are cut to their /64 network, which belongs to one visitor.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const last = hops.at(-1)?.trim() ?? '';
  const address = last === '' ? (request.socket.remoteAddress ?? 'unknown') : last;
  const plain = withoutPort(address);
  return isIPv6(plain) ? network64(plain) : plain.slice(0, 64);
}

/** Removes brackets, port and zone, and writes an IPv4-mapped IPv6 address as IPv4. */
function withoutPort(given: string): string {
  const [, bracketed, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(given) ?? [];
  const [address = ''] = (bracketed ?? ipv4 ?? given).split('%', 1);
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function network64(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::', 2);
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
