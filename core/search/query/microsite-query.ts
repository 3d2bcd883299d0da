import type { Market } from '../../market/market.ts';
import { type Currency, isCurrency } from '../../price/currency.ts';
import type { QueryCodec } from '../../routing/query-codec.ts';
import { readableQuery } from '../../routing/readable-query.ts';
import { isLengthUnit, type LengthUnit } from '../../yacht/length.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { listQuery } from './search-query.ts';
import { encodeCriteria } from './url-codec.ts';

/** The currency and unit that an address asks for; null where it leaves them to the visitor's own preferences. */
export interface AskedDisplay {
  readonly currency: Currency | null;
  readonly unit: LengthUnit | null;
}

const CURRENCY = 'currency';
const UNIT = 'unit';
export const NOTHING_ASKED: AskedDisplay = { currency: null, unit: null };

/**
 * The query of a microsite (product.md RT8): that of a list, and the currency and unit behind it. In a partner's frame
 * browsers send and keep no cookies of ours, so a choice has to travel in the address (product.md PR6).
 */
export function micrositeQuery(market: Market): QueryCodec {
  const list = listQuery(market);
  return {
    owns: (key) => key === CURRENCY || key === UNIT || list.owns(key),
    canonical: (query) => withDisplay(list.canonical(query), askedDisplay(query)),
  };
}

/** `?l=kind:sail&currency=usd&unit=feet`, what is not asked for left out. */
export function encodeMicrosite(criteria: Criteria, asked: AskedDisplay): string {
  return withDisplay(encodeCriteria(criteria), asked);
}

/** The currency and unit of an address or a form; of several the last valid one counts. Never throws. */
export function askedDisplay(query: string | URLSearchParams): AskedDisplay {
  const parameters = new URLSearchParams(readableQuery(typeof query === 'string' ? query : query.toString()));
  return {
    currency: parameters.getAll(CURRENCY).filter(isCurrency).at(-1) ?? null,
    unit: parameters.getAll(UNIT).filter(isLengthUnit).at(-1) ?? null,
  };
}

/** A list's own query with currency and unit behind it. */
export function withDisplay(query: string, asked: AskedDisplay): string {
  const parameters = [query.slice(1), ...displayFields(asked).map(({ name, value }) => `${name}=${value}`)];
  const all = parameters.filter((parameter) => parameter !== '').join('&');
  return all === '' ? '' : `?${all}`;
}

/** The same as fields of a form. */
export function displayFields({ currency, unit }: AskedDisplay): readonly { name: string; value: string }[] {
  return [
    ...(currency === null ? [] : [{ name: CURRENCY, value: currency }]),
    ...(unit === null ? [] : [{ name: UNIT, value: unit }]),
  ];
}
