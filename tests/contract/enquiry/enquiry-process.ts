/**
 * Runs another process with the same file of enquiries: it sends forms that others send too, then delivers the messages
 * that it can claim.
 */

import { SqlEnquiryStore } from '../../../adapters/enquiry-sql/sql-enquiry-store.ts';
import { SqlOutbox } from '../../../adapters/enquiry-sql/sql-outbox.ts';
import { SqliteDatabase } from '../../../adapters/enquiry-sql/sqlite-database.ts';
import { deliveriesOf } from '../../../core/enquiry/delivery.ts';
import { SAMPLE_ENQUIRY } from '../../../core/enquiry/enquiry.fixture.ts';
import type { EnquiryReference, IdempotencyKey } from '../../../core/enquiry/reference.ts';
import type { Result } from '../../../core/shared/result.ts';

export interface ProcessResult {
  readonly accepted: readonly string[];
  readonly delivered: readonly string[];
}

const [file = '', name = '', forms = ''] = process.argv.slice(2);
const log = { warn: () => {} };
const database = new SqliteDatabase({ file });
const enquiries = new SqlEnquiryStore(database, log);
const outbox = new SqlOutbox(database, log);
const accepted: string[] = [];
for (let form = 0; form < Number(forms); form += 1) {
  const reference = `${name}-${form}` as EnquiryReference;
  const enquiry = { ...SAMPLE_ENQUIRY, reference, key: `form ${form}` as IdempotencyKey };
  accepted.push(answerOf(await enquiries.accept(enquiry, deliveriesOf(reference, ['webhook'], 0))).kind);
}

const delivered: string[] = [];
for (;;) {
  const claimed = answerOf(await outbox.claim({ lane: 'webhook', now: 1, leaseMs: 60_000, limit: 2 }));
  if (claimed.length === 0) break;
  for (const delivery of claimed) if (answerOf(await outbox.sent(delivery, 2))) delivered.push(delivery.id);
}
database.close();
const result: ProcessResult = { accepted, delivered };
process.stdout.write(JSON.stringify(result));

function answerOf<T, E>(answer: Result<T, E>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
