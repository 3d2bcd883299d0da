import type { Locale } from '../locale/locale.ts';
import type { Brand } from '../shared/brand.ts';

export type SubscriptionId = Brand<string, 'SubscriptionId'>;

/** Asked for, confirmed from the mailbox itself (double opt-in), or ended by the reader. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'ended';

/** Who wants the newsletter (product.md FM3). Instants are milliseconds since 1970. */
export interface Subscription {
  readonly id: SubscriptionId;
  /** In lower case. */
  readonly address: string;
  readonly locale: Locale;
  readonly status: SubscriptionStatus;
  /** When it was asked for last, and by which words. */
  readonly requestedAt: number;
  readonly consent: string;
  readonly confirmedAt: number | null;
  readonly endedAt: number | null;
}
