import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePorts } from '../../server/enquiry/enquiry-services.fixture.ts';
import { type FixtureSite, html, startSite } from '../../server/start/site.fixture.ts';
import { encoded, type SentForm, soundFields, type Tokens, wrongSubmission } from './wrong-submissions.ts';

const AT_ONCE = 50;
const ROUNDS = 50;
const DAY = 24 * 60 * 60_000;

let site: FixtureSite;
const agent = new Agent({ keepAlive: true, maxSockets: 10 });

beforeAll(async () => {
  const { search: _, siteSearch: __, recommendations: ___, ...ports } = samplePorts();
  // Rate limits must not refuse these forms.
  const variables = { FORMS_PER_HOUR: '1000000', FORMS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  site = await startSite(variables, ({ submission }) => html(200, `form ${JSON.stringify(submission)}`), {}, ports);
});
afterAll(async () => {
  agent.destroy();
  await site.app.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function send({ body, contentType, chunked }: SentForm, accept: string): Promise<Answer> {
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const headers: OutgoingHttpHeaders = { accept, 'sec-fetch-site': 'same-origin' };
  if (contentType !== null) headers['content-type'] = contentType;
  if (chunked) headers['transfer-encoding'] = 'chunked';
  else headers['content-length'] = body.length;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: '/enquiries', method: 'POST', headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

function tokens(): Tokens {
  const { tokens, clock } = site.world;
  const signed = ['short.1', `${'A'.repeat(22)}.`, `${'A'.repeat(22)}`].map((text) => tokens.sign('form', text));
  const old = [
    tokens.newFormToken(clock.now),
    tokens.newFormToken(clock.now - 30 * DAY),
    // Of a node whose clock is half a minute ahead.
    tokens.newFormToken(clock.now + 30_000),
  ];
  const other = [tokens.sign('confirm', `${'A'.repeat(22)}.1`), tokens.sign('stop', 'one.0'), `${site.world.token()}x`];
  return { good: site.world.token(), bad: [...signed, ...old, ...other] };
}

/** Returns the mistake in the answer to an invalid form; null where there is none. */
function complaint({ status, headers, text }: Answer, isJson: boolean): string | null {
  if (status < 400 || status > 499) return `answered ${status}`;
  if (headers['cache-control'] !== 'private, no-store') return `may be kept: ${headers['cache-control']}`;
  const said = text.slice(text.indexOf('{'));
  if (!isJson && !text.startsWith('form {')) return `no page of the form: ${text.slice(0, 100)}`;
  const { problems, notice } = JSON.parse(said) as { problems: object; notice: unknown };
  return typeof notice === 'string' || Object.keys(problems).length > 0 ? null : `says nothing: ${said.slice(0, 200)}`;
}

test('FM2 refuses thousands of invalid forms, stores none of them, and accepts the valid ones', async () => {
  const seen = new Map<number, number>();
  const references = new Set<string>();
  async function wrongOne(make: (tokens: Tokens) => SentForm, index: number): Promise<string[]> {
    const sent = make(tokens());
    const isJson = index % 2 === 0;
    try {
      const answer = await send(sent, isJson ? 'application/json' : 'text/html');
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      const wrong = complaint(answer, isJson);
      return wrong === null ? [] : [`${sent.flaw}: ${wrong}`];
    } catch (error) {
      return [`${sent.flaw}: ${String(error)}`];
    }
  }
  async function rightOne(round: number): Promise<void> {
    const kind = (['general', 'charter', 'selling'] as const)[round % 3] ?? 'general';
    const body = encoded(soundFields(kind, site.world.token()), 'json');
    const { status, text } = await send(
      { flaw: 'none', body, contentType: 'application/json', chunked: false },
      'application/json',
    );
    expect([status, text]).toEqual([
      201,
      expect.stringMatching(/^\{"thanks":"\/es\/enquire\/\?reference=[\w-]{11}"\}$/),
    ]);
    references.add(text);
  }

  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(wrongSubmission, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const complaints = (await Promise.all(batch.map(wrongOne))).flat();
      expect(complaints).toEqual([]);
      await rightOne(round);
      round += 1;
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  );

  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(ROUNDS * AT_ONCE);
  // There must be enough answers of each kind for a meaningful test.
  for (const status of [400, 413, 422]) expect(seen.get(status)).toBeGreaterThan(25);
  const stored = await site.world.stored();
  expect([stored.length, references.size]).toEqual([ROUNDS, ROUNDS]);
  expect(new Set(stored.map(({ enquiry }) => enquiry?.content.name))).toEqual(new Set(['Inés Marín']));
  expect(await site.world.outbox()).toMatchObject({ dead: 0 });
  expect(stored.every(({ deliveries }) => deliveries.length >= 1)).toBe(true);
  expect((await site.world.outbox()).waiting).toBe(stored.reduce((sum, { deliveries }) => sum + deliveries.length, 0));
  expect(site.logged).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
