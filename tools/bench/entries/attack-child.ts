/**
 * Sends requests to a server at a fixed rate, however slowly it answers, in a process of its own. Reads an AttackOrder
 * as JSON, writes an AttackResult.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface AttackRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface AttackOrder {
  readonly origin: string;
  /** Sent in turn, each once. */
  readonly requests: readonly AttackRequest[];
  /** Requests a second. */
  readonly rate: number;
}

export interface AttackResult {
  /** The number of answers by status; `error` for those without. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Milliseconds between two volleys. */
const VOLLEY_MS = 10;
/** Connections; requests beyond them wait for one. */
const CONNECTIONS = 400;

const { origin, requests, rate } = JSON.parse(readFileSync(0, 'utf8')) as AttackOrder;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const answers: Record<string, number> = {};
const count = (status: string) => {
  answers[status] = (answers[status] ?? 0) + 1;
};

function send({ body, ...options }: AttackRequest): Promise<void> {
  return new Promise((resolve) => {
    const asked = request(origin + options.path, { ...options, agent, timeout: 15_000 }, (answer) => {
      count(String(answer.statusCode));
      answer.resume();
      answer.once('close', resolve);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => {
      count('error');
      resolve();
    });
    asked.end(body);
  });
}

const began = performance.now();
const sent: Promise<void>[] = [];
while (sent.length < requests.length) {
  const due = Math.min(requests.length, ((performance.now() - began) * rate) / 1000);
  for (const one of requests.slice(sent.length, due)) sent.push(send(one));
  await wait(VOLLEY_MS);
}
await Promise.all(sent);
agent.destroy();
process.stdout.write(JSON.stringify({ answers } satisfies AttackResult));
