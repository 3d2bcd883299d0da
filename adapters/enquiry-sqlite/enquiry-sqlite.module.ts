import { ContainerModule } from 'inversify';
import { EnquiryStore } from '../../core/ports/enquiry-store.ts';
import { Outbox } from '../../core/ports/outbox.ts';
import { SubscriptionStore } from '../../core/ports/subscription-store.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { SqliteEnquiryStore } from './sqlite-enquiry-store.ts';
import { SqliteOutbox } from './sqlite-outbox.ts';
import { SqliteSubscriptionStore } from './sqlite-subscription-store.ts';

/** Enquiries in a file. It is made by the caller, who closes it at the end. */
export function enquirySqliteModule(database: SqliteDatabase): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<EnquiryStore>(EnquiryStore).toConstantValue(new SqliteEnquiryStore(database));
    bind<Outbox>(Outbox).toConstantValue(new SqliteOutbox(database));
    bind<SubscriptionStore>(SubscriptionStore).toConstantValue(new SqliteSubscriptionStore(database));
  });
}
