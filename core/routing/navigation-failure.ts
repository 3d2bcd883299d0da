import { splitPath } from './trailing-slash.ts';

/**
 * product.md LK6: why a navigation ended where it began. `duplicated`: it stands there already; `no-match`: no route;
 * `aborted`: a middleware stopped it; `cancelled`: a newer one took its place.
 */
export interface NavigationFailure {
  readonly kind: 'aborted' | 'cancelled' | 'duplicated' | 'no-match';
  /** Addresses of this site: path, query and hash. */
  readonly from: string;
  readonly to: string;
}

/** product.md LK6: how a navigation ended; null where it arrived. The first reason counts, in the order of its course. */
export function navigationOutcome(navigation: {
  readonly from: string;
  readonly to: string;
  /** Another one was under way when it began: to stay where one stands then ends that one. */
  readonly interrupts: boolean;
  /** A route was found for it. */
  readonly matched: boolean;
  /** Every middleware let it pass. */
  readonly allowed: boolean;
  /** A newer navigation began before it arrived. */
  readonly superseded: boolean;
}): NavigationFailure | null {
  const { from, to } = navigation;
  if (!navigation.interrupts && addressKey(from) === addressKey(to)) return { kind: 'duplicated', from, to };
  if (!navigation.matched) return { kind: 'no-match', from, to };
  if (!navigation.allowed) return { kind: 'aborted', from, to };
  return navigation.superseded ? { kind: 'cancelled', from, to } : null;
}

/** One line for the log, whatever the addresses hold. */
export function describeFailure({ kind, from, to }: NavigationFailure): string {
  return `Navigation ${kind}: ${onOneLine(from)} → ${onOneLine(to)}`;
}

function onOneLine(address: string): string {
  return address.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => encodeURIComponent(character));
}

/** The same for two addresses that differ only in the slash at their path's end or in how characters are encoded. */
function addressKey(address: string): string {
  const { path, rest } = splitPath(address);
  const hashAt = rest.indexOf('#');
  const query = hashAt === -1 ? rest : rest.slice(0, hashAt);
  const hash = hashAt === -1 ? '' : rest.slice(hashAt + 1);
  // Decoded piece by piece: `a%2Fb` is one segment and `a/b` are two.
  const segments = path.replace(/\/$/, '').split('/').map(decoded);
  return JSON.stringify([segments, [...new URLSearchParams(query)], decoded(hash)]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
