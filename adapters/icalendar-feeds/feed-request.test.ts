import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askFeed } from './feed-request.ts';

/** Starts a server that answers each request with these bytes, and never closes a connection by itself. */
async function serverOf(head: string, body = '') {
  const sockets: Socket[] = [];
  const closings: Promise<void>[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    closings.push(new Promise((resolve) => socket.once('close', () => resolve())));
    socket.on('error', () => {});
    socket.once('data', () => socket.write(`HTTP/1.1 ${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/a.ics`, closings };
}

function ask(address: string, etag: string | null = null) {
  const { signal } = new AbortController();
  const options = { allowed: 'public-and-loopback', timeoutMs: 60_000, maxBytes: 1_000_000, signal } as const;
  return askFeed(address, { etag, modified: null }, options);
}

const LARGE = 'x'.repeat(400_000);

test.each([
  ['a whole answer', '200 OK', 'x', null],
  ['an answer that is too long', '200 OK', 'x'.repeat(1_000_001), null],
  ['an answer in an unknown encoding', '200 OK\r\nContent-Encoding: br', LARGE, null],
  ['a large page of an error', '404 Not Found', LARGE, null],
  ['a small page of an error', '503 Service Unavailable', 'x', null],
  ['status 304', '304 Not Modified', '', '"1"'],
  ['status 304 that was not asked for', '304 Not Modified', '', null],
  ['a redirect with a large page', '302 Found\r\nLocation: http://[', LARGE, null],
])('AV2 a feed leaves no connection open after %s', async (_, head, body, etag) => {
  const { address, closings } = await serverOf(head, body);
  await ask(address, etag);
  expect(closings).toHaveLength(1);
  await Promise.all(closings);
});

test('AV3 of what a server gives as validators, none that is any text is kept', async () => {
  const { address } = await serverOf('200 OK\r\nETag: "Ana Garcia"\r\nLast-Modified: for Ana Garcia', 'x');
  expect(await ask(address)).toMatchObject({ kind: 'new', etag: null, modified: null });
});
