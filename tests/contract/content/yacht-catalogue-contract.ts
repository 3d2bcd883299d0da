import { describe, expect, test } from 'vitest';
import { MARKETS, type MarketType, type Withdrawal } from '../../../core/market/market.ts';
import type { YachtCatalogue } from '../../../core/ports/yacht-catalogue.ts';
import type { Yacht, YachtId } from '../../../core/yacht/yacht.ts';
import type { YachtRecord } from '../../../tools/content-records.ts';
import { sampleYachtWire } from '../../samples/sample-wire.ts';
import type { SampleYacht } from '../../samples/sample-yacht.ts';

/**
 * Defines the contract suite of YachtCatalogue; `make` makes one with the yachts of {@link CONTRACT_YACHTS}, and a
 * function that renames `both` in its source.
 */
export function yachtCatalogueContract(
  name: string,
  make: () => Promise<{ readonly catalogue: YachtCatalogue; readonly rename: (to: string) => Promise<void> }>,
): void {
  describe(`YachtCatalogue: ${name}`, () => {
    test('lists all yachts of every market, in a stable order', async () => {
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
      ['sale', 'once-for-sale', 'sold'],
      ['charter', 'once-for-sale', 'sold'],
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

    test('YA2 a withdrawn yacht is on no market and keeps her old URLs', async () => {
      const { catalogue } = await make();
      const sold = await catalogue.byId('sold' as YachtId);
      expect(sold).toMatchObject({ market: 'none', withdrawn: { on: '2026-11-09', because: 'sold', was: 'sale' } });
      expect(await catalogue.bySlug('sale', 'once-for-sale')).toEqual(sold);
    });

    test('CO8 the draft of a yacht whom nobody has changed is what is published', async () => {
      const { catalogue } = await make();
      const yacht = await catalogue.bySlug('sale', 'both-sale');
      const { value, isBehind } = (await catalogue.draftBySlug('sale', 'both-sale')) ?? {};
      expect({ value, isBehind }).toEqual({ value: yacht, isBehind: false });
      expect(await catalogue.draftBySlug('sale', 'no-such-yacht')).toBeNull();
    });

    test('byId finds every yacht and no other', async () => {
      const { catalogue } = await make();
      for (const { id } of CONTRACT_YACHTS) expect((await catalogue.byId(id as YachtId))?.id).toBe(id);
      expect(await catalogue.byId('constructor' as YachtId)).toBeNull();
    });

    test('keeps the version until a record changes', async () => {
      const { catalogue, rename } = await make();
      const version = await catalogue.version();
      expect(await catalogue.version()).toBe(version);
      await rename('Borealis');
      expect(await catalogue.version()).not.toBe(version);
      expect((await catalogue.byId('both' as YachtId))?.name).toBe('Borealis');
    });
  });
}

const NEVER = { withdrawn: null };

/** The fleet of the suite, sorted by id. */
export const CONTRACT_YACHTS: readonly {
  readonly id: string;
  readonly market: MarketType;
  readonly slugs: Yacht['slugs'];
  readonly withdrawn: Pick<Withdrawal, 'on' | 'because'> | null;
}[] = [
  { id: 'both', market: 'both', slugs: { sale: 'both-sale', charter: 'both-charter', ghost: 'both-ghost' }, ...NEVER },
  { id: 'charter', market: 'charter', slugs: { sale: null, charter: 'only-charter', ghost: null }, ...NEVER },
  { id: 'ghost', market: 'ghost', slugs: { sale: 'ghost-once-sale', charter: null, ghost: 'ghost-ghost' }, ...NEVER },
  { id: 'none', market: 'none', slugs: { sale: 'hidden', charter: 'hidden', ghost: 'hidden' }, ...NEVER },
  { id: 'sale', market: 'sale', slugs: { sale: 'for-sale', charter: null, ghost: 'sale-ghost' }, ...NEVER },
  {
    id: 'sold',
    market: 'sale',
    slugs: { sale: 'once-for-sale', charter: null, ghost: null },
    withdrawn: { on: '2026-11-09', because: 'sold' },
  },
];

/** Returns one of {@link CONTRACT_YACHTS} as a yacht of the core. */
export function contractYacht({ withdrawn, market, ...yacht }: (typeof CONTRACT_YACHTS)[number]): SampleYacht {
  return withdrawn === null
    ? { ...yacht, market }
    : { ...yacht, market: 'none', withdrawn: { ...withdrawn, was: market } };
}

/** Returns one of them as a record of the content. */
export function contractRecord({ id, market, slugs, withdrawn }: (typeof CONTRACT_YACHTS)[number]): YachtRecord {
  return sampleYachtWire({ yachtid: id, marketType: market, slugs: { ...slugs }, withdrawn });
}
