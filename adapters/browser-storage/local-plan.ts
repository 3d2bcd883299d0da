import { readPlan, writePlan } from '../../core/itinerary/stored-plan.ts';
import type { KeptPlan } from '../../core/ports/kept-plan.ts';

const KEY = 'halyard.plan';

/** What is asked of a browser's storage. */
export type PlanStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The last plan in the local storage, where it outlives the visit (product.md CF3). */
export class LocalPlan implements KeptPlan {
  readonly #storage: () => PlanStorage | null;

  /** @param storage asked at every use, since even to look at a blocked storage throws; null where there is none */
  constructor(storage: () => PlanStorage | null) {
    this.#storage = storage;
  }

  read(): string | null {
    return readPlan(this.#text());
  }

  keep(query: string): boolean {
    const text = writePlan(query);
    try {
      // What does not fit throws, and leaves what was there.
      this.#storage()?.setItem(KEY, text);
    } catch {
      return false;
    }
    return this.#text() === text;
  }

  #text(): string | null {
    try {
      return this.#storage()?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  }
}
