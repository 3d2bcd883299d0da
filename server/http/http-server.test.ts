import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../start/log.ts';
import { createHttpServer } from './http-server.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Starts a server whose answers are held back, and a connection to it. */
async function heldConnection() {
  const held: ServerResponse[] = [];
  const server = createHttpServer((_, response) => held.push(response), {
    tryAnswer: () => false,
    isDraining: () => false,
    metrics: null,
    trustProxy: false,
    log: createLogger('silent'),
    middleware: null,
    staging: null,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  closing.push(() => {
    socket.destroy();
    server.close().closeAllConnections();
  });
  return { server, held, socket };
}

test('a connection with a thousand unanswered requests is ended, and no answer is kept for most of them', async () => {
  const { held, socket } = await heldConnection();
  socket.write(REQUEST.repeat(1000));
  await once(socket.resume(), 'close');
  expect(held.length).toBe(1);
});

test('requests that come together are answered in their order, one by one', async () => {
  const { held, socket } = await heldConnection();
  let answers = '';
  socket.on('data', (piece) => {
    answers += String(piece);
  });
  for (let round = 1; round <= 3; round += 1) {
    socket.write(REQUEST.repeat(10));
    for (let index = 0; index < 10; index += 1) {
      while (held.length < 1) await wait(1);
      expect(held).toHaveLength(1);
      held.pop()?.end(`answer ${round} ${index};`);
    }
    while (!answers.includes(`answer ${round} 9;`)) await wait(1);
  }
  expect(answers.match(/answer \d \d;/g)).toHaveLength(30);
});

test('every answer that has begun hears that its client has left, and none begins after that', async () => {
  const { held, socket } = await heldConnection();
  socket.resume().write(REQUEST.repeat(5));
  while (held.length < 1) await wait(1);
  held[0]?.end('the first');
  while (held.length < 2) await wait(1);
  const closed = once(held[1] as ServerResponse, 'close');
  socket.destroy();
  await closed;
  expect(held).toHaveLength(2);
});

test.each([
  ['PUT / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  [`GET /${'a'.repeat(5000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n', 417],
])('no request begins behind an answer that ends its connection (%#)', async (first, status) => {
  const { held, socket } = await heldConnection();
  let answers = '';
  socket.on('data', (piece) => {
    answers += String(piece);
  });
  socket.write(first + REQUEST.repeat(3));
  await once(socket, 'close');
  expect(held).toHaveLength(0);
  expect(answers).toContain(`HTTP/1.1 ${status} `);
});

test.each([
  ['PUT / HTTP/1.1', 405],
  [`GET /${'a'.repeat(5000)} HTTP/1.1`, 414],
])('no cache keeps a refusal (%#), and no browser guesses its type', async (line, status) => {
  const { socket } = await heldConnection();
  socket.write(`${line}\r\nHost: a\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(String(answer)).toContain('\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n');
});

test('drain: a stop does not wait for a connection whose last answer was under way at its beginning', async () => {
  const { server, held, socket } = await heldConnection();
  socket.resume().write(REQUEST);
  while (held.length < 1) await wait(1);
  const stopped = new Promise((resolve) => server.close(resolve));
  held[0]?.end('the answer');
  await Promise.all([stopped, once(socket, 'close')]);
});

test.each(['Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n', 'Content-Length: 9\r\n\r\nnine'])(
  'a page is not asked for with a body, which would be read for as long as it comes: %j',
  async (rest) => {
    const { held, socket } = await heldConnection();
    let answer = '';
    socket.on('data', (piece) => {
      answer += String(piece);
    });
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${rest}`);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*Connection: close/);
    expect(held).toEqual([]);
  },
);

test('a length of 0 is no body', async () => {
  const { held, socket } = await heldConnection();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
  while (held.length < 1) await wait(1);
});
