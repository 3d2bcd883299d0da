import type { OpenRequirement } from './audit.ts';
import type { RequirementId } from './catalogue.ts';

/** Requirements that are not built, or only partly, with their missing parts. All others must have a test. */
export const OPEN: Partial<Record<RequirementId, OpenRequirement>> = {
  AV2: { state: 'partly', missing: 'feeds in iCalendar' },
  AV3: { state: 'partly', missing: 'feeds of others' },
  AV4: { state: 'partly', missing: 'the itinerary takes the days' },
  AV6: { state: 'open', missing: 'all of it' },
  AV7: { state: 'open', missing: 'all of it' },
  AV8: { state: 'open', missing: 'all of it' },
  AV9: { state: 'partly', missing: 'reading it with our own reader of feeds' },
  AV10: { state: 'partly', missing: 'zones of feeds' },
};
