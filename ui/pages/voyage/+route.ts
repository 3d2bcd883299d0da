import { vikeRoute } from '../vike-route.ts';

/** Matches an itinerary as a page to send. */
export const route = vikeRoute('voyage');
