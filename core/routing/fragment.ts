import { percentDecoded } from '../shared/percent-encoding.ts';
import { splitAddress } from './trailing-slash.ts';

/** A client navigation whose page is shown. */
export interface CompletedNavigation {
  /** The final address: path, query and hash. */
  readonly address: string;
  /** The addresses before redirects, in order. The server does not see the visitor's hash, so its redirects lose it. */
  readonly earlier: readonly string[];
  readonly byHistory: boolean;
  /** Whether the caller asked to keep the scroll position. */
  readonly keepsScroll: boolean;
}

/**
 * Returns the `#…` to scroll to: that of the address, else the latest before a redirect; null if there is none (LK1,
 * LK4).
 */
export function fragmentToShow({ address, earlier, byHistory, keepsScroll }: CompletedNavigation): string | null {
  if (byHistory || keepsScroll) return null;
  const hashes = [...earlier, address].map((one) => splitAddress(one).hash);
  return hashes.findLast((hash) => hash.length > 1) ?? null;
}

/**
 * Returns the address with a fragment that can be decoded: the router fails at the end of the navigation on a fragment
 * with a bare `%`, such as `#100%`. Never throws.
 */
export function withDecodableFragment(address: string): string {
  const { hash } = splitAddress(address);
  return percentDecoded(hash) === null ? address.slice(0, -hash.length) + hash.replaceAll('%', '%25') : address;
}
