import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { goWrong, type MediaFault } from './faults.ts';
import { DeliveryNetwork } from './made-picture.ts';
import type { MediaContent } from './media-content.ts';
import { MediaService } from './service-answers.ts';

export interface MediaSandboxOptions {
  /** 0 for any free port. */
  readonly port?: number;
  readonly container?: string;
  readonly content?: MediaContent;
}

export interface MediaSandbox {
  /** Host and port, such as `127.0.0.1:54321`. */
  readonly host: string;
  readonly origin: string;
  readonly container: string;
  /** Path and query of every request for a file or a gallery, in order. */
  readonly seen: readonly string[];
  /** Returns the most such requests that were ever open at once. */
  mostAtOnce(): number;
  /**
   * Makes requests for files and galleries fail in this way, or with that status, from now on: the first `times` if
   * given, and only those whose path matches. Null ends the fault.
   */
  fail(fault: MediaFault | number | null, options?: { readonly times?: number; readonly path?: RegExp }): void;
  /** Gives requests whose path matches this answer from now on, before any fault; null ends it. */
  say(body: unknown, path?: RegExp): void;
  /** Delays requests until the promise resolves, from now on. */
  holdUntil(promise: Promise<unknown> | null): void;
  close(): Promise<void>;
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };

/** Starts a stand-in for the media service on a free loopback port: one container, and its files. */
export async function startMediaSandbox(options: MediaSandboxOptions = {}): Promise<MediaSandbox> {
  const { port = 0, container = 'sandbox', content = {} } = options;
  const service = new MediaService(container, content);
  const network = new DeliveryNetwork(content);
  const seen: string[] = [];
  let [underWay, mostAtOnce] = [0, 0];
  let failing: { readonly fault: MediaFault | number; left: number; readonly path: RegExp } | null = null;
  let said: { readonly body: unknown; readonly path: RegExp } | null = null;
  let held: Promise<unknown> | null = null;

  function faultOf(url: string): MediaFault | number | null {
    if (failing === null || failing.left < 1 || !failing.path.test(url)) return null;
    failing.left -= 1;
    return failing.fault;
  }

  async function deliver(pathname: string, query: URLSearchParams, response: ServerResponse): Promise<void> {
    const file = await network.file(decodeURI(pathname.replace(/^\/(?:cdn|public)\//, '')), query);
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' };
    if (file === null) response.writeHead(404, headers).end();
    else response.writeHead(200, { ...headers, 'content-type': file.type }).end(file.bytes);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (/^\/(?:cdn|public)\//.test(pathname)) return deliver(pathname, searchParams, response);
    seen.push(url);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    await held;
    const { status, body } = service.answer(pathname, origin);
    const answer = said?.path.test(url) ? { status: 200, body: said.body as object } : { status, body };
    const fault = faultOf(url);
    if (fault !== null) goWrong(fault, answer, request, response, JSON_HEADERS);
    else response.writeHead(answer.status, JSON_HEADERS).end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    // An address that cannot be decoded, or a file that is not a picture.
    serve(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;
  return {
    ...{ host, origin, container, seen },
    mostAtOnce: () => mostAtOnce,
    fail(fault, { times = Number.POSITIVE_INFINITY, path = /./ } = {}) {
      failing = fault === null ? null : { fault, left: times, path };
    },
    say(body, path = /./) {
      said = body === null ? null : { body, path };
    },
    holdUntil(promise) {
      held = promise;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
