import { routeTo } from '../route-to.ts';

/** Matches the forms for enquiries and the newsletter, and the pages with their outcome. */
export const route = routeTo('enquire', 'newsletter');
