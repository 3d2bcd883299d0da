import type { Alert } from '../alerts/alert.ts';
import type { RateLimitKey } from '../enquiry/rate-limit.ts';
import type { StoredEnquiry } from '../enquiry/stored-enquiry.ts';
import type { StoredRows, StoreFailure } from '../enquiry/stored-row.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import type { AlertStore } from '../ports/alert-store.ts';
import type { EnquiryListPage, EnquiryStore } from '../ports/enquiry-store.ts';
import type { KeptLetter, KeptLetters } from '../ports/kept-letters.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { SubscriptionStore } from '../ports/subscription-store.ts';
import { ok, type Result } from '../shared/result.ts';

export interface PersonalDataPorts {
  readonly enquiries: Pick<EnquiryStore, 'list' | 'erase'>;
  readonly subscriptions: Pick<SubscriptionStore, 'list' | 'erase'>;
  readonly alerts: Pick<AlertStore, 'ofAddress' | 'erase'>;
  readonly letters: Pick<KeptLetters, 'about' | 'ofVisitor' | 'read' | 'erase'>;
  readonly rateLimits: Pick<RateLimits, 'forget'>;
}

/** Everything that the site keeps about one address. */
export interface PersonalData {
  /** In lower case. */
  readonly address: string;
  readonly enquiries: readonly StoredEnquiry[];
  /** Null where the address has no subscription. */
  readonly subscription: Subscription | null;
  readonly alerts: readonly Alert[];
  readonly letters: readonly KeptLetter[];
  /** The enquiries that cannot be read, by reference; they may be anybody's. */
  readonly unreadableEnquiries: readonly string[];
  /** The subscriptions that cannot be read, by id. */
  readonly unreadableSubscriptions: readonly string[];
  /** The alerts of the address that cannot be read, by id. */
  readonly unreadableAlerts: readonly string[];
}

/** Enquiries that are read at once. */
const PAGE = 200;

/**
 * Finds everything about the person with an address (FM2, FM3, FD6). Addresses match in any case, and a tag such as `+yachts`
 * is a part of them.
 */
export async function findPersonalData(
  address: string,
  ports: PersonalDataPorts,
): Promise<Result<PersonalData, StoreFailure>> {
  const wanted = address.toLowerCase();
  const alerts = await ports.alerts.ofAddress(wanted);
  if (!alerts.ok) return alerts;
  const enquiries: StoredEnquiry[] = [];
  const unreadableEnquiries: string[] = [];
  for await (const page of enquiryPages(ports.enquiries)) {
    if (!page.ok) return page;
    enquiries.push(...page.value.rows.filter(({ enquiry }) => enquiry?.content.email.toLowerCase() === wanted));
    unreadableEnquiries.push(...page.value.unreadable);
  }
  const subscriptions = await ports.subscriptions.list();
  if (!subscriptions.ok) return subscriptions;
  const { rows, unreadable: unreadableSubscriptions } = subscriptions.value;
  const subscription = rows.find((one) => one.address === wanted) ?? null;
  const { rows: ownAlerts, unreadable: unreadableAlerts } = alerts.value;
  const abouts = new Set([
    ...enquiries.map(({ reference }) => reference),
    ...(subscription ? [subscription.id] : []),
    ...ownAlerts.flatMap(({ id, reader }) => [id, reader]),
    ...unreadableAlerts,
  ]);
  const letters = await lettersOf(wanted, [...abouts], ports.letters);
  if (!letters.ok) return letters;
  return ok({
    ...{ address: wanted, enquiries, subscription, alerts: ownAlerts, letters: letters.value },
    ...{ unreadableEnquiries, unreadableSubscriptions, unreadableAlerts },
  });
}

/**
 * Erases what was found about a person. The number, key and dates of an enquiry stay, as after any erasing.
 * @param countKey the key by which letters to the person are counted; null where the counts are not stored
 */
export async function erasePersonalData(
  { address, enquiries, subscription, letters }: PersonalData,
  ports: PersonalDataPorts,
  countKey: RateLimitKey | null,
  now: number,
): Promise<Result<null, StoreFailure>> {
  const steps: readonly (() => Promise<Result<unknown, StoreFailure>>)[] = [
    ...enquiries.map(
      ({ reference }) =>
        () =>
          ports.enquiries.erase(reference, now),
    ),
    ...(subscription === null ? [] : [() => ports.subscriptions.erase(subscription.id)]),
    () => ports.alerts.erase(address),
    ...letters.map(
      ({ name }) =>
        () =>
          ports.letters.erase(name),
    ),
    ...(countKey === null ? [] : [() => ports.rateLimits.forget(countKey)]),
  ];
  for (const step of steps) {
    const done = await step();
    if (!done.ok) return done;
  }
  return ok(null);
}

/**
 * Reads all enquiries page by page, the newest first; ends at the first page that the store cannot give. Enquiries
 * whose text cannot be read are both among the rows and among the unreadable ones.
 */
export async function* enquiryPages(
  enquiries: Pick<EnquiryStore, 'list'>,
): AsyncGenerator<Result<StoredRows<StoredEnquiry>, StoreFailure>> {
  let after: EnquiryListPage['next'] = null;
  do {
    const page: Result<EnquiryListPage, StoreFailure> = await enquiries.list({ limit: PAGE, after });
    if (!page.ok) {
      yield page;
      return;
    }
    const { rows, unreadable, next } = page.value;
    const withoutText = rows.filter(({ enquiry, erasedAt }) => enquiry === null && erasedAt === null);
    yield ok({ rows, unreadable: [...unreadable, ...withoutText.map(({ reference }) => reference)] });
    after = next;
  } while (after !== null);
}

/** Finds the letters about a person's enquiries, subscription and alerts, and those to and from the address, each once. */
async function lettersOf(
  address: string,
  abouts: readonly string[],
  letters: PersonalDataPorts['letters'],
): Promise<Result<readonly KeptLetter[], StoreFailure>> {
  const written = await letters.ofVisitor(address);
  if (!written.ok) return written;
  const found = new Map(written.value.map((letter) => [letter.name, letter]));
  const about = await letters.about(abouts);
  if (!about.ok) return about;
  for (const name of about.value) {
    if (found.has(name)) continue;
    const letter = await letters.read(name);
    if (!letter.ok) return letter;
    if (letter.value !== null) found.set(name, letter.value);
  }
  return ok([...found.values()]);
}
