import { readMoney } from '../../core/feed-values/read-money.ts';
import { isBlankValue } from '../../core/feed-values/reading.ts';
import type { FeedListing } from '../../core/import/feed-listing.ts';
import { err, ok } from '../../core/shared/result.ts';
import type { AdvertFields, AdvertValue } from './advert-fields.ts';
import { isOnApplication, mayHidePrice, readHidesPrice } from './price-signs.ts';
import { readCurrency, readLine, readVat } from './value-readers.ts';
import type { XmlElement } from './xml-element.ts';

/** Where a format has the asking price, the better paths first. */
export interface PricePaths {
  /** The element of one price, with all that belongs to it. */
  readonly element: string;
  readonly price: readonly string[];
  readonly currency: readonly string[];
  /** Flags that hide the price, or say that it is on application. */
  readonly hidden: readonly string[];
  readonly vat: readonly string[];
  /** The thing or time that the price is for, such as a week; none where it is for the yacht herself. */
  readonly period: readonly string[];
  /** Prices of a charter, which are left out: neither format says of which season they are. */
  readonly charter: readonly string[];
}

/**
 * Reads the asking price; one that is to be hidden, or is on application, is not kept (FD1). Of several prices the first
 * that says something is taken, with the currency, tax and period of its own element; a flag at any of them hides it.
 */
export function readSale(fields: AdvertFields, paths: PricePaths): FeedListing['sale'] {
  const isHidden = hidesPrice(fields, paths.hidden);
  const prices = paths.price.flatMap((path) => fields.all(path));
  const chosen = prices.find(({ text }) => saysSomething(text));
  const own = chosen === undefined ? null : priceElement(chosen, paths.element);
  const isOwn = (value: AdvertValue) => own === null || [own, null].includes(priceElement(value, paths.element));
  const currency = fields.first(paths.currency, readCurrency, isOwn);
  const vatPaid = fields.first(paths.vat, readVat, isOwn);
  const period = fields.first(paths.period, readLine, isOwn);
  const read = (text: string) => {
    const money = readMoney(text, { currency });
    if (!money.ok || money.value === null || money.value.price === null) return money;
    if (money.value.period === 'week') return err('is the price of a week');
    return period === null ? money : err(`is the price of a ${period}`);
  };
  const money = fields.first(
    paths.price,
    ({ text }) => read(text),
    (value) => value === chosen,
  );
  for (const other of prices.slice(chosen === undefined ? prices.length : prices.indexOf(chosen) + 1)) {
    if (saysSomething(other.text) && other.text !== chosen?.text) fields.leaveOut(other, 'stands beside another price');
  }
  const onApplication = isHidden || money?.onApplication === true;
  return {
    price: onApplication ? null : (money?.price ?? null),
    onApplication,
    vatPaid: vatPaid ?? money?.vatPaid ?? null,
    newToMarket: false,
  };
}

/** Returns whether any flag hides the price; one that cannot be read does, and is reported. */
function hidesPrice(fields: AdvertFields, paths: readonly string[], values = fields.own()): boolean {
  const flags = paths.flatMap((path) => fields.all(path));
  const others = values.filter((value) => !flags.includes(value) && mayHidePrice(value));
  const hiding = [...flags, ...others].filter((flag) => {
    const reading = readHidesPrice(flag);
    fields.markMapped(flag);
    if (!reading.ok) fields.leaveOut(flag, reading.error);
    return !reading.ok || reading.value === true;
  });
  return hiding.length > 0;
}

/** Whether a price is none, as `n/a` and 0 are. */
function saysSomething(text: string): boolean {
  const money = readMoney(text);
  return !isBlankValue(text) && (!money.ok || money.value !== null);
}

/** Returns the element of the price that a value belongs to; null for what is said of all of them. */
function priceElement({ path, element, parent }: AdvertValue, name: string): XmlElement | null {
  const [last, above] = path
    .toLowerCase()
    .replace(/\/@[^/]*$/, '')
    .split('/')
    .reverse();
  return last === name ? element : above === name ? parent : null;
}

const OF_CHARTERS: ReadonlySet<string> = new Set(['charter_data']);

/** Leaves out what a feed says of prices of a yacht that is not for sale: of a charter, it does not say which season it is. */
export function leaveOutPrices(fields: AdvertFields, paths: PricePaths): FeedListing['sale'] {
  for (const path of [...paths.currency, ...paths.vat, ...paths.period]) fields.all(path);
  const prices = [...paths.price, ...paths.charter];
  const isAsked = prices.flatMap((path) => fields.all(path)).some(({ text }) => isOnApplication(text));
  const onApplication = hidesPrice(fields, paths.hidden, [...fields.own(), ...fields.within(OF_CHARTERS)]) || isAsked;
  fields.first(prices, ({ text }) =>
    isOnApplication(text) ? ok(null) : err('is a price of a charter without its season'),
  );
  return { price: null, onApplication, vatPaid: null, newToMarket: false };
}
