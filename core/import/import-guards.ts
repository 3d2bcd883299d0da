import type { KnownListing } from './known-listing.ts';

/** The limits beyond which a guard refuses a whole import (FD2), by the guard's name: fractions from 0 to 1. */
export interface ImportLimits {
  /** The share of the yachts on the market that may leave the feed at once. */
  readonly gone: number;
  /**
   * The share of the known prices that may change by more than {@link GREAT_PRICE_CHANGE}, or their currency, at once.
   */
  readonly prices: number;
  /** The share of the records whose id another record has too. */
  readonly doubled: number;
  /** The share of the yachts that left the feed and are in it again under another id. */
  readonly renamed: number;
  /** The share of the records with texts that were decoded wrongly. */
  readonly garbled: number;
  /** The share of the records that cannot be yachts of the site. */
  readonly refused: number;
}

export const DEFAULT_IMPORT_LIMITS: ImportLimits = {
  gone: 1 / 3,
  prices: 1 / 4,
  doubled: 1 / 10,
  renamed: 1 / 2,
  garbled: 1 / 10,
  refused: 1 / 2,
};

/** The names of the guards, by which an operator lets one import pass. */
export const GUARD_NAMES = Object.keys(DEFAULT_IMPORT_LIMITS) as readonly (keyof ImportLimits)[];

/** The change of a price, as a fraction of it, that counts as great: more than a usual price reduction. */
export const GREAT_PRICE_CHANGE = 0.3;
/** With fewer cases than these a share means nothing: three yachts of eight may well be sold in a day. */
const MIN_CASES = 10;

/** The counts of an import. */
export interface ImportCounts {
  readonly records: number;
  readonly listings: number;
  readonly doubled: number;
  readonly garbled: number;
  readonly refused: number;
  readonly pricesCompared: number;
  readonly pricesMoved: number;
}

/**
 * Returns one line for each guard that refuses the import, beginning with the guard's name; none if it may be applied.
 * @param onMarket yachts of this feed that were on the market before
 * @param gone those of them that the feed no longer has
 * @param come the likeness of the yachts that are new
 */
export function refusalsOf(
  counts: ImportCounts,
  { onMarket, gone, come }: { onMarket: number; gone: readonly KnownListing[]; come: ReadonlySet<string> },
  limits: ImportLimits,
): readonly string[] {
  const { records, doubled, garbled, refused, pricesCompared, pricesMoved } = counts;
  const renamed = gone.filter(({ likeness }) => come.has(likeness)).length;
  const checks = [
    [
      ...(['gone', gone.length, onMarket] as const),
      `${gone.length} of ${onMarket} yachts are no longer in the feed, which shrank by more than is usual`,
    ],
    [
      ...(['prices', pricesMoved, pricesCompared] as const),
      `${pricesMoved} of ${pricesCompared} prices moved by more than ${GREAT_PRICE_CHANGE * 100} % or to another currency`,
    ],
    ['doubled', doubled, records, `${doubled} of ${records} records have the id of another record`],
    ['renamed', renamed, gone.length, `${renamed} yachts came again under another id: the feed's ids have changed`],
    ['garbled', garbled, records, `${garbled} of ${records} records have letters like “Ã©”: the encoding is wrong`],
    ['refused', refused, records, `${refused} of ${records} records cannot be yachts of the site`],
  ] as const;
  return checks.flatMap(([guard, cases, of, line]) =>
    of >= MIN_CASES && cases > of * limits[guard] ? [`${guard}: ${line}`] : [],
  );
}

/** UTF-8 that was decoded as Windows-1252, and the replacement character for bytes that could not be decoded. */
const GARBLED = /\uFFFD|Ã[\u0080-\u00BF\u0152-\u2122]|â€[\u0080-\u2122]|Â[\u00A0-\u00BF]/;

/** Returns whether a text was decoded wrongly. */
export function isGarbled(text: string): boolean {
  return GARBLED.test(text);
}
