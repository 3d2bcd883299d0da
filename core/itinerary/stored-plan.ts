import { isEmpty } from './itinerary.ts';
import { decodeItinerary, encodeItinerary } from './itinerary-query.ts';

const VERSION = 1;

/** Writes a plan for the browser's storage: JSON with a version and the query of its address. */
export function writePlan(query: string): string {
  return JSON.stringify({ version: VERSION, query });
}

/** Reads the query that {@link writePlan} wrote, in canonical form; null for anything else or an empty plan. Never throws. */
export function readPlan(text: string | null): string | null {
  const kept = text === null ? null : parsed(text);
  if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('query' in kept)) return null;
  if (kept.version !== VERSION || typeof kept.query !== 'string') return null;
  const { itinerary } = decodeItinerary(kept.query);
  return isEmpty(itinerary) ? null : encodeItinerary(itinerary);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
