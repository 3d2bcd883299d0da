import type { Locale } from '../locale/locale.ts';
import type { Brand } from '../shared/brand.ts';

export type SubscriptionId = Brand<string, 'SubscriptionId'>;

/** Requested, confirmed by the link of a letter (double opt-in), or ended by the reader. */
export type SubscriptionStatus = 'pending' | 'confirmed' | 'ended';

/** A newsletter subscription (FM3). Instants are milliseconds since 1970. */
export interface Subscription {
  readonly id: SubscriptionId;
  /** In lower case. */
  readonly address: string;
  readonly locale: Locale;
  readonly status: SubscriptionStatus;
  /** The instant of the last request, and the consent sentence shown with it. */
  readonly requestedAt: number;
  readonly consent: string;
  readonly confirmedAt: number | null;
  readonly endedAt: number | null;
}
