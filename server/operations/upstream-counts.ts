import { UPSTREAMS, type Upstream, type UpstreamWatch, type WatchedCircuit } from '../../core/shared/upstream-watch.ts';

/** The requests to a service since the start of the process. */
export interface UpstreamCount {
  readonly upstream: Upstream;
  readonly answered: number;
  readonly failed: number;
  /** Whether requests are refused at once, since the service fails. */
  readonly isOpen: boolean;
  /** Milliseconds since 1970 of the last answer; of the start where there was none. */
  readonly lastAnswer: number;
}

/** Counts the requests to other services by outcome (OP3). Services that the site does not use have no count. */
export class UpstreamCounts implements UpstreamWatch {
  readonly #counts = new Map<Upstream, UpstreamCount>();

  constructor(private readonly now: () => number) {}

  watch(upstream: Upstream, circuit: WatchedCircuit): void {
    const change = (with_: (count: UpstreamCount) => Partial<UpstreamCount>) => {
      const count = this.#counts.get(upstream);
      if (count !== undefined) this.#counts.set(upstream, { ...count, ...with_(count) });
    };
    const answered = () => change((count) => ({ answered: count.answered + 1, lastAnswer: this.now() }));
    this.#counts.set(upstream, { upstream, answered: 0, failed: 0, isOpen: false, lastAnswer: this.now() });
    circuit.onSuccess(answered);
    circuit.onFailure(({ handled }) => (handled ? change(({ failed }) => ({ failed: failed + 1 })) : answered()));
    circuit.onBreak(() => change(() => ({ isOpen: true })));
    circuit.onReset(() => change(() => ({ isOpen: false })));
  }

  counts(): readonly UpstreamCount[] {
    return UPSTREAMS.flatMap((upstream) => this.#counts.get(upstream) ?? []);
  }
}
