import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PoolSockets } from './pool-sockets.ts';

/** A server whose connections are handled by a callback. */
async function listening(greet: (socket: Socket) => void): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, greet).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const at = (...port: number[]) => ({ host: port.map(() => '127.0.0.1'), port });

test('FM2 destroys a connection whose other side is silent', async () => {
  const port = await listening((socket) => socket.on('error', () => {}));
  const sockets = new PoolSockets();
  const socket = await sockets.open(at(port));
  await once(socket, 'connect');
  socket.end();
  expect(socket.destroyed).toBe(false);
  sockets.destroy();
  expect(socket.destroyed).toBe(true);
});

test('FM2 tries each of several hosts in turn', async () => {
  const greetings = ['one', 'two'];
  const ports = await Promise.all(greetings.map((greeting) => listening((socket) => socket.end(greeting))));
  const sockets = new PoolSockets();
  onTestFinished(() => sockets.destroy());
  const heard: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const [greeting] = await once(await sockets.open(at(...ports)), 'data');
    heard.push(String(greeting));
  }
  expect(heard).toEqual(['one', 'two', 'one']);
});
