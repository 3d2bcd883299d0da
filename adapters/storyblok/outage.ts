import type { Log } from '../../core/shared/log.ts';

/** Logs an outage once when it begins and once when it ends, both as warnings. */
export class OutageLog {
  readonly #log: Pick<Log, 'warn'>;
  /** The content that cannot be read; the log lines begin with it. */
  readonly #what: string;
  #problem: string | null = null;

  constructor(log: Pick<Log, 'warn'>, what: string) {
    this.#log = log;
    this.#what = what;
  }

  failed(problem: string, instead = 'what was read last is shown'): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#log.warn({ problem }, `${this.#what} cannot be read: ${instead}`);
  }

  over(): void {
    if (this.#problem === null) return;
    this.#problem = null;
    this.#log.warn({}, `${this.#what} can be read again`);
  }
}
