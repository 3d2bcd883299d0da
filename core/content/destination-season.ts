/** Returns whether a month, 1 to 12, is in a season, which may span the turn of the year; both ends are included. */
export function isInSeason({ from, to }: { readonly from: number; readonly to: number }, month: number): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to;
}
