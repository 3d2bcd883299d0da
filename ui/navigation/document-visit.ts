/** Returns path, query and hash of the page of this site with the link to the document; null for none. */
export function referringAddress(): string | null {
  const { referrer } = document;
  const { origin } = window.location;
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
}

/** Returns whether the document is loaded for the first time, or again by a reload or by history. */
export function documentVisit(): 'loaded' | 'restored' {
  const [entry] = performance.getEntriesByType('navigation');
  const again = entry instanceof PerformanceNavigationTiming && /reload|back_forward/.test(entry.type);
  return again ? 'restored' : 'loaded';
}
