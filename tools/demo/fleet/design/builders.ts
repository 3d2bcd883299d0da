import type { Prng } from '../prng.ts';
import type { Design, Kind, Style } from './design.ts';

export type Material = 'steel' | 'aluminium' | 'composite' | 'carbon' | 'wood';

/** A real yard, with the yachts that it builds in this fleet. */
export interface Builder {
  name: string;
  weight: number;
  kinds: readonly Kind[];
  /** Any style by default. */
  styles?: readonly Style[];
  /** LOA in metres. */
  from: number;
  to: number;
  /** First year of such yachts. */
  since: number;
  hulls: readonly Material[];
  /** Returns the production model for a length; absent for full-custom yards. */
  model?: (loa: number) => string;
}

const feet = (loa: number) => Math.round(loa / 0.3048);
const motor = ['motor'] as const;
const sail = ['sail'] as const;
const GENTLE = ['modern', 'classic'] as const;

/** The yards with their weights in the fleet; groups are split into the brands of their yachts. */
export const BUILDERS: readonly Builder[] = [
  {
    name: 'Azimut',
    weight: 85,
    kinds: motor,
    styles: ['modern', 'fast'],
    from: 20,
    to: 38,
    since: 1995,
    hulls: ['composite'],
    model: (loa) => `Grande ${Math.round(loa)}M`,
  },
  {
    name: 'Benetti',
    weight: 83,
    kinds: motor,
    styles: [...GENTLE, 'explorer'],
    from: 34,
    to: 110,
    since: 1970,
    hulls: ['steel', 'composite'],
  },
  {
    name: 'Sanlorenzo',
    weight: 100,
    kinds: motor,
    styles: ['modern', 'explorer', 'classic'],
    from: 24,
    to: 74,
    since: 1985,
    hulls: ['composite', 'steel', 'aluminium'],
  },
  {
    name: 'Ferretti Yachts',
    weight: 30,
    kinds: motor,
    styles: ['modern'],
    from: 20,
    to: 31,
    since: 1990,
    hulls: ['composite'],
    model: (loa) => `${feet(loa) * 10}`,
  },
  {
    name: 'Custom Line',
    weight: 20,
    kinds: motor,
    styles: GENTLE,
    from: 28,
    to: 43,
    since: 1998,
    hulls: ['composite'],
    model: (loa) => `Navetta ${Math.round(loa)}`,
  },
  {
    name: 'Riva',
    weight: 12,
    kinds: motor,
    styles: ['modern', 'fast'],
    from: 20,
    to: 50,
    since: 1995,
    hulls: ['composite', 'aluminium'],
    model: (loa) => `${feet(loa)}’`,
  },
  {
    name: 'Pershing',
    weight: 12,
    kinds: motor,
    styles: ['fast'],
    from: 20,
    to: 43,
    since: 1996,
    hulls: ['composite', 'aluminium'],
    model: (loa) => `${feet(loa)}`,
  },
  { name: 'CRN', weight: 8, kinds: motor, styles: GENTLE, from: 46, to: 80, since: 1970, hulls: ['steel'] },
  {
    name: 'Ocean Alexander',
    weight: 73,
    kinds: motor,
    styles: ['modern', 'classic'],
    from: 21,
    to: 37,
    since: 1996,
    hulls: ['composite'],
    model: (loa) => `${feet(loa)} Motoryacht`,
  },
  {
    name: 'Princess',
    weight: 63,
    kinds: motor,
    styles: ['modern', 'fast'],
    from: 20,
    to: 40,
    since: 1998,
    hulls: ['composite'],
    model: (loa) => (loa < 30 ? `Y${feet(loa)}` : `${Math.round(loa)}M`),
  },
  {
    name: 'Sunseeker',
    weight: 53,
    kinds: motor,
    styles: ['modern', 'fast'],
    from: 20,
    to: 40,
    since: 1998,
    hulls: ['composite'],
    model: (loa) => `${feet(loa)} Yacht`,
  },
  {
    name: 'Horizon',
    weight: 29,
    kinds: motor,
    styles: GENTLE,
    from: 22,
    to: 42,
    since: 1994,
    hulls: ['composite'],
    model: (loa) => `RP${feet(loa)}`,
  },
  {
    name: 'Mangusta',
    weight: 25,
    kinds: motor,
    styles: ['fast'],
    from: 24,
    to: 56,
    since: 1990,
    hulls: ['composite', 'aluminium'],
    model: (loa) => `${feet(loa)}`,
  },
  {
    name: 'Sunreef',
    weight: 22,
    kinds: ['catamaran'],
    from: 20,
    to: 43,
    since: 2004,
    hulls: ['composite'],
    model: (loa) => `${feet(loa)}`,
  },
  {
    name: 'Admiral',
    weight: 16,
    kinds: motor,
    styles: [...GENTLE, 'explorer'],
    from: 36,
    to: 80,
    since: 1990,
    hulls: ['steel', 'aluminium'],
  },
  { name: 'Feadship', weight: 60, kinds: motor, from: 45, to: 120, since: 1968, hulls: ['steel', 'aluminium'] },
  {
    name: 'Lürssen',
    weight: 33,
    kinds: motor,
    styles: [...GENTLE, 'explorer'],
    from: 60,
    to: 160,
    since: 1985,
    hulls: ['steel'],
  },
  {
    name: 'Heesen',
    weight: 33,
    kinds: motor,
    styles: ['modern', 'fast', 'explorer'],
    from: 36,
    to: 80,
    since: 1984,
    hulls: ['aluminium', 'steel'],
  },
  {
    name: 'Baglietto',
    weight: 16,
    kinds: motor,
    styles: ['modern', 'fast', 'explorer', 'classic'],
    from: 30,
    to: 65,
    since: 1975,
    hulls: ['aluminium', 'steel'],
  },
  {
    name: 'Damen Yachting',
    weight: 5,
    kinds: motor,
    styles: ['explorer'],
    from: 50,
    to: 100,
    since: 2008,
    hulls: ['steel'],
  },
  {
    name: 'Amels',
    weight: 10,
    kinds: motor,
    styles: ['modern', 'classic'],
    from: 52,
    to: 90,
    since: 1986,
    hulls: ['steel'],
  },
  {
    name: 'Cantiere delle Marche',
    weight: 26,
    kinds: motor,
    styles: ['explorer'],
    from: 26,
    to: 48,
    since: 2011,
    hulls: ['steel'],
  },
  { name: 'Oceanco', weight: 12, kinds: motor, styles: GENTLE, from: 75, to: 130, since: 1995, hulls: ['steel'] },
  {
    name: 'Codecasa',
    weight: 8,
    kinds: motor,
    styles: ['classic', 'fast'],
    from: 28,
    to: 72,
    since: 1965,
    hulls: ['steel', 'aluminium'],
  },
  {
    name: 'Turquoise',
    weight: 6,
    kinds: motor,
    styles: ['modern', 'explorer'],
    from: 45,
    to: 87,
    since: 2001,
    hulls: ['steel'],
  },
  {
    name: 'Westport',
    weight: 14,
    kinds: motor,
    styles: GENTLE,
    from: 30,
    to: 50,
    since: 1988,
    hulls: ['composite'],
    model: (loa) => `${feet(loa)}`,
  },
  {
    name: 'Burger',
    weight: 7,
    kinds: motor,
    styles: ['classic', 'explorer'],
    from: 20,
    to: 50,
    since: 1955,
    hulls: ['aluminium', 'wood'],
  },
  { name: 'Bering', weight: 6, kinds: motor, styles: ['explorer'], from: 22, to: 45, since: 2010, hulls: ['steel'] },
  { name: 'Perini Navi', weight: 20, kinds: sail, from: 38, to: 90, since: 1984, hulls: ['aluminium'] },
  { name: 'Royal Huisman', weight: 18, kinds: sail, from: 24, to: 85, since: 1972, hulls: ['aluminium'] },
  {
    name: 'Nautor Swan',
    weight: 22,
    kinds: sail,
    styles: ['modern'],
    from: 20,
    to: 40,
    since: 1990,
    hulls: ['composite', 'carbon'],
    model: (loa) => `Swan ${feet(loa)}`,
  },
  {
    name: 'Southern Wind',
    weight: 16,
    kinds: sail,
    styles: ['modern'],
    from: 24,
    to: 38,
    since: 1995,
    hulls: ['composite', 'carbon'],
    model: (loa) => `SW${feet(loa)}`,
  },
  { name: 'Vitters', weight: 12, kinds: sail, from: 30, to: 86, since: 1991, hulls: ['aluminium', 'carbon'] },
  {
    name: 'Baltic Yachts',
    weight: 14,
    kinds: sail,
    styles: ['modern'],
    from: 22,
    to: 68,
    since: 1988,
    hulls: ['carbon'],
  },
  {
    name: 'Wally',
    weight: 10,
    kinds: sail,
    styles: ['modern'],
    from: 23,
    to: 50,
    since: 1994,
    hulls: ['carbon'],
    model: (loa) => `${feet(loa)}`,
  },
  {
    name: 'Oyster',
    weight: 10,
    kinds: sail,
    styles: ['modern', 'classic'],
    from: 20,
    to: 38,
    since: 1992,
    hulls: ['composite'],
    model: (loa) => `${feet(loa)}`,
  },
  {
    name: 'Camper & Nicholsons',
    weight: 6,
    kinds: sail,
    styles: ['classic'],
    from: 20,
    to: 45,
    since: 1920,
    hulls: ['wood'],
  },
  {
    name: 'Pendennis',
    weight: 6,
    kinds: sail,
    styles: ['classic'],
    from: 28,
    to: 60,
    since: 1989,
    hulls: ['aluminium', 'steel'],
  },
];

/** Chooses a yard that could have built her in that year; the oldest yard for her kind if none fits exactly. */
export function chooseBuilder(design: Design, builtYear: number, prng: Prng): Builder {
  const { kind, style, loaMeters } = design;
  const ofKind = BUILDERS.filter((builder) => builder.kinds.includes(kind));
  const fits = ofKind.filter(
    (builder) =>
      (builder.styles?.includes(style) ?? true) &&
      loaMeters >= builder.from &&
      loaMeters <= builder.to &&
      builtYear >= builder.since,
  );
  const candidates = fits.length > 0 ? fits : ofKind.toSorted((a, b) => a.since - b.since).slice(0, 1);
  return prng.weighted(candidates.map((builder) => [builder, builder.weight] as const));
}
