import { Worker } from 'node:worker_threads';
import { inject, injectable } from 'inversify';
import { LRUCache } from 'lru-cache';
import type { SeaLeg, SeaRoutes } from '../../core/ports/sea-routes.ts';
import type { NoRoute, SeaRoute } from '../../core/sea/sea-route-finder.ts';
import { Log } from '../../core/shared/log.ts';
import type { Result } from '../../core/shared/result.ts';
import { AssetsDir } from './file-sea-charts.ts';

type Found = Result<SeaRoute, NoRoute>;

export interface SeaRouteRequest {
  readonly id: number;
  /** Null for a question that is given up. */
  readonly legs: readonly SeaLeg[] | null;
}

export interface SeaRouteReply {
  readonly id: number;
  readonly routes: readonly Found[] | null;
  /** Why there is no chart, when that became known; null for nothing new. */
  readonly problem: string | null;
}

export interface ThreadOptions {
  readonly start?: (folder: string) => Worker;
  /** Milliseconds after which a question counts as unanswered. */
  readonly patienceMs?: number;
  /** Further milliseconds after which a thread that has not answered is ended. */
  readonly hangMs?: number;
  /** Milliseconds after which an idle thread ends. */
  readonly idleMs?: number;
}

/** Routes that are kept, some 2 kB each. */
const MAX_KEPT = 1000;
/** Questions that the thread may have before it. They take turns by legs: most take 5 ms each, across an ocean up to 30. */
const MAX_WAITING = 40;
const MEMORY_MB = 64;

/** The built script, beside the bundle of the server. */
const SCRIPT = new URL('./sea-worker.js', import.meta.url);
const startWorker = (folder: string) =>
  new Worker(SCRIPT, { workerData: folder, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });

/**
 * Finds routes in a worker thread, since those of a long plan keep a core busy for a fifth of a second. Routes that were
 * asked for lately are kept. An idle thread ends and frees the chart's memory.
 */
@injectable()
export class ThreadSeaRoutes implements SeaRoutes {
  readonly #kept = new LRUCache<string, Found>({ max: MAX_KEPT });
  readonly #waiting = new Map<
    number,
    { readonly legs: readonly SeaLeg[]; tell: (found: SeaRouteReply['routes']) => void }
  >();
  #running: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(
    @inject(AssetsDir) private readonly folder: string,
    @inject(Log) private readonly log: Pick<Log, 'error'>,
    private readonly options: ThreadOptions = {},
  ) {}

  async between(legs: readonly SeaLeg[]): Promise<readonly Found[] | null> {
    const known = legs.map((leg) => this.#kept.get(keyOf(leg)));
    const missing = legs.filter((_, index) => known[index] === undefined);
    if (missing.length === 0) return known as readonly Found[];
    if (this.#waiting.size >= MAX_WAITING) return null;
    const answers = await this.#ask(missing);
    if (answers === null) return null;
    let next = 0;
    return known.map((route) => route ?? (answers[next++] as Found));
  }

  #ask(legs: readonly SeaLeg[]): Promise<SeaRouteReply['routes']> {
    clearTimeout(this.#idle);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((tell) => {
      // A question that is given up keeps its place until the thread has heard of it.
      const timer = setTimeout(() => {
        tell(null);
        this.#running?.postMessage({ id, legs: null } satisfies SeaRouteRequest);
        hung = setTimeout(() => this.#onHang(id), this.options.hangMs ?? 30_000).unref();
      }, this.options.patienceMs ?? 2500);
      let hung: NodeJS.Timeout | undefined;
      this.#waiting.set(id, {
        legs,
        tell(found) {
          clearTimeout(timer);
          clearTimeout(hung);
          tell(found);
        },
      });
      this.#running ??= this.#begin();
      this.#running.ref();
      this.#running.postMessage({ id, legs } satisfies SeaRouteRequest);
    });
  }

  #begin(): Worker {
    const worker = (this.options.start ?? startWorker)(this.folder);
    const onEnd = (reason: unknown) => {
      if (this.#running !== worker) return;
      this.log.error({ err: reason }, 'The thread of sea routes ended: plans have no distances until it is back');
      this.#end();
    };
    return worker
      .on('message', (answer: SeaRouteReply) => this.#hear(answer))
      .on('error', onEnd)
      .on('exit', onEnd);
  }

  /** Ends a thread that answers no more; the next question starts another. */
  #onHang(id: number): void {
    if (!this.#waiting.has(id)) return;
    this.log.error({}, 'The thread of sea routes hangs and was ended');
    this.#end();
  }

  #hear({ id, routes, problem }: SeaRouteReply): void {
    if (problem !== null) this.log.error({}, problem);
    const question = this.#waiting.get(id);
    this.#waiting.delete(id);
    question?.legs.forEach((leg, index) => {
      const route = routes?.[index];
      if (route !== undefined) this.#kept.set(keyOf(leg), route);
    });
    question?.tell(routes);
    if (this.#waiting.size > 0) return;
    this.#running?.unref();
    this.#idle = setTimeout(() => this.#end(), this.options.idleMs ?? 60_000).unref();
  }

  /** Ends the thread, and tells those who wait that there is no answer. */
  #end(): void {
    const worker = this.#running;
    this.#running = null;
    void worker?.terminate();
    for (const { tell } of this.#waiting.values()) tell(null);
    this.#waiting.clear();
  }
}

function keyOf({ from, to }: SeaLeg): string {
  return `${from.latitude} ${from.longitude} ${to.latitude} ${to.longitude}`;
}
