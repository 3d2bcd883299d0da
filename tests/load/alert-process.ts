/** Makes the alerts of one day over a file of enquiries, with a fleet that has changed since the day before. */

import { setImmediate } from 'node:timers/promises';
import { SqlAlertRuns } from '../../adapters/enquiry-sql/sql-alert-runs.ts';
import { SqliteDatabase } from '../../adapters/enquiry-sql/sqlite-database.ts';
import { sendAlerts } from '../../core/application/send-alerts.ts';
import { MemoryAvailabilityCalendar } from '../fakes/memory-availability-calendar.ts';
import { MemoryYachtCatalogue } from '../fakes/memory-yacht-catalogue.ts';
import { MemoryYachtSearch } from '../fakes/memory-yacht-search.ts';
import { sampleYacht } from '../samples/sample-yacht.ts';

const [file = '', now = '', newYachts = '0'] = process.argv.slice(2);
const fleet = Array.from({ length: 20 + Number(newYachts) }, (_, at) => sampleYacht({ id: `H-${at}`, market: 'sale' }));
const database = new SqliteDatabase({ file });
const run = await sendAlerts({
  runs: new SqlAlertRuns(database),
  catalogue: new MemoryYachtCatalogue(fleet),
  calendars: new MemoryAvailabilityCalendar(),
  searchAmong: (yachts) => new MemoryYachtSearch(yachts),
  now: Number(now),
  turn: () => setImmediate(),
  wait: () => setImmediate(),
  hour: 6,
});
database.close();
process.stdout.write(JSON.stringify(run));
