import { EventEmitter } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { installGracefulStop } from './graceful-stop.ts';
import { createLogger } from './log.ts';
import { describePage, startSite } from './site.fixture.ts';

function process(stop: (signal: string) => Promise<void>, limitMs = 10_000) {
  const signals = new EventEmitter();
  const exits: number[] = [];
  const lines: string[] = [];
  const sink = new PassThrough();
  sink.on('data', (chunk) => lines.push(String(chunk)));
  installGracefulStop({
    signals,
    stop,
    exit: (code) => void exits.push(code),
    log: createLogger('info', sink),
    limitMs,
  });
  return { signals, exits, lines };
}

describe('signals', () => {
  test.each(['SIGTERM', 'SIGINT'])('%s finishes and exits with 0', async (signal) => {
    const heard: string[] = [];
    const { signals, exits } = process(async (given) => void heard.push(given));
    signals.emit(signal);
    await vi.waitFor(() => expect(exits).toEqual([0]));
    expect(heard).toEqual([signal]);
  });

  test('a second one exits at once', () => {
    const { signals, exits } = process(() => new Promise(() => {}));
    signals.emit('SIGTERM');
    signals.emit('SIGINT');
    expect(exits).toEqual([1]);
  });

  test('cut off what does not finish in time', async () => {
    const { signals, exits } = process(() => new Promise(() => {}), 5);
    signals.emit('SIGTERM');
    await vi.waitFor(() => expect(exits).toEqual([0]));
  });

  test('log a failed stop and exit all the same', async () => {
    const { signals, exits, lines } = process(() => Promise.reject(new Error('stuck')));
    signals.emit('SIGTERM');
    await vi.waitFor(() => expect(exits).toEqual([0]));
    expect(lines.join('')).toContain('stuck');
  });

  test.each(['unhandledRejection', 'uncaughtException'])('%s is logged and exits with 1', (event) => {
    const { signals, exits, lines } = process(async () => {});
    signals.emit(event, new Error('a bug'));
    expect(exits).toEqual([1]);
    expect(lines.join('')).toContain('a bug');
  });
});

test('close: finishes running requests, then accepts nothing', async () => {
  let release: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    release = resolve;
  });
  let rendering: () => void = () => {};
  const rendered = new Promise<void>((resolve) => {
    rendering = resolve;
  });
  const { app } = await startSite({}, async (request) => {
    rendering();
    await begun;
    return describePage(request);
  });
  const { port } = app.fastify.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const underWay = new Promise<IncomingMessage>((resolve, reject) => {
    httpGet({ port, host: '127.0.0.1', path: '/en/', agent }, resolve).on('error', reject);
  });
  await rendered;
  const closed = app.close();
  release();
  const answer = await underWay;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await closed;
  const refused = new Promise((resolve, reject) => {
    httpGet({ port, host: '127.0.0.1', path: '/en/', agent: false }, reject).on('error', resolve);
  });
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
});

test('drain: loses no request of a balancer that follows /readyz', async () => {
  const nodes = await Promise.all([startSite({}), startSite({})]);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const portOf = ({ app }: (typeof nodes)[number]) => (app.fastify.server.address() as AddressInfo).port;
  const statusOf = (port: number, path: string) =>
    new Promise<number>((resolve, reject) => {
      const asked = httpGet({ port, host: '127.0.0.1', path, agent }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject);
    });
  const ports = nodes.map(portOf);
  let ready = ports;
  const balance = async () => {
    const states = await Promise.all(ports.map((port) => statusOf(port, '/readyz').catch(() => 0)));
    ready = ports.filter((_, index) => states[index] === 200);
  };
  const outcomes: (number | Error)[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const port = ready[turn % ready.length] ?? 0;
      outcomes.push(await statusOf(port, turn % 3 === 0 ? `/en/page-${turn}/` : '/en/').catch((error: Error) => error));
    }
  });
  for (let round = 0; round < 10; round += 1) await balance();
  const [stopping] = nodes;
  stopping?.app.drain();
  const { headers } = (await stopping?.get('/en/')) ?? { headers: {} };
  expect(headers.connection).toBe('close');
  for (let round = 0; round < 10; round += 1) await balance();
  expect(ready).toEqual(ports.slice(1));
  await stopping?.app.close();
  for (let round = 0; round < 10; round += 1) await balance();
  isOver = true;
  await Promise.all(visitors);
  expect(outcomes.length).toBeGreaterThan(50);
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
  agent.destroy();
  await nodes[1]?.app.close();
});
