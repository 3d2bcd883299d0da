import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { type WebhookOptions, WebhookTransport } from '../../../adapters/webhook/webhook-transport.ts';
import { DEFAULT_RETRY_POLICY } from '../../../core/http/http-request.ts';
import { err, ok } from '../../../core/shared/result.ts';
import { MemoryHttpClient } from '../../fakes/memory-http-client.ts';
import { PERSONAL, sampleMessage } from '../../samples/sample-message.ts';
import { startWebhookSandbox, type WebhookFault } from '../../sandbox/webhook/webhook-sandbox.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NOW = Date.parse('2026-05-04T10:00:02.500Z');

async function world(options: WebhookOptions = {}, secret = SECRET) {
  const sandbox = await startWebhookSandbox({ secret: SECRET, now: () => NOW });
  onTestFinished(sandbox.stop);
  const http = new KyHttpClient({ retry: { ...DEFAULT_RETRY_POLICY, delaysMs: [0] } });
  const delivery = new WebhookTransport(http, { url: sandbox.url, secret }, { now: () => NOW, ...options });
  return { sandbox, delivery };
}

test('FM2 signs exactly the bytes that it sends', async () => {
  const { sandbox, delivery } = await world();
  expect(await delivery.deliver(sampleMessage('HY-ñ'))).toEqual(ok(null));
  const [seen] = sandbox.seen;
  expect(seen).toMatchObject({
    method: 'POST',
    path: '/hooks/enquiries',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'HY-%C3%B1.office-letter',
      'webhook-timestamp': '1777888802',
    },
  });
  const signed = `HY-%C3%B1.office-letter.1777888802.${seen?.body}`;
  const key = Buffer.from(SECRET.slice(6), 'base64');
  expect(seen?.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(sandbox.hooks).toMatchObject([{ id: 'HY-%C3%B1.office-letter', body: { id: 'HY-%C3%B1.office-letter' } }]);
});

test('FM2 uses a plain secret as the key', async () => {
  const secret = 'a plain secret, long enough';
  const http = new MemoryHttpClient({ 'POST /hook': { status: 204 } });
  expect(
    await new WebhookTransport(http, { url: '/hook', secret }, { now: () => NOW }).deliver(sampleMessage()),
  ).toEqual(ok(null));
  const signed = `HY-7K3F-9Q2M.office-letter.1777888802.${http.requests[0]?.body}`;
  expect(http.requests[0]?.headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  );
});

test.each<[WebhookFault, 'unavailable' | 'refused', string]>([
  [400, 'refused', 'status 400'],
  [401, 'refused', 'status 401'],
  [403, 'refused', 'status 403'],
  [404, 'refused', 'status 404'],
  [410, 'refused', 'status 410'],
  [413, 'refused', 'status 413'],
  [422, 'refused', 'status 422'],
  [304, 'refused', 'status 304'],
  [408, 'unavailable', 'status 408'],
  [409, 'unavailable', 'status 409'],
  [425, 'unavailable', 'status 425'],
  [429, 'unavailable', 'status 429'],
  [500, 'unavailable', 'status 500'],
  [503, 'unavailable', 'status 503'],
  [599, 'unavailable', 'status 599'],
  ['reset', 'unavailable', 'Network request failed'],
  ['garbage', 'unavailable', 'Network request failed'],
  ['hang', 'unavailable', 'Connection timeout'],
])('FM2 a receiver that answers %s: %s', async (fault, kind, reason) => {
  const { sandbox, delivery } = await world({ timeoutMs: fault === 'hang' ? 200 : 10_000 });
  sandbox.fail(fault);
  const outcome = await delivery.deliver(sampleMessage());
  expect(outcome).toEqual(err({ kind, reason: `webhook: ${reason}` }));
  for (const word of PERSONAL) expect(JSON.stringify(outcome)).not.toContain(word);
});

test('FM2 a redirect is refused, and its target gets nothing', async () => {
  const { sandbox, delivery } = await world();
  sandbox.fail('redirect');
  expect(await delivery.deliver(sampleMessage())).toEqual(err({ kind: 'refused', reason: 'webhook: status 307' }));
  expect(sandbox.seen).toHaveLength(1);
  expect(sandbox.strangers).toEqual([]);
});

test.each<WebhookFault>([200, 201, 202, 204, 'bad-json', 'endless'])(
  'FM2 a success status counts, whatever else the receiver answers: %s',
  async (fault) => {
    const { sandbox, delivery } = await world();
    sandbox.fail(fault);
    expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  },
);

test('FM2 resends an unconfirmed message, recognizable by its id', async () => {
  const { sandbox, delivery } = await world();
  sandbox.fail('reset-after', { times: 1 });
  expect(await delivery.deliver(sampleMessage())).toMatchObject(err({ kind: 'unavailable' }));
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  expect(sandbox.hooks.map(({ id }) => id)).toEqual(Array(2).fill('HY-7K3F-9Q2M.office-letter'));
  expect(sandbox.seen[1]?.body).toBe(sandbox.seen[0]?.body);
});

test('FM2 retries a failing receiver once at once, byte for byte', async () => {
  const { sandbox, delivery } = await world();
  sandbox.fail(503, { times: 1 });
  expect(await delivery.deliver(sampleMessage())).toEqual(ok(null));
  expect(sandbox.seen).toHaveLength(2);
  expect(sandbox.seen[1]).toEqual(sandbox.seen[0]);
});

test('FM2 a receiver refuses a request with another secret or another clock', async () => {
  const { sandbox, delivery } = await world({}, 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect(await delivery.deliver(sampleMessage())).toEqual(err({ kind: 'refused', reason: 'webhook: status 401' }));
  const { sandbox: other, delivery: late } = await world({ now: () => NOW - 10 * 60_000 });
  expect(await late.deliver(sampleMessage())).toEqual(err({ kind: 'refused', reason: 'webhook: status 401' }));
  expect([...sandbox.hooks, ...other.hooks]).toEqual([]);
});

test('FM2 sends nothing for a message without an enquiry', async () => {
  const { sandbox, delivery } = await world();
  expect(await delivery.deliver({ ...sampleMessage(), enquiry: null })).toMatchObject(err({ kind: 'refused' }));
  expect(sandbox.seen).toEqual([]);
});

test('FM2 throws on an invalid secret', () => {
  expect(() => new WebhookTransport(new MemoryHttpClient(), { url: '/hook', secret: 'short' })).toThrow(
    'The secret of the webhook cannot be used',
  );
});
