import { readMoney } from '../../core/feed-values/read-money.ts';
import type { FeedListing } from '../../core/import/feed-listing.ts';
import { err } from '../../core/shared/result.ts';
import type { AdvertFields } from './advert-fields.ts';
import { readCurrencyOf, readOnApplication, readVatOf, readYesNoOf } from './value-readers.ts';

/** Where a format has the asking price, the better paths first. */
export interface PricePaths {
  readonly price: readonly string[];
  readonly currency: readonly string[];
  readonly onApplication: readonly string[];
  readonly hidden: readonly string[];
  readonly vat: readonly string[];
}

/** Reads the asking price; one that is to be hidden, or is on application, is not kept (FD1). */
export function readSale(fields: AdvertFields, paths: PricePaths): FeedListing['sale'] {
  const currency = fields.first(paths.currency, readCurrencyOf);
  const isOnApplication = fields.first(paths.onApplication, readOnApplication) === true;
  const isHidden = fields.first(paths.hidden, readYesNoOf) === true;
  const money = fields.first(paths.price, ({ text }) => readMoney(text, { currency }));
  const vatPaid = fields.first(paths.vat, readVatOf);
  const onApplication = isOnApplication || isHidden || money?.onApplication === true;
  return {
    price: onApplication ? null : (money?.price ?? null),
    onApplication,
    vatPaid: vatPaid ?? money?.vatPaid ?? null,
    newToMarket: false,
  };
}

/** Leaves out what a feed says of prices of a yacht that is not for sale: of a charter, it does not say which season it is. */
export function leaveOutPrices(fields: AdvertFields, paths: PricePaths): FeedListing['sale'] {
  for (const path of [...paths.currency, ...paths.onApplication, ...paths.hidden, ...paths.vat]) fields.all(path);
  fields.first(paths.price, () => err('is a price of a charter without its season'));
  return { price: null, onApplication: false, vatPaid: null, newToMarket: false };
}
