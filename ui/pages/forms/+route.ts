import { vikeRoute } from '../vike-route.ts';

/** Matches the forms for enquiries, the newsletter and alerts, and the pages with their outcome. */
export const route = vikeRoute('enquire', 'newsletter', 'alerts');
