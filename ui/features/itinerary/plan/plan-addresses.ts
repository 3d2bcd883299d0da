/** The addresses of one planner page. The plan runs ahead of the router, so that several may be on their way. */
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

/** The visitor opened an address if the plan did not ask for it: by a link, or by going back. */
export function isAnotherAddress({ shown, pending }: Addresses, arrived: string): boolean {
  return arrived !== shown && !pending.includes(arrived);
}

/** The router renders addresses in the order in which they were asked for, and drops those that were overtaken. */
export function afterArrival(addresses: Addresses, arrived: string): Addresses {
  if (isAnotherAddress(addresses, arrived)) return { shown: arrived, pending: [] };
  return { shown: arrived, pending: addresses.pending.slice(addresses.pending.indexOf(arrived) + 1) };
}
