import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The faults of the server; all but the first four come after status and headers. */
export type Fault =
  /** Never answers. */
  | 'no-headers'
  /** Resets the connection without an answer. */
  | 'reset'
  /** Closes the connection without an answer. */
  | 'hang-up'
  /** Answers in another protocol. */
  | 'no-http'
  /** Never sends a body. */
  | 'no-body'
  /** Sends a byte of the body every few milliseconds, endlessly. */
  | 'drip'
  /** Sends the body as fast as it is read, endlessly. */
  | 'endless'
  /** Sends part of the body, then resets the connection. */
  | 'reset-in-body'
  /** Sends less than announced, then closes the connection. */
  | 'too-short'
  /** Sends more than announced: the body is twice as long. */
  | 'too-long'
  /** Closes the connection in the middle of a chunked body. */
  | 'cut-chunk';

export interface Reply {
  /** 200 by default. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly fault?: Fault;
}

export interface MisbehavingServer {
  /** Origin of the server, such as `http://127.0.0.1:54321`. */
  readonly origin: string;
  /** Every request that arrived completely, in order. */
  readonly seen: readonly SeenRequest[];
  /** Returns the number of connections so far. */
  connections(): number;
  /** Resolves when no connection with a fault is open any more; a client that keeps one blocks it. */
  released(): Promise<unknown>;
  /** Stops listening and resets all connections, so that new ones are refused; or listens again on the same port. */
  refuse(isRefused: boolean): Promise<void>;
  close(): Promise<void>;
}

const DRIP_MS = 10;

/** Starts a real HTTP server that sends the given replies and faults. @param on the port; 0 for any free one */
export async function startMisbehavingServer(
  replyTo: (seen: SeenRequest) => Reply | Promise<Reply>,
  on = 0,
): Promise<MisbehavingServer> {
  const seen: SeenRequest[] = [];
  const faulty: Promise<unknown>[] = [];
  let connections = 0;

  const server = createServer(async (request, response) => {
    const came = await seenRequest(request);
    // The client disconnected before the request was complete.
    if (came === null) return;
    seen.push(came);
    const reply = await replyTo(came);
    // `once` would reject where the client resets the connection.
    if (reply.fault !== undefined) faulty.push(new Promise((closed) => request.socket.on('close', closed)));
    say(reply, request, response);
  });
  server.on('connection', () => {
    connections++;
  });
  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  function stop(): Promise<void> {
    return new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  }
  await listen(on);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    connections: () => connections,
    released: () => Promise.all(faulty),
    async refuse(isRefused) {
      if (isRefused === !server.listening) return;
      await (isRefused ? stop() : listen(port));
    },
    close: stop,
  };
}

async function seenRequest(request: IncomingMessage): Promise<SeenRequest | null> {
  const parts: Buffer[] = [];
  try {
    for await (const part of request) parts.push(part);
  } catch {
    return null;
  }
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(parts).toString(),
  };
}

function say(reply: Reply, { socket }: IncomingMessage, response: ServerResponse): void {
  const { status = 200, headers = {}, body = '', fault } = reply;
  const bytes = Buffer.from(body);
  const head = (announced: string) =>
    `HTTP/1.1 ${status} Said\r\n${Object.entries({ ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}${announced}\r\n\r\n`;
  switch (fault) {
    case undefined:
      response.writeHead(status, headers);
      response.end(bytes);
      return;
    case 'no-headers':
      return;
    case 'reset':
      socket.resetAndDestroy();
      return;
    case 'hang-up':
      socket.destroy();
      return;
    case 'no-http':
      socket.end('220 smtp.example ready\r\n');
      return;
    case 'no-body':
      response.writeHead(status, headers);
      response.flushHeaders();
      return;
    case 'drip': {
      response.writeHead(status, headers);
      response.write('.');
      const dripping = setInterval(() => response.write('.'), DRIP_MS);
      socket.once('close', () => clearInterval(dripping));
      return;
    }
    case 'endless':
      response.writeHead(status, headers);
      pour(response);
      return;
    case 'reset-in-body':
      // The reset comes after the first part was sent, since it overtakes waiting data.
      response.writeHead(status, { ...headers, 'content-length': '1000' });
      response.write(body || 'part', () => setTimeout(() => socket.resetAndDestroy(), DRIP_MS));
      return;
    case 'too-short':
      socket.end(`${head(`content-length: ${bytes.length + 1}`)}${body}`);
      return;
    case 'too-long':
      socket.end(`${head(`content-length: ${bytes.length}`)}${body}${body}`);
      return;
    case 'cut-chunk':
      socket.end(`${head('transfer-encoding: chunked')}${(bytes.length + 1).toString(16)}\r\n${body}`);
      return;
  }
}

function pour(response: ServerResponse): void {
  const part = Buffer.alloc(64 * 1024, '.');
  while (!response.destroyed && response.write(part));
  response.once('drain', () => pour(response));
}
