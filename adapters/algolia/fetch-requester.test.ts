import { expect, onTestFinished, test } from 'vitest';
import { type Reply, startMisbehavingServer } from '../../tests/sandbox/http/misbehaving-server.ts';
import { fetchRequester } from './fetch-requester.ts';

const LIMITS = { connectMs: 20_000, responseMs: 20_000, maxBytes: 1_000 };

async function sent(reply: Reply, limits = {}, request = {}) {
  const server = await startMisbehavingServer(() => reply);
  onTestFinished(server.close);
  const answer = await fetchRequester({ ...LIMITS, ...limits }).send({
    url: `${server.origin}/1/indexes`,
    method: 'POST',
    headers: { 'x-algolia-api-key': 'key' },
    data: '{"a":1}',
    connectTimeout: 20_000,
    responseTimeout: 20_000,
    ...request,
  });
  return { server, answer };
}

test('SE1 what is asked goes out as it is, and the answer comes back as it is', async () => {
  const { server, answer } = await sent({ status: 201, headers: { 'x-a': 'b' }, body: '{"ñ":"é"}' });
  expect(server.seen).toMatchObject([{ method: 'POST', headers: { 'x-algolia-api-key': 'key' }, body: '{"a":1}' }]);
  expect(answer).toMatchObject({ status: 201, content: '{"ñ":"é"}', isTimedOut: false, headers: { 'x-a': 'b' } });
});

test('SE1 a redirect is the answer', async () => {
  const { server, answer } = await sent({ status: 307, headers: { location: '/elsewhere' } });
  expect(answer.status).toBe(307);
  expect(server.seen).toHaveLength(1);
});

test('SE1 the client may ask for less time than the limits, and gets no more', async () => {
  const late = { content: 'Connection timeout', status: 0, isTimedOut: true };
  expect((await sent({ fault: 'no-headers' }, { connectMs: 30 }, { connectTimeout: 60_000 })).answer).toEqual(late);
  expect((await sent({ fault: 'no-headers' }, {}, { connectTimeout: 30 })).answer).toEqual(late);
  const { answer } = await sent({ fault: 'no-body' }, { responseMs: 30 }, { responseTimeout: 60_000 });
  expect(answer).toEqual({ ...late, content: 'Socket timeout' });
});

test('SE1 an answer beyond the limit is an empty one, and its connection is freed', async () => {
  const { server, answer } = await sent({ fault: 'endless' });
  expect(answer).toMatchObject({ status: 200, content: '', isTimedOut: false });
  await server.released();
});
