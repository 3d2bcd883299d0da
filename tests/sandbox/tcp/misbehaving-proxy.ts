import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The faults of the proxy, which affect open connections too. */
export type ProxyFault =
  /** Accepts all data, and forwards none. */
  | 'silent'
  /** Resets connections. */
  | 'reset'
  /** Closes connections. */
  | 'hang-up'
  /** Does not listen, and resets open connections. */
  | 'refused'
  /** Forwards answers with a delay. */
  | 'slow'
  /** Answers in another protocol, and closes the connection. */
  | 'garbage'
  /** Forwards half of the first piece of an answer, then closes the connection. */
  | 'half'
  /** Resets connections at the first piece of an answer. */
  | 'reset-in-answer'
  /** Answers with a line that does not end. */
  | 'endless';

export interface MisbehavingProxy {
  readonly port: number;
  /** Sets the fault; with null, later data is forwarded again. */
  fault(fault: ProxyFault | null): Promise<void>;
  /** Resets open connections, such as those of a client that waits for an answer that was not forwarded. */
  hangUp(): void;
  /** Returns the number of connections so far. */
  connections(): number;
  close(): Promise<void>;
}

const SLOW_MS = 1_500;

/** Starts a proxy for a local server with faults on demand. */
export async function startMisbehavingProxy(target: number): Promise<MisbehavingProxy> {
  const clients = new Set<Socket>();
  let fault: ProxyFault | null = null;
  let connections = 0;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    connections += 1;
    clients.add(client);
    const upstream = connect(target, '127.0.0.1');
    // When one side disconnects, both sockets are destroyed.
    const end = () => [client, upstream].map((socket) => socket.destroy());
    client.on('error', end).on('close', () => {
      clients.delete(client);
      end();
    });
    client.on('end', () => fault !== 'silent' && end());
    upstream.on('error', end).on('close', () => fault !== 'silent' && end());
    client.on('data', (bytes) => isForwarded(fault) && upstream.write(bytes));
    upstream.on('data', (bytes) => answer(client, bytes, fault));
    misbehave(client, fault);
  });
  async function listen(on: number): Promise<number> {
    server.listen(on, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const port = await listen(0);

  return {
    port,
    async fault(next) {
      fault = next;
      for (const client of clients) misbehave(client, fault);
      if (fault === 'refused' && server.listening) {
        server.close();
        await once(server, 'close');
      } else if (fault !== 'refused' && !server.listening) await listen(port);
    },
    hangUp() {
      for (const client of clients) client.resetAndDestroy();
    },
    connections: () => connections,
    async close() {
      for (const client of clients) client.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

function isForwarded(fault: ProxyFault | null): boolean {
  return fault === null || fault === 'slow' || fault === 'half' || fault === 'reset-in-answer';
}

/** Passes a piece of the server's answer on. Delayed pieces stay in order, since each pause is equally long. */
function answer(client: Socket, bytes: Buffer, fault: ProxyFault | null): void {
  if (fault === null) client.write(bytes);
  if (fault === 'slow') setTimeout(() => client.write(bytes), SLOW_MS);
  if (fault === 'half') client.end(bytes.subarray(0, Math.ceil(bytes.length / 2)));
  if (fault === 'reset-in-answer') client.resetAndDestroy();
}

function misbehave(client: Socket, fault: ProxyFault | null): void {
  if (fault === 'reset' || fault === 'refused') client.resetAndDestroy();
  if (fault === 'hang-up') client.end();
  if (fault === 'garbage') client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  if (fault === 'endless') pour(client);
}

const ENDLESS = Buffer.alloc(64 * 1024, '.');

function pour(client: Socket): void {
  while (!client.destroyed && client.write(ENDLESS));
  client.once('drain', () => pour(client));
}
