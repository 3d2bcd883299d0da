import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PageRequest } from './entries/load-child.ts';
import type { ServerProcess } from './processes.ts';

/** Requests under way at once. */
const AT_ONCE = 4;
/** Milliseconds of processor time in a second that a server without work may take. */
const IDLE_MS = 20;

/** Sends these requests once each. @returns milliseconds of processor time of the server for an answer, all its threads */
export async function costOf(site: ServerProcess, requests: readonly PageRequest[]): Promise<number> {
  const before = site.cpuMs();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const left = requests.values();
  const visitor = async () => {
    for (const request of left) await answered(site.origin, request, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  agent.destroy();
  return (site.cpuMs() - before) / requests.length;
}

/** Waits until the server has nothing more to do, such as what it makes in the background. */
export async function whenIdle(site: ServerProcess): Promise<void> {
  for (let spent = Number.NEGATIVE_INFINITY; site.cpuMs() - spent > IDLE_MS; ) {
    spent = site.cpuMs();
    await wait(1000);
  }
}

/** Reads an answer to its end. Rejects unless its status is 200. */
function answered(origin: string, { path, headers = {} }: PageRequest, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
      answer.once('error', reject);
    }).once('error', reject);
  });
}
