import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openAssetArchive } from '../media/asset-archive.ts';
import { type FixtureSite, startSite } from '../start/site.fixture.ts';
import { openStaticFiles } from './static-files.ts';

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
  site = await startSite({}, undefined, { staticFiles: await openStaticFiles(join(folder, 'client')) });
});
afterAll(async () => {
  await site.app.close();
  await rm(folder, { recursive: true });
});

test('serves a hashed file as immutable and compressed', async () => {
  const { status, headers, body } = await site.get('/assets/entry.abc123.js', { 'accept-encoding': 'gzip' });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(gunzipSync(body).toString()).toBe(SCRIPT);
});

test('sends a font uncompressed', async () => {
  const { headers, body } = await site.get('/assets/font.woff2', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-type']).toBe('font/woff2');
  expect(body).toHaveLength(5000);
});

test('revalidates any other file, usually with 304', async () => {
  const { headers } = await site.get('/icon.svg?x=y');
  expect(headers['cache-control']).toBe('public, no-cache');
  expect((await site.get('/icon.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

test('answers HEAD with the length and no body', async () => {
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
])('%s is not found', async (path) => {
  const { status, text } = await site.get(path);
  expect([302, 404]).toContain(status);
  expect(text).not.toContain('secret');
});

describe('UI4 files of earlier builds', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const EARLIER = "console.log('earlier');".repeat(200);
  let root = '';
  let now = 0;
  const sites: FixtureSite[] = [];
  afterEach(async () => {
    await Promise.all(sites.splice(0).map(({ app }) => app.close()));
    await rm(root, { recursive: true });
  });

  const files = () => join(root, 'cache/assets/files');

  /** A server with a build of these assets, on the cache folder that all deploys share. */
  async function deploy(buildId: string, assets: Record<string, string>): Promise<FixtureSite> {
    const client = join(root, buildId);
    for (const [name, text] of Object.entries(assets)) {
      await mkdir(join(client, 'assets', name, '..'), { recursive: true });
      await writeFile(join(client, 'assets', name), text);
    }
    const staticFiles = await openStaticFiles(client);
    const folder = join(root, 'cache/assets');
    staticFiles.addEarlier(
      await openAssetArchive({ folder, assets: staticFiles.assets, buildId, now: () => now, warn: () => {} }),
    );
    const started = await startSite({}, undefined, { staticFiles });
    sites.push(started);
    return started;
  }

  /** Two builds, the first of which is gone from where it was built. */
  async function deployTwice(): Promise<FixtureSite> {
    root = await mkdtemp(join(tmpdir(), 'static-'));
    now = 0;
    await deploy('a', { 'entries/entry.a.js': EARLIER, 'style.a.css': 'a{}', 'font.a.woff2': 'font' });
    await rm(join(root, 'a'), { recursive: true });
    await writeFile(join(root, 'cache/secret.js'), 'secret');
    return deploy('b', { 'entries/entry.b.js': 'b' });
  }

  test('UI4 of a newer build are served by a node that started before it, where the two share a folder', async () => {
    const { get } = await deployTwice();
    await deploy('c', { 'entries/entry.c.js': 'c' });
    const answers = await Promise.all(['c', 'd'].map((build) => get(`/assets/entries/entry.${build}.js`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  test.each([
    ['entries/entry.a.js', 'text/javascript; charset=utf-8'],
    ['style.a.css', 'text/css; charset=utf-8'],
    ['font.a.woff2', 'font/woff2'],
    ['entries/entry.b.js', 'text/javascript; charset=utf-8'],
  ])('%s is served with its own type, immutable', async (name, type) => {
    const { get } = await deployTwice();
    const answer = await get(`/assets/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await get(`/assets/${name}`, { 'if-none-match': answer.headers.etag ?? '' })).status).toBe(304);
    expect((await get(`/assets/${name}`, {}, 'HEAD')).headers['content-length']).toBe(String(answer.body.length));
  });

  test('are compressed like those of today', async () => {
    const { get } = await deployTwice();
    const { headers, body } = await get('/assets/entries/entry.a.js', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(EARLIER);
  });

  test('answers 404 for a file that vanished, and serves it again once it is back', async () => {
    const { get, logged } = await deployTwice();
    const file = join(files(), 'entries/entry.a.js');
    await rm(file);
    for (const method of ['GET', 'HEAD']) {
      const answer = await get('/assets/entries/entry.a.js', {}, method);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect((await get('/assets/entries/entry.a.js')).text).toBe('404 Not Found\n');
    expect(logged).toEqual([]);
    await writeFile(file, EARLIER);
    expect((await get('/assets/entries/entry.a.js')).text).toBe(EARLIER);
  });

  test('are gone after a day, although they were just sent', async () => {
    const { get } = await deployTwice();
    expect((await get('/assets/style.a.css')).status).toBe(200);
    now = DAY + 1;
    expect((await get('/assets/style.a.css')).status).toBe(404);
    expect((await get('/assets/entries/entry.b.js')).status).toBe(200);
  });

  test.each([
    '/assets/../index.json',
    '/assets/../../secret.js',
    '/assets/..%2f..%2fsecret.js',
    '/assets/%2e%2e/%2e%2e/secret.js',
    '/assets/entries/../../../../secret.js',
    '/assets//style.a.css',
    '/assets/./style.a.css',
    '/assets/entries',
    '/assets/__proto__',
    '/style.a.css',
    '/files/style.a.css',
  ])('%s is not found', async (path) => {
    const { get } = await deployTwice();
    const { status, text } = await get(path);
    expect([301, 302, 404]).toContain(status);
    expect(text).not.toMatch(/secret|a\{\}|retired/);
  });
});
