import { isEmpty } from './itinerary.ts';
import { decodeItinerary, encodeItinerary } from './itinerary-query.ts';

const VERSION = 1;

/** A plan as a browser keeps it: JSON that names its version, and the query of its address. */
export function writePlan(query: string): string {
  return JSON.stringify({ version: VERSION, query });
}

/** The canonical query of what {@link writePlan} wrote; null for anything else, and for a plan without a place. Never throws. */
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
