import { expect, test } from 'vitest';
import type { HttpError, HttpRequest, HttpResponse } from '../../core/ports/http-client.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import { ManagementClient, PushError } from './management-client.ts';

type Answer = Result<HttpResponse, HttpError>;

const refused = (status: number, body: unknown = null, retryAfter?: string): Answer =>
  err({ kind: 'status', status, body, ...(retryAfter === undefined ? {} : { retryAfter }) });
const lost: Answer = err({ kind: 'network', status: 0, message: 'Connection timeout', timedOut: true });
const given = (body: unknown, headers = {}): Answer => ok({ status: 200, headers, body });

/** A client whose requests get these answers in turn, and the last one again. */
function clientWith(answers: readonly Answer[], perSecond = Number.POSITIVE_INFINITY) {
  const [sent, pauses, said]: [HttpRequest[], number[], string[]] = [[], [], []];
  const client = new ManagementClient(
    { host: 'https://mapi.example', space: 7, token: 'secret', perSecond },
    {
      http: {
        async send(request) {
          sent.push(request);
          return answers[Math.min(sent.length, answers.length) - 1] ?? lost;
        },
      },
      pause: async (ms) => void pauses.push(ms),
      now: () => 0,
      say: (line) => said.push(line),
    },
  );
  return { client, sent, pauses, said };
}

test('CM1 sends no more requests a second than the plan allows', async () => {
  const { client, pauses } = clientWith([given({})], 4);
  for (let at = 0; at < 3; at += 1) await client.get('');
  expect(pauses).toEqual([250, 500]);
});

test('CM1 repeats a request with growing pauses, and gives up after five repeats', async () => {
  const { client, sent, pauses, said } = clientWith([refused(503)]);
  await expect(client.get('/components')).rejects.toThrow(new PushError('GET /components was answered with 503.'));
  expect([sent.length, pauses]).toEqual([6, [1_000, 2_000, 4_000, 8_000, 16_000]]);
  expect(said[0]).toBe('GET /components was answered with 503; again in 1 s');
});

test.each([
  ['7', 7_000],
  ['0', 0],
  ['9999', 120_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 1_000],
])('CM1 waits as Retry-After: %s says', async (retryAfter, ms) => {
  const { client, pauses } = clientWith([refused(429, null, retryAfter), given({})]);
  await client.get('');
  expect(pauses).toEqual([ms]);
});

test('CM1 a request without an answer is sent again, and what it made is found', async () => {
  const { client, sent } = clientWith([lost, refused(422, { slug: ['has already been taken'] })]);
  const found = { id: 3 };
  expect(await client.post('/stories', {}, async () => found)).toBe(found);
  expect(sent.length).toBe(2);
});

test('CM1 a refusal is no fault, and names the field', async () => {
  const { client, sent } = clientWith([refused(422, { name: ["can't be blank"], error: 'Wrong' })]);
  await expect(client.post('/stories', {})).rejects.toThrow(
    "POST /stories was refused (422): name can't be blank; Wrong",
  );
  expect(sent.length).toBe(1);
});

test('CM1 reads a list to its end, and sends the token as a header alone', async () => {
  const full = Array.from({ length: 100 }, (_, id) => ({ id }));
  const { client, sent } = clientWith([given({ stories: full }), given({ stories: [{ id: 100 }] })]);
  expect((await client.list('/stories', 'stories')).length).toBe(101);
  expect(sent.map(({ url }) => url)).toEqual([
    'https://mapi.example/v1/spaces/7/stories?page=1&per_page=100',
    'https://mapi.example/v1/spaces/7/stories?page=2&per_page=100',
  ]);
  expect(sent[0]?.headers).toMatchObject({ authorization: 'secret' });
});

test('CM1 a list is read again where an entry of it went, or is missing, so that none seems removed', async () => {
  const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => ({ id: from + at }));
  const page = (from: number, to: number, total: string) => given({ stories: rows(from, to) }, { total });
  const whole = [page(1, 101, '101'), page(101, 102, '101')];
  // Number 0 went after the first page, so that number 100 moved there.
  const { client, said } = clientWith([page(0, 100, '102'), page(101, 102, '101'), page(1, 26, '101'), ...whole]);
  expect(await client.list('/stories', 'stories')).toEqual(rows(1, 102));
  expect(said).toEqual(['/stories changed while it was read', '/stories changed while it was read']);
  const restless = clientWith([page(0, 25, '102')]);
  await expect(restless.client.list('/stories', 'stories')).rejects.toThrow('changed each time it was read');
});
