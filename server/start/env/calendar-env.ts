import * as v from 'valibot';
import { flag, variable, whole } from './variable.ts';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

/** The variables of calendar feeds, whose addresses are part of the content (AV2). */
export const calendarEnv = v.pipe(
  v.object({
    /** Minutes between two requests for a feed. */
    feedMinutes: variable('CALENDAR_FEED_MINUTES', whole(DAY_MINUTES, 1), '30'),
    /** Whether feeds may be on this machine, and without encryption there: for development. */
    feedsOnLoopback: variable('CALENDAR_FEEDS_ON_LOOPBACK', flag, '0'),
  }),
  v.transform(({ feedMinutes, ...calendars }) => ({ ...calendars, feedEveryMs: feedMinutes * MINUTE_MS })),
);
