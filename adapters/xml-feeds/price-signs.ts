import { readYesNo } from '../../core/feed-values/feed-words.ts';
import { readMoney } from '../../core/feed-values/read-money.ts';
import { readPriceFlag } from '../../core/feed-values/read-price-flag.ts';
import type { Reading } from '../../core/feed-values/reading.ts';
import { ok } from '../../core/shared/result.ts';
import type { AdvertValue } from './advert-fields.ts';

/*
 * Feeds of the same format have flags of their own that hide a price: `hide_price`, `price_on_request`, `<poa>` in the
 * price, `display="false"` at it. They are known by their names, without what is between the words.
 */

const PRICE = '(?:(?:asking|sale|sales|selling|list|the)?price)';
const HIDES = new RegExp(
  `^(?:is)?${PRICE}?(?:is)?(?:poa|hide|hides|hidden|(?:up)?onrequest|onapplication|onenquiry)${PRICE}?(?:flag)?$`,
);
const SHOWS = new RegExp(`^(?:is)?${PRICE}?(?:display|displayed|show|shown|visible)${PRICE}?(?:flag)?$`);
const MAX_WORDS_LENGTH = 100;

/** Whether a value may hide the price, by its name or, at a price, by what it says. */
export function mayHidePrice(value: AdvertValue): boolean {
  const name = nameOf(value);
  if (HIDES.test(name)) return true;
  return (
    isOfPrice(value) &&
    ((SHOWS.test(name) && !isMoney(value.text)) || isOnApplication(value.text) || HIDES.test(lettersOf(value.text)))
  );
}

/** Reads whether a sign hides the price; an error does. */
export function readHidesPrice(value: AdvertValue): Reading<boolean> {
  const isShown = SHOWS.test(nameOf(value)) ? readYesNo(value.text) : null;
  return isShown === null ? readPriceFlag(value.text) : ok(!isShown);
}

/** Whether a text is not a price, but says that it is on application. */
export function isOnApplication(text: string): boolean {
  const money = text.length > MAX_WORDS_LENGTH ? null : readMoney(text);
  return money?.ok === true && money.value?.onApplication === true;
}

/** Whether a text is a price to show, such as that of `display_price`. */
function isMoney(text: string): boolean {
  return /\d{3}/.test(text);
}

function nameOf({ path }: AdvertValue): string {
  return lettersOf(path.slice(path.lastIndexOf('/') + 1));
}

function lettersOf(text: string): string {
  return text
    .slice(0, MAX_WORDS_LENGTH)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

function isOfPrice({ path }: AdvertValue): boolean {
  return /price|qualifier/i.test(path);
}
