import { memoryPlace, sqlitePlace } from './stores-fixture.ts';
import { subscriptionStoreContract } from './subscription-store-contract.ts';

subscriptionStoreContract('memory', memoryPlace);
subscriptionStoreContract('enquiry-sqlite', sqlitePlace);
