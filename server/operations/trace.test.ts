import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { KyHttpClient } from '../../adapters/http-ky/ky-http-client.ts';
import { tracedFetch } from '../../adapters/http-ky/traced-fetch.ts';
import { startMisbehavingServer } from '../../tests/sandbox/http/misbehaving-server.ts';
import { startSite } from '../start/site.fixture.ts';
import { currentTraceHeaders, runInTrace, traceFields } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

test('OP3 a request to another service carries the trace of the request it is made for, and no other', async () => {
  const service = await startMisbehavingServer(() => ({ body: 'Ahoy' }));
  onTestFinished(() => service.close());
  const client = new KyHttpClient({ fetch: tracedFetch(currentTraceHeaders) });
  const site = createServer((request, response) =>
    runInTrace(request.headers, async () => {
      await client.send({ url: service.origin });
      response.end(traceFields().span_id ?? 'none');
    }),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void site.close());
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, { headers }).then((answer) => answer.text());

  const spans = await Promise.all([ask({ traceparent, tracestate: 'a=b' }), ask({}), ask({ traceparent: 'x' })]);
  expect(spans[0]).toMatch(/^[\da-f]{16}$/);
  expect(spans.slice(1)).toEqual(['none', 'none']);
  const sent = service.seen.map(({ headers }) => [headers.traceparent, headers.tracestate]);
  expect(sent).toHaveLength(3);
  expect(sent.filter(([parent]) => parent !== undefined)).toEqual([[`00-${TRACE}-${spans[0]}-01`, 'a=b']]);
});

test('OP3 the log names the trace of a request', async () => {
  const site = await startSite({ LOG_LEVEL: 'debug' });
  onTestFinished(() => site.app.close());
  await site.get('/en/about/', { traceparent });
  await site.get('/en/contact/');
  const lines = site.logged
    .join('')
    .split('\n')
    .filter((line) => line.includes('Request answered'));
  expect(lines.map((line) => JSON.parse(line).trace_id)).toEqual([TRACE, undefined]);
});
