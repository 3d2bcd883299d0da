import { enquiryStoreContract } from './enquiry-store-contract.ts';
import { memoryPlace, sqlitePlace } from './stores-fixture.ts';

enquiryStoreContract('memory', memoryPlace);
enquiryStoreContract('enquiry-sqlite', sqlitePlace);
