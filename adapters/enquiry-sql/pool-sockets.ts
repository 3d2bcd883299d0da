import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The driver's target: hosts with their ports, or a socket file. */
interface Address {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | undefined;
}

const PAUSE_MS = 250;

/**
 * Opens the sockets of one pool. The driver cannot drop its own sockets once the server is silent, and reconnects a
 * thousand times a second where the server closes at once.
 */
export class PoolSockets {
  readonly #open = new Set<Socket>();
  #opened = 0;
  /** Whether the last socket was closed before any data came. */
  #heardNothing = false;

  /** Returns a connecting socket, as the driver expects. Several hosts are tried in turn. */
  readonly open = async ({ host, port, path }: Address): Promise<Socket> => {
    if (this.#heardNothing) await pause(PAUSE_MS);
    for (const socket of this.#open) if (socket.destroyed) this.#open.delete(socket);
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => {
      this.#heardNothing = socket.bytesRead === 0;
    });
    const turn = this.#opened++ % host.length;
    if (path) return socket.connect(path);
    // The driver reads the host name from here to verify the certificate.
    return Object.assign(socket, { host: host[turn] }).connect(port[turn] ?? 5432, host[turn] ?? '');
  };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
