import { inject, injectable } from 'inversify';
import type { KeptComparison } from '../../core/ports/kept-comparison.ts';
import type { Comparison } from '../../core/shortlist/comparison.ts';
import { readComparison, writeComparison } from '../../core/shortlist/comparison-query.ts';
import { OpenLocalStorage, StoredText } from './stored-text.ts';

/** Keeps the comparison in the local storage, which all tabs share (CF1). */
@injectable()
export class LocalComparison implements KeptComparison {
  readonly #text: StoredText;

  constructor(@inject(OpenLocalStorage) storage: OpenLocalStorage) {
    this.#text = new StoredText(storage, 'halyard.compare');
  }

  read(): Comparison {
    return readComparison(this.#text.read());
  }

  keep(comparison: Comparison): boolean {
    return this.#text.write(writeComparison(comparison));
  }
}
