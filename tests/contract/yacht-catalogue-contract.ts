import { describe, expect, test } from 'vitest';
import type { YachtCatalogue } from '../../core/ports/yacht-catalogue.ts';
import { MARKETS } from '../../core/yacht/market.ts';
import type { YachtId } from '../../core/yacht/yacht.ts';

/**
 * What every YachtCatalogue promises; `make` gives one with the yachts of {@link CONTRACT_YACHTS}, however written
 * down, and a way to change its name of `both`.
 */
export function yachtCatalogueContract(
  name: string,
  make: () => Promise<{ readonly catalogue: YachtCatalogue; readonly rename: (to: string) => Promise<void> }>,
): void {
  describe(`YachtCatalogue: ${name}`, () => {
    test('all yachts of every market, in the same order each time', async () => {
      const { catalogue } = await make();
      const ids = (await catalogue.all()).map((yacht) => yacht.id);
      expect(ids).toEqual(CONTRACT_YACHTS.map((yacht) => yacht.id));
      expect((await catalogue.all()).map((yacht) => yacht.id)).toEqual(ids);
    });

    test.each([
      ['sale', 'both-sale', 'both'],
      ['charter', 'both-charter', 'both'],
      ['charter', 'both-sale', null],
      ['sale', 'both-ghost', null],
      ['sale', 'for-sale', 'sale'],
      ['charter', 'for-sale', null],
      ['charter', 'sale-ghost', 'sale'],
      ['sale', 'sale-ghost', null],
      ['sale', 'ghost-ghost', null],
      ['charter', 'only-charter', 'charter'],
      ['sale', 'only-charter', 'charter'],
      ['charter', 'ghost-ghost', 'ghost'],
      ['sale', 'ghost-once-sale', 'ghost'],
      ['sale', 'hidden', null],
      ['sale', 'no-such-yacht', null],
      ['sale', '__proto__', null],
      ['sale', '', null],
    ] as const)('YA2 the %s page "%s" shows %s', async (market, slug, id) => {
      const { catalogue } = await make();
      expect((await catalogue.bySlug(market, slug))?.id ?? null).toBe(id);
    });

    test('YA3 a yacht of type none is in the catalogue and has no page', async () => {
      const { catalogue } = await make();
      expect((await catalogue.byId('none' as YachtId))?.market).toBe('none');
      for (const market of MARKETS) expect(await catalogue.bySlug(market, 'hidden')).toBeNull();
    });

    test('byId knows every yacht and no other', async () => {
      const { catalogue } = await make();
      for (const { id } of CONTRACT_YACHTS) expect((await catalogue.byId(id as YachtId))?.id).toBe(id);
      expect(await catalogue.byId('constructor' as YachtId)).toBeNull();
    });

    test('the version stays until a record changes', async () => {
      const { catalogue, rename } = await make();
      const version = await catalogue.version();
      expect(await catalogue.version()).toBe(version);
      await rename('Borealis');
      expect(await catalogue.version()).not.toBe(version);
      expect((await catalogue.byId('both' as YachtId))?.name).toBe('Borealis');
    });
  });
}

/** The fleet of the suite, sorted by id. */
export const CONTRACT_YACHTS = [
  { id: 'both', market: 'both', slugs: { sale: 'both-sale', charter: 'both-charter', ghost: 'both-ghost' } },
  { id: 'charter', market: 'charter', slugs: { sale: null, charter: 'only-charter', ghost: null } },
  { id: 'ghost', market: 'ghost', slugs: { sale: 'ghost-once-sale', charter: null, ghost: 'ghost-ghost' } },
  { id: 'none', market: 'none', slugs: { sale: 'hidden', charter: 'hidden', ghost: 'hidden' } },
  { id: 'sale', market: 'sale', slugs: { sale: 'for-sale', charter: null, ghost: 'sale-ghost' } },
] as const;
