import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Networks without public servers: this machine, private networks, groups, documents, and what is reserved. */
const NOT_PUBLIC = blockList([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/3', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]);
const PUBLIC_V6 = blockList(['2000::/3']);
const LOOPBACK = blockList(['127.0.0.0/8', '::1/128']);

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

export function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, familyOf(address));
}

/** Which addresses may be asked; that of this machine is for development alone. */
export type AllowedAddresses = 'public' | 'public-and-loopback';

/** Returns whether a server with this IP address may be asked. */
export function isAllowedAddress(address: string, allowed: AllowedAddresses): boolean {
  const family = familyOf(address);
  if (isLoopback(address)) return allowed === 'public-and-loopback';
  return (family === 'ipv4' || PUBLIC_V6.check(address, family)) && !NOT_PUBLIC.check(address, family);
}

/** The error of a look-up that found an address which is not allowed. */
export class ForbiddenAddressError extends Error {}

/**
 * Returns a look-up for sockets that finds allowed addresses only. The socket connects to the address that was checked,
 * so that a name that changes its address meanwhile leads nowhere else.
 */
export function guardedLookup(allowed: AllowedAddresses, resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => isAllowedAddress(address, allowed))) {
        return callback(new ForbiddenAddressError(), '', 0);
      }
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
