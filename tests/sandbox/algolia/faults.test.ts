import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { clientOf, fillWithFleet } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox();
  await fillWithFleet(sandbox);
});
afterEach(() => sandbox.fail(null));
afterAll(() => sandbox.close());

const MULTI = JSON.stringify({ requests: [{ indexName: 'yachts', facets: ['*'] }] });

function ask(signal: AbortSignal | null = null): Promise<Response> {
  return fetch(`${sandbox.origin}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': sandbox.appId, 'x-algolia-api-key': sandbox.searchKey },
    redirect: 'manual',
    body: MULTI,
    signal,
  });
}

interface Result {
  readonly hits?: unknown;
  readonly facets?: unknown;
  readonly facets_stats?: unknown;
}

async function firstResult(): Promise<Result | undefined> {
  const { results } = (await (await ask()).json()) as { results?: readonly Result[] };
  return results?.[0];
}

/** Sends a request without an HTTP client. Returns the answer when it is this long, or when the connection ends. */
function raw(enough: number): Promise<{ readonly text: string; readonly error: string | null }> {
  return new Promise((ended) => {
    const [hostname = '', port] = sandbox.host.split(':');
    const socket = connect(Number(port), hostname);
    let text = '';
    let error: string | null = null;
    socket.on('data', (part) => {
      text += part;
      if (text.length >= enough) socket.destroy();
    });
    socket.on('error', (thrown: NodeJS.ErrnoException) => {
      error = thrown.code ?? '';
    });
    socket.on('close', () => ended({ text, error }));
    socket.write(`POST /1/indexes/*/queries HTTP/1.1\r\nhost: ${sandbox.host}\r\ncontent-length: 2\r\n\r\n{}`);
  });
}

describe('SE9 faults on demand', () => {
  test('hang: receives the request and never answers', async () => {
    sandbox.fail('hang');
    const before = sandbox.seen.length;
    const leaving = new AbortController();
    const answer = ask(leaving.signal);
    await expect.poll(() => sandbox.seen.length).toBe(before + 1);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('reset: drops the connection', async () => {
    sandbox.fail('reset');
    expect(await raw(1)).toEqual({ text: '', error: 'ECONNRESET' });
  });

  test('drip: sends headers, then endless blanks', async () => {
    sandbox.fail('drip');
    const { text } = await raw(500);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text.slice(text.indexOf('\r\n\r\n')).replace(/[\s1]/g, '')).toBe('');
  });

  test('redirect: redirects elsewhere', async () => {
    sandbox.fail('redirect');
    const { status, headers } = await ask();
    expect([status, headers.get('location')]).toEqual([302, `${sandbox.origin}/elsewhere`]);
  });

  test.each([
    ['too-many-requests', 429],
    ['server-error', 500],
    ['unavailable', 503],
  ] as const)('%s: answers %d in the service’s format', async (fault, status) => {
    sandbox.fail(fault);
    const response = await ask();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/./), status });
  });

  test('truncated: sends complete HTTP with half the JSON', async () => {
    sandbox.fail('truncated');
    const text = await (await ask()).text();
    expect(text).toMatch(/^\{"results":\[\{"hits":\[/);
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
  });

  test('html: sends a page instead of JSON', async () => {
    sandbox.fail('html');
    const response = await ask();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test('sends wrong shapes', async () => {
    sandbox.fail('results-missing');
    expect(await firstResult()).toBeUndefined();
    sandbox.fail('hits-no-list');
    expect(await firstResult()).toMatchObject({ hits: { length: 20 }, facets: { type: { sail: 40 } } });
    sandbox.fail('facets-of-wrong-types');
    expect(await firstResult()).toMatchObject({
      hits: expect.any(Array),
      facets: { type: 'many' },
      facets_stats: [{}],
    });
  });

  test('more-than-requested: sends two thousand further hits and values', async () => {
    sandbox.fail('more-than-requested');
    const { hits, facets } = (await firstResult()) ?? {};
    expect(hits).toHaveLength(2020);
    expect(facets).toMatchObject({ type: { sail: 40, 'more-0': 1, 'more-1999': 1 } });
  });

  test('apply as often and where requested, until healed', async () => {
    sandbox.fail('unavailable', { times: 2 });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([503, 503, 200]);
    sandbox.fail('unavailable', { path: /\/browse$/ });
    expect((await ask()).status).toBe(200);
    sandbox.fail('unavailable');
    expect([(await ask()).status, (await ask()).status]).toEqual([503, 503]);
    sandbox.fail(null);
    expect((await ask()).status).toBe(200);
  });

  test('are unchanged by a refused request', async () => {
    sandbox.fail('unavailable', { times: 1 });
    const admin = clientOf(sandbox, 'adminKey');
    await expect(admin.deleteObject({ indexName: 'yachts', objectID: 'y1' })).rejects.toThrow();
    expect(await admin.getObject({ indexName: 'yachts', objectID: 'y1' })).toMatchObject({ name: 'Aurora 1' });
  });

  test('the official client reports the fault', async () => {
    const search = () => clientOf(sandbox, 'searchKey').searchSingleIndex({ indexName: 'yachts' });
    sandbox.fail('too-many-requests');
    await expect(search()).rejects.toMatchObject({ name: 'ApiError', status: 429 });
    sandbox.fail('truncated');
    await expect(search()).rejects.toMatchObject({ name: 'DeserializationError' });
    sandbox.fail('server-error');
    await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
  });
});
