import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Where a request comes from, for counting: the last address that our own proxy added, where there is one, else the
 * socket's. Of IPv6 the network of 64 bits, all of which one visitor has.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  const last = hops.at(-1)?.trim() ?? '';
  const address = last === '' ? (request.socket.remoteAddress ?? 'unknown') : last;
  const plain = withoutPort(address);
  return isIPv6(plain) ? network64(plain) : plain.slice(0, 64);
}

/** Without the brackets, the port and the zone that some write with it; what is IPv4 in disguise as IPv4. */
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
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
