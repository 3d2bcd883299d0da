import type { IncomingMessage, ServerResponse } from 'node:http';

const LIMIT = 64 * 1024 * 1024;

/**
 * Keeps the answers that clients have not read yet within a limit of memory: each holds its bytes until then. Where they
 * are more, connections are ended: the longest busy ones of the network whose answers take the most.
 */
export class UnsentAnswers {
  /** In the order of their beginnings. */
  readonly #open = new Set<ServerResponse>();

  /** @param networkOf returns the network of a client; '' where it is not known */
  constructor(
    private readonly networkOf: (request: IncomingMessage) => string,
    private readonly limitBytes = LIMIT,
  ) {}

  /** Counts an answer from now on. */
  add(response: ServerResponse): void {
    this.#open.add(response);
  }

  /** Counts an answer no more, once it is sent or its client has gone. */
  remove(response: ServerResponse): void {
    this.#open.delete(response);
  }

  /** Ends connections until the answers are within the limit. @returns how many were ended */
  enforce(): number {
    const connections = this.#connections();
    let bytes = connections.reduce((sum, { unsent }) => sum + unsent, 0);
    if (bytes <= this.limitBytes) return 0;
    const ofNetwork = new Map<string, number>();
    for (const { network, unsent } of connections) ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + unsent);
    const heldBy = (network: string) => ofNetwork.get(network) ?? 0;
    let ended = 0;
    for (const { socket, unsent } of connections.toSorted((a, b) => heldBy(b.network) - heldBy(a.network))) {
      if (bytes <= this.limitBytes) break;
      socket.destroy();
      bytes -= unsent;
      ended += 1;
    }
    return ended;
  }

  /** Returns the connections with bytes that are not sent, the longest busy first. Each has one answer at a time. */
  #connections() {
    return [...this.#open]
      .filter(({ req, writableLength }) => writableLength > 0 && !req.socket.destroyed)
      .map(({ req, writableLength }) => ({
        socket: req.socket,
        unsent: writableLength,
        network: this.networkOf(req),
      }));
  }
}
