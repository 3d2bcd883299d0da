import { outboxContract } from './outbox-contract.ts';
import { memoryPlace, sqlitePlace } from './stores-fixture.ts';

outboxContract('memory', memoryPlace);
outboxContract('enquiry-sqlite', sqlitePlace);
