import { LRUCache } from 'lru-cache';
import type { Visitor } from '../http/visitor.ts';
import type { Address } from '../pages/page-address.ts';

const LONGEST_REMEMBERED = 512;

/** Memoizes the parsing of addresses by their spelling, in a bounded map. */
export function memoizeAddresses(read: (rawUrl: string) => Address, most = 4000): (rawUrl: string) => Address {
  const memo = new LRUCache<string, Address>({ max: most });
  return (rawUrl) => {
    const known = memo.get(rawUrl);
    if (known !== undefined) return known;
    const address = read(rawUrl);
    if (rawUrl.length <= LONGEST_REMEMBERED) memo.set(rawUrl, address);
    return address;
  };
}

/**
 * Builds the cache key of a page: canonical address, currency and unit, and on
 * list pages the page size (SE1). It contains no other cookie.
 */
export function pageKey(url: string, visitor: Visitor, mobile: boolean): string {
  return mobile ? `${visitor.key} m ${url}` : `${visitor.key} ${url}`;
}
