import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Where the driver wants to go: hosts with their ports, or a file. */
interface Address {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | undefined;
}

const PAUSE_MS = 250;

/**
 * The sockets of one pool. The driver's own cannot be got rid of once the other side is silent, and are opened a
 * thousand times a second where it hangs up without a word.
 */
export class PoolSockets {
  readonly #open = new Set<Socket>();
  #opened = 0;
  /** The last one closed without having heard a word. */
  #heardNothing = false;

  /** As the driver wants it: a socket that is on its way. Several hosts are tried in turn. */
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
    // The driver reads the name from here, to compare it with the certificate.
    return Object.assign(socket, { host: host[turn] }).connect(port[turn] ?? 5432, host[turn] ?? '');
  };

  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
