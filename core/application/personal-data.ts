import type { RateKey } from '../enquiry/rate-limit.ts';
import type { StoredEnquiry } from '../enquiry/stored-enquiry.ts';
import type { StoreFailure } from '../enquiry/stored-row.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import type { EnquiryStore } from '../ports/enquiry-store.ts';
import type { KeptLetter, KeptLetters } from '../ports/kept-letters.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { SubscriptionStore } from '../ports/subscription-store.ts';
import { ok, type Result } from '../shared/result.ts';

export interface PersonalDataPorts {
  readonly enquiries: Pick<EnquiryStore, 'list' | 'erase'>;
  readonly subscriptions: Pick<SubscriptionStore, 'byAddress' | 'erase'>;
  readonly letters: Pick<KeptLetters, 'about' | 'ofVisitor' | 'read' | 'erase'>;
  readonly rateLimits: Pick<RateLimits, 'forget'>;
}

/** Everything that the site keeps about one address. */
export interface PersonalData {
  readonly enquiries: readonly StoredEnquiry[];
  /** Null where the address has no subscription. */
  readonly subscription: Subscription | null;
  readonly letters: readonly KeptLetter[];
  /** The enquiries that cannot be read, which may be anybody's. */
  readonly unreadable: readonly StoredEnquiry[];
}

/** Enquiries that are read at once. */
const PAGE = 200;

/**
 * Finds everything about the person with an address (FM2, FM3). Addresses match in any case, and a tag such as `+yachts`
 * is a part of them.
 */
export async function findPersonalData(
  address: string,
  ports: PersonalDataPorts,
): Promise<Result<PersonalData, StoreFailure>> {
  const wanted = address.toLowerCase();
  const enquiries: StoredEnquiry[] = [];
  const unreadable: StoredEnquiry[] = [];
  for await (const page of enquiryPages(ports.enquiries)) {
    if (!page.ok) return page;
    enquiries.push(...page.value.filter(({ enquiry }) => enquiry?.content.email.toLowerCase() === wanted));
    unreadable.push(...page.value.filter(({ enquiry, erasedAt }) => enquiry === null && erasedAt === null));
  }
  const subscription = await ports.subscriptions.byAddress(wanted);
  if (!subscription.ok) return subscription;
  const ids = [...enquiries.map(({ reference }) => reference), ...(subscription.value ? [subscription.value.id] : [])];
  const letters = await lettersOf(wanted, ids, ports.letters);
  return letters.ok ? ok({ enquiries, subscription: subscription.value, letters: letters.value, unreadable }) : letters;
}

/**
 * Erases what was found about a person. The number, key and dates of an enquiry stay, as after any erasing.
 * @param countKey the key by which letters to the person are counted; null where the counts are not stored
 */
export async function erasePersonalData(
  { enquiries, subscription, letters }: PersonalData,
  ports: PersonalDataPorts,
  countKey: RateKey | null,
  now: number,
): Promise<Result<null, StoreFailure>> {
  const steps: readonly (() => Promise<Result<boolean, StoreFailure>>)[] = [
    ...enquiries.map(
      ({ reference }) =>
        () =>
          ports.enquiries.erase(reference, now),
    ),
    ...(subscription === null ? [] : [() => ports.subscriptions.erase(subscription.id)]),
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

/** Reads all enquiries page by page, the newest first; ends at the first page that cannot be read. */
export async function* enquiryPages(
  enquiries: Pick<EnquiryStore, 'list'>,
): AsyncGenerator<Result<readonly StoredEnquiry[], StoreFailure>> {
  let after: StoredEnquiry | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof enquiries.list>> = await enquiries.list({ most: PAGE, after });
    yield page;
    if (!page.ok) return;
    after = page.value.at(-1) ?? null;
    if (page.value.length < PAGE) return;
  }
}

/** Finds the letters about a person's enquiries and subscription, and those to and from the address, each once. */
async function lettersOf(
  address: string,
  ids: readonly string[],
  letters: PersonalDataPorts['letters'],
): Promise<Result<readonly KeptLetter[], StoreFailure>> {
  const written = await letters.ofVisitor(address);
  if (!written.ok) return written;
  const found = new Map(written.value.map((letter) => [letter.name, letter]));
  const about = await letters.about(ids);
  if (!about.ok) return about;
  for (const name of about.value) {
    if (found.has(name)) continue;
    const letter = await letters.read(name);
    if (!letter.ok) return letter;
    if (letter.value !== null) found.set(name, letter.value);
  }
  return ok([...found.values()]);
}
