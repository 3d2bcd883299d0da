/** Path, query and hash of the page of this site that led to the document, in this tab or another; null for none. */
export function referringAddress(): string | null {
  const { referrer } = document;
  const { origin } = window.location;
  return referrer.startsWith(`${origin}/`) ? referrer.slice(origin.length) : null;
}

/** Whether the document is loaded for the first time, or again, by a reload or by history. */
export function documentVisit(): 'loaded' | 'restored' {
  const [entry] = performance.getEntriesByType('navigation');
  const again = entry instanceof PerformanceNavigationTiming && /reload|back_forward/.test(entry.type);
  return again ? 'restored' : 'loaded';
}
