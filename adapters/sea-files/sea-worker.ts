import { parentPort, workerData } from 'node:worker_threads';
import { createSeaChartLoader } from './sea-chart-file.ts';
import type { SeaRouteReply, SeaRouteRequest } from './thread-sea-routes.ts';

// The script of the thread that finds routes. Questions take turns leg by leg, so that one leg need not wait for a plan.
const port = parentPort;
if (port === null) throw new Error('This script runs in a worker thread only');

type Routes = NonNullable<SeaRouteReply['routes']>;
interface OpenQuestion {
  readonly id: number;
  readonly legs: NonNullable<SeaRouteRequest['legs']>;
  readonly routes: Routes[number][];
}

let problem: string | null = null;
const chart = createSeaChartLoader(String(workerData), {
  error(_: object, message: string) {
    problem = message;
  },
});
let open: readonly OpenQuestion[] = [];
let isBusy = false;

function tell(id: number, routes: Routes | null): void {
  open = open.filter((question) => question.id !== id);
  port?.postMessage({ id, routes, problem } satisfies SeaRouteReply);
  problem = null;
}

/** Finds one route of the question whose turn it is. Messages that came meanwhile are read before the next. */
async function takeTurn(): Promise<void> {
  const sea = await chart.load();
  const [question] = open;
  if (question !== undefined) {
    const { id, legs, routes } = question;
    const leg = legs[routes.length];
    if (sea !== null && leg !== undefined) routes.push(sea.route(leg.from, leg.to));
    if (sea === null || routes.length >= legs.length) tell(id, sea && routes);
    else open = [...open.slice(1), question];
  }
  isBusy = open.length > 0;
  if (isBusy) setImmediate(takeTurn);
}

port.on('message', ({ id, legs }: SeaRouteRequest) => {
  if (legs === null) {
    if (open.some((question) => question.id === id)) tell(id, null);
    return;
  }
  open = [...open, { id, legs, routes: [] }];
  if (isBusy) return;
  isBusy = true;
  setImmediate(takeTurn);
});
