import type { EnquiryReference } from '../../core/enquiry/reference.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import { csv } from '../../core/shared/csv.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';
import type { EnquiryPorts } from '../start/ports.ts';
import type { Command } from './commands.ts';
import { ENQUIRY_COLUMNS, enquiryDetails, enquiryRow, listLine } from './enquiry-text.ts';

type Ports = Pick<EnquiryPorts, 'enquiries' | 'outbox' | 'subscriptions'>;
/** The text to print, or the reason of a failure. */
type CommandOutput = Promise<Result<string, string>>;

const PAGE = 200;
const NONE = 'There is no enquiry with this number.';

/** Runs a command. `now` is in milliseconds since 1970. */
export function runCommand(command: Command, ports: Ports, now: number): CommandOutput {
  switch (command.name) {
    case 'list':
      return list(command, ports);
    case 'show':
      return show(command.reference, ports);
    case 'export':
      return exportAll(ports);
    case 'retry':
      return retry(command.reference, ports, now);
    case 'erase':
      return erase(command.reference, ports, now);
    case 'subscribers':
      return subscribers(ports);
    case 'forget':
      return forget(command.address, ports);
  }
}

async function list({ most, undelivered }: Extract<Command, { name: 'list' }>, ports: Ports): CommandOutput {
  const lines: string[] = [];
  for await (const page of pages(ports)) {
    if (!page.ok) return page;
    const wanted = page.value.filter((stored) => !undelivered || isUndelivered(stored));
    lines.push(...wanted.map(listLine));
    if (lines.length >= most) break;
  }
  return ok(lines.length === 0 ? 'None.' : lines.slice(0, most).join('\n'));
}

async function show(reference: EnquiryReference, { enquiries }: Ports): CommandOutput {
  const found = await enquiries.byReference(reference);
  if (!found.ok) return err(found.error.reason);
  return found.value === null ? err(NONE) : ok(enquiryDetails(found.value));
}

async function exportAll(ports: Ports): CommandOutput {
  const rows: (readonly string[])[] = [ENQUIRY_COLUMNS];
  for await (const page of pages(ports)) {
    if (!page.ok) return page;
    rows.push(...page.value.map(enquiryRow));
  }
  return ok(csv(rows));
}

async function retry(reference: EnquiryReference | null, ports: Ports, now: number): CommandOutput {
  if (reference !== null) {
    const found = await ports.enquiries.byReference(reference);
    if (!found.ok) return err(found.error.reason);
    if (found.value === null) return err(NONE);
    return revived(await ports.outbox.revive(reference, now));
  }
  const asked = await ports.subscriptions.list();
  if (!asked.ok) return err(asked.error.reason);
  const abouts: string[] = asked.value.map(({ id }) => id);
  for await (const page of pages(ports)) {
    if (!page.ok) return page;
    abouts.push(...page.value.filter(isUndelivered).map((stored) => stored.reference));
  }
  let count = 0;
  for (const about of abouts) {
    const again = await ports.outbox.revive(about, now);
    if (!again.ok) return err(again.error.reason);
    count += again.value;
  }
  return revived(ok(count));
}

function revived(again: Result<number, { readonly reason: string }>): Result<string, string> {
  return again.ok ? ok(`${again.value} to be delivered again.`) : err(again.error.reason);
}

async function erase(reference: EnquiryReference, { enquiries }: Ports, now: number): CommandOutput {
  const erased = await enquiries.erase(reference, now);
  if (!erased.ok) return err(erased.error.reason);
  return erased.value ? ok(`${reference} is erased.`) : err('There is no enquiry with this number, or it is erased.');
}

async function subscribers({ subscriptions }: Ports): CommandOutput {
  const all = await subscriptions.list();
  if (!all.ok) return err(all.error.reason);
  const instant = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  const rows = all.value.map(({ address, locale, status, requestedAt, confirmedAt, endedAt, consent }) => [
    address,
    locale,
    status,
    instant(requestedAt),
    instant(confirmedAt),
    instant(endedAt),
    consent,
  ]);
  return ok(csv([['address', 'language', 'status', 'requested', 'confirmed', 'ended', 'consent'], ...rows]));
}

async function forget(address: string, { subscriptions }: Ports): CommandOutput {
  const found = await subscriptions.byAddress(address);
  if (!found.ok) return err(found.error.reason);
  if (found.value === null) return err('There is no subscription of this address.');
  const erased = await subscriptions.erase(found.value.id);
  return erased.ok ? ok('The subscription is erased.') : err(erased.error.reason);
}

/** Reads all enquiries page by page, the newest first; ends at the first page that cannot be read. */
async function* pages({ enquiries }: Ports): AsyncGenerator<Result<readonly StoredEnquiry[], string>> {
  let after: StoredEnquiry | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof enquiries.list>> = await enquiries.list({ most: PAGE, after });
    if (!page.ok) return yield err(page.error.reason);
    yield ok(page.value);
    after = page.value.at(-1) ?? null;
    if (page.value.length < PAGE) return;
  }
}

function isUndelivered({ deliveries }: StoredEnquiry): boolean {
  return deliveries.some(({ status }) => status !== 'sent');
}
