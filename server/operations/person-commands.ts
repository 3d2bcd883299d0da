import type { Alert } from '../../core/alerts/alert.ts';
import {
  erasePersonalData,
  findPersonalData,
  type PersonalData,
  type PersonalDataPorts,
} from '../../core/application/personal-data.ts';
import type { StoredDelivery } from '../../core/enquiry/delivery.ts';
import type { RateLimitKey } from '../../core/enquiry/rate-limit.ts';
import type { StoredEnquiry } from '../../core/enquiry/stored-enquiry.ts';
import type { Subscription } from '../../core/newsletter/subscription.ts';
import { err, ok, type Result } from '../../core/shared/result.ts';

export interface CommandOutput {
  /** The text to print. */
  readonly text: string;
  /** The ids of rows that cannot be read, so that the text may lack something. */
  readonly unreadable: readonly string[];
  /** Whether something is missing besides. */
  readonly isIncomplete?: boolean;
  /** The numbers and ids of what was erased, for the list that a restore reads. */
  readonly erased?: readonly string[];
}

/** Writes everything about a person as JSON, with times as ISO 8601 in UTC. */
export async function exportPerson(
  address: string,
  ports: PersonalDataPorts,
  now: number,
): Promise<Result<CommandOutput, string>> {
  const found = await findPersonalData(address, ports);
  if (!found.ok) return err(found.error.reason);
  const { enquiries, subscription, alerts, letters, ...rest } = found.value;
  const exported = {
    person: address,
    exportedAt: instant(now),
    enquiries: enquiries.map(enquiryRecord),
    newsletter: subscription && subscriptionRecord(subscription),
    alerts: alerts.map(alertRecord),
    letters: letters.map(({ name, content }) => ({ file: name, content })),
    unreadableEnquiries: rest.unreadableEnquiries,
    unreadableSubscriptions: rest.unreadableSubscriptions,
    unreadableAlerts: rest.unreadableAlerts,
  };
  return ok(printed(JSON.stringify(exported, null, 2), found.value));
}

export interface ErasePersonOptions {
  readonly address: string;
  /** Whether the command only says what it would erase. */
  readonly isDryRun: boolean;
  /** The key by which letters to the person are counted; null where the counts are not stored. */
  readonly countKey: RateLimitKey | null;
}

/** Erases everything about a person, and says how much that was. */
export async function erasePerson(
  { address, isDryRun, countKey }: ErasePersonOptions,
  ports: PersonalDataPorts,
  now: number,
): Promise<Result<CommandOutput, string>> {
  const found = await findPersonalData(address, ports);
  if (!found.ok) return err(found.error.reason);
  if (!isDryRun) {
    const erased = await erasePersonalData(found.value, ports, countKey, now);
    if (!erased.ok) return err(`Not everything is erased, try again: ${erased.error.reason}`);
  }
  const output = printed(summary(found.value, isDryRun), found.value);
  return ok(isDryRun ? output : { ...output, erased: idsOf(found.value) });
}

/** Returns what deliveries and backups know a person's things by. */
function idsOf({ enquiries, subscription, alerts }: PersonalData): readonly string[] {
  return [
    ...enquiries.map(({ reference }) => reference),
    ...(subscription === null ? [] : [subscription.id]),
    ...new Set(alerts.flatMap(({ id, reader }) => [id, reader])),
  ];
}

function printed(text: string, found: PersonalData): CommandOutput {
  const { unreadableEnquiries, unreadableSubscriptions, unreadableAlerts } = found;
  return { text, unreadable: [...unreadableEnquiries, ...unreadableSubscriptions, ...unreadableAlerts] };
}

function summary({ enquiries, subscription, letters, ...found }: PersonalData, isDryRun: boolean): string {
  const alerts = found.alerts.length + found.unreadableAlerts.length;
  if (enquiries.length === 0 && subscription === null && alerts === 0 && letters.length === 0) {
    return 'Nothing is kept about this address.';
  }
  const parts = [
    counted(enquiries.length, 'enquiry', 'enquiries'),
    counted(subscription === null ? 0 : 1, 'subscription', 'subscriptions'),
    counted(alerts, 'alert', 'alerts'),
    counted(letters.length, 'letter', 'letters'),
  ];
  const numbers = enquiries.map(({ reference }) => reference);
  const line = `${isDryRun ? 'Would erase' : 'Erased'}: ${parts.join(', ')}.`;
  return numbers.length === 0 ? line : `${line}\nNumbers: ${numbers.join(', ')}`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function enquiryRecord({ reference, receivedAt, enquiry, deliveries }: StoredEnquiry) {
  const { subject, missing, content, attachments, locale, currency, page, consent, routing } = enquiry ?? {};
  return {
    ...{ number: reference, receivedAt: instant(receivedAt) },
    ...{ subject, missing, content, attachments, locale, currency, page, consent, answeredBy: routing },
    deliveries: deliveries.map(deliveryRecord),
  };
}

function deliveryRecord({ channel, status, attempts, createdAt, dueAt }: StoredDelivery) {
  const times = status === 'waiting' ? { nextAttemptAt: instant(dueAt) } : { settledAt: instant(dueAt) };
  return { channel, status, attempts, createdAt: instant(createdAt), ...times };
}

function alertRecord({ question, frequency, requestedFrequency, ...alert }: Alert) {
  return { question, frequency, requestedFrequency, ...subscriptionRecord(alert) };
}

function subscriptionRecord({ address, locale, status, consent, ...instants }: Subscription) {
  const { requestedAt, confirmedAt, endedAt } = instants;
  return {
    ...{ address, locale, status, consent, requestedAt: instant(requestedAt) },
    confirmedAt: confirmedAt === null ? null : instant(confirmedAt),
    endedAt: endedAt === null ? null : instant(endedAt),
  };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
