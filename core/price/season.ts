export const SEASONS = ['summer', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The calendar months of each season, 1 to 12 (PR5). */
export const SEASON_MONTHS: Readonly<Record<Season, readonly number[]>> = {
  summer: [4, 5, 6, 7, 8, 9],
  winter: [10, 11, 12, 1, 2, 3],
};

/** Returns the season of an ISO 8601 date, by its month. */
export function seasonOf(isoDate: string): Season {
  return SEASON_MONTHS.summer.includes(Number(isoDate.slice(5, 7))) ? 'summer' : 'winter';
}
