import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The faults of the proxy, which affect open connections too. */
export type ProxyFault =
  /** Accepts all data, and forwards none. */
  | 'silent'
  /** Resets connections. */
  | 'reset'
  /** Closes connections. */
  | 'hang-up';

export interface MisbehavingProxy {
  readonly port: number;
  /** Sets the fault; with null, later data is forwarded again. */
  fault(fault: ProxyFault | null): void;
  /** Returns the number of connections so far. */
  connections(): number;
  close(): Promise<void>;
}

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
    client.on('data', (bytes) => fault === null && upstream.write(bytes));
    upstream.on('data', (bytes) => fault === null && client.write(bytes));
    misbehave(client, fault);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    fault(next) {
      fault = next;
      for (const client of clients) misbehave(client, fault);
    },
    connections: () => connections,
    async close() {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function misbehave(client: Socket, fault: ProxyFault | null): void {
  if (fault === 'reset') client.resetAndDestroy();
  if (fault === 'hang-up') client.end();
}
