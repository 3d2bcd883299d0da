import { onTestFinished } from 'vitest';
import { alertRunStoreContract } from './alert-run-store-contract.ts';
import { alertStoreContract } from './alert-store-contract.ts';
import { enquiryArchiveContract } from './enquiry-archive-contract.ts';
import { enquiryStoreContract } from './enquiry-store-contract.ts';
import { outboxContract } from './outbox-contract.ts';
import { rateLimitsContract } from './rate-limits-contract.ts';
import { postgresPlaces } from './stores-fixture.ts';
import { subscriptionStoreContract } from './subscription-store-contract.ts';

const place = postgresPlaces();

enquiryStoreContract('enquiry-postgres', place);
outboxContract('enquiry-postgres', place);
subscriptionStoreContract('enquiry-postgres', place);
alertStoreContract('enquiry-postgres', place);
alertRunStoreContract('enquiry-postgres', place);
enquiryArchiveContract('enquiry-postgres', place);
rateLimitsContract('enquiry-postgres', async (nodes) => {
  const { open, remove } = await place();
  onTestFinished(remove);
  return Array.from({ length: nodes }, () => open().limits);
});
