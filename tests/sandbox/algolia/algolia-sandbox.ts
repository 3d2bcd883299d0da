import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeenRequest } from '../http/misbehaving-server.ts';
import { Application } from './application.ts';
import { type Answer, goWrong, type SandboxFault, spoilsAnswer } from './faults.ts';
import { demandRight, type Keys, keyOf } from './routes/keys.ts';
import { Refusal } from './routes/refusal.ts';
import { requestBody } from './routes/request-body.ts';
import { routeOf } from './routes/router.ts';

export interface SandboxOptions {
  /** 0 for any free port. */
  readonly port?: number;
  readonly appId?: string;
  /** A key that may only search. */
  readonly searchKey?: string;
  readonly adminKey?: string;
}

export interface AlgoliaSandbox {
  /**
   * Host and port, such as `127.0.0.1:54321`; for the official client `hosts: [{ url: host, accept: 'readWrite',
   * protocol: 'http' }]`.
   */
  readonly host: string;
  readonly origin: string;
  readonly appId: string;
  readonly searchKey: string;
  readonly adminKey: string;
  /** Every request that arrived completely, in order. */
  readonly seen: readonly SeenRequest[];
  /**
   * Makes requests fail in this way from now on: the first `times` if given, and only those whose path matches. Null
   * ends the fault. Preflight requests never fail.
   */
  fail(fault: SandboxFault | null, options?: { readonly times?: number; readonly path?: RegExp }): void;
  close(): Promise<void>;
}

const HEADERS = {
  'content-type': 'application/json; charset=UTF-8',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};
const PREFLIGHT_HEADERS = {
  ...HEADERS,
  'access-control-allow-methods': 'GET, PUT, POST, DELETE, HEAD, OPTIONS',
  'access-control-allow-headers':
    'x-algolia-application-id, connection, origin, x-algolia-api-key, content-type, content-length, x-algolia-signature, x-algolia-usertoken, x-algolia-tagfilters, DNT, X-Mx-ReqToken, Keep-Alive, User-Agent, X-Requested-With, If-Modified-Since, Cache-Control, x-algolia-agent, request-id',
  'access-control-max-age': '86400',
};

/** Starts a stand-in for the search service on a free loopback port: one application without indices, with two keys. */
export async function startAlgoliaSandbox(options: SandboxOptions = {}): Promise<AlgoliaSandbox> {
  const { port = 0, appId = 'SANDBOX', searchKey = 'sandbox-search-key', adminKey = 'sandbox-admin-key' } = options;
  const keys: Keys = { appId, searchKey, adminKey };
  const application = new Application();
  const seen: SeenRequest[] = [];
  let failing: { readonly fault: SandboxFault; left: number; readonly path: RegExp } | null = null;

  function faultOf(path: string): SandboxFault | null {
    if (failing === null || failing.left < 1 || !failing.path.test(path)) return null;
    failing.left -= 1;
    return failing.fault;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(200, PREFLIGHT_HEADERS).end();
      return;
    }
    let body: string | null = null;
    let answer: Answer | null = null;
    try {
      body = await requestBody(request);
      // The client disconnected before the request was complete.
      if (body === null) return;
    } catch (error) {
      answer = refusalOf(error);
    }
    seen.push(seenRequest(request, body ?? ''));
    const fault = faultOf(request.url ?? '');
    if (fault === null || spoilsAnswer(fault)) answer ??= answerTo(application, keys, request, body ?? '');
    if (fault !== null) goWrong(fault, answer, request, response, HEADERS);
    else if (answer !== null) response.writeHead(answer.status, HEADERS).end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    origin: `http://${host}`,
    ...keys,
    seen,
    fail(fault, { times = Number.POSITIVE_INFINITY, path = /./ } = {}) {
      failing = fault === null ? null : { fault, left: times, path };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answerTo(application: Application, keys: Keys, request: IncomingMessage, body: string): Answer {
  try {
    const [pathname = '', search = ''] = (request.url ?? '').split(/\?(.*)/s);
    const query = new URLSearchParams(search);
    const said = (name: string) => query.get(name) ?? headerOf(request, name);
    const key = keyOf(keys, said('x-algolia-application-id'), said('x-algolia-api-key'));
    const { route, path } = routeOf(request.method === 'HEAD' ? 'GET' : (request.method ?? ''), pathname);
    demandRight(key, route.right);
    return { status: 200, body: route.answer({ application, keys, key, path, query, body }) };
  } catch (error) {
    return refusalOf(error);
  }
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return value === undefined ? null : String(value);
}

function refusalOf(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, body: { message: error.message, status: error.status } };
  return { status: 500, body: { message: `Internal server error: ${String(error)}`, status: 500 } };
}

function seenRequest({ method, url, headers }: IncomingMessage, body: string): SeenRequest {
  return {
    method: method ?? '',
    path: url ?? '',
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
  };
}
