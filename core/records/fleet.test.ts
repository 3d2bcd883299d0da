import { describe, expect, test } from 'vitest';
import { sampleYacht } from '../../tests/samples/sample-yacht.ts';
import type { Yacht, YachtId } from '../yacht/yacht.ts';
import { Fleet } from './fleet.ts';

const id = (text: string) => text as YachtId;
const fleetOf = (...yachts: readonly Yacht[]) => {
  const fleet = new Fleet('1');
  for (const yacht of yachts) expect(fleet.add(yacht)).toBeNull();
  return fleet;
};

describe('RT3 a fleet', () => {
  const [aurora, boreas] = [sampleYacht(), sampleYacht({ id: 'boreas' })];

  test('finds a yacht by her id, and by her page on each market', () => {
    const fleet = fleetOf(aurora, boreas);
    expect([fleet.byId(id('boreas')), fleet.byId(id('gone'))]).toEqual([boreas, null]);
    expect([fleet.bySlug('sale', 'aurora'), fleet.bySlug('charter', 'boreas')]).toEqual([aurora, boreas]);
    expect(fleet.bySlug('sale', 'gone')).toBeNull();
  });

  test('keeps the input order, later ones included', () => {
    const fleet = fleetOf(boreas, aurora);
    expect(fleet.yachts).toEqual([boreas, aurora]);
    fleet.add(sampleYacht({ id: 'circe' }));
    expect(fleet.yachts.map((yacht) => String(yacht.id))).toEqual(['boreas', 'aurora', 'circe']);
  });

  test('YA3 finds the page of a ghost, and no page of a yacht on no market', () => {
    const slugs = { sale: null, charter: null, ghost: 'gone-yacht' };
    const ghost = sampleYacht({ id: 'ghost', market: 'ghost', slugs });
    const none = sampleYacht({ id: 'none', market: 'none' });
    const fleet = fleetOf(ghost, none);
    expect([fleet.bySlug('sale', 'gone-yacht'), fleet.bySlug('charter', 'gone-yacht')]).toEqual([ghost, ghost]);
    expect([fleet.bySlug('sale', 'none'), fleet.byId(id('none'))]).toEqual([null, none]);
  });

  test('YA2 YA3 finds a withdrawn yacht at her former pages', () => {
    const withdrawn = { on: '2026-11-09', because: 'sold', was: 'both' } as const;
    const gone = sampleYacht({ market: 'none', withdrawn });
    const fleet = fleetOf(gone);
    expect([fleet.bySlug('sale', 'aurora'), fleet.bySlug('charter', 'aurora')]).toEqual([gone, gone]);
    expect(fleet.add(sampleYacht({ id: 'x', slugs: gone.slugs }))?.field).toBe('slugs (charter/aurora)');
  });

  test.each([
    ['id', sampleYacht({ slugs: { sale: 'x', charter: 'x', ghost: null } }), 'yachtid'],
    [
      'page for sale',
      sampleYacht({ id: 'x', slugs: { sale: 'aurora', charter: 'x', ghost: null } }),
      'slugs (sale/aurora)',
    ],
    [
      'charter page',
      sampleYacht({ id: 'x', slugs: { sale: 'x', charter: 'aurora', ghost: null } }),
      'slugs (charter/aurora)',
    ],
  ])('skips a yacht whose %s is taken', (_, late, field) => {
    const fleet = fleetOf(aurora);
    expect(fleet.add(late)).toEqual({ field, problem: 'is taken by yacht "aurora"' });
    expect(fleet.yachts).toEqual([aurora]);
    expect(fleet.bySlug('sale', 'x')).toBeNull();
  });
});
