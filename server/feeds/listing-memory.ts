import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  type ListingRevision,
  type ListingRevisions,
  listingFactsText,
  updateSeenListings,
} from '../../core/feed/listing-revisions.ts';
import { fieldsOf, isRecord, parseJson } from '../../core/shared/parse-json.ts';
import type { Yacht } from '../../core/yacht/yacht.ts';

/**
 * Remembers each listing's last seen state for the feeds of searches, since a price may change without a change of the
 * record's date.
 */
export interface ListingMemory {
  /** Records the present state of the fleet and returns all that has been seen. Never rejects. */
  note(yachts: readonly Yacht[], now: string): Promise<ListingRevisions>;
}

const FORMAT = 1;
/** New yachts that are digested in one turn of the event loop. */
const YACHTS_PER_TURN = 64;

/**
 * Creates a memory that a file keeps across restarts. The memory starts empty where the file is missing or cannot be
 * read, and ends with the process where the file cannot be written.
 * @param file null keeps the memory in this process only
 */
export function createListingMemory(file: string | null, warn: (message: string) => void): ListingMemory {
  let seen: Promise<ListingRevisions> | null = null;
  const load = async () => (file === null ? new Map() : readSeen(file, warn));
  return {
    note(yachts, now) {
      seen = (seen ?? load()).then(async (before) => {
        await digestAll(yachts);
        const after = updateSeenListings(before, yachts, now, digestOf);
        if (after !== before && file !== null) await writeSeen(file, after, warn);
        return after;
      });
      return seen;
    },
  };
}

/** Digests of yachts that were noted before; a changed record is another object. */
const digests = new WeakMap<Yacht, string>();

function digestOf(yacht: Yacht): string {
  const known = digests.get(yacht);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(listingFactsText(yacht)).digest('base64url').slice(0, 16);
  digests.set(yacht, digest);
  return digest;
}

/** Digests a fleet, with a turn of the event loop after every few yachts that are new. */
async function digestAll(yachts: readonly Yacht[]): Promise<void> {
  let made = 0;
  for (const yacht of yachts) {
    if (digests.has(yacht)) continue;
    digestOf(yacht);
    made += 1;
    if (made % YACHTS_PER_TURN === 0) await setImmediate();
  }
}

async function readSeen(file: string, warn: (message: string) => void): Promise<ListingRevisions> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return new Map();
  const seen = parseSeen(text);
  if (seen === null) warn(`${file} cannot be read: the feeds of searches remember listings from now on`);
  return seen ?? new Map();
}

function parseSeen(text: string): ListingRevisions | null {
  const { form, listings } = fieldsOf(parseJson(text));
  if (form !== FORMAT || !isRecord(listings)) return null;
  const rows = Object.entries(listings).map(([id, row]) => [id, seenListing(row)] as const);
  return new Map(rows.flatMap(([id, row]) => (row === null ? [] : [[id, row] as const])));
}

function seenListing(row: unknown): ListingRevision | null {
  if (!Array.isArray(row)) return null;
  const [facts, changedAt = null]: unknown[] = row;
  if (typeof facts !== 'string') return null;
  const isInstant = typeof changedAt === 'string' && !Number.isNaN(Date.parse(changedAt));
  return { facts, changedAt: isInstant ? changedAt : null };
}

/** Writes the file atomically. */
async function writeSeen(file: string, seen: ListingRevisions, warn: (message: string) => void): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  const rows = [...seen].map(([id, { facts, changedAt }]) => [id, changedAt === null ? [facts] : [facts, changedAt]]);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, JSON.stringify({ form: FORMAT, listings: Object.fromEntries(rows) }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    warn(`${file} cannot be written (${String(error)}): a restart forgets when listings changed`);
  }
}
