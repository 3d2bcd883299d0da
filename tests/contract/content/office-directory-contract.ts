import { describe, expect, test } from 'vitest';
import type { OfficeDirectory } from '../../../core/ports/office-directory.ts';

/**
 * Defines the contract suite of OfficeDirectory; `make` makes one with the offices monaco and antibes, in this order.
 */
export function officeDirectoryContract(name: string, make: () => Promise<OfficeDirectory>): void {
  describe(`OfficeDirectory: ${name}`, () => {
    test('CO5 lists all offices in the order of the content', async () => {
      expect((await (await make()).all()).map(({ id }) => id)).toEqual(['monaco', 'antibes']);
    });

    test('finds an office by id, and null for an unknown one', async () => {
      const offices = await make();
      expect((await offices.byId('antibes'))?.type).toBe('tcn');
      expect(await offices.byId('atlantis')).toBeNull();
      expect(await offices.byId('constructor')).toBeNull();
    });
  });
}
