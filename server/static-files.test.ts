import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, startSite } from './site.fixture.ts';
import { listStaticFiles } from './static-files.ts';

const SCRIPT = 'console.log(1);'.repeat(200);
let folder = '';
let site: FixtureSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'client/assets/entry.abc123.js'), SCRIPT);
  await writeFile(join(folder, 'client/assets/font.woff2'), Buffer.alloc(5000, 7));
  await writeFile(join(folder, 'client/icon.svg'), '<svg/>');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  site = await startSite({}, undefined, { staticFiles: await listStaticFiles(join(folder, 'client')) });
});
afterAll(async () => {
  await site.app.close();
  await rm(folder, { recursive: true });
});

test('a hashed file is kept for ever, and compressed', async () => {
  const { status, headers, body } = await site.get('/assets/entry.abc123.js', { 'accept-encoding': 'gzip' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(gunzipSync(body).toString()).toBe(SCRIPT);
});

test('a font is sent as it is', async () => {
  const { headers, body } = await site.get('/assets/font.woff2', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('font/woff2');
  expect(body).toHaveLength(5000);
});

test('any other file is asked for anew, and 304 as a rule', async () => {
  const { headers } = await site.get('/icon.svg?x=y');
  expect(headers['cache-control']).toBe('public, no-cache');
  expect((await site.get('/icon.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

test('HEAD has the length and no body', async () => {
  const { headers, body } = await site.get('/assets/entry.abc123.js', {}, 'HEAD');
  expect([headers['content-length'], body.length]).toEqual([String(SCRIPT.length), 0]);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e%5csecret.txt',
  '/assets/',
  '/assets/gone.js',
  '/assets//entry.abc123.js',
])('%s leads nowhere', async (path) => {
  const { status, text } = await site.get(path);
  expect([302, 404]).toContain(status);
  expect(text).not.toContain('secret');
});
