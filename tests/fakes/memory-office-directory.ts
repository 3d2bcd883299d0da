import type { Office } from '../../core/office/office.ts';
import type { OfficeDirectory } from '../../core/ports/office-directory.ts';

/** Returns the offices of a test. */
export class MemoryOfficeDirectory implements OfficeDirectory {
  readonly #offices: readonly Office[];

  constructor(offices: readonly Office[] = []) {
    this.#offices = offices;
  }

  async all(): Promise<readonly Office[]> {
    return this.#offices;
  }

  async byId(id: string): Promise<Office | null> {
    return this.#offices.find((office) => office.id === id) ?? null;
  }

  async version(): Promise<string> {
    return '1';
  }
}
