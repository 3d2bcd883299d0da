import { vikeRoute } from '../vike-route.ts';

/** Matches every page made of blocks, including berths and itineraries. */
export const route = vikeRoute('content', 'berth', 'itinerary');
