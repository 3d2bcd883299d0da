import { afterEach, describe, expect, test } from 'vitest';
import type { HttpClient, HttpMethod } from '../../core/ports/http-client.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { SeenRequest } from '../sandbox/http/misbehaving-server.ts';

/** The server's answer, with status 200 by default. A fault is silence from the start, or after the headers. */
export interface HttpReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly fault?: 'no-headers' | 'no-body';
}

/** A client that retries without a pause, and its server. */
export interface HttpWorld {
  readonly http: HttpClient;
  readonly origin: string;
  /** An address without a server. */
  readonly nobody: string;
  readonly seen: readonly SeenRequest[];
  close?(): Promise<void>;
}

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];
const BAD = Array.from({ length: 200 }, (_, index) => 400 + index);
/** Fetch does not expose a 407, and itself retries a 421 on a new connection (RFC 9110 15.5.20). */
const PROXY_LOGIN = 407;
const MISDIRECTED = 421;

const IDEMPOTENT: readonly HttpMethod[] = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'];
const WITH_JSON: readonly HttpMethod[] = ['PATCH', 'POST', 'PUT', 'DELETE'];
const RETRIED_METHODS: readonly HttpMethod[] = ['PATCH', 'POST'];
const JSON_TYPE = { 'content-type': 'application/json' };

const failed = err({ kind: 'network', status: 0, message: 'Network request failed', timedOut: false });

/** Defines the contract suite of HttpClient. */
export function httpClientContract(
  name: string,
  make: (reply: (seen: SeenRequest, index: number) => HttpReply) => Promise<HttpWorld>,
): void {
  describe(`HttpClient: ${name}`, () => {
    const open: HttpWorld[] = [];
    /** Starts a server that sends these replies in turn, and repeats the last one. */
    async function world(...replies: readonly HttpReply[]): Promise<HttpWorld> {
      const made = await make((_, index) => replies[Math.min(index, replies.length - 1)] ?? {});
      open.push(made);
      return made;
    }
    afterEach(async () => {
      await Promise.all(open.splice(0).map((made) => made.close?.()));
    });

    describe('answers', () => {
      test.each([200, 201, 202, 206, 226])('HT1 returns status %d with headers and text', async (status) => {
        const { http, origin } = await world({ status, headers: { 'X-Berth': '12' }, body: 'Ahoy' });
        const answer = await http.send({ url: `${origin}/a` });
        expect(answer).toMatchObject(ok({ status, body: 'Ahoy', headers: { 'x-berth': '12' } }));
      });

      test.each([204, 304])('HT1 returns status %d without a body', async (status) => {
        const { http, origin } = await world({ status });
        expect(await http.send({ url: `${origin}/a` })).toMatchObject(ok({ status, body: null }));
      });

      test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/problem+json'])(
        'HT1 %s is parsed',
        async (type) => {
          const { http, origin } = await world({ headers: { 'content-type': type }, body: '{"hits":[1,null]}' });
          expect(await http.send({ url: `${origin}/a` })).toMatchObject(ok({ body: { hits: [1, null] } }));
        },
      );

      test.each(['text/plain', 'text/html', 'application/x-ndjson'])('HT1 keeps %s as text', async (type) => {
        const { http, origin } = await world({ headers: { 'content-type': type }, body: '{"hits":[]}' });
        expect(await http.send({ url: `${origin}/a` })).toMatchObject(ok({ body: '{"hits":[]}' }));
      });

      test('HT1 reads an empty body as null, whatever its type', async () => {
        const { http, origin } = await world({ headers: JSON_TYPE, body: '' });
        expect(await http.send({ url: `${origin}/a` })).toMatchObject(ok({ body: null }));
      });

      test('HT1 reads no body of an answer to HEAD', async () => {
        const { http, origin } = await world({ headers: JSON_TYPE, body: '[1]' });
        expect(await http.send({ method: 'HEAD', url: `${origin}/a` })).toMatchObject(ok({ body: null }));
      });

      test.each(['{"hits":', '<!doctype html>', ' ', 'undefined'])('HT1 %j is invalid JSON', async (body) => {
        const { http, origin } = await world({ headers: JSON_TYPE, body });
        expect(await http.send({ url: `${origin}/a` })).toEqual(
          err({ kind: 'bad-body', status: 200, problem: 'not-json' }),
        );
      });

      test('HT1 limits a body by bytes, not by characters', async () => {
        const { http, origin } = await world({ body: 'ñandú' });
        const url = `${origin}/a`;
        expect(await http.send({ url, maxBytes: 7 })).toMatchObject(ok({ body: 'ñandú' }));
        expect(await http.send({ url, maxBytes: 6 })).toEqual(
          err({ kind: 'bad-body', status: 200, problem: 'too-long' }),
        );
      });

      test('HT1 reads up to 5 MB by default', async () => {
        const { http, origin } = await world({ body: '.'.repeat(5_000_000) }, { body: '.'.repeat(5_000_001) });
        expect(await http.send({ url: `${origin}/a` })).toMatchObject({ ok: true });
        expect(await http.send({ url: `${origin}/a` })).toMatchObject(err({ problem: 'too-long' }));
      });
    });

    describe('statuses', () => {
      test.each<HttpMethod>(['GET', 'POST'])('HT1 every status from 400 to 599 is an error for %s', async (method) => {
        const { http, origin } = await makeByPath();
        const wrong: unknown[] = [];
        for (const status of BAD) {
          const answer = await http.send({ method, url: `${origin}/${status}` });
          const said = !answer.ok && answer.error.kind === 'status' && answer.error.status === status;
          const isHidden = status === PROXY_LOGIN && !answer.ok && answer.error.kind === 'network';
          if (!said && !isHidden) wrong.push({ status, answer });
        }
        expect(wrong).toEqual([]);
      });

      test('HT1 treats a status above 599 as a server failure', async () => {
        const { http, origin } = await world({ status: 600 });
        expect(await http.send({ url: `${origin}/a` })).toEqual(err({ kind: 'status', status: 600, body: null }));
      });

      test.each<[string, HttpReply, unknown]>([
        ['JSON', { headers: JSON_TYPE, body: '{"field":"email"}' }, { field: 'email' }],
        ['text', { body: 'no such yacht' }, 'no such yacht'],
        ['nothing', {}, null],
        ['broken JSON', { headers: JSON_TYPE, body: '<h1>' }, '<h1>'],
        ['too long', { body: 'x'.repeat(101) }, null],
        ['truncated', { fault: 'no-body' }, null],
      ])('HT1 a status takes precedence over its body: %s', async (_, reply, body) => {
        const { http, origin } = await world({ ...reply, status: 422 });
        const answer = await http.send({ url: `${origin}/a`, timeoutMs: 300, maxBytes: 100 });
        expect(answer).toEqual(err({ kind: 'status', status: 422, body }));
      });
    });

    test('HT1 returns the Retry-After of a refusal', async () => {
      const { http, origin } = await world({ status: 429, headers: { 'retry-after': '7' } });
      expect(await http.send({ url: `${origin}/a` })).toMatchObject(
        err({ kind: 'status', status: 429, retryAfter: '7' }),
      );
    });

    test.each([301, 302, 303, 307, 308])('HT1 returns a refused redirect as the answer: %d', async (status) => {
      const { http, origin, seen } = await world({ status, headers: { location: '/there' } }, { body: 'Ahoy' });
      const answer = await http.send({ method: 'POST', url: `${origin}/a`, body: 'x', redirect: 'refuse' });
      expect(answer).toMatchObject(ok({ status, headers: { location: '/there' } }));
      expect(seen).toMatchObject([{ method: 'POST', path: '/a' }]);
    });

    describe('retries', () => {
      test.each(IDEMPOTENT)('HT1 never resends %s', async (method) => {
        const { http, origin, seen } = await makeByPath();
        const answers: unknown[] = [];
        for (const status of RETRIED) answers.push(await http.send({ method, url: `${origin}/${status}` }));
        expect(answers).toMatchObject(RETRIED.map((status) => err({ kind: 'status', status })));
        expect(seen.map(({ path }) => path)).toEqual(RETRIED.map((status) => `/${status}`));
      });

      test.each(RETRIED_METHODS.flatMap((method) => RETRIED.map((status) => [method, status] as const)))(
        'HT1 resends an identical %s after %d',
        async (method, status) => {
          const { http, origin, seen } = await world({ status }, { status: 201, body: 'done' });
          const headers = { 'Idempotency-Key': 'k-1', 'X-Tab': 'a' };
          const answer = await http.send({ method, url: `${origin}/enquiries?x=1`, headers, body: { name: 'Ana' } });
          expect(answer).toMatchObject(ok({ status: 201, body: 'done' }));
          expect(seen).toHaveLength(2);
          expect(seen[1]).toEqual(seen[0]);
          expect(seen[1]).toMatchObject({
            method,
            path: '/enquiries?x=1',
            headers: { 'idempotency-key': 'k-1', 'x-tab': 'a', ...JSON_TYPE },
            body: '{"name":"Ana"}',
          });
        },
      );

      test.each(RETRIED_METHODS)('HT1 resends %s only once, and the last answer counts', async (method) => {
        const { http, origin, seen } = await world({ status: 503 }, { status: 502, body: 'gone' });
        expect(await http.send({ method, url: `${origin}/a`, body: 'x' })).toEqual(
          err({ kind: 'status', status: 502, body: 'gone' }),
        );
        expect(seen).toHaveLength(2);
      });

      test.each(RETRIED_METHODS)('HT1 does not resend %s after any other status', async (method) => {
        const others = BAD.filter((status) => !RETRIED.includes(status) && status !== MISDIRECTED);
        const { http, origin, seen } = await makeByPath();
        for (const status of others) await http.send({ method, url: `${origin}/${status}`, body: 'x' });
        expect(seen.map(({ path }) => path)).toEqual(others.map((status) => `/${status}`));
      });

      test.each<HttpReply>([{ fault: 'no-headers' }, { fault: 'no-body' }, { headers: JSON_TYPE, body: '{' }])(
        'HT1 does not retry after an incomplete answer: %j',
        async (reply) => {
          const { http, origin, seen } = await world(reply);
          expect(await http.send({ method: 'POST', url: `${origin}/a`, timeoutMs: 150 })).toMatchObject({ ok: false });
          expect(seen).toHaveLength(1);
        },
      );

      test('HT1 a request may set its own retries', async () => {
        const { http, origin, seen } = await world({ status: 429 }, { status: 429 }, { status: 503, body: 'down' });
        const retry = { methods: ['GET'], statuses: [429], delaysMs: [0, 0, 0], maxDelayMs: 0 } as const;
        const answer = await http.send({ url: `${origin}/a`, retry });
        expect(answer).toEqual(err({ kind: 'status', status: 503, body: 'down' }));
        expect(seen).toHaveLength(3);
        expect(await http.send({ method: 'POST', url: `${origin}/a`, retry })).toMatchObject({ ok: false });
        expect(seen).toHaveLength(4);
      });

      test('HT1 retries as often as there are delays', async () => {
        const { http, origin, seen } = await world({ status: 429 });
        const retry = { methods: ['GET'], statuses: [429], delaysMs: [0, 0, 0], maxDelayMs: 0 } as const;
        expect(await http.send({ url: `${origin}/a`, retry })).toMatchObject(err({ status: 429 }));
        expect(seen).toHaveLength(4);
      });

      test('HT1 does not wait for the body of an answer before retrying', async () => {
        const { http, origin } = await world({ status: 503, fault: 'no-body' }, { body: 'done' });
        expect(await http.send({ method: 'POST', url: `${origin}/a` })).toMatchObject(ok({ body: 'done' }));
      });
    });

    describe('bodies', () => {
      test.each(
        WITH_JSON.flatMap((method) => [
          [method, { name: 'Ana', at: new Date(0) }, '{"name":"Ana","at":"1970-01-01T00:00:00.000Z"}'] as const,
          [method, [1, 'ñ', null], '[1,"ñ",null]'] as const,
          [method, Object.assign(Object.create(null), { bare: true }), '{"bare":true}'] as const,
          [method, {}, '{}'] as const,
        ]),
      )('HT1 %s sends a plain object as JSON: %j', async (method, body, json) => {
        const { http, origin, seen } = await world();
        await http.send({ method, url: `${origin}/a`, body });
        expect(seen).toMatchObject([{ method, headers: JSON_TYPE, body: json }]);
      });

      test.each(['Content-Type', 'content-type', 'CONTENT-TYPE'])('HT1 the caller may set the %s', async (header) => {
        const { http, origin, seen } = await world();
        await http.send({ method: 'POST', url: `${origin}/a`, headers: { [header]: 'application/ld+json' }, body: [] });
        expect(seen).toMatchObject([{ headers: { 'content-type': 'application/ld+json' }, body: '[]' }]);
      });

      test.each(
        WITH_JSON.flatMap((method) => ['{"name":"Ana"}', 'ñ\r\n\t"', ''].map((text) => [method, text] as const)),
      )('HT1 %s sends the text %j unchanged', async (method, text) => {
        const { http, origin, seen } = await world();
        await http.send({ method, url: `${origin}/a`, body: text });
        expect(seen).toMatchObject([{ method, body: text }]);
        expect(seen[0]?.headers['content-type']).not.toBe('application/json');
      });

      test.each<HttpMethod>(['GET', 'HEAD', 'OPTIONS'])('HT1 %s carries no body', async (method) => {
        const { http, origin, seen } = await world();
        expect(await http.send({ method, url: `${origin}/a`, body: { name: 'Ana' } })).toMatchObject({ ok: true });
        expect(seen).toMatchObject([{ method, body: '' }]);
        expect(seen[0]?.headers['content-type']).toBeUndefined();
      });

      test('HT1 defaults to GET', async () => {
        const { http, origin, seen } = await world();
        await http.send({ url: `${origin}/a?b=c%20d` });
        expect(seen).toMatchObject([{ method: 'GET', path: '/a?b=c%20d', body: '' }]);
      });

      test('HT1 returns an error for a body that cannot be serialized, and sends nothing', async () => {
        const { http, origin, seen } = await world();
        const circle: unknown[] = [];
        circle.push(circle);
        for (const body of [circle, { big: 1n }]) {
          expect(await http.send({ method: 'POST', url: `${origin}/a`, body })).toEqual(failed);
        }
        expect(seen).toEqual([]);
      });
    });

    describe('no answer', () => {
      test.each<HttpMethod>(['GET', 'POST'])('SE9 fails %s to a closed port', async (method) => {
        const { http, nobody } = await world();
        expect(await http.send({ method, url: nobody })).toEqual(failed);
      });

      test('SE9 times out a silent server', async () => {
        const { http, origin } = await world({ fault: 'no-headers' });
        expect(await http.send({ url: `${origin}/a`, timeoutMs: 100 })).toEqual(
          err({ kind: 'network', status: 0, message: 'Connection timeout', timedOut: true }),
        );
      });

      test('SE9 times out a server that sends headers only', async () => {
        const { http, origin } = await world({ fault: 'no-body' });
        expect(await http.send({ url: `${origin}/a`, timeoutMs: 300 })).toEqual(
          err({ kind: 'network', status: 0, message: 'Socket timeout', timedOut: true }),
        );
      });
    });

    /** Starts a server whose paths are the status to answer with. */
    async function makeByPath(): Promise<HttpWorld> {
      const made = await make(({ path }) => ({ status: Number(path.slice(1)) }));
      open.push(made);
      return made;
    }
  });
}
