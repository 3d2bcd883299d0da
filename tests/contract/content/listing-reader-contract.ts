import { describe, expect, test } from 'vitest';
import { type FeedRecord, UnreadableFeed } from '../../../core/import/feed-listing.ts';
import type { ListingReader } from '../../../core/ports/listing-reader.ts';

/** A reader, and feeds that it can read. */
export interface ListingReaderWorld {
  readonly reader: ListingReader;
  /** Writes a feed with a yacht of each id, called `Yacht <id>`; null stands for a record without an id. */
  readonly feedOf: (ids: readonly (string | null)[]) => string;
  /** Returns the ref of the yacht of an id, where the format has refs of another form. */
  readonly refOf?: (id: string) => string;
}

/** Defines the contract suite of ListingReader. */
export function listingReaderContract(name: string, { reader, feedOf, refOf = (id) => id }: ListingReaderWorld): void {
  const read = async (text: string, size = 1000): Promise<readonly FeedRecord[]> => {
    const records: FeedRecord[] = [];
    for await (const record of reader.records(inParts(text, size))) records.push(record);
    return records;
  };
  const names = (records: readonly FeedRecord[]) =>
    records.map((record) => (record.kind === 'listing' ? `${record.listing.ref} ${record.listing.name}` : 'refused'));

  describe(`ListingReader: ${name}`, () => {
    test.each([1, 7, 100_000])('FD1 gives the listings in their order, from parts of %i bytes', async (size) => {
      const found = names(await read(feedOf(['1', 'b-2', '3']), size));
      expect(found).toEqual(['1', 'b-2', '3'].map((id) => `${refOf(id)} Yacht ${id}`));
    });

    test('FD1 reads a feed without yachts', async () => {
      expect(await read(feedOf([]))).toEqual([]);
    });

    test('FD1 refuses a record without an id, with its place, and goes on', async () => {
      const records = await read(feedOf(['1', null, '3']));
      expect(names(records)).toEqual([`${refOf('1')} Yacht 1`, 'refused', `${refOf('3')} Yacht 3`]);
      const refused = records[1] as Extract<FeedRecord, { kind: 'refused' }>;
      expect(refused.at).not.toBe('');
      expect(refused.problems.length).toBeGreaterThan(0);
    });

    test('FD1 does not take the first half of a feed that is cut off for the whole', async () => {
      const whole = feedOf(['1', '2', '3']);
      await expect(read(whole.slice(0, -Math.round(whole.length / 7)))).rejects.toThrow(UnreadableFeed);
    });
  });
}

async function* inParts(text: string, size: number): AsyncGenerator<Uint8Array, void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
