/** The addresses of one planner page. The plan changes faster than the router renders, so several may be pending. */
export interface Addresses {
  /** The query of the page as it is rendered. */
  readonly shown: string;
  /** The queries that the plan has asked the router for and that are not rendered yet; the newest is last. */
  readonly pending: readonly string[];
}

export function lastAsked({ shown, pending }: Addresses): string {
  return pending.at(-1) ?? shown;
}

export function afterAsking({ shown, pending }: Addresses, query: string): Addresses {
  return { shown, pending: [...pending, query] };
}

/** Returns whether the visitor opened an address by a link or by history, rather than the plan. */
export function isAnotherAddress({ shown, pending }: Addresses, arrived: string): boolean {
  return arrived !== shown && !pending.includes(arrived);
}

/**
 * Returns the addresses after the router rendered one. It renders them in order and skips those that were overtaken.
 */
export function afterArrival(addresses: Addresses, arrived: string): Addresses {
  if (isAnotherAddress(addresses, arrived)) return { shown: arrived, pending: [] };
  return { shown: arrived, pending: addresses.pending.slice(addresses.pending.indexOf(arrived) + 1) };
}
