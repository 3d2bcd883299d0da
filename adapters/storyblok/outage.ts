import type { Log } from '../../core/shared/log.ts';

/** Tells trouble once for as long as it is the same, and its end once: as loud, for whoever hears of the one. */
export class OutageLog {
  readonly #log: Pick<Log, 'warn'>;
  /** What cannot be read, as the lines of the log begin. */
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
