import type { ServerResponse } from 'node:http';

const LIMIT = 64 * 1024 * 1024;

/**
 * Keeps the answers that clients have not read yet within a limit of memory: each holds its bytes until then. Where they
 * are more, connections are ended: the longest open ones of the network whose answers take the most.
 */
export class UnsentAnswers {
  /** In the order of their beginnings. */
  readonly #open = new Set<ServerResponse>();

  /** @param networkOf returns the network of a client; '' where it is not known */
  constructor(
    private readonly networkOf: (response: ServerResponse) => string,
    private readonly limitBytes = LIMIT,
  ) {}

  /** Counts an answer from now on, until it is sent or its client has gone. */
  add(response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  /** Ends connections until the answers are within the limit. @returns how many were ended */
  enforce(): number {
    const unsent = [...this.#open].filter(({ writableLength }) => writableLength > 0);
    let bytes = unsent.reduce((sum, { writableLength }) => sum + writableLength, 0);
    if (bytes <= this.limitBytes) return 0;
    const ofNetwork = new Map<string, number>();
    const counted = unsent.map((response) => ({ response, network: this.networkOf(response) }));
    for (const { response, network } of counted)
      ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + response.writableLength);
    const worstFirst = counted.toSorted(
      (one, other) => (ofNetwork.get(other.network) ?? 0) - (ofNetwork.get(one.network) ?? 0),
    );
    let ended = 0;
    for (const { response } of worstFirst) {
      if (bytes <= this.limitBytes) break;
      bytes -= response.writableLength;
      response.destroy();
      ended += 1;
    }
    return ended;
  }
}
