import { enquiryArchiveContract } from './enquiry-archive-contract.ts';
import { memoryPlace, sqlitePlace } from './stores-fixture.ts';

enquiryArchiveContract('memory', memoryPlace);
enquiryArchiveContract('enquiry-sqlite', sqlitePlace);
