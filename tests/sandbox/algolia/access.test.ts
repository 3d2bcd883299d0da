import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AlgoliaSandbox, startAlgoliaSandbox } from './algolia-sandbox.ts';
import { clientOf, fillWithFleet, post } from './small-fleet.fixture.ts';

let sandbox: AlgoliaSandbox;
beforeAll(async () => {
  sandbox = await startAlgoliaSandbox({ appId: 'Halyard', searchKey: 'reads', adminKey: 'writes' });
  await fillWithFleet(sandbox);
});
afterAll(() => sandbox.close());

const REFUSED = { status: 403, message: 'Method not allowed with this API key' };
const UNKNOWN = { status: 403, message: 'Invalid Application-ID or API key' };

describe('SE1 keys', () => {
  test('the search key can search and nothing else', async () => {
    const client = clientOf(sandbox, 'searchKey');
    expect((await client.searchSingleIndex({ indexName: 'yachts' })).nbHits).toBe(120);
    expect(await client.getObject({ indexName: 'yachts', objectID: 'y1' })).toMatchObject({ name: 'Aurora 1' });
    const rest = [
      client.browse({ indexName: 'yachts' }),
      client.saveObject({ indexName: 'yachts', body: { objectID: 'x' } }),
      client.batch({ indexName: 'yachts', batchWriteParams: { requests: [] } }),
      client.deleteObject({ indexName: 'yachts', objectID: 'y1' }),
      client.clearObjects({ indexName: 'yachts' }),
      client.deleteIndex({ indexName: 'yachts' }),
      client.getSettings({ indexName: 'yachts' }),
      client.setSettings({ indexName: 'yachts', indexSettings: {} }),
      client.operationIndex({
        indexName: 'yachts',
        operationIndexParams: { operation: 'move', destination: 'other' },
      }),
      client.getTask({ indexName: 'yachts', taskID: 1 }),
      client.listIndices(),
      client.clearSynonyms({ indexName: 'yachts' }),
      client.getApiKey({ key: 'writes' }),
    ];
    for (const refused of rest) await expect(refused).rejects.toMatchObject(REFUSED);
    expect((await client.searchSingleIndex({ indexName: 'yachts' })).nbHits).toBe(120);
  });

  test('a key lists its permissions', async () => {
    expect(await clientOf(sandbox, 'searchKey').getApiKey({ key: 'reads' })).toMatchObject({ acl: ['search'] });
    expect((await clientOf(sandbox, 'adminKey').getApiKey({ key: 'writes' })).acl).toContain('editSettings');
    await expect(clientOf(sandbox, 'adminKey').getApiKey({ key: 'none' })).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    [{ 'x-algolia-api-key': 'wrong' }],
    [{ 'x-algolia-api-key': '' }],
    [{ 'x-algolia-application-id': 'OTHER' }],
  ])('%j is refused', async (headers) => {
    expect((await post(sandbox, '/1/indexes/yachts/query', {}, headers)).body).toEqual(UNKNOWN);
    expect((await fetch(`${sandbox.origin}/1/indexes`)).status).toBe(403);
  });

  test('are accepted in the URL', async () => {
    const query = 'x-algolia-application-id=HALYARD&x-algolia-api-key=reads';
    const response = await fetch(`${sandbox.origin}/1/indexes/yachts/query?${query}`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(200);
  });
});

describe('SE1 invalid requests', () => {
  test.each([
    ['/1/indexes/none/query', {}, 404, 'Index none does not exist'],
    ['/1/indexes/*/queries', { requests: [{ indexName: 'none' }] }, 404, 'Index none does not exist'],
    ['/1/indexes/*/queries', {}, 400, 'Missing mandatory attribute: requests'],
    ['/1/indexes/*/queries', { requests: [{}] }, 400, 'Missing mandatory attribute: indexName'],
    ['/1/indexes/yachts/query', { colour: 'red' }, 400, 'Unknown parameter: colour'],
    ['/1/indexes/yachts/query', { params: 'colour=red' }, 400, 'Unknown parameter: colour'],
    ['/1/indexes/yachts/query', '{"query":', 400, 'Invalid JSON: parse error (near 1:1)'],
    ['/1/indexes/yachts/query', '[]', 400, 'Invalid JSON: expected an object (near 1:1)'],
    ['/1/indexes/yachts/query', `{"query":${'['.repeat(5000)}`, 400, 'JSON nesting is too deep (near 1:1)'],
    ['/1/indexes/yachts/facets/type/query', {}, 400, expect.stringMatching(/^Cannot search in `type` attribute/)],
    ['/1/indexes/yachts/browse', { cursor: 'x' }, 400, 'Invalid cursor'],
    ['/1/indexes/%E0%A4/query', {}, 400, 'Invalid path: it is not url-encoded'],
    ['/2/indexes', {}, 404, 'Path not found'],
    ['/1/indexes', {}, 405, 'Method Not Allowed'],
  ])('refuses %s with %j', async (path, body, status, message) => {
    expect(await post(sandbox, path, body)).toEqual({ status, body: { message, status } });
  });

  test.each([
    { hitsPerPage: 1001 },
    { hitsPerPage: -1 },
    { page: 1.5 },
    { facets: 5 },
    { query: 5 },
    { attributesToRetrieve: [1] },
    { getRankingInfo: 'maybe' },
    { aroundLatLng: 'here' },
    { aroundLatLng: '91,0' },
    { aroundRadius: 0, aroundLatLng: '1,1' },
    { insideBoundingBox: [[1, 2, 3]] },
    { insidePolygon: 'a,b,c' },
    { maxValuesPerFacet: 1001 },
  ])('%j is refused with 400', async (body) => {
    expect((await post(sandbox, '/1/indexes/yachts/query', body)).status).toBe(400);
  });

  test('refuses bodies that are too long, compressed or not, and invalid compression', async () => {
    const long = JSON.stringify({ query: 'x'.repeat(10_000_001) });
    expect(await post(sandbox, '/1/indexes/yachts/query', long)).toMatchObject({ status: 413 });
    const send = async (body: Uint8Array<ArrayBuffer>) => {
      const headers = {
        'x-algolia-application-id': sandbox.appId,
        'x-algolia-api-key': sandbox.searchKey,
        'content-encoding': 'gzip',
      };
      return (await fetch(`${sandbox.origin}/1/indexes/yachts/query`, { method: 'POST', headers, body })).status;
    };
    expect(await send(gzipSync(long))).toBe(413);
    expect(await send(new TextEncoder().encode('{}'))).toBe(400);
    expect(await send(gzipSync('{}'))).toBe(200);
  });
});

test('SE1 allows a browser request from any page', async () => {
  const url = `${sandbox.origin}/1/indexes/*/queries`;
  const preflight = await fetch(url, { method: 'OPTIONS' });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
  const answer = await fetch(url, { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, '*']);
  const query = `x-algolia-application-id=${sandbox.appId}&x-algolia-api-key=${sandbox.searchKey}`;
  const head = await fetch(`${sandbox.origin}/1/indexes/yachts/y1?${query}`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('the requests can be read back', async () => {
  const before = sandbox.seen.length;
  await post(sandbox, '/1/indexes/yachts/query?x=1', { query: 'perini' });
  expect(sandbox.seen.slice(before)).toEqual([
    {
      method: 'POST',
      path: '/1/indexes/yachts/query?x=1',
      headers: expect.objectContaining({ 'x-algolia-api-key': 'writes' }),
      body: '{"query":"perini"}',
    },
  ]);
});
