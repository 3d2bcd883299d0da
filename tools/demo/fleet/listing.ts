import { CURRENCIES } from '../../../core/price/currency.ts';
import { dateOfDay, dayNumber } from '../../../core/shared/calendar-day.ts';
import type { YachtRecord } from '../../content-records.ts';
import { saleStep, weekStep } from './prices.ts';
import type { Prng } from './prng.ts';
import { PRICE_REDUCED } from './ribbons.ts';
import { roundTo } from './rounding.ts';

/** The date of the demo fleet, and the most days since a yacht was verified. */
const TODAY = '2026-11-15';
const VERIFIED_WITHIN = 75;
const NEVER_VERIFIED = 0.04;
const HISTORY_SHARE = 0.35;
const INCREASES = 0.08;
const CHARTER_HISTORY_SHARE = 0.7;
const RATE_INCREASES = 0.8;

/** Draws the day of the verification, which is after the last change; withdrawn yachts have none. */
export function drawVerified({ updatedAt, withdrawn }: YachtRecord, prng: Prng): string | null {
  const last = dayOf(TODAY);
  const first = Math.max(last - VERIFIED_WITHIN, dayOf(updatedAt.slice(0, 10)));
  const day = prng.whole(first, last);
  return (withdrawn ?? null) !== null || prng.chance(NEVER_VERIFIED) ? null : dateOfDay(day);
}

/**
 * Draws the earlier asking prices, for a third of the yachts for sale at a price, and for all with a reduced price; the
 * last entry is today's. Each step back is a reduction of 3–9 %, or occasionally an increase.
 */
export function drawPriceHistory(yacht: YachtRecord, prng: Prng): NonNullable<YachtRecord['priceHistory']> {
  const isReduced = yacht.ribbonText?.en === PRICE_REDUCED.en;
  const isDrawn = prng.chance(HISTORY_SHARE) || isReduced;
  const currency = CURRENCIES.find((one) => yacht.prices[one].saleExchangeRate === '1');
  const price = Number(yacht.salePriceContractCurrency);
  const isAsked = (yacht.marketType === 'sale' || yacht.marketType === 'both') && !yacht.poa && price > 0;
  const isNew = yacht.saleNewToMarket === 'true';
  if (!isDrawn || !isAsked || (isNew && !isReduced) || currency === undefined) return [];
  let day = dayOf(yacht.updatedAt.slice(0, 10)) - prng.whole(0, 40);
  let amount = price;
  const history = [{ on: dateOfDay(day), market: 'sale' as const, currency, amount }];
  const earlier = prng.whole(1, 3);
  for (let step = 0; step < earlier; step += 1) {
    const isIncrease = prng.chance(INCREASES) && !(isReduced && step === 0);
    amount = before(amount, isIncrease ? -prng.between(0.02, 0.04) : prng.between(0.04, 0.08));
    day -= prng.whole(75, 260);
    history.unshift({ on: dateOfDay(day), market: 'sale', currency, amount });
  }
  return history;
}

/**
 * Draws the lowest weekly rates of earlier seasons, for about half of the charter yachts with a rate; the last entry is
 * today's. Rates change about once a year: most rise by 2.5–6 %, some fall by 3–7 %. None is from before she was built,
 * and a yacht that is new to charter has none.
 */
export function drawCharterHistory(yacht: YachtRecord, prng: Prng): NonNullable<YachtRecord['priceHistory']> {
  const isDrawn = prng.chance(CHARTER_HISTORY_SHARE);
  const currency = CURRENCIES.find((one) => yacht.prices[one].charterExchangeRate === '1');
  const rate = Number(yacht.charterPriceContractCurrency);
  const isAsked = (yacht.marketType === 'charter' || yacht.marketType === 'both') && !yacht.poa && rate > 0;
  if (!isDrawn || !isAsked || yacht.charterNewToMarket === 'true' || currency === undefined) return [];
  let day = dayOf(yacht.updatedAt.slice(0, 10)) - prng.whole(0, 60);
  let amount = rate;
  const history = [{ on: dateOfDay(day), market: 'charter' as const, currency, amount }];
  const earlier = prng.whole(1, 3);
  for (let season = 0; season < earlier; season += 1) {
    const change = prng.chance(RATE_INCREASES) ? prng.between(0.025, 0.06) : -prng.between(0.03, 0.07);
    const exact = amount / (1 + change);
    const before = roundTo(exact, weekStep(exact));
    day -= prng.whole(300, 420);
    if (dateOfDay(day) < `${yacht.builtyear}-06-01`) break;
    // If the rounded rate is the same, it did not change that year.
    if (before === amount) continue;
    amount = before;
    history.unshift({ on: dateOfDay(day), market: 'charter', currency, amount });
  }
  return history.length < 2 ? [] : history;
}

/** Returns the price before a reduction; it is rounded more finely than a first price, so that the percentage stays. */
function before(amount: number, reduction: number): number {
  const exact = amount / (1 - reduction);
  return roundTo(exact, saleStep(exact) / 5);
}

function dayOf(iso: string): number {
  const day = dayNumber(iso);
  if (day === null) throw new Error(`No day: ${iso}`);
  return day;
}
