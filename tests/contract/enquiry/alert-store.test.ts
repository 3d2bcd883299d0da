import { alertStoreContract } from './alert-store-contract.ts';
import { memoryPlace, sqlitePlace } from './stores-fixture.ts';

alertStoreContract('memory', memoryPlace);
alertStoreContract('enquiry-sqlite', sqlitePlace);
