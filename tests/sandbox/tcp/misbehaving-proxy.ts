import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Ways to go wrong; the connections that are open go wrong too. */
export type ProxyFault =
  /** Takes every byte, and lets none through. */
  | 'silent'
  /** Breaks connections off. */
  | 'reset'
  /** Closes connections politely, without a word. */
  | 'hang-up';

export interface MisbehavingProxy {
  readonly port: number;
  /** Null for none: what comes from then on is let through again. */
  fault(fault: ProxyFault | null): void;
  /** How many connections were ever opened. */
  connections(): number;
  close(): Promise<void>;
}

/** Stands before a server of this machine, and lets through what it is told to. */
export async function startMisbehavingProxy(target: number): Promise<MisbehavingProxy> {
  const clients = new Set<Socket>();
  let fault: ProxyFault | null = null;
  let connections = 0;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    connections += 1;
    clients.add(client);
    const upstream = connect(target, '127.0.0.1');
    // Whoever breaks off, the other side goes with it.
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
