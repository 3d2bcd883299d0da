import type { GeoBox } from '../../core/geo/geo-box.ts';

/** Waters in which the chart is detailed. */
export interface DetailedWaters {
  readonly name: string;
  readonly box: GeoBox;
  /** The level of the smallest squares of the chart there. */
  readonly level: number;
}

/** Squares of a quarter of a nautical mile or less, for charter areas. */
const FINE = 16;
/** The level of straits between charter areas. */
const STRAIT = 14;
/** The level of the rest of the world: squares of five nautical miles at the equator. */
export const COARSE = 12;

const waters = (name: string, [south, west, north, east]: readonly [number, number, number, number], level = FINE) => ({
  name,
  box: { south, west, north, east },
  level,
});

export const DETAILED_WATERS: readonly DetailedWaters[] = [
  waters('Western Mediterranean', [35, -6, 44.6, 12]),
  waters('Central Mediterranean and Adriatic', [35, 12, 46, 20.5]),
  waters('Aegean and Levant', [33.8, 20.5, 41.2, 36.5]),
  waters('Marmara and Bosphorus', [40, 26, 41.4, 29.6]),
  waters('Norwegian fjords', [58, 4.5, 63.4, 8.9]),
  waters('Hebrides', [55.2, -8, 58.8, -4.4]),
  waters('Stockholm archipelago', [58.5, 16.8, 60.2, 19.8]),
  waters('Danish straits', [54, 9.5, 58.5, 13.5], 15),
  waters('New England', [40.4, -74.2, 44.6, -67]),
  waters('South-East Alaska', [54.4, -137.2, 59.4, -130]),
  waters('Lesser Antilles', [11.8, -65.6, 18.9, -59.2]),
  waters('Bahamas', [21.8, -79.6, 27.6, -72.6]),
  waters('Seychelles', [-5, 55, -4, 56.2]),
  waters('Maldives', [-0.8, 72.4, 7.2, 74]),
  waters('Andaman Sea', [6.2, 97.4, 10.2, 99.6]),
  waters('Raja Ampat', [-2.6, 129, 0.8, 132.2]),
  waters('Komodo', [-9.2, 118.4, -8, 120.6]),
  waters('Whitsundays', [-21.2, 147.8, -19.6, 149.6]),
  waters('Western Fiji', [-19.4, 176.6, -15.8, 180]),
  waters('Eastern Fiji', [-19.4, -180, -15.8, -178]),
  waters('Society Islands', [-18, -152.2, -16, -149]),
  waters('Tuamotus', [-17, -147.2, -15.4, -145]),
  waters('Azores', [38.2, -28.9, 38.8, -28.2]),
  waters('Suez', [27, 32, 31.8, 34.6], STRAIT),
  waters('Bab-el-Mandeb', [12, 42.6, 13.4, 44], STRAIT),
  waters('Malacca and Singapore', [0.6, 100, 4, 105], STRAIT),
  waters('Sunda and Lombok', [-9.2, 104.6, -5.4, 118.4], STRAIT),
  waters('Torres Strait', [-11.4, 141, -9, 144], STRAIT),
  waters('Panama', [7, -80.6, 9.8, -78.6], STRAIT),
];
