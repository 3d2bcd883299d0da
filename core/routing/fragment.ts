import { queryAndHashOf } from './redirects.ts';

/** A client navigation whose page stands. */
export interface CompletedNavigation {
  /** Where it arrived: path, query and hash. */
  readonly address: string;
  /** Addresses that redirects led on from, in order. A redirect of the server's does not know the visitor's hash. */
  readonly earlier: readonly string[];
  /** Whether the visitor went back or forward. */
  readonly byHistory: boolean;
  /** Whether the page was to stay where it was scrolled to. */
  readonly keepsScroll: boolean;
}

/**
 * The part of the page that a client navigation scrolls to, as the `#…` of its address (product.md LK1, LK4): the one
 * that the address names, else the one that was asked for before a redirect. Null for none.
 */
export function fragmentToShow({ address, earlier, byHistory, keepsScroll }: CompletedNavigation): string | null {
  if (byHistory || keepsScroll) return null;
  const named = [...earlier, address].reverse().map((asked) => queryAndHashOf(asked).hash);
  return named.find((hash) => hash.length > 1) ?? null;
}

/**
 * The same address with a part that can be decoded: the router decodes it, and gives up at the end of the navigation
 * where a `%` stands for itself, as in `#100%`. Never throws.
 */
export function withDecodableFragment(address: string): string {
  const { hash } = queryAndHashOf(address);
  return decoded(hash) === null ? address.slice(0, -hash.length) + hash.replaceAll('%', '%25') : address;
}

/** Null where the text cannot be decoded. A call whose result nobody used would be left out of the browser's build. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
