// The thread that reads calendar feeds, as the server has it, for feed-timer.ts.
import '../../../adapters/icalendar-feeds/feed-worker.ts';
