import { percentDecoded } from '../shared/percent-encoding.ts';
import { splitAddress } from './trailing-slash.ts';

/**
 * A navigation that did not change the page (LK6). `duplicated`: the page is already shown; `no-match`: there
 * is not a route; `aborted`: a middleware stopped it; `cancelled`: a newer navigation replaced it.
 */
export interface NavigationFailure {
  readonly kind: 'aborted' | 'cancelled' | 'duplicated' | 'no-match';
  /** Addresses of this site: path, query and hash. */
  readonly from: string;
  readonly to: string;
}

/** Returns why a navigation failed, the first reason of several; null if it arrived (LK6). */
export function findNavigationFailure(navigation: {
  readonly from: string;
  readonly to: string;
  /** Whether another navigation was under way when this one began, which may then lead back to the page shown. */
  readonly interrupts: boolean;
  readonly matched: boolean;
  /** Whether every middleware let it pass. */
  readonly allowed: boolean;
  /** Whether a newer navigation began before it arrived. */
  readonly superseded: boolean;
}): NavigationFailure | null {
  const { from, to } = navigation;
  if (!navigation.interrupts && addressKey(from) === addressKey(to)) return { kind: 'duplicated', from, to };
  if (!navigation.matched) return { kind: 'no-match', from, to };
  if (!navigation.allowed) return { kind: 'aborted', from, to };
  return navigation.superseded ? { kind: 'cancelled', from, to } : null;
}

/** Describes a failure in one line for the log; control characters in the addresses are encoded. */
export function describeFailure({ kind, from, to }: NavigationFailure): string {
  return `Navigation ${kind}: ${onOneLine(from)} → ${onOneLine(to)}`;
}

function onOneLine(address: string): string {
  return address.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => encodeURIComponent(character));
}

/** Returns a key that ignores the trailing slash of the path and the encoding of characters. */
function addressKey(address: string): string {
  const { path, query, hash } = splitAddress(address);
  // Decoded piece by piece: `a%2Fb` is one segment and `a/b` are two.
  const pieces = [...path.replace(/\/$/, '').split('/'), hash.slice(1)];
  return JSON.stringify([pieces.map((piece) => percentDecoded(piece) ?? piece), [...new URLSearchParams(query)]]);
}
