import { readMoney } from '../../core/feed-values/read-money.ts';
import type { FeedPrice } from '../../core/import/feed-listing.ts';
import { ok } from '../../core/shared/result.ts';
import type { ListingFields } from './listing-fields.ts';

/** Reads an amount in decimal digits with its currency; null where the feed says none, or withholds it. */
export function moneyOf(fields: ListingFields, amount: string, currency: string): FeedPrice | null {
  const code = fields.text(currency) ?? '';
  return fields.read(amount, (digits) => {
    const money = readMoney(`${digits} ${code}`, { decimal: '.' });
    return money.ok ? ok(money.value?.price ?? null) : money;
  });
}
