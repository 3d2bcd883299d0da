import { rm, truncate, writeFile } from 'node:fs/promises';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMediaFolder, type ServedFolder, serveFolder } from '../../adapters/media-files/media-folder.fixture.ts';
import { type FixtureSite, startSite } from '../start/site.fixture.ts';
import type { AnswerMedia } from './media-route.ts';

const SHARED_WITH_ALL = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
const CARD = '?width=480&height=320&preset=card&format=webp';

let folder = '';
let media: ServedFolder;
let site: FixtureSite;
let picture = '';

beforeAll(async () => {
  folder = await makeMediaFolder();
  media = serveFolder(folder, () => {}, { records: true });
  site = await startSite({}, undefined, { answerMedia: (request) => media.files.answer(request) });
  picture = `/media/${await media.addressOf('hero')}`;
});
afterAll(async () => {
  await site.app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a picture', () => {
  test('ME3 is sent with file headers and without page headers', async () => {
    const { status, headers, body } = await site.get(picture + CARD);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toBe("script-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('ME3 answers HEAD with the same headers and no body', async () => {
    const whole = await site.get(picture + CARD);
    const head = await site.get(picture + CARD, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-type']) expect(head.headers[name]).toBe(whole.headers[name]);
  });

  test('ME3 answers 304 when the visitor has it', async () => {
    const { headers } = await site.get(picture + CARD);
    const again = await site.get(picture + CARD, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  test.each([
    ['?width=321', 400],
    [`${CARD}&x=1`, 400],
    ['?', 200],
    ['', 200],
  ])('ME3 requested with %j gives %d', async (query, status) => {
    expect((await site.get(picture + query)).status).toBe(status);
  });
});

describe('the client of a picture', () => {
  /** Starts a site whose media requests are answered by hand. */
  async function requestsOf(variables: Record<string, string>) {
    const requests: Parameters<AnswerMedia>[0][] = [];
    const started = await startSite(variables, undefined, {
      answerMedia: async (request) => {
        requests.push(request);
        return { status: 404, headers: {}, body: null };
      },
    });
    return { requests, started };
  }

  test('ME3 is counted by the networks of the address that our proxy names', async () => {
    const { requests, started } = await requestsOf({ TRUST_PROXY: 'true' });
    for (const address of ['192.0.2.1', '2001:db8:0:1::2'])
      await started.get('/media/00000000/a', { 'x-forwarded-for': `203.0.113.9, ${address}` });
    await started.app.close();
    expect(requests.map(({ networks }) => networks)).toEqual([['192.0.2.1'], ['2001:db8:0:1', '2001:db8:0/48']]);
  });

  test('ME3 is not counted behind a proxy that the configuration does not name', async () => {
    const { requests, started } = await requestsOf({});
    await started.get('/media/00000000/a', { 'x-forwarded-for': '192.0.2.1' });
    await started.app.close();
    expect(requests[0]?.networks).toEqual([]);
  });

  test('ME3 waits for it until the connection ends', async () => {
    let asked = (_: Parameters<AnswerMedia>[0]) => {};
    const request = new Promise<Parameters<AnswerMedia>[0]>((resolve) => {
      asked = resolve;
    });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const started = await startSite({}, undefined, {
      answerMedia: async (given) => {
        asked(given);
        await answered;
        return { status: 503, headers: { 'Retry-After': '2' }, body: null };
      },
    });
    const { port } = started.app.fastify.server.address() as AddressInfo;
    const sent = get({ port, host: '127.0.0.1', path: '/media/00000000/a', agent: false });
    sent.once('error', () => {});
    const { isWanted } = await request;
    expect(isWanted()).toBe(true);
    sent.destroy();
    await expect.poll(isWanted).toBe(false);
    answer();
    expect((await started.get('/media/00000000/a')).headers['retry-after']).toBe('2');
    // Whoever has left does not count as turned away.
    expect(await started.metrics.text(await started.app.gauges())).toContain(
      'halyard_turned_away_total{status="503"} 1',
    );
    await started.app.close();
  });
});

describe('invalid paths', () => {
  test.each([
    ...['/media/', '/media/x', '/media/../secret.txt', '/media/%2e%2e/secret.txt', '/media/00000000/%00'],
    ...['/media/00000000/..%5c..%5csecret.txt', '/media/00000000/..\\secret.txt', '/media/00000000/%zz', '/media/%'],
    ...['/media/00000000/yachts%2fhero', '/media/00000000/%2e%2e%2fsecret.txt', '/media/00000000/assets.json'],
  ])('%s is not found', async (path) => {
    const { status, text } = await site.get(path);
    expect([status, text]).toEqual([404, '404 Not Found\n']);
  });

  test('answers 404 for a path of 10 kB and 414 for other long URLs', async () => {
    expect((await site.get(`/media/00000000/${'a'.repeat(10_000)}`)).status).toBe(404);
    expect((await site.get(`/media/00000000/${'%2e%2e%2f'.repeat(1000)}secret.txt`)).status).toBe(404);
    expect((await site.get(`/en/${'a'.repeat(10_000)}`)).status).toBe(414);
  });
});

describe('other files', () => {
  test('ME4 sends a film whole or in part, and 416 past its end', async () => {
    const film = `/media/${await media.addressOf('film')}`;
    expect((await site.get(film)).text).toBe('0123456789');
    const part = await site.get(film, { range: 'bytes=2-4' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const stale = await site.get(film, { range: 'bytes=2-4', 'if-range': '"other"' });
    expect([stale.status, stale.text]).toEqual([200, '0123456789']);
    const beyond = await site.get(film, { range: 'bytes=99-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('ME4 answers 404 for a film deleted after it was found', async () => {
    const gone = { file: `${folder}/media/gone.mp4`, start: 0, end: 9 };
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Length': '10' };
    const other = await startSite({}, undefined, { answerMedia: async () => ({ status: 200, headers, body: gone }) });
    const answer = await other.get('/media/00000000/gone.mp4');
    await other.app.close();
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([404, '404 Not Found\n', 'no-store']);
  });
});

/** Bytes of a film that do not fit into the buffers of a connection. */
const LONG = 64 * 1024 * 1024;

describe('films that are not read', () => {
  test('ME4 are limited for each network, and a client that leaves makes room', async () => {
    const film = `${folder}/long.mp4`;
    await writeFile(film, '');
    await truncate(film, LONG);
    const headers = { 'Content-Length': String(LONG) };
    const body = { file: film, start: 0, end: LONG - 1 };
    const other = await startSite({ TRUST_PROXY: '1' }, undefined, {
      answerMedia: async () => ({ status: 200, headers, body }),
    });
    const { port } = other.app.fastify.server.address() as AddressInfo;
    const open: ClientRequest[] = [];
    /** Asks for the film and does not read it. */
    const ask = (address: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const target = { port, host: '127.0.0.1', agent: false as const, path: '/media/00000000/long.mp4' };
        const asked = get({ ...target, headers: { 'X-Forwarded-For': address } }, resolve);
        asked.on('error', reject);
        open.push(asked);
      });
    const stranger = await Promise.all(Array.from({ length: 40 }, () => ask('192.0.2.1')));
    expect(new Set(stranger.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const refused = await ask('192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect((await ask('198.51.100.1')).statusCode).toBe(200);
    stranger[0]?.destroy();
    await expect.poll(async () => (await ask('192.0.2.1')).statusCode).toBe(200);
    expect((await other.get('/media/00000000/long.mp4', { 'x-forwarded-for': '192.0.2.1' }, 'HEAD')).status).toBe(200);
    for (const asked of open) asked.on('error', () => {}).destroy();
    await other.app.close();
  });
});

describe('another site of the company', () => {
  test.each([
    ['a picture', 'hero', CARD],
    ['a film', 'film', ''],
    ['a document', 'brochure', ''],
  ])('ME1 may embed %s and read its bytes', async (_, id, query) => {
    const { headers } = await site.get(`/media/${await media.addressOf(id)}${query}`);
    expect(headers).toMatchObject(SHARED_WITH_ALL);
    const again = await site.get(`/media/${await media.addressOf(id)}${query}`, {
      'if-none-match': headers.etag ?? '',
    });
    expect([again.status, again.headers]).toMatchObject([304, SHARED_WITH_ALL]);
  });

  test('ME4 may use captions and film ranges', async () => {
    const film = await media.library.findAsset('film');
    const captions = await site.get(film?.vttSrc?.en ?? '');
    const part = await site.get(film?.url ?? '', { range: 'bytes=2-4' });
    for (const { headers } of [captions, part]) expect(headers).toMatchObject(SHARED_WITH_ALL);
  });

  test('ME1 may read the record of a file, found or not', async () => {
    for (const id of ['hero', 'nobody']) {
      expect((await site.get(`/media/v4/file/${id}`)).headers).toMatchObject(SHARED_WITH_ALL);
    }
  });

  test('may embed a drawing', async () => {
    expect((await site.get('/media/drawings/aurora/profile.svg')).headers).toMatchObject(SHARED_WITH_ALL);
  });

  test('ME1 gets no additional access to pages and the API', async () => {
    for (const path of ['/en/', '/builds/latest.json', '/media/drawings/nobody/portrait.svg']) {
      const { headers } = await site.get(path);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('records', () => {
  test('ME1 have URLs of the requested host', async () => {
    const answer = await site.get('/media/v4/file/hero', { host: 'yachts.example' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.text)).toMatchObject({ file: { url: { cdn: `http://yachts.example${picture}` } } });
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
  });

  test('ME1 have URLs of the public address where one is configured', async () => {
    const other = await startSite({ PUBLIC_URL: 'https://halyard.example' }, undefined, {
      answerMedia: (request) => media.files.answer(request),
    });
    const { text, headers } = await other.get('/media/v4/file/hero');
    await other.app.close();
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(JSON.parse(text)).toMatchObject({ file: { url: { public: `https://halyard.example${picture}` } } });
  });

  test('ME1 answer 404 for a missing file', async () => {
    const { status, text } = await site.get('/media/v4/file/nobody');
    expect([status, JSON.parse(text)]).toMatchObject([404, { status: 'error', code: 'FILE_NOT_FOUND' }]);
  });
});
