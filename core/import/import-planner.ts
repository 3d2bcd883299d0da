import { parseYacht } from '../records/parse-yacht.ts';
import type { CruisingArea } from '../yacht/yacht.ts';
import type { FeedListing, FeedRecord, LeftOutField } from './feed-listing.ts';
import { GREAT_PRICE_CHANGE, type ImportCounts, type ImportLimits, isGarbled, refusalsOf } from './import-guards.ts';
import { ImportReport, type ImportSummary } from './import-report.ts';
import { type KnownListing, listingMatchKey } from './known-listing.ts';
import { newId, newSlug } from './new-identity.ts';
import { leftOutFieldOf, withoutInvalidFields } from './record-problems.ts';
import { type YachtRecord, yachtRecordOf } from './yacht-record.ts';

export interface ImportContext {
  /** The name of the feed: lower case letters, digits and hyphens. */
  readonly feed: string;
  /** ISO 8601 date. */
  readonly today: string;
  /** The listings of earlier imports of this feed, by ref. */
  readonly known: ReadonlyMap<string, KnownListing>;
  readonly areas: ReadonlyMap<string, CruisingArea>;
  /** Whether another yacht, written by hand or of another feed, has a page with this slug. */
  readonly isSlugTaken: (slug: string) => boolean;
  readonly limits: ImportLimits;
  /** Returns a text of hexadecimal digits that differs for different texts. */
  readonly digest: (text: string) => string;
}

/** The changes to be written for a listing. */
export interface ListingWrite {
  readonly action: 'created' | 'changed' | 'returned' | 'withdrawn' | 'missing';
  readonly listing: KnownListing;
  /** Null where her record stays as it was, but for her withdrawal. */
  readonly record: YachtRecord | null;
}

type Taken = { readonly listing: KnownListing; readonly change: ListingWrite | null };

/** The end of an import. */
export interface ImportOutcome {
  /** The changes that only the end of the feed shows: yachts that it no longer has. */
  readonly withdrawn: readonly ListingWrite[];
  /** A line for each guard that refuses the import; nothing may then be applied. */
  readonly refusals: readonly string[];
  readonly summary: ImportSummary;
}

/**
 * Plans one import (FD1, FD2): takes the records of a feed one after another and says what each changes. It changes
 * nothing itself, and holds of each yacht what {@link KnownListing} has.
 */
export class ImportPlanner {
  readonly #context: ImportContext;
  readonly #report = new ImportReport();
  readonly #seen = new Map<string, KnownListing | null>();
  readonly #slugs = new Set<string>();
  readonly #come = new Set<string>();
  readonly #off: KnownListing[] = [];
  /** Refused records of which nobody knows whose they are. */
  #nameless = 0;
  readonly #counts = { records: 0, listings: 0, doubled: 0, garbled: 0, refused: 0, pricesCompared: 0, pricesMoved: 0 };

  constructor(context: ImportContext) {
    this.#context = context;
    for (const { slug } of context.known.values()) this.#slugs.add(slug);
  }

  /** Takes the next record; returns what is to be written for it, or null for nothing. */
  take(record: FeedRecord): ListingWrite | null {
    this.#counts.records += 1;
    if (record.kind === 'refused') {
      if (record.ref === null) this.#nameless += 1;
      return this.#refuse(record.at, record.ref, record.problems);
    }
    const { listing } = record;
    if (this.#seen.has(listing.ref)) {
      this.#counts.doubled += 1;
      const problem = 'is the id of an earlier record';
      return this.#refuse(record.at, null, [{ field: 'ref', value: listing.ref, problem }]);
    }
    if (isGarbled(textsOf(listing))) this.#counts.garbled += 1;
    const taken = isOff(listing) ? this.#takeOff(listing) : this.#takeOn(record);
    if (taken === null) return null;
    this.#seen.set(listing.ref, taken.listing);
    this.#report.count(taken.change?.action ?? 'unchanged');
    return taken.change;
  }

  /**
   * Ends the import. A yacht whose record was refused is not gone: she stays as she was. Where records without an id were
   * refused, one of them may be hers, so that she is gone only if the next import does not find her either.
   */
  finish(): ImportOutcome {
    const { known, today, limits } = this.#context;
    const vanished = [...known.values()].filter(({ ref, withdrawn }) => withdrawn === null && !this.#seen.has(ref));
    const withdrawn = vanished.map((listing): ListingWrite => {
      if (this.#nameless > 0 && !listing.isMissing) {
        this.#report.count('missing');
        return { action: 'missing', listing: { ...listing, isMissing: true }, record: null };
      }
      this.#report.count('withdrawn');
      const gone = { ...listing, isMissing: false, withdrawn: { on: today, because: 'left-market' as const } };
      return { action: 'withdrawn', listing: gone, record: null };
    });
    const onMarket = [...known.values()].filter((listing) => listing.withdrawn === null).length;
    const gone = [...vanished, ...this.#off];
    const refusals = refusalsOf(this.#counts as ImportCounts, { onMarket, gone, come: this.#come }, limits);
    return { withdrawn, refusals, summary: this.summary() };
  }

  /** Returns what was counted so far. */
  summary(): ImportSummary {
    return this.#report.summary(this.#counts.records);
  }

  #refuse(at: string, ref: string | null, problems: readonly LeftOutField[]): null {
    this.#counts.refused += 1;
    if (ref !== null && !this.#seen.has(ref)) this.#seen.set(ref, null);
    this.#report.refuse(at, ref, problems);
    return null;
  }

  /** Takes a listing that is sold or withdrawn. One that the site never had is none of its matters. */
  #takeOff(listing: FeedListing): Taken | null {
    const before = this.#context.known.get(listing.ref);
    if (before === undefined) {
      this.#report.count('offBefore');
      this.#seen.set(listing.ref, null);
      return null;
    }
    if (before.withdrawn !== null) return { listing: before, change: null };
    this.#off.push(before);
    const because = listing.status === 'sold' ? ('sold' as const) : ('left-market' as const);
    const gone = { ...before, isMissing: false, withdrawn: { on: this.#context.today, because } };
    return { listing: gone, change: { action: 'withdrawn', listing: gone, record: null } };
  }

  #takeOn(record: FeedRecord & { kind: 'listing' }): Taken | null {
    const { known, areas, today, digest } = this.#context;
    const { at, listing } = record;
    this.#counts.listings += 1;
    const before = known.get(listing.ref);
    const identity = before ?? this.#newIdentity(listing);
    const made = yachtRecordOf(listing, identity, areas, today);
    const parsed = parseYacht(made.record, areas);
    const implausible = (parsed.ok ? parsed.value.warnings : parsed.error).map((problem) =>
      leftOutFieldOf(problem, made.record),
    );
    if (!parsed.ok) return this.#refuse(at, listing.ref, [...record.leftOut, ...implausible]);
    this.#report.listing(record, [...record.leftOut, ...made.leftOut, ...implausible]);
    const { priceHistory } = parsed.value.yacht;
    const kept = withoutInvalidFields(made.record, parsed.value.warnings);
    this.#comparePrices(before, priceHistory);
    const hash = digest(JSON.stringify(kept));
    const isSame = before?.hash === hash && before.withdrawn === null && before.file !== null && !before.isMissing;
    if (isSame) return { listing: before, change: null };
    const likeness = listingMatchKey(listing);
    if (before === undefined) this.#come.add(likeness);
    this.#slugs.add(identity.slug);
    const { id, slug } = identity;
    const now = {
      ref: listing.ref,
      id,
      slug,
      hash,
      likeness,
      withdrawn: null,
      priceHistory,
      file: null,
      isMissing: false,
    };
    const action = before === undefined ? 'created' : before.withdrawn === null ? 'changed' : 'returned';
    return { listing: now, change: { action, listing: now, record: kept } };
  }

  #newIdentity(listing: FeedListing) {
    const { feed, isSlugTaken, digest } = this.#context;
    const slug = newSlug(listing, (one) => this.#slugs.has(one) || isSlugTaken(one));
    return { id: newId(feed, listing.ref, digest), slug, priceHistory: [] };
  }

  #comparePrices(known: KnownListing | undefined, now: KnownListing['priceHistory']): void {
    const before = known?.priceHistory.filter(({ on }) => on <= this.#context.today) ?? [];
    if (before.length === 0) return;
    this.#counts.pricesCompared += 1;
    const moved = now.slice(before.length).some((price) => {
      const old = before.findLast(({ market }) => market === price.market);
      if (old === undefined) return false;
      return old.currency !== price.currency || Math.abs(price.amount / old.amount - 1) > GREAT_PRICE_CHANGE;
    });
    if (moved) this.#counts.pricesMoved += 1;
  }
}

function isOff({ status }: FeedListing): boolean {
  return status === 'sold' || status === 'withdrawn';
}

/** The texts of a listing in which a wrong encoding shows. */
function textsOf({ name, builder, lying, descriptions }: FeedListing): string {
  return [name, builder, lying.place, ...Object.values(descriptions)].join('\n');
}
