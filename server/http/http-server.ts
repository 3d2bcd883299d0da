import { createServer, type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Metrics } from '../operations/metrics.ts';
import { runInTrace, traceFields } from '../operations/trace.ts';
import { type Logger, loggedPath } from '../start/log.ts';
import { countedNetworks } from './client-address.ts';
import { connectionsFor, filesFor, openFileLimit } from './open-file-limit.ts';
import { MAX_BODY_CHUNKS } from './read-body.ts';
import { dropForeignCookies, stagingResponseClass } from './staging-answers.ts';
import { UnsentAnswers } from './unsent-answers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpServerOptions {
  /** Answers from memory where it can; returns whether it did. */
  readonly tryAnswer: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly isDraining: () => boolean;
  /** Whether forwarded headers come from a proxy of ours. */
  readonly trustProxy: boolean;
  /** Null where no port shows them. */
  /** The name of a staging site; null for the real site. */
  readonly staging: string | null;
  readonly metrics: Metrics | null;
  readonly log: Logger;
  /** Vite's middleware in development; it passes on requests that it does not handle. */
  readonly middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null;
}

/** Limits of a path and of a URL, in characters. The URL may hold as much query as `truncatedQuery` reads. */
const MAX_PATH_LENGTH = 4096;
const MAX_URL_LENGTH = 8192 + 512;
/** The folder of media files. None has a URL beyond these limits, so a longer URL is answered as not found. */
const FILES = '/media/';
/** Requests of a connection that wait for the answer to the one before. Browsers and proxies send one at a time. */
const MAX_WAITING = 15;
/** Fields of a header; Node would keep two thousand. */
const MAX_FIELDS = 100;
/** Milliseconds in which a body must come to its end once it is answered. */
const MAX_REST_MS = 2000;
/** Milliseconds between two looks at what clients have not read. */
const UNSENT_CHECK_MS = 500;
const LOOKS_PER_LINE = 120;
/** Connections of all clients. Each takes up to some 20 kB while its header is on the way. */
const MAX_CONNECTIONS = 4000;
/** Methods that some route has; a body of any other would be read for nothing. */
const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Creates the HTTP server. Cached pages are sent before Fastify sees the request. */
export function createHttpServer(handler: Handler, options: HttpServerOptions): Server {
  const { tryAnswer, isDraining, metrics, log, middleware, trustProxy, staging } = options;
  const logsAccess = log.isLevelEnabled('debug');

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const trace = traceFields();
    const started = performance.now();
    response.once('finish', () => {
      metrics?.request(response.statusCode);
      if (!logsAccess) return;
      const ms = Math.round(performance.now() - started);
      log.debug(
        { method: request.method, path: loggedPath(request.url), status: response.statusCode, ms, ...trace },
        'Request answered',
      );
    });
    if (middleware === null) handler(request, response);
    else middleware(request, response, () => handler(request, response));
  }

  const unsent = new UnsentAnswers((request) => countedNetworks(request, trustProxy)[0] ?? '');

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    if (isDraining()) response.shouldKeepAlive = false;
    response.once('finish', () => {
      discardRest(request);
      // A stop found this connection busy: Node closes idle ones once, and would then wait for their time to end.
      if (!server.listening) server.closeIdleConnections();
    });
    if (staging !== null) dropForeignCookies(request, staging);
    const refusal = refusalOf(request);
    if (refusal !== null) {
      refuse(response, refusal, metrics);
      return;
    }
    try {
      if (tryAnswer(request, response)) return;
    } catch (error) {
      log.error({ err: error }, 'The page cache failed to answer');
      if (response.headersSent) {
        response.destroy();
        return;
      }
    }
    runInTrace(request.headers, () => pass(request, response));
  }

  const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };
  // Node would answer requests without a host, and those with an unknown expectation, without counting them.
  const inOrder = oneByOne(onRequest, unsent);
  const Answer = staging === null ? ServerResponse : stagingResponseClass(staging);
  const rules = { connectionsCheckingInterval: 5_000, requireHostHeader: false, ServerResponse: Answer };
  const server = createServer({ ...timeouts, ...rules }, inOrder);
  server.on('checkExpectation', inOrder);
  watchUnsent(server, unsent, log);
  server.timeout = 120_000;
  server.maxConnections = mostConnections(log);
  server.maxHeadersCount = MAX_FIELDS + 1;
  return server;
}

/** Returns how many connections the open files of this process allow, and says so where they are fewer than meant. */
function mostConnections(log: Logger): number {
  const files = openFileLimit();
  const connections = connectionsFor(files, MAX_CONNECTIONS);
  if (connections < MAX_CONNECTIONS) {
    log.warn(
      { files, needed: filesFor(MAX_CONNECTIONS), connections },
      'The limit of open files allows few connections',
    );
  }
  return connections;
}

/** Ends connections whose clients do not read, and says so once a minute at most. */
function watchUnsent(server: Server, unsent: UnsentAnswers, log: Logger): void {
  let ended = 0;
  let looks = 0;
  const timer = setInterval(() => {
    ended += unsent.enforce();
    looks += 1;
    if (ended === 0 || looks < LOOKS_PER_LINE) return;
    log.warn({ connections: ended }, 'Connections were ended whose clients did not read their answers');
    ended = 0;
    looks = 0;
  }, UNSENT_CHECK_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * Lets the requests of a connection begin one by one, each after the answer to the one before. Node reads as many as come
 * in a piece of some 64 kB, and an answer behind another would not hear that its client has left, so that whatever counts
 * answers would count it for ever. A connection with too many is ended.
 */
function oneByOne(begin: Handler, unsent: UnsentAnswers): Handler {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    if (!socket.writable) return;
    const waiting = lines.get(socket);
    const start = () => {
      unsent.add(response);
      // One listener for both: a response with a long body has several of others.
      response.once('close', () => {
        unsent.remove(response);
        const next = lines.get(socket)?.shift();
        // After an answer that ends the connection there is none to wait for: it would never hear of its own end.
        if (next === undefined || !socket.writable) lines.delete(socket);
        else next();
      });
      begin(request, response);
    };
    if (waiting === undefined) {
      lines.set(socket, []);
      start();
    } else if (waiting.length < MAX_WAITING) waiting.push(start);
    else socket.destroy();
  };
}

function refusalOf({ url = '', method, headers, rawHeaders, httpVersion }: IncomingMessage): number | null {
  if (rawHeaders.length > 2 * MAX_FIELDS) return 431;
  if (hasTwoHosts(rawHeaders) || (headers.host === undefined && httpVersion === '1.1')) return 400;
  if (!METHODS.has(method)) return 405;
  if (!/^(?:100-continue)?$/i.test(headers.expect ?? '')) return 417;
  if (method !== 'POST' && hasBody(headers)) return 400;
  if (url.length > MAX_URL_LENGTH || url.split('?', 1).join().length > MAX_PATH_LENGTH)
    return url.startsWith(FILES) ? 404 : 414;
  return url.startsWith('/') ? null : 400;
}

/** Throws away what still comes of a body after the answer, and closes the connection if it has no end soon. */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  setTimeout(() => request.complete || request.socket.destroy(), MAX_REST_MS).unref();
  let pieces = 0;
  request.on('data', () => {
    pieces += 1;
    if (pieces > MAX_BODY_CHUNKS) request.socket.destroy();
  });
}

/** Returns whether a body follows. Where no route reads one, Node would throw it away for as long as it comes. */
function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * Returns whether a request names two hosts: Node reads the first, but a proxy or a cache in front may have read the
 * other.
 */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function refuse(response: ServerResponse, status: number, metrics: Metrics | null): void {
  metrics?.request(status);
  const line = `${status} ${STATUS_CODES[status]}\n`;
  const headers = {
    ...{ 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': line.length, Connection: 'close' },
    ...{ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  };
  response.writeHead(status, headers).end(line);
}

/** The statuses of requests that Node cannot read, by the code of its error; 400 for all others. */
const INVALID: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request that is not HTTP, or comes too slowly, in the same form as other refusals, and hangs up. */
export function onInvalidRequest({ code = '' }: { readonly code?: string }, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = INVALID[code] ?? 400;
  const reason = `${status} ${STATUS_CODES[status]}`;
  socket.end(
    `HTTP/1.1 ${reason}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${reason.length + 1}\r\n` +
      `Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${reason}\n`,
  );
}
