import { MARKETS, type Market } from '../market/market.ts';
import { contractCurrency } from '../price/contract-currency.ts';
import { CURRENCIES, type Currency } from '../price/currency.ts';
import { SEASONS, type Season } from '../price/season.ts';
import { headlinePrice, type ShownMoney } from '../yacht/headline-price.ts';
import { isOfferedOn } from '../yacht/market-rules.ts';
import type { Yacht } from '../yacht/yacht.ts';

/** The reason why a yacht is on no market: known but not offered, sold, withdrawn otherwise, or unknown. */
export type OffMarketReason = 'ghost' | 'sold' | 'left-market' | 'unknown';

export type MarketOffer =
  | { readonly kind: 'price'; readonly amount: number; readonly currency: Currency; readonly rate: OfferRate | null }
  /** Price on application. */
  | { readonly kind: 'poa' }
  /** Without a price. */
  | { readonly kind: 'inquire' };

/** The season and level of a charter rate; an offer has none for a yearly rate or an asking price. */
export interface OfferRate {
  readonly season: Season;
  readonly level: 'high' | 'low' | null;
}

/** The listing status of a yacht on a day: offered on one market or both, or on none. */
export type ListingStatus =
  | { readonly kind: 'offered'; readonly charter: MarketOffer | null; readonly sale: MarketOffer | null }
  | { readonly kind: 'off'; readonly why: OffMarketReason };

const PRICE = /^([1-9]\d{0,11})(aud|eur|gbp|usd)(?:([sw])([hl]?))?$/;
/** The first amount with too many digits for a link. */
const MAX_AMOUNT = 1e12;
const OFF: Readonly<Record<OffMarketReason, string>> = { ghost: 'g', sold: 'x', 'left-market': 'w', unknown: '-' };
const MARKET_LETTERS: Readonly<Record<Market, string>> = { charter: 'c', sale: 's' };

/**
 * Returns the listing status of a yacht, with prices in her contract currency, which exchange rates do not change.
 * @param yacht null if she is not in the catalogue
 * @param today ISO 8601 date
 */
export function listingStatusOf(yacht: Yacht | null, today: string): ListingStatus {
  if (yacht === null) return { kind: 'off', why: 'unknown' };
  if (yacht.withdrawn !== null) return { kind: 'off', why: yacht.withdrawn.because };
  if (yacht.market === 'ghost') return { kind: 'off', why: 'ghost' };
  if (yacht.market === 'none') return { kind: 'off', why: 'unknown' };
  const offer = (market: Market) => (isOfferedOn(yacht.market, market) ? offerOf(yacht, market, today) : null);
  return { kind: 'offered', charter: offer('charter'), sale: offer('sale') };
}

/** Writes a listing status for an address: `c185000eursl.s9500000eur`, `spoa`, `c`, `x`. */
export function encodeListingStatus(status: ListingStatus): string {
  if (status.kind === 'off') return OFF[status.why];
  return MARKETS.flatMap((market) => {
    const offer = status[market];
    return offer === null ? [] : [MARKET_LETTERS[market] + offerText(offer)];
  }).join('.');
}

/** Reads what {@link encodeListingStatus} wrote; null for anything else. */
export function decodeListingStatus(text: string): ListingStatus | null {
  for (const why of ['ghost', 'sold', 'left-market', 'unknown'] as const) {
    if (text === OFF[why]) return { kind: 'off', why };
  }
  const parts = text.split('.');
  const [charter, sale] = MARKETS.map((market) => {
    const part = parts[0]?.startsWith(MARKET_LETTERS[market]) ? parts.shift() : undefined;
    return part === undefined ? null : readOffer(part.slice(1), market);
  });
  if (parts.length > 0 || charter === undefined || sale === undefined) return null;
  return charter === null && sale === null ? null : { kind: 'offered', charter, sale };
}

function offerOf(yacht: Yacht, market: Market, today: string): MarketOffer {
  const price = headlinePrice(yacht, market, contractCurrency(yacht.prices, market), today);
  switch (price.kind) {
    case 'asking':
      return priced(price, null);
    case 'from-per-week':
      return priced(price, price.season === null ? null : { season: price.season, level: price.level });
    case 'poa':
      return { kind: 'poa' };
    default:
      return { kind: 'inquire' };
  }
}

function priced({ amount, currency }: ShownMoney, rate: OfferRate | null): MarketOffer {
  const whole = Math.round(amount);
  return whole > 0 && whole < MAX_AMOUNT ? { kind: 'price', amount: whole, currency, rate } : { kind: 'inquire' };
}

function offerText(offer: MarketOffer): string {
  if (offer.kind !== 'price') return offer.kind === 'poa' ? 'poa' : '';
  const { amount, currency, rate } = offer;
  return `${amount}${currency}${rate === null ? '' : rate.season.charAt(0) + (rate.level?.charAt(0) ?? '')}`;
}

/** Reads an offer; undefined if it is invalid. */
function readOffer(text: string, market: Market): MarketOffer | undefined {
  if (text === '') return { kind: 'inquire' };
  if (text === 'poa') return { kind: 'poa' };
  const [, amount, code, seasonLetter, levelLetter] = PRICE.exec(text) ?? [];
  const currency = CURRENCIES.find((one) => one === code);
  if (currency === undefined) return undefined;
  const season = SEASONS.find((one) => one.charAt(0) === seasonLetter);
  if (season === undefined) return { kind: 'price', amount: Number(amount), currency, rate: null };
  if (market === 'sale') return undefined;
  const level = levelLetter === 'h' ? 'high' : levelLetter === 'l' ? 'low' : null;
  return { kind: 'price', amount: Number(amount), currency, rate: { season, level } };
}
