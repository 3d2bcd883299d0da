import { fieldsOf, parseJson } from '../shared/parse-json.ts';
import { isEmpty } from './itinerary.ts';
import { decodeItinerary, encodeItinerary } from './itinerary-query.ts';

const VERSION = 1;

/** Writes a plan for the browser's storage: JSON with a version and the query of its address. */
export function writePlan(query: string): string {
  return JSON.stringify({ version: VERSION, query });
}

/** Reads the query that {@link writePlan} wrote, in canonical form; null for anything else or an empty plan. Never throws. */
export function readPlan(text: string | null): string | null {
  const { version, query } = fieldsOf(parseJson(text ?? ''));
  if (version !== VERSION || typeof query !== 'string') return null;
  const { itinerary } = decodeItinerary(query);
  return isEmpty(itinerary) ? null : encodeItinerary(itinerary);
}
