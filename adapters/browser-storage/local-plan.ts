import { inject, injectable } from 'inversify';
import { readPlan, writePlan } from '../../core/itinerary/itinerary-query.ts';
import type { KeptPlan } from '../../core/ports/kept-plan.ts';
import { OpenLocalStorage, StoredText } from './stored-text.ts';

/** Keeps the last plan in the local storage, which lasts beyond the visit (CF3). */
@injectable()
export class LocalPlan implements KeptPlan {
  readonly #text: StoredText;

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage) {
    this.#text = new StoredText(storage, 'halyard.plan');
  }

  read(): string | null {
    return readPlan(this.#text.read());
  }

  keep(query: string): boolean {
    return this.#text.write(writePlan(query));
  }
}
