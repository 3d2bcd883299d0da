import { alertRunsContract } from './alert-runs-contract.ts';
import { memoryPlace, sqlitePlace } from './stores-fixture.ts';

alertRunsContract('memory', memoryPlace);
alertRunsContract('enquiry-sqlite', sqlitePlace);
