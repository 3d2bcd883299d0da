import type { LookupAddress, lookup } from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { readRemoteFile } from '../../core/application/read-remote-file.ts';
import type { RemoteFileRequest } from '../../core/ports/remote-files.ts';
import { type Reply, startMisbehavingServer } from '../../tests/sandbox/http/misbehaving-server.ts';
import { openRemoteFile } from './open-remote-file.ts';
import { guardedLookup } from './public-address.ts';

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

type Asked = Partial<RemoteFileRequest> & { readonly resolve?: typeof lookup };

/** Asks for a file and reads it to its end; the body as a text. */
async function ask(address: string, { resolve, ...request }: Asked = {}) {
  const limits = { accept: '*/*', timeoutMs: 60_000, idleMs: 60_000, maxBytes: 1_000_000 };
  const guarded = guardedLookup('public-and-loopback', resolve);
  const open = (address: string, request: RemoteFileRequest) =>
    openRemoteFile(address, request, 'public-and-loopback', guarded);
  const file = await readRemoteFile({ open }, address, { ...limits, ...request });
  return file.kind === 'new' ? { ...file, body: Buffer.from(file.body).toString() } : file;
}

async function misbehaving(...replies: readonly Reply[]) {
  const server = await startMisbehavingServer(() => replies[Math.min(server.seen.length, replies.length) - 1] ?? {});
  onTestFinished(() => server.close());
  return server;
}

const LARGE = 'x'.repeat(400_000);
const failed = (problem: string, isLasting: boolean) => ({ kind: 'failed', problem, isLasting });
const FORBIDDEN = failed('leads to an address that is not public', true);

test.each([
  ['a whole answer', '200 OK', 'x', null],
  ['an answer that is too long', '200 OK', 'x'.repeat(1_000_001), null],
  ['an answer in an unknown encoding', '200 OK\r\nContent-Encoding: br', LARGE, null],
  ['a large page of an error', '404 Not Found', LARGE, null],
  ['a small page of an error', '503 Service Unavailable', 'x', null],
  ['status 304', '304 Not Modified', '', '"1"'],
  ['status 304 that was not asked for', '304 Not Modified', '', null],
  ['a redirect with a large page', '302 Found\r\nLocation: http://[', LARGE, null],
])('AV2 FD3 no connection is left open after %s', async (_, head, body, etag) => {
  const { address, closings } = await serverOf(head, body);
  await ask(address, { validators: { etag, modified: null } });
  expect(closings).toHaveLength(1);
  await Promise.all(closings);
});

test('AV2 FD3 no connection is left open where the time is over and nobody has read the body', async () => {
  const server = await misbehaving({ fault: 'endless' });
  const ending = new AbortController();
  const limits = { timeoutMs: 60_000, idleMs: 60_000, maxBytes: 1_000_000, signal: ending.signal };
  const file = await openRemoteFile(server.origin, { accept: '*/*', ...limits }, 'public-and-loopback');
  ending.abort();
  await server.released();
  if (file.kind !== 'new') throw new Error(file.kind);
  await expect(file.body[Symbol.asyncIterator]().next()).rejects.toThrow('timed out');
});

test('AV3 of what a server gives as validators, none that is any text is kept', async () => {
  const { address } = await serverOf('200 OK\r\nETag: "Ana Garcia"\r\nLast-Modified: for Ana Garcia', 'x');
  expect(await ask(address)).toEqual({ kind: 'new', body: 'x', etag: null, modified: null });
});

test('AV2 FD3 a packed body is unpacked', async () => {
  const reply = { headers: { 'content-encoding': 'gzip' }, body: gzipSync('Ahoy') };
  expect(await ask((await misbehaving(reply)).origin)).toMatchObject({ kind: 'new', body: 'Ahoy' });
});

test.each<[string, Reply, object]>([
  ['resets the connection', { fault: 'reset' }, failed('no whole answer (ECONNRESET)', false)],
  ['resets it in the body', { fault: 'reset-in-body' }, failed('no whole answer (ECONNRESET)', false)],
  ['sends less than it announced', { body: 'x', fault: 'too-short' }, failed('no whole answer (ECONNRESET)', false)],
  ['cuts a chunk', { body: 'x', fault: 'cut-chunk' }, failed('no whole answer (ECONNRESET)', false)],
  ['speaks no HTTP', { fault: 'no-http' }, failed('no whole answer (HPE_INVALID_CONSTANT)', false)],
  ['never ends', { fault: 'endless' }, failed('is too long', true)],
  [
    'packs 40 MB into 40 kB',
    { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(40_000_000), { level: 1 }) },
    failed('is too long', true),
  ],
  [
    'cuts off what it packed',
    { headers: { 'content-encoding': 'gzip' }, body: gzipSync(LARGE).subarray(0, 200) },
    failed('no whole answer (Z_BUF_ERROR)', false),
  ],
  [
    'packs nothing',
    { headers: { 'content-encoding': 'gzip' }, body: 'Ahoy' },
    failed('no whole answer (Z_DATA_ERROR)', false),
  ],
  ['redirects to itself', { status: 302, headers: { location: '/again' } }, failed('redirects too often', true)],
  ["redirects to a cloud's own server", { status: 302, headers: { location: 'http://169.254.169.254/' } }, FORBIDDEN],
  ['redirects to a private network', { status: 302, headers: { location: 'https://10.0.0.1/' } }, FORBIDDEN],
  [
    'redirects to a file',
    { status: 302, headers: { location: 'file:///etc/passwd' } },
    failed('leads to an address that is not https', true),
  ],
])('AV2 FD3 a server that %s', async (_, reply, failure) => {
  const server = await misbehaving(reply);
  expect(await ask(server.origin)).toEqual(failure);
});

test.each<[string, Reply, Asked]>([
  ['no answer', { fault: 'no-headers' }, { idleMs: 50 }],
  ['no body', { fault: 'no-body' }, { idleMs: 50 }],
  ['a body byte by byte without an end', { fault: 'drip' }, { timeoutMs: 200 }],
  ['an answer that is not wanted any more', { fault: 'no-headers' }, { signal: AbortSignal.abort() }],
])('AV2 FD3 a server that gives %s is not waited for', async (_, reply, limits) => {
  expect(await ask((await misbehaving(reply)).origin, limits)).toEqual(failed('timed out', false));
});

test('FD3 a reader who takes longer than the server may is waited for', async () => {
  const server = await misbehaving({ body: LARGE });
  const request = { accept: '*/*', timeoutMs: 60_000, idleMs: 100, maxBytes: 1_000_000 };
  const file = await openRemoteFile(server.origin, request, 'public-and-loopback');
  let bytes = 0;
  if (file.kind !== 'new') throw new Error(file.kind);
  for await (const part of file.body) {
    if (bytes === 0) await setTimeout(200);
    bytes += part.length;
  }
  expect(bytes).toBe(LARGE.length);
});

test('AV2 FD3 a name that leads elsewhere at its second look-up is not followed there', async () => {
  const addresses = ['127.0.0.1', '169.254.169.254'];
  const resolve = ((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(null, [{ address: addresses.shift() ?? '', family: 4 }])) as unknown as typeof lookup;
  const server = await misbehaving({ status: 302, headers: { location: '/moved' } }, { body: 'secret' });
  expect(await ask(server.origin.replace('127.0.0.1', 'localhost'), { resolve })).toEqual(FORBIDDEN);
  expect([server.seen.length, addresses]).toEqual([1, []]);
});
