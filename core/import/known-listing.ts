import type { WithdrawalReason } from '../market/market.ts';
import type { PriceHistoryEntry } from '../price/price-history.ts';
import { foldText } from '../text/fold-text.ts';
import type { FeedListing } from './feed-listing.ts';
import type { YachtIdentity } from './yacht-record.ts';

/** A listing that an earlier import brought, as the next one needs it. */
export interface KnownListing extends YachtIdentity {
  readonly ref: string;
  /** Changes with her record. */
  readonly hash: string;
  /** The same for the same yacht under another ref. */
  readonly likeness: string;
  /** Null while she is on the market. */
  readonly withdrawn: { readonly on: string; readonly because: WithdrawalReason } | null;
  readonly priceHistory: readonly PriceHistoryEntry[];
  /** Whether the last import did not find her, though one of the records that it could not read may have been hers. */
  readonly isMissing: boolean;
  /** The place of her record in the store; null for a new one, and for one that is lost. */
  readonly file: string | null;
}

/** Returns a text by which a yacht is known again whose ref has changed. */
export function listingMatchKey({ name, builder, model, builtYear, length }: FeedListing): string {
  return foldText([name, builder, model, builtYear, length].map((part) => part ?? '').join('|'));
}
