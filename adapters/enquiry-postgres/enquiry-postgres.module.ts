import { ContainerModule } from 'inversify';
import { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { Outbox } from '../../core/ports/outbox.ts';
import { RateLimits } from '../../core/ports/rate-limits.ts';
import { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { PostgresEnquiryStore } from './postgres-enquiry-store.ts';
import { PostgresOutbox } from './postgres-outbox.ts';
import { PostgresRateLimits } from './postgres-rate-limits.ts';
import { PostgresSubscriptionStore } from './postgres-subscription-store.ts';

/** Enquiries on a server that several machines share. It is made by the caller, who closes it at the end. */
export function enquiryPostgresModule(database: PostgresDatabase): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<EnquiryStore>(EnquiryStore).toConstantValue(new PostgresEnquiryStore(database));
    bind<Outbox>(Outbox).toConstantValue(new PostgresOutbox(database));
    bind<SubscriptionStore>(SubscriptionStore).toConstantValue(new PostgresSubscriptionStore(database));
    bind<RateLimits>(RateLimits).toConstantValue(new PostgresRateLimits(database));
  });
}
