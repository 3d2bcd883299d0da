import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ALLOCATOR, heapFlagsHere } from '../../heap-flags.mjs';
import { entryFile } from '../bench-build.ts';
import type { AttackOrder, AttackRequest, AttackResult } from '../entries/attack-child.ts';
import type { BenchOptions } from '../options.ts';
import { PORTS, ROOT, SITE_SERVER } from '../paths.ts';
import { type ServerProcess, serve } from '../processes.ts';
import { goalRow, noteRow, type ReportRow } from '../report.ts';
import { quantile } from '../statistics.ts';

const GOAL_MS = 50;
/** Times as long as in quiet that a cached page may take while the site is attacked. */
const GOAL_RATIO = 3;
/** Requests a second of an attack, from one network or from many. */
const RATE = 1000;
const MANY = 200;
/** Milliseconds between two requests of the visitor whose waits are measured. */
const PACE_MS = 10;
const CACHED = ['/en/', '/healthz'] as const;
const STOPS_OF_A_PLAN = 28;

type Wanted = Pick<AttackRequest, 'path'> & Partial<AttackRequest>;

/** What an attacker asks for, by a number that never comes twice. */
const ATTACKS: Readonly<Record<string, (number: number) => Wanted>> = {
  'random plans': (number) => ({
    path: `/en/${number % 2 === 0 ? 'itinerary' : 'voyage'}/?v=1&days=${randomDays(number)}`,
  }),
  'searches for words': (number) => ({ path: `/en/search/web/?q=ketch${number}` }),
  previews: () => ({ path: '/en/yachts-for-charter/?preview=true' }),
  'addresses that lead nowhere': (number) => ({ path: `/en/nowhere-${number}/` }),
  'wrong forms': () => ({
    path: '/enquiries',
    method: 'POST',
    body: 'name=&email=',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  }),
};

/** Measures how long cached pages and health take while strangers ask for what costs most. */
export async function measureAttacks({ attackSeconds: seconds }: BenchOptions): Promise<ReportRow[]> {
  const flags = heapFlagsHere(process.env);
  const env = { ...ALLOCATOR, TRUST_PROXY: '1' };
  const site = await serve({ script: SITE_SERVER, port: PORTS.site, probe: '/en/', flags, env });
  try {
    const quiet = await waitsDuring(site, wait(seconds * 1000));
    const rows = [noteRow('cached page and health in quiet, p50 and p99', text(quiet))];
    for (const [name, requestOf] of Object.entries(ATTACKS)) {
      for (const networks of [1, MANY]) {
        // What the attack before has used up is regained meanwhile.
        await wait(2000);
        const requests = Array.from({ length: RATE * seconds }, (_, number) =>
          from(networks, number, requestOf(number)),
        );
        const running = attack({ origin: site.origin, requests, rate: RATE });
        const waits = await waitsDuring(site, running);
        const p99 = quantile(waits, 0.99);
        const ratio = p99 / quantile(quiet, 0.99);
        rows.push(
          goalRow(
            `cached page and health during ${name} from ${networks === 1 ? 'one network' : `${networks} networks`}`,
            `${text(waits)}, ${ratio.toFixed(1)} times quiet; ${statuses(await running)}`,
            `p99 ≤ ${GOAL_MS} ms, ≤ ${GOAL_RATIO} times`,
            p99 <= GOAL_MS && ratio <= GOAL_RATIO,
          ),
        );
      }
    }
    return rows;
  } finally {
    await site.stop();
  }
}

/** Attacks a server from a process of its own. */
async function attack(order: AttackOrder): Promise<AttackResult> {
  const running = promisify(execFile)(process.execPath, [entryFile('attack-child')], { timeout: 120_000 });
  running.child.stdin?.end(JSON.stringify(order));
  return JSON.parse((await running).stdout) as AttackResult;
}

const statuses = ({ answers }: AttackResult) =>
  Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

const text = (waits: readonly number[]) => `${quantile(waits, 0.5).toFixed(1)}, ${quantile(waits, 0.99).toFixed(1)} ms`;

/** Gives a request the address of one of the attacker's networks. */
function from(networks: number, number: number, request: Wanted): AttackRequest {
  const headers = { accept: 'text/html', 'x-forwarded-for': `203.0.${number % networks}.7`, ...request.headers };
  return { method: 'GET', ...request, headers };
}

/** Asks for cached pages until something else ends. @returns the milliseconds of each answer, the shortest first */
async function waitsDuring({ origin }: ServerProcess, other: Promise<unknown>): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let isOver = false;
  void other.catch(() => {}).then(() => (isOver = true));
  while (!isOver) {
    for (const path of CACHED) waits.push(await waitFor(origin + path, agent));
    await wait(PACE_MS);
  }
  agent.destroy();
  return waits.toSorted((a, b) => a - b);
}

function waitFor(url: string, agent: Agent): Promise<number> {
  const asked = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': '198.51.100.1' } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - asked));
      answer.once('error', reject);
    }).once('error', reject);
  });
}

let stops: readonly string[] | null = null;

/** Draws the days of a plan, other ones for every number. */
function randomDays(number: number): string {
  stops ??= (JSON.parse(readFileSync(join(ROOT, 'content/stops.json'), 'utf8')) as { id: string }[]).map(
    ({ id }) => id,
  );
  const ids = stops;
  let state = (number + 1) * 2_654_435_761;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ids[state % ids.length] ?? '';
  };
  return Array.from({ length: STOPS_OF_A_PLAN }, draw).join(';');
}
