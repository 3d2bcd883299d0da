import { parentPort, workerData } from 'node:worker_threads';
import { seaChartFile } from './sea-chart-file.ts';
import type { SeaAnswer, SeaQuestion } from './thread-sea-routes.ts';

// The script of the thread that finds routes. It answers the questions in their order.
const port = parentPort;
if (port === null) throw new Error('This script runs in a worker thread only');

let problem: string | null = null;
const chart = seaChartFile(String(workerData), {
  error(_: object, message: string) {
    problem = message;
  },
});
port.on('message', async ({ id, legs }: SeaQuestion) => {
  const sea = await chart.load();
  const routes = sea && legs.map(({ from, to }) => sea.route(from, to));
  port.postMessage({ id, routes, problem } satisfies SeaAnswer);
  problem = null;
});
