import { vikeRoute } from '../vike-route.ts';

/** Matches the forms for enquiries and the newsletter, and the pages with their outcome. */
export const route = vikeRoute('enquire', 'newsletter');
