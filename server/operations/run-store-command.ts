import { enquiryPages } from '../../core/application/personal-data.ts';
import type { RateLimitKey } from '../../core/enquiry/rate-limit.ts';
import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { StoreFailure } from '../../core/enquiry/stored-row.ts';
import type { Subscription } from '../../core/newsletter/subscription.ts';
import { csv } from '../../core/shared/csv.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import type { StoreCommand } from './commands.ts';
import { ENQUIRY_COLUMNS, enquiryDetails, enquiryLine, enquiryRow } from './enquiry-text.ts';
import { type CommandOutput, erasePerson, exportPerson } from './person-commands.ts';

type Ports = Pick<EnquiryPorts, 'enquiries' | 'outbox' | 'subscriptions' | 'alerts' | 'letters' | 'rateLimits'>;
/** Makes the key by which letters to an address are counted; null where the counts are not stored. */
export type AddressRateKey = ((address: string) => RateLimitKey) | null;
/** The result of a command: its output, or the reason for its failure. */
type Output = Promise<Result<CommandOutput, string>>;

/** Deliveries of one statement. */
const REVIVED_AT_ONCE = 1000;
const NONE = 'There is no enquiry with this number.';

/** Runs a command. @param now milliseconds since 1970 */
export function runStoreCommand(command: StoreCommand, ports: Ports, now: number, countKey: AddressRateKey): Output {
  const { enquiries, subscriptions } = ports;
  switch (command.name) {
    case 'list':
      return list(command, ports);
    case 'show':
      return printed(enquiries.byReference(command.reference), (stored) =>
        stored === null ? err(NONE) : whole(enquiryDetails(stored)),
      );
    case 'export':
      return exportAll(ports);
    case 'retry':
      return command.reference === null ? retryAll(ports.outbox, now) : retry(command.reference, ports, now);
    case 'erase':
      return erase(command.reference, ports, now);
    case 'export-person':
      return exportPerson(command.address, ports, now);
    case 'erase-person':
      return erasePerson({ ...command, countKey: countKey?.(command.address) ?? null }, ports, now);
    case 'subscribers':
      return printed(subscriptions.list(), ({ rows, unreadable }) =>
        ok({ text: csv([SUBSCRIBER_COLUMNS, ...rows.map(subscriberRow)]), unreadable }),
      );
    case 'forget':
      return forget(command.address, ports);
  }
}

/** Converts a store's answer into the output of a command. */
async function printed<T>(
  answer: Promise<Result<T, StoreFailure>>,
  print: (value: T) => Result<CommandOutput, string>,
): Output {
  const result = await answer;
  return result.ok ? print(result.value) : err(result.error.reason);
}

function whole(text: string): Result<CommandOutput, string> {
  return ok({ text, unreadable: [] });
}

async function list({ limit, undelivered }: Extract<StoreCommand, { name: 'list' }>, ports: Ports): Output {
  const lines: string[] = [];
  const unreadable: string[] = [];
  for await (const page of enquiryPages(ports.enquiries)) {
    if (!page.ok) return err(page.error.reason);
    unreadable.push(...page.value.unreadable);
    lines.push(...page.value.rows.filter((stored) => !undelivered || isUndelivered(stored)).map(enquiryLine));
    if (lines.length >= limit) break;
  }
  return ok({ text: lines.length === 0 ? 'None.' : lines.slice(0, limit).join('\n'), unreadable });
}

async function exportAll(ports: Ports): Output {
  const rows: (readonly string[])[] = [ENQUIRY_COLUMNS];
  const unreadable: string[] = [];
  for await (const page of enquiryPages(ports.enquiries)) {
    if (!page.ok) return err(page.error.reason);
    rows.push(...page.value.rows.map(enquiryRow));
    unreadable.push(...page.value.unreadable);
  }
  return ok({ text: csv(rows), unreadable });
}

/** Erases an enquiry, and its letters in the mailbox folder. */
async function erase(reference: EnquiryReference, { enquiries, letters }: Ports, now: number): Output {
  const erased = await enquiries.erase(reference, now);
  if (!erased.ok) return err(erased.error.reason);
  const names = await letters.about([reference]);
  if (!names.ok) return err(names.error.reason);
  for (const name of names.value) {
    const removed = await letters.erase(name);
    if (!removed.ok) return err(removed.error.reason);
  }
  if (!erased.value && names.value.length === 0) return err('There is no enquiry with this number, or it is erased.');
  return ok({ text: `${reference} is erased.`, unreadable: [], erased: [reference] });
}

async function retry(reference: EnquiryReference, { enquiries, outbox }: Ports, now: number): Output {
  const found = await enquiries.byReference(reference);
  if (!found.ok) return err(found.error.reason);
  return found.value === null
    ? err(NONE)
    : printed(outbox.revive(reference, now), (count) => whole(revivedText(count)));
}

async function retryAll(outbox: Ports['outbox'], now: number): Output {
  for (let count = 0; ; ) {
    const revived = await outbox.reviveAll({ now, limit: REVIVED_AT_ONCE });
    if (!revived.ok) return err(revived.error.reason);
    count += revived.value;
    if (revived.value < REVIVED_AT_ONCE) return whole(revivedText(count));
  }
}

function revivedText(count: number): string {
  return `${count} to be delivered again.`;
}

const SUBSCRIBER_COLUMNS = ['address', 'language', 'status', 'requested', 'confirmed', 'ended', 'consent'];

function subscriberRow({ address, locale, status, consent, ...instants }: Subscription): readonly string[] {
  const { requestedAt, confirmedAt, endedAt } = instants;
  const text = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  return [address, locale, status, text(requestedAt), text(confirmedAt), text(endedAt), consent];
}

async function forget(address: string, { subscriptions }: Ports): Output {
  const found = await subscriptions.byAddress(address);
  if (!found.ok) return err(found.error.reason);
  if (found.value === null) return err('There is no subscription for this address.');
  const { id } = found.value;
  return printed(subscriptions.erase(id), () =>
    ok({ text: 'The subscription is erased.', unreadable: [], erased: [id] }),
  );
}

function isUndelivered({ deliveries }: StoredEnquiry): boolean {
  return deliveries.some(({ status }) => status !== 'sent');
}
