import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { KyHttpClient } from '../../../adapters/http-ky/ky-http-client.ts';
import { SiteEnquiryApi } from '../../../adapters/site-http/site-api.ts';
import type { EnquiryResponse } from '../../../core/enquiry/enquiry-response.ts';
import { DEFAULT_RETRY_POLICY } from '../../../core/http/http-request.ts';
import type { HttpClient, HttpRequest } from '../../../core/ports/http-client.ts';
import { ok } from '../../../core/shared/result.ts';
import { html, startSite } from '../../../server/start/site.fixture.ts';
import { MemoryEnquiryApi } from '../../fakes/browser/memory-enquiry-api.ts';
import { type EnquiryApiWorld, enquiryApiContract, THANKS } from './enquiry-api-contract.ts';

enquiryApiContract('memory', async (pages) => {
  const api = new MemoryEnquiryApi(pages);
  return {
    api: api,
    received: api.received,
    answerWith: (answer) => api.answerWith(answer),
    breakDown: () => api.failWith({ kind: 'status', status: 503, body: null }),
  };
});
enquiryApiContract('site-http', siteWorld);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly accept: string;
  readonly body: string;
}

type Said = { readonly status: number; readonly body: unknown } | 'hang' | 'break';

/** Starts a real server on a free port; requests come from the client that tabs use. */
async function startApi(answer: (sent: Sent) => Said) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const said = answer({ method, path: url, accept: headers.accept ?? '', body: await bodyOf(request) });
    if (said === 'break') return response.destroy();
    if (said === 'hang') return;
    response.writeHead(said.status, { 'Content-Type': 'application/json' });
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { api: new SiteEnquiryApi(tabOf(`http://127.0.0.1:${port}`)), close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Makes a client with the site's origin that sends its own pages' header, as in a browser, and without pauses before
 * retries.
 */
function tabOf(origin: string, timeoutMs?: number): HttpClient {
  const http = new KyHttpClient({ retry: { ...DEFAULT_RETRY_POLICY, delaysMs: [0] } });
  return {
    send: (request: HttpRequest) =>
      http.send({
        ...request,
        url: new URL(request.url, origin).href,
        headers: { ...request.headers, origin },
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
  };
}

/** Makes a site that answers in the server's format. */
async function siteWorld(pages: ReadonlyMap<string, unknown>): Promise<EnquiryApiWorld> {
  let said: EnquiryResponse = THANKS;
  let broken = false;
  const received: Record<string, string>[] = [];
  const { api, close } = await startApi(({ method, path, accept, body }) => {
    if (broken) return { status: 503, body: '{"error":"no"}' };
    if (method === 'POST' && path === '/enquiries' && accept === 'application/json') {
      received.push(JSON.parse(body));
      return said.kind === 'thanks' ? { status: 201, body: { thanks: said.href } } : { status: 422, body: said };
    }
    const data = pages.get(path.replace('index.pageContext.json', ''));
    return data === undefined ? { status: 404, body: null } : { status: 200, body: { pageId: 'forms', data } };
  });
  return {
    ...{ api: api, received, close },
    answerWith(answer) {
      said = answer;
    },
    breakDown() {
      broken = true;
    },
  };
}

test.each<[string, Said, object]>([
  ['garbage', { status: 200, body: '<!doctype html>' }, { kind: 'bad-body' }],
  ['null', { status: 201, body: null }, { kind: 'bad-answer' }],
  ['a URL of another site', { status: 201, body: { thanks: 'https://evil.example/' } }, { kind: 'bad-answer' }],
  ['a URL of another site', { status: 201, body: { thanks: '//evil.example/' } }, { kind: 'bad-answer' }],
  ['something else', { status: 200, body: { ok: true } }, { kind: 'bad-answer' }],
  ['a refusal in an unknown form', { status: 403, body: '"403 Forbidden"' }, { kind: 'status', status: 403 }],
  ['nothing', 'break', { kind: 'network', status: 0 }],
])('SE9 reports %s as a failure', async (_, said, error) => {
  const { api, close } = await startApi(() => said);
  closing.push(close);
  expect(await api.send({ name: 'a' })).toMatchObject({ ok: false, error });
});

test('SE9 reports a page without a form as a failure', async () => {
  for (const body of [null, [], { data: null }, { data: 'x' }, {}]) {
    const { api, close } = await startApi(() => ({ status: 200, body }));
    closing.push(close);
    expect(await api.page('/en/enquire/')).toEqual({ ok: false, error: { kind: 'bad-answer' } });
  }
});

test('HT1 resends a form once, byte for byte, when the site is unavailable; the second answer counts', async () => {
  const bodies: string[] = [];
  const { api, close } = await startApi(({ body }) => {
    bodies.push(body);
    return bodies.length === 1
      ? { status: 503, body: { problems: {}, notice: 'unavailable', token: 'a', reference: null } }
      : { status: 201, body: { thanks: '/en/enquire/?reference=7KM2Q-94QFX' } };
  });
  closing.push(close);
  expect(await api.send({ name: 'Inés', token: 'a' })).toEqual(ok(THANKS));
  expect(bodies).toEqual(['{"name":"Inés","token":"a"}', '{"name":"Inés","token":"a"}']);
});

test('HT1 does not resend an invalid form', async () => {
  let count = 0;
  const { api, close } = await startApi(() => {
    count += 1;
    return { status: 422, body: { problems: { name: 'missing' }, notice: null, token: 'a', reference: null } };
  });
  closing.push(close);
  expect(await api.send({})).toMatchObject({ ok: true, value: { kind: 'returned', problems: { name: 'missing' } } });
  expect(count).toBe(1);
});

test('SE9 gives up on a site that never answers', async () => {
  const server = createServer(() => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const api = new SiteEnquiryApi(tabOf(`http://127.0.0.1:${port}`, 50));
  expect(await api.send({})).toMatchObject({ ok: false, error: { kind: 'network', timedOut: true } });
});

test('FM1 FM2 a tab parses the answer of our server', async () => {
  const site = await startSite({ FORM_LEAST_SECONDS: '3' }, ({ url, data }) =>
    data
      ? { status: 200, headers: [['Content-Type', 'application/json']], body: JSON.stringify({ data: { asked: url } }) }
      : html(200, 'a page'),
  );
  closing.push(() => site.app.close());
  const { port } = site.app.fastify.server.address() as AddressInfo;
  const api = new SiteEnquiryApi(tabOf(`http://127.0.0.1:${port}`));
  const fields = site.world.fields();
  expect(await api.send({ ...fields, name: '' })).toEqual(
    ok({ kind: 'returned', problems: { name: 'missing' }, notice: null, token: fields.token, reference: null }),
  );
  const sent = await api.send(fields);
  const [stored] = await site.world.stored();
  expect(sent).toEqual(ok({ kind: 'thanks', href: `/en/enquire/?reference=${stored?.reference}` }));
  expect(await api.send(fields)).toEqual(sent);
  expect(await api.send({ ...fields, message: 'And in July?' })).toMatchObject(
    ok({ kind: 'returned', notice: 'sent-before', reference: stored?.reference }),
  );
  expect(await site.world.stored()).toHaveLength(1);
  expect(await api.page('/en/enquire/?about=selling')).toEqual(
    ok({ asked: '/en/enquire/index.pageContext.json?about=selling' }),
  );
});
