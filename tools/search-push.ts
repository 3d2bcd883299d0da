/**
 * npm run search:push -- [--dry-run] [--resume FILE]: fills and configures the search indices from the content folder.
 * The exit code is 0 after success, also of a dry run, 1 after a failure, and 2 for wrong arguments.
 */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { AvailabilityCalendar } from '../core/ports/availability-calendar.ts';
import { siteEntries } from '../core/site-search/site-search-entry.ts';
import type { YachtId } from '../core/yacht/yacht.ts';
import { contentPorts } from './content-ports.ts';
import { type CalendarAttributes, calendarAttributes } from './search-push/calendar-record.ts';
import { IndexWriter, PushError } from './search-push/index-writer.ts';
import { push } from './search-push/push.ts';
import { PUSH_USAGE, pushArguments } from './search-push/push-options.ts';
import { wantedIndex, wantedSiteIndex } from './search-push/wanted-index.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

const given = pushArguments(process.argv.slice(2), process.env);
if (!given.ok) {
  say(`${given.error.join('\n')}\n\n${PUSH_USAGE}`);
  process.exit(2);
}
const { contentDir, index, siteIndex, dryRun, stateFile, ...account } = given.value;
const line = (details: object, message: string) => say(`${message} ${JSON.stringify(details)}`);
const siteStateFile = stateFile === null ? null : `${stateFile}.site`;
try {
  const ports = contentPorts(contentDir, { log: { info() {}, warn: line, error: line } });
  const fleet = await ports.catalogue.all();
  const pages = await ports.content.pages();
  const offices = await ports.offices.all();
  const yachts = wantedIndex(index, fleet, await nightsOf(ports.calendars));
  // An empty fleet most likely means a wrong content folder.
  if (yachts.records.size === 0)
    throw new PushError(`No yacht of ${contentDir} is offered: the indices stay as they are.`);
  const entries = [...siteEntries({ pages, offices, fleet })].filter((entry) => entry !== null);
  const site = wantedSiteIndex(siteIndex, entries);
  const writer = new IndexWriter({ ...account, pause: async (ms) => pause(ms), say });
  const steps =
    (await push(yachts, { writer, dryRun, stateFile, say })) +
    (await push(site, { writer, dryRun, stateFile: siteStateFile, say }));
  say(steps === 0 ? 'nothing to change' : `${steps} steps ${dryRun ? 'to do' : 'done'}`);
} catch (error) {
  say(error instanceof PushError ? error.message : String(error));
  const isBegun = [stateFile, siteStateFile].some((file) => file !== null && existsSync(file));
  if (isBegun) say(`to go on: npm run search:push -- --resume ${stateFile}`);
  process.exitCode = 1;
}

async function nightsOf(calendars: AvailabilityCalendar): Promise<ReadonlyMap<YachtId, CalendarAttributes>> {
  const today = new Date().toISOString().slice(0, 10);
  const nights = new Map<YachtId, CalendarAttributes>();
  for (const yacht of await calendars.yachts()) {
    const calendar = await calendars.of(yacht);
    if (calendar !== null) nights.set(yacht, calendarAttributes(calendar, today));
  }
  return nights;
}
