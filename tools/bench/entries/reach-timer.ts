/** Times whether yachts can be in an area, with the routes found and known. Arguments: content folder, yachts, repetitions. */
import { destinationWaters, loadWaters, reachabilityInWaters } from '../../../core/application/reach-waters.ts';
import { reliableCalendar } from '../../../core/availability/calendar.ts';
import type { SeaLeg, SeaRoutes } from '../../../core/ports/sea-routes.ts';
import type { NoRoute, SeaRoute } from '../../../core/sea/sea-route-finder.ts';
import { dateOfDay, dayOfInstant } from '../../../core/shared/calendar-day.ts';
import type { Result } from '../../../core/shared/result.ts';
import { isOfferedOn } from '../../../core/yacht/market-rules.ts';
import { contentPorts } from '../../content-ports.ts';

/** The result that the process prints as one line. */
export interface ReachTimes {
  readonly yachts: number;
  readonly routes: number;

  /** Milliseconds of the first question, which finds the routes. */
  readonly firstMs: number;
  /** Milliseconds of the same question with the routes known. */
  readonly ms: readonly number[];
}

type Route = Result<SeaRoute, NoRoute>;

const WARMING = 5;
const [contentDir = 'content', size = '300', repetitions = '50'] = process.argv.slice(2);
const ports = contentPorts(contentDir);
const known = new Map<string, Route>();
/** Keeps every route, as the server's thread keeps those that were asked for lately. */
const seaRoutes: SeaRoutes = {
  async between(legs: readonly SeaLeg[]) {
    const keys = legs.map(({ from, to }) => [from.latitude, from.longitude, to.latitude, to.longitude].join(' '));
    const missing = legs.filter((_, at) => !known.has(keys[at] ?? ''));
    const found = missing.length === 0 ? [] : await ports.seaRoutes.between(missing);
    if (found === null) throw new Error('There is no chart of the sea: run npm run sea');
    for (const [at, leg] of missing.entries()) known.set(keys[legs.indexOf(leg)] ?? '', found[at] as Route);
    return keys.map((key) => known.get(key) as Route);
  },
};

const today = dayOfInstant(Date.now());
const offered = (await ports.catalogue.all()).filter(({ market }) => isOfferedOn(market, 'charter'));
const yachts = Array.from(
  { length: Number(size) },
  (_, at) => offered[at % offered.length] as (typeof offered)[number],
);
const stay = { starts: [today + 200], nights: 7 };

async function ask(): Promise<number> {
  const started = performance.now();
  const places = await loadWaters(ports);
  const choices = await destinationWaters(['balearic-islands'], places, ports);
  const wanted = await Promise.all(
    yachts.map(async (yacht) => {
      const calendar = await ports.calendars.of(yacht.id);
      return { yacht, ...stay, choices, calendar: calendar && reliableCalendar(calendar, dateOfDay(today)) };
    }),
  );
  await reachabilityInWaters(wanted, { places, seaRoutes, today });
  return performance.now() - started;
}

await ports.calendars.yachts();
const firstMs = await ask();
const ms: number[] = [];
for (let count = 0; count < Number(repetitions) + WARMING; count += 1) {
  const took = await ask();
  if (count >= WARMING) ms.push(took);
}
const times: ReachTimes = { yachts: yachts.length, routes: known.size, firstMs, ms };
process.stdout.write(JSON.stringify(times));
