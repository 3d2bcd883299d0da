import { alertRunStoreContract } from './alert-run-store-contract.ts';
import { memoryPlace, sqlitePlace } from './stores-fixture.ts';

alertRunStoreContract('memory', memoryPlace);
alertRunStoreContract('enquiry-sqlite', sqlitePlace);
