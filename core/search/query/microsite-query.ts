import type { Market } from '../../market/market.ts';
import { type Currency, isCurrency } from '../../price/currency.ts';
import type { QueryCodec } from '../../routing/query-codec.ts';
import { readableQuery } from '../../routing/readable-query.ts';
import { isLengthUnit, type LengthUnit } from '../../yacht/length.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { listQuery } from './search-query.ts';
import { encodeCriteria, joinParameters } from './url-codec.ts';

/** The currency and unit in the query of a microsite; null where the visitor's own preferences apply. */
export interface RequestedDisplay {
  readonly currency: Currency | null;
  readonly unit: LengthUnit | null;
}

const CURRENCY = 'currency';
const UNIT = 'unit';
export const NO_REQUESTED_DISPLAY: RequestedDisplay = { currency: null, unit: null };

/**
 * The codec of a microsite's query (RT8): that of a list, followed by currency and unit. In a partner's frame
 * browsers neither send nor store our cookies, so that the choice has to be part of the address (PR6).
 */
export function micrositeQuery(market: Market): QueryCodec {
  const list = listQuery(market);
  return {
    owns: (key) => key === CURRENCY || key === UNIT || list.owns(key),
    canonical: (query) => withDisplay(list.canonical(query), requestedDisplay(query)),
  };
}

/** Writes `?l=kind:sail&currency=usd&unit=feet`; null values are left out. */
export function encodeMicrosite(criteria: Criteria, display: RequestedDisplay): string {
  return withDisplay(encodeCriteria(criteria), display);
}

/** Reads the currency and unit of an address or form; of several the last valid one counts. Never throws. */
export function requestedDisplay(query: string | URLSearchParams): RequestedDisplay {
  const parameters = new URLSearchParams(readableQuery(typeof query === 'string' ? query : query.toString()));
  return {
    currency: parameters.getAll(CURRENCY).filter(isCurrency).at(-1) ?? null,
    unit: parameters.getAll(UNIT).filter(isLengthUnit).at(-1) ?? null,
  };
}

/** Appends currency and unit to a list's own query. */
export function withDisplay(query: string, display: RequestedDisplay): string {
  return joinParameters([query.slice(1), ...displayFields(display).map(({ name, value }) => `${name}=${value}`)]);
}

/** The currency and unit as hidden fields of a form. */
export function displayFields({ currency, unit }: RequestedDisplay): readonly { name: string; value: string }[] {
  return [
    ...(currency === null ? [] : [{ name: CURRENCY, value: currency }]),
    ...(unit === null ? [] : [{ name: UNIT, value: unit }]),
  ];
}
