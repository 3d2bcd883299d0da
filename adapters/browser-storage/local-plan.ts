import { readPlan, writePlan } from '../../core/itinerary/stored-plan.ts';
import type { KeptPlan } from '../../core/ports/kept-plan.ts';
import { StoredText, type TextStorage } from './stored-text.ts';

/** The last plan in the local storage, where it outlives the visit (product.md CF3). */
export class LocalPlan implements KeptPlan {
  readonly #text: StoredText;

  constructor(storage: () => TextStorage | null) {
    this.#text = new StoredText(storage, 'halyard.plan');
  }

  read(): string | null {
    return readPlan(this.#text.read());
  }

  keep(query: string): boolean {
    return this.#text.write(writePlan(query));
  }
}
