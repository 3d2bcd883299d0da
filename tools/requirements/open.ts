import type { OpenRequirement } from './audit.ts';
import type { RequirementId } from './catalogue.ts';

const open = (missing: string): OpenRequirement => ({ state: 'open', missing });
const partly = (missing: string): OpenRequirement => ({ state: 'partly', missing });

/** What is not built yet, or not wholly, and what it lacks. Nothing else may go without a test. */
export const OPEN: Partial<Record<RequirementId, OpenRequirement>> = {
  RT4: open('destinations, events, news, editorials, podcasts, people and the pages of services'),
  RT7: open('sitemaps for machines; robots.txt does not name them yet'),
  ME1: partly('a library asked over HTTP, and its container ids'),
  ME2: open('gallery assets are read from the content folder only'),
  ME3: partly('blurhash placeholders; presets'),
  ME4: open('deck plans, films and galleries of each market'),
  ME5: open('pictures do not open'),
  SE6: partly('a control for the orders of what is no yacht: nothing has a date or a popularity yet'),
  SE8: partly('events, news, editorials and people: the search has their categories, the content nothing in them'),
  CF1: partly('to scale, the best value of a row, an export'),
  CF2: partly('hearts on every card, notes, an order of one’s own, two tabs in step'),
  CF3: open('itinerary'),
  CO1: partly('most kinds of block'),
  CO4: open('a button has one size and no states of its own'),
  CO5: partly('the map of offices, and whether one is open now'),
  CO6: partly('the newsletter in the footer, and its drawer'),
  CO7: open('breadcrumbs and page type'),
  CO8: partly('drafts by a token'),
  FM1: partly('the drawers on the page; contacts are links so far'),
  FM2: open('forms'),
  FM3: open('newsletter'),
  UI6: partly('a hosted recommendations client'),
};
