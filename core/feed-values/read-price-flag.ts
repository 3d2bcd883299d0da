import { err, ok } from '../shared/result.ts';
import { readYesNo } from './feed-words.ts';
import { phraseMeaning, wordTable } from './phrase-table.ts';
import { readMoney } from './read-money.ts';
import type { Reading } from './reading.ts';

const WORDS = wordTable<boolean>([
  [true, 'x; on; checked; hidden; hide; private'],
  [
    false,
    'off; unchecked; none; null; n a; not hidden; visible; shown; show; public; asking; asking price; price; fixed; fixed price; list price; ' +
      'sale; for sale; selling price; negotiable; ono',
  ],
]);
const TICK = /^[✓✔☑]\ufe0f?$/u;

/**
 * Reads a flag that hides a price or says that it is on application (FD1): `yes`, `x`, `POA`, `on-request`. Null for an
 * empty one. An error hides the price too: a price that may have to be hidden is never shown.
 */
export function readPriceFlag(text: string): Reading<boolean> {
  const flag = text.trim();
  if (/^[-–—\s]*$/.test(flag)) return ok(null);
  if (TICK.test(flag)) return ok(true);
  const sense = readYesNo(flag) ?? phraseMeaning(flag, WORDS);
  if (sense !== null) return ok(sense);
  const money = readMoney(flag);
  return money.ok && money.value?.onApplication === true
    ? ok(true)
    : err('is not recognised, so that the price is hidden');
}
